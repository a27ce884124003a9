import type { Clock } from '../base/ports.ts';

/** For so many milliseconds a help beside the log may wait to be written. */
const LAZY = 1000;

/** Writes a help some time after it changed, once for all changes of that time, one write after the other. */
export class LazyWrite {
  readonly #clock: Pick<Clock, 'after'>;
  readonly #write: () => Promise<void>;
  #waiting: (() => void) | undefined;
  #written: Promise<void> = Promise.resolve();

  /** `write` must not reject. */
  constructor(clock: Pick<Clock, 'after'>, write: () => Promise<void>) {
    this.#clock = clock;
    this.#write = write;
  }

  /** Has it written, at the latest by `flush`. */
  schedule(): void {
    this.#waiting ??= this.#clock.after(LAZY, () => void this.flush());
  }

  /** Writes now if a write is due, and waits for those that have begun. */
  async flush(): Promise<void> {
    if (this.#waiting) {
      this.#stop();
      this.#written = this.#written.then(() => this.#write());
    }
    await this.#written;
  }

  /** Drops a write that is due, and waits for those that have begun. */
  cancel(): Promise<void> {
    this.#stop();
    return this.#written;
  }

  #stop(): void {
    this.#waiting?.();
    this.#waiting = undefined;
  }
}
