import { type Module, surveyBoards } from '../../engine/index.ts';
import { yieldToEventLoop } from '../base/parts.ts';
import type { Step } from '../base/step.ts';

/**
 * Prepares the large boards of a module for path finding, and yields to the event loop in between (Q4). Ignores faults.
 */
export const precomputeLargeBoards = async (module: Module): Promise<void> => {
  try {
    for (const _ of surveyBoards(module)) await yieldToEventLoop();
  } catch {
    // The module of a damaged log can have faults, which are reported elsewhere.
  }
};

export const hasNewModule = ({ operation: { kind } }: Step): boolean => kind === 'start' || kind === 'reload';
