/** Counts running tasks, so that a stop can wait for them (T28). */
export class RunningTasks {
  #count = 0;
  readonly #waiting: (() => void)[] = [];

  /** Counts a task as running until it ends. The task must never reject. */
  add(task: Promise<unknown>): void {
    this.#count += 1;
    const leave = (): void => {
      this.#count -= 1;
      if (this.#count > 0) return;
      for (const go of this.#waiting.splice(0)) go();
    };
    task.then(leave, leave);
  }

  /** Resolves to true when no task is running, or to false after `limit` milliseconds. */
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
