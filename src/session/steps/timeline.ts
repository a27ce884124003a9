import type { Operation } from '../../table/index.ts';

/** The done and the undone steps of play, by their numbers. This index of the log is kept in snapshots. */
export interface UndoTimeline {
  /** Steps of play that are not undone, the newest last. */
  readonly done: number[];
  /** Undone steps that can be redone, the next one last. */
  readonly undone: number[];
}

export const createUndoTimeline = (): UndoTimeline => ({ done: [], undone: [] });

/**
 * Adds a step. After a step of play, the undone steps can't be redone any more (T15). If the step is not in the public
 * log (`isTold`), they stay, and redo checks if each still fits (D7).
 */
export const advanceTimeline = (
  timeline: UndoTimeline,
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

/** Returns the numbers of the steps that an operation refers to, in its order. */
export const stepsReferredTo = ({ done, undone }: UndoTimeline, operation: Operation): readonly number[] => {
  if (operation.kind === 'undo') return operation.of ?? newest(done, operation.steps);
  if (operation.kind === 'redo') return operation.of ?? newest(undone, operation.steps);
  return operation.kind === 'ask' && operation.wants.what === 'undo' ? operation.wants.steps : [];
};

const newest = (numbers: readonly number[], count: number): readonly number[] =>
  numbers.slice(Math.max(0, numbers.length - count)).reverse();
