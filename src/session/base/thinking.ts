import { setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';
import { type ThinkingTask, type Thought, think } from '../../engine/opponent/think.ts';

/** A search breaks off after so many milliseconds, whatever effort is left. */
const LONGEST_THOUGHT = 10_000;

/** Its thread gets about a third of the time of one that is as busy, and no less: others must not starve it. */
const NICENESS = 5;

// On Linux a priority is a thread's own (U9); elsewhere it would be the whole process's.
if (process.platform === 'linux' && !isMainThread) setPriority(NICENESS);

/** Does a task in the thread. */
export const work = (task: ThinkingTask): Thought => {
  const until = performance.now() + LONGEST_THOUGHT;
  return think(task, () => performance.now() > until);
};
