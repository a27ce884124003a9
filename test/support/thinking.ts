import { think } from '../../src/engine/opponent/think.ts';
import type { BotThinkingPorts } from '../../src/session/base/thinker.ts';

/** The bot thinks in this thread, and little, so that tests need no other one. */
export const thinkingHere: BotThinkingPorts = {
  think: async (question) => think({ ...question, nodes: 60 }),
  pause: 0,
};
