import type { Act } from '../../src/port/command.ts';
import { keepNewest } from '../../src/session/base/keep-newest.ts';

/**
 * Files or modules that wait for the answer to a question: one for each person and channel, in the memory of this
 * process.
 */
export class PendingQuestions<T> {
  readonly #most: number;
  readonly #waiting = new Map<string, T>();

  constructor(most: number) {
    this.#most = most;
  }

  put(act: Act, offer: T): void {
    keepNewest(this.#waiting, this.#most, keyOf(act), offer);
  }

  take(act: Act): T | undefined {
    const offer = this.#waiting.get(keyOf(act));
    this.#waiting.delete(keyOf(act));
    return offer;
  }
}

const keyOf = ({ channel, person }: Act): string => `${channel} ${person.id}`;
