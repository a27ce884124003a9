import type { Post } from '../../facts/stored-post.ts';
import type { Step } from '../base/step.ts';

/** An act of a turn that is not posted yet. Only its posts wait; the act itself is done (U3). */

export interface UnpostedStep {
  readonly step: number;
  readonly readers: readonly Post['reader'][];
  readonly back?: readonly number[];
  readonly again?: readonly number[];
}

/** The steps with waiting posts, for each reader. This index of the log is kept in snapshots. */
export class UnpostedSteps {
  #waiting: readonly UnpostedStep[];

  constructor(waiting: readonly UnpostedStep[] = []) {
    this.#waiting = waiting;
  }

  saved(): readonly UnpostedStep[] {
    return this.#waiting;
  }

  get numbers(): readonly number[] {
    return this.#waiting.map(({ step }) => step);
  }

  get readers(): ReadonlySet<Post['reader']> {
    return new Set(this.#waiting.flatMap(({ readers }) => readers));
  }

  waitingFor(reader: Post['reader']): readonly number[] {
    return this.#waiting.flatMap(({ step, readers }) => (readers.includes(reader) ? step : []));
  }

  /**
   * Returns the steps with posts that are still to be sent, the oldest first. Steps that were undone in the meantime
   * are left out.
   */
  standingFor(reader: Post['reader']): readonly number[] {
    let standing: readonly number[] = [];
    const gone = new Set<number>();
    for (const { step, readers, back, again } of this.#waiting) {
      if (!readers.includes(reader)) continue;
      if (back?.every((one) => standing.includes(one))) {
        standing = standing.filter((one) => !back.includes(one));
        for (const one of back) gone.add(one);
      } else if (again?.every((one) => gone.has(one))) {
        standing = [...standing, ...again].sort((a, b) => a - b);
        for (const one of again) gone.delete(one);
      } else standing = [...standing, step];
    }
    return standing;
  }

  /** Adds a step of the log. `spoken`: the steps that it undoes or redoes. */
  note(
    { number, operation: { kind }, posts }: Pick<Step, 'number' | 'operation' | 'posts'>,
    spoken: readonly number[],
  ) {
    const told = new Set(posts.flatMap((post) => (post.waits ? [] : post.reader)));
    if (told.has('channel')) this.#waiting = [];
    else if (told.size > 0)
      this.#waiting = this.#waiting.flatMap((one) => {
        const readers = one.readers.filter((reader) => !told.has(reader));
        return readers.length > 0 ? { ...one, readers } : [];
      });
    const readers = posts.flatMap((post) => (post.waits ? post.reader : []));
    if (readers.length === 0) return;
    const how = kind === 'undo' ? { back: spoken } : kind === 'redo' ? { again: spoken } : {};
    this.#waiting = [...this.#waiting, { step: number, readers, ...how }];
  }
}
