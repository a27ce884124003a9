import type { Message } from '../../src/view/text/message.ts';
import type { Words } from '../../src/words/index.ts';

const LONGEST_LIST = 3500;

/** Returns a list in a message. A longer list is cut after a line, and the whole list is attached as a file. */
export const createLongListMessage = (
  { commands }: Pick<Words, 'commands'>,
  text: string,
  file: { readonly name: string; readonly text: string },
): Message => {
  if (text.length <= LONGEST_LIST) return { text };
  return { text: `${text.slice(0, text.lastIndexOf('\n', LONGEST_LIST))}\n${commands.table.restInFile}`, file };
};
