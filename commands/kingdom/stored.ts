import type { Act, Reply } from '../../src/port/command.ts';
import { Unsettled } from '../../src/session/base/outcome.ts';
import { toAsker } from '../common/table.ts';

/** Runs a function; if the database doesn't answer, the reply says so. */
export const whileStored = async ({ words }: Act, run: () => Promise<Reply>): Promise<Reply> => {
  try {
    return await run();
  } catch (fault) {
    if (fault instanceof Unsettled) return toAsker(words.commands.table.noAnswer);
    throw fault;
  }
};
