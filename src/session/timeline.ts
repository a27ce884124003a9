import type { Operation } from '../engine/core/operation.ts';

/** Which steps of play stand and which were undone, by number; an index of the log, kept in snapshots. */
export interface Timeline {
  /** Steps of play not undone, the newest last. */
  readonly done: number[];
  /** Steps undone and not lost since, the one to be done again first last. */
  readonly undone: number[];
}

export const newTimeline = (): Timeline => ({ done: [], undone: [] });

/** Notes one more step. A step of play loses what was undone before it (T15). */
export const advance = ({ done, undone }: Timeline, number: number, operation: Operation, isPlay: boolean): void => {
  if (operation.kind === 'undo') {
    for (let i = 0; i < operation.steps; i += 1) undone.push(done.pop() as number);
  } else if (operation.kind === 'redo') {
    for (let i = 0; i < operation.steps; i += 1) done.push(undone.pop() as number);
  } else if (isPlay) {
    done.push(number);
    undone.length = 0;
  }
};

/** The numbers of the steps that an operation speaks of, in the order in which it takes them. */
export const spokenOf = ({ done, undone }: Timeline, operation: Operation): readonly number[] => {
  if (operation.kind === 'undo') return newest(done, operation.steps);
  if (operation.kind === 'redo') return newest(undone, operation.steps);
  return operation.kind === 'ask' && operation.wants.what === 'undo' ? operation.wants.steps : [];
};

const newest = (numbers: readonly number[], count: number): readonly number[] =>
  numbers.slice(Math.max(0, numbers.length - count)).reverse();
