import { think } from '../../src/engine/opponent/think.ts';
import type { Thinking } from '../../src/session/base/thinker.ts';

/** The bot thinks in this thread, and little, so that tests need no other one. */
export const thinkingHere: Thinking = {
  think: async (question) => think({ ...question, nodes: 60 }),
  pause: 0,
};
