import { addToLimitedMap } from '../session/base/keep-newest.ts';

/** The number of changed messages that are remembered: a picture takes less time than this many presses. */
const MOST_KNOWN_MESSAGES = 1000;

/**
 * Remembers the last press that changed each message. A picture that is ready late then can't restore an older state.
 */
export class NewestPresses {
  readonly #presses = new Map<string, string>();

  changes(origin: string, { id }: { readonly id: string }): void {
    addToLimitedMap(this.#presses, MOST_KNOWN_MESSAGES, origin, id);
  }

  isOf(origin: string, { id }: { readonly id: string }): boolean {
    return (this.#presses.get(origin) ?? id) === id;
  }
}
