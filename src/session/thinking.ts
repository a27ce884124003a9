import { type ThinkingTask, type Thought, think } from '../engine/opponent/think.ts';

/** A search breaks off after so many milliseconds, whatever effort is left. */
const LONGEST_THOUGHT = 10_000;

/** Does a task in the thread. */
export const work = (task: ThinkingTask): Thought => {
  const until = performance.now() + LONGEST_THOUGHT;
  return think(task, () => performance.now() > until);
};
