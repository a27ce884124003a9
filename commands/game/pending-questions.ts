import type { InputContext } from '../../src/port/command.ts';
import { addToLimitedMap } from '../../src/session/base/keep-newest.ts';

/**
 * Files or modules that are kept until a question about them is answered. There is at most one for each person and
 * channel, in memory.
 */
export class ItemsAwaitingConfirmation<T> {
  readonly #most: number;
  readonly #waiting = new Map<string, T>();

  constructor(most: number) {
    this.#most = most;
  }

  put(act: InputContext, offer: T): void {
    addToLimitedMap(this.#waiting, this.#most, keyOf(act), offer);
  }

  take(act: InputContext): T | undefined {
    const offer = this.#waiting.get(keyOf(act));
    this.#waiting.delete(keyOf(act));
    return offer;
  }
}

const keyOf = ({ channel, person }: InputContext): string => `${channel} ${person.id}`;
