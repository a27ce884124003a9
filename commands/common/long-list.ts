import type { Message } from '../../src/view/text/message.ts';
import type { Words } from '../../src/words/index.ts';

/** The longest list in one message. */
const LONGEST_LIST = 3500;

/** A list, a line each; a longer one is cut behind a line, and all of it goes along as a file. */
export const listMessage = (
  { commands }: Pick<Words, 'commands'>,
  text: string,
  file: { readonly name: string; readonly text: string },
): Message => {
  if (text.length <= LONGEST_LIST) return { text };
  return { text: `${text.slice(0, text.lastIndexOf('\n', LONGEST_LIST))}\n${commands.table.restInFile}`, file };
};
