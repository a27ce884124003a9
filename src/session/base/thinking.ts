import { setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';
import { type ThinkingResult, type ThinkingTask, think } from '../../engine/opponent/think.ts';

/** The time in ms after which a search stops, even if effort remains. */
const LONGEST_THOUGHT = 10_000;

/**
 * The thread's priority: next to a busy process it gets about a third of the time. With a lower priority, other work
 * would starve it.
 */
const NICENESS = 5;

// On Linux a priority applies to one thread (U9); elsewhere it applies to the whole process.
if (process.platform === 'linux' && !isMainThread) setPriority(NICENESS);

export const work = (task: ThinkingTask): ThinkingResult => {
  const until = performance.now() + LONGEST_THOUGHT;
  return think(task, () => performance.now() > until);
};
