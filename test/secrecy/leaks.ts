import { sideId } from '../../src/engine/play/queries.ts';
import { audienceOfPlayerOf, pieceVisibilityFor } from '../../src/engine/play/secrecy/hiding.ts';
import type { PersonId } from '../../src/table/index.ts';
import type { Message } from '../../src/view/text/message.ts';
import { textOf } from '../support/modules/file-text.ts';
import type { Audience, Bot, Leak } from './bot.ts';
import { ANN, BEN } from './worlds/world.ts';

/** Bots that leak, each on one surface: what the watchers must not know gets out there, and nowhere else. */

/** The name of something that Blue does not see: of the last such piece on the table. */
export const secret = ({ shadow }: Bot): string => {
  const blue = audienceOfPlayerOf(sideId('Blue'));
  const hidden = shadow
    ? [...shadow.table.all('piece')].filter((piece) => pieceVisibilityFor(shadow.table, piece, blue) !== 'face')
    : [];
  return hidden.at(-1)?.name ?? '';
};

const toBen = (change: (message: Message, bot: Bot) => Message): Leak => ({
  message: (message, to: Audience, bot) => (to === BEN ? change(message, bot) : message),
});

const text =
  (test: (message: Message) => boolean): NonNullable<Leak['message']> =>
  (message, to, bot) =>
    (to === BEN || to === 'channel') && test(message)
      ? { ...message, text: `${message.text} ${secret(bot)}` }
      : message;

const sentTo = (message: Message, ...people: readonly PersonId[]): readonly (readonly [PersonId, Message])[] =>
  people.map((one) => [one, message] as const);

const isRefusal = ({ text: said, rows, drawing, file }: Message): boolean =>
  !rows && !drawing && !file && / no |not |can't/.test(said);

const wealth = ({ shadow }: Bot): string => shadow?.table.get('tally', 'Red Hand_Wealth')?.sum ?? '';

export const leaks: { readonly [surface: string]: Leak } = {
  'the number of a counter': toBen((message, bot) => ({ ...message, text: `${message.text} ${wealth(bot)}` })),
  'an answer': toBen((message, bot) => ({ ...message, text: `${message.text} ${secret(bot)}` })),
  'a refusal': { message: text(isRefusal) },
  'a post': {
    message: (message, to, bot) =>
      to === 'channel' ? { ...message, text: `${message.text} ${secret(bot)}` } : message,
  },
  'the log': { message: text((message) => message.text.startsWith('**Log**')) },
  'the text of an undo': { message: text((message) => message.text.includes('take back')) },
  'a completion': {
    choices: (choices, to, bot) => (to === BEN ? [...choices, { name: secret(bot), value: 'x' }] : choices),
  },
  'the value of a completion': {
    choices: (choices, to, bot) =>
      to === BEN ? choices.map(({ name, value }) => ({ name, value: value + secret(bot).length })) : choices,
  },
  'the order of a completion': {
    choices: (choices, to, bot) => (to === BEN && secret(bot) < 'E' ? [...choices].reverse() : choices),
  },
  'a picture': {
    picture: (picture, to, bot) =>
      to === BEN && picture.shape !== 'kingdom' ? { ...picture, title: secret(bot) } : picture,
  },
  'the text instead of a picture': toBen((message, bot) =>
    message.drawing
      ? { ...message, drawing: { ...message.drawing, alt: secret(bot), picture: message.drawing.picture } }
      : message,
  ),
  "a file's name": toBen((message, bot) =>
    message.drawing
      ? { ...message, drawing: { ...message.drawing, alt: message.drawing.alt, name: `${secret(bot)}.png` } }
      : message,
  ),
  'an export': toBen((message, bot) =>
    message.file ? { ...message, file: { ...message.file, text: textOf(message.file.text) + secret(bot) } } : message,
  ),
  'the id of a control': toBen((message, bot) => ({
    ...message,
    ...(message.rows
      ? {
          rows: message.rows.map((row) =>
            row.map((control) => ({ ...control, id: `${control.id}:${secret(bot).length}` })),
          ),
        }
      : {}),
  })),
  mentions: {
    message: (message, to, bot) => (to === 'channel' && secret(bot) < 'E' ? { ...message, mentions: [ANN] } : message),
  },
  'that a message is there at all': {
    direct: (message, to, bot) =>
      to === BEN ? sentTo(message, ...(secret(bot) < 'E' ? [BEN, BEN] : [BEN])) : sentTo(message, to),
  },
  'the log of the process': { logged: (data, bot) => ({ ...data, why: secret(bot) }) },
  'a direct message to somebody else': {
    direct: (message, to) => (to === ANN ? sentTo(message, ANN, BEN) : sentTo(message, to)),
  },
};
