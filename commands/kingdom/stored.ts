import type { InputContext, Reply } from '../../src/port/command.ts';
import { UncertainStateError } from '../../src/session/base/outcome.ts';
import { toAsker } from '../common/table.ts';

/** Runs a function; if the database doesn't answer, the reply says so. */
export const replyToDatabaseErrors = async ({ words }: InputContext, run: () => Promise<Reply>): Promise<Reply> => {
  try {
    return await run();
  } catch (fault) {
    if (fault instanceof UncertainStateError) return toAsker(words.commands.table.noAnswer);
    throw fault;
  }
};
