import type { PressInput, Reply } from '../../src/port/command.ts';
import { type Button, type Control, controlId, DISCORD_LIMITS, type Message } from '../../src/view/text/message.ts';
import { plain } from '../../src/view/text/text.ts';
import type { Words } from '../../src/words/index.ts';
import { button } from './buttons.ts';

/**
 * Descriptions instead of pictures (U15). A button below each picture shows the same message and choices, with the
 * picture described in words. `text`: replaces a private message. `words`: sends a private message below a public one.
 */

const VERBS = ['text', 'words'] as const;

const LONGEST = DISCORD_LIMITS.text - 200;

export const showAsTextButton = (
  { commands: { buttons } }: Words,
  how: (typeof VERBS)[number],
  command: string,
  game: string,
  ...shown: readonly string[]
): readonly Button[] => {
  const id = controlId(command, how, game, ...shown);
  return id.length > DISCORD_LIMITS.customId ? [] : [button(id, buttons.text)];
};

const isTextButton = ({ id }: Control): boolean => VERBS.some((verb) => id.split(':')[1] === verb);

export const describeSelects = (rows: readonly (readonly Control[])[]): readonly string[] =>
  rows.flatMap((row) =>
    row.flatMap((control) => {
      if (control.kind === 'button') return [];
      const options = control.options.map(({ label, description }) =>
        plain(description ? `${label} (${description})` : label, 200),
      );
      return [`${plain(control.placeholder, DISCORD_LIMITS.placeholder)}: ${options.join('; ')}`];
    }),
  );

/**
 * Replaces the picture of a message by its description. `picture`: the id of the button that shows the picture again.
 */
const inWords = (words: Words, { drawing, text, ask, rows = [], ...message }: Message, picture: string): Message => {
  const lines = [...(ask === undefined ? [] : [ask]), text, ...(drawing?.text === undefined ? [] : [drawing.text])];
  let left = LONGEST - lines.join('\n').length;
  for (const line of describeSelects(rows)) {
    left -= line.length + 1;
    if (left >= 0) lines.push(line);
  }
  const back = button(picture, words.commands.buttons.picture);
  return {
    ...message,
    text: lines.join('\n'),
    rows: rows.map((row) => row.map((one) => (isTextButton(one) ? back : one))),
  };
};

/**
 * Handles a press on a button that switches to words; undefined if another control was pressed. `verbs`: those that
 * only show something; `press`: the command's own handler.
 */
export const handleShowAsTextButton = async <Input extends PressInput>(
  input: Input,
  command: string,
  verbs: readonly string[],
  press: (input: Input) => Promise<Reply>,
): Promise<Reply | undefined> => {
  const [game = '', verb = '', ...args] = input.args;
  const how = VERBS.find((one) => one === input.verb);
  if (!how || !verbs.includes(verb)) return undefined;
  const reply = await press({ ...input, verb, args: [game, ...args] });
  const shown = reply.update ?? reply.answer;
  if (!shown?.drawing) return reply;
  const { to: _, ...message } = { to: 'asker', ...shown };
  const said = inWords(input.words, message, controlId(command, verb, game, ...args));
  return how === 'text' ? { update: said } : { answer: { ...said, to: 'asker' } };
};
