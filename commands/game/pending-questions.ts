import type { Act } from '../../src/command.ts';

/**
 * What waits for the answer to a question, a file's text or a module: one for each person and channel, in the memory of
 * this process.
 */
export class PendingQuestions<T> {
  readonly #most: number;
  readonly #waiting = new Map<string, T>();

  /** So many wait at most; the oldest is forgotten. */
  constructor(most: number) {
    this.#most = most;
  }

  put(act: Act, offer: T): void {
    this.#waiting.delete(keyOf(act));
    this.#waiting.set(keyOf(act), offer);
    const [oldest] = this.#waiting.keys();
    if (this.#waiting.size > this.#most && oldest !== undefined) this.#waiting.delete(oldest);
  }

  take(act: Act): T | undefined {
    const offer = this.#waiting.get(keyOf(act));
    this.#waiting.delete(keyOf(act));
    return offer;
  }
}

const keyOf = ({ channel, person }: Act): string => `${channel} ${person.id}`;
