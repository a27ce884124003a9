import { type Module, surveyBoards } from '../../engine/index.ts';
import { yieldToEventLoop } from '../base/parts.ts';
import type { Step } from '../base/step.ts';

/**
 * Looks at the large boards of a module before anybody asks for a way across them, while others have the event loop in
 * between (Q4). What is wrong with a board is found by whoever asks for a way: nobody waits for this.
 */
export const survey = async (module: Module): Promise<void> => {
  try {
    for (const _ of surveyBoards(module)) await yieldToEventLoop();
  } catch {
    // A module of a damaged log.
  }
};

/** Whether a step puts another module under the game. */
export const bringsModule = ({ operation: { kind } }: Step): boolean => kind === 'start' || kind === 'reload';
