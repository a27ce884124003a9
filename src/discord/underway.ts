/** Counts what has begun and is not finished, so that a stop can wait for it (T28). */
export class Underway {
  #count = 0;
  readonly #waiting: (() => void)[] = [];

  /** Never rejects: whatever is given deals with its own failures. */
  add(task: Promise<unknown>): void {
    this.#count += 1;
    const leave = (): void => {
      this.#count -= 1;
      if (this.#count > 0) return;
      for (const go of this.#waiting.splice(0)) go();
    };
    task.then(leave, leave);
  }

  /** Resolves when nothing is under way, `true`, or after so many milliseconds, `false`. */
  async idle(limit: number): Promise<boolean> {
    if (this.#count === 0) return true;
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), limit);
      this.#waiting.push(() => {
        clearTimeout(timer);
        resolve(true);
      });
    });
  }
}
