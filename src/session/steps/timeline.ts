import type { Operation } from '../../table/index.ts';

/** Which steps of play stand and which were undone, by number; an index of the log, kept in snapshots. */
export interface Timeline {
  /** Steps of play not undone, the newest last. */
  readonly done: number[];
  /** Steps undone and not lost since, the one to be done again first last. */
  readonly undone: number[];
}

export const newTimeline = (): Timeline => ({ done: [], undone: [] });

/**
 * Notes one more step. A step of play loses what was undone before it (T15), unless everybody's log has nothing of it
 * (`isTold`): then redo looks whether it may stay (D7).
 */
export const advance = (
  timeline: Timeline,
  number: number,
  operation: Operation,
  isPlay: boolean,
  isTold = true,
): void => {
  const { done, undone } = timeline;
  const spoken = stepsReferredTo(timeline, operation);
  if (operation.kind === 'undo') {
    for (const one of spoken) {
      take(done, one);
      undone.push(one);
    }
  } else if (operation.kind === 'redo') {
    for (const one of spoken) {
      take(undone, one);
      done.push(one);
    }
  } else if (isPlay) {
    done.push(number);
    if (isTold) undone.length = 0;
  }
};

const take = (numbers: number[], number: number): void => {
  const at = numbers.indexOf(number);
  if (at >= 0) numbers.splice(at, 1);
};

/** The numbers of the steps that an operation speaks of, in the order in which it takes them. */
export const stepsReferredTo = ({ done, undone }: Timeline, operation: Operation): readonly number[] => {
  if (operation.kind === 'undo') return operation.of ?? newest(done, operation.steps);
  if (operation.kind === 'redo') return operation.of ?? newest(undone, operation.steps);
  return operation.kind === 'ask' && operation.wants.what === 'undo' ? operation.wants.steps : [];
};

const newest = (numbers: readonly number[], count: number): readonly number[] =>
  numbers.slice(Math.max(0, numbers.length - count)).reverse();
