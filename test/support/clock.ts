import type { Clock } from '../../src/session/base/ports.ts';

interface Timer {
  readonly at: number;
  readonly call: () => void;
}

/** Waits until everything is done that waits for nothing but promises. */
const quiet = async (): Promise<void> => {
  for (let i = 0; i < 4; i += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** A clock that stands still until the test lets time pass. */
export class FakeClock implements Clock {
  #now = Date.UTC(2030, 0, 1);
  readonly #timers = new Set<Timer>();

  now(): number {
    return this.#now;
  }

  after(ms: number, call: () => void): () => void {
    const timer = { at: this.#now + ms, call };
    this.#timers.add(timer);
    return () => void this.#timers.delete(timer);
  }

  /** Lets so many milliseconds pass: whatever is due is called at its time, and done before the next. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms;
    await quiet();
    for (let next = this.#due(end); next; next = this.#due(end)) {
      this.#timers.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.call();
      await quiet();
    }
    this.#now = end;
  }

  /** Takes all timers away and lets so many milliseconds pass: the process that waited has ended. */
  skip(ms: number): void {
    this.#timers.clear();
    this.#now += ms;
  }

  #due(end: number): Timer | undefined {
    return [...this.#timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
  }
}
