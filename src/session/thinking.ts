import { type ThinkingTask, type Thought, think } from '../engine/opponent/think.ts';

/** A search breaks off after so many milliseconds, whatever effort is left. */
const LONGEST_THOUGHT = 10_000;

/** What the thread does with each question. */
export const work = (question: ThinkingTask): Thought => {
  const until = performance.now() + LONGEST_THOUGHT;
  return think(question, () => performance.now() > until);
};
