/** Runs asynchronous work one at a time, in the order of the calls. */
export class WorkQueue {
  #tail: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  get isEmpty(): boolean {
    return this.#waiting === 0;
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting += 1;
    const result = this.#tail.then(work);
    const ended = (): void => {
      this.#waiting -= 1;
    };
    this.#tail = result.then(ended, ended);
    return result;
  }

  async settled(): Promise<void> {
    await this.#tail;
  }
}
