import { keepNewest } from '../session/base/keep-newest.ts';

/** So many messages that were changed by presses are known; a picture does not take longer than that many presses. */
const MOST_KNOWN_MESSAGES = 1000;

/**
 * Which press changed a message last, so that a picture that comes late brings nothing back that stood there before.
 */
export class Newest {
  /** By the interaction that the message answered. */
  readonly #presses = new Map<string, string>();

  /** Notes that a press changes its message. */
  changes(origin: string, { id }: { readonly id: string }): void {
    keepNewest(this.#presses, MOST_KNOWN_MESSAGES, origin, id);
  }

  /** Whether a message still is what this interaction made of it. */
  isOf(origin: string, { id }: { readonly id: string }): boolean {
    return (this.#presses.get(origin) ?? id) === id;
  }
}
