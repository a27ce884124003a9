import { keepNewest } from '../session/base/keep-newest.ts';

/** Changed messages to remember: a picture takes less time than this many presses. */
const MOST_KNOWN_MESSAGES = 1000;

/** Remembers the last press that changed each message, so that a late picture can't restore an older state. */
export class Newest {
  readonly #presses = new Map<string, string>();

  changes(origin: string, { id }: { readonly id: string }): void {
    keepNewest(this.#presses, MOST_KNOWN_MESSAGES, origin, id);
  }

  isOf(origin: string, { id }: { readonly id: string }): boolean {
    return (this.#presses.get(origin) ?? id) === id;
  }
}
