import { setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';
import { type ThinkingTask, type Thought, think } from '../../engine/opponent/think.ts';

/** A search stops after so many milliseconds, even if effort is left. */
const LONGEST_THOUGHT = 10_000;

/** The thread gets about a third of the time of an equally busy one. It must not get less, or other work starves it. */
const NICENESS = 5;

// On Linux a priority applies to one thread (U9); elsewhere it applies to the whole process.
if (process.platform === 'linux' && !isMainThread) setPriority(NICENESS);

export const work = (task: ThinkingTask): Thought => {
  const until = performance.now() + LONGEST_THOUGHT;
  return think(task, () => performance.now() > until);
};
