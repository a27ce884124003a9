import type { Clock } from '../base/ports.ts';

/** The delay of a write, in ms. */
const LAZY = 1000;

/** Writes hints with a delay, so that several changes need only one write. Writes run one after the other. */
export class DelayedWriter {
  readonly #clock: Pick<Clock, 'after'>;
  readonly #write: () => Promise<void>;
  #waiting: (() => void) | undefined;
  #written: Promise<void> = Promise.resolve();

  /** `write`: must not reject. */
  constructor(clock: Pick<Clock, 'after'>, write: () => Promise<void>) {
    this.#clock = clock;
    this.#write = write;
  }

  schedule(): void {
    this.#waiting ??= this.#clock.after(LAZY, () => void this.flush());
  }

  async flush(): Promise<void> {
    if (this.#waiting) {
      this.#stop();
      this.#written = this.#written.then(() => this.#write());
    }
    await this.#written;
  }

  cancel(): Promise<void> {
    this.#stop();
    return this.#written;
  }

  #stop(): void {
    this.#waiting?.();
    this.#waiting = undefined;
  }
}
