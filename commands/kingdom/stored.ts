import type { Act, Reply } from '../../src/port/command.ts';
import { Unsettled } from '../../src/session/base/outcome.ts';
import { toAsker } from '../common/table.ts';

/** Says that the store does not answer, where it does not. */
export const whileStored = async ({ words }: Act, run: () => Promise<Reply>): Promise<Reply> => {
  try {
    return await run();
  } catch (fault) {
    if (fault instanceof Unsettled) return toAsker(words.commands.table.noAnswer);
    throw fault;
  }
};
