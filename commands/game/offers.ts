import type { Act } from '../../src/command.ts';

/** So many files wait at most; the oldest is forgotten. */
const MOST = 4;

/** Files that wait for the answer to a question: one for each person and channel, in the memory of this process. */
export class Offers {
  readonly #texts = new Map<string, string>();

  put(act: Act, text: string): void {
    this.#texts.delete(keyOf(act));
    this.#texts.set(keyOf(act), text);
    const [oldest] = this.#texts.keys();
    if (this.#texts.size > MOST && oldest !== undefined) this.#texts.delete(oldest);
  }

  take(act: Act): string | undefined {
    const text = this.#texts.get(keyOf(act));
    this.#texts.delete(keyOf(act));
    return text;
  }
}

const keyOf = ({ channel, person }: Act): string => `${channel} ${person.id}`;
