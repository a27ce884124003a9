import { SHUFFLES } from '../worlds/actions.ts';
import { ANN, EVE } from '../worlds/world.ts';
import { type Act, card, cell, nth, oneOf, side } from './act.ts';

/** Each is told in private what he gets. */
export const deal: Act = (bot, person) => bot.type(person, 'deck deal', { deck: 'Pile' });

export const draw: Act = (bot, person, a) => bot.type(person, 'deck draw', { deck: 'Pile', count: (a % 3) + 1 });
export const discard: Act = (bot, person, a) => bot.type(person, 'hand discard', { piece: card(a), to: 'Heap' });

/** What players do with cards, decks and turns. */
export const PLAY: readonly Act[] = [
  draw,
  (bot, person) => bot.type(person, 'deck draw', { deck: 'Pile' }),
  (bot, person, a) => bot.type(person, 'deck draw', { deck: 'Pile', to: cell(a) }),
  deal,
  (bot, person) => bot.type(person, 'deck shuffle', { deck: 'Pile' }),
  (bot, person) => bot.type(person, 'deck shuffle', { deck: 'Pile', discards: true }),
  (bot, person, a) => bot.type(person, 'deck peek', { deck: 'Pile', count: (a % 3) + 1 }),
  (bot, person, a, b) =>
    bot.type(person, 'deck return', { deck: 'Pile', piece: card(a), where: oneOf(['top', 'bottom', 'random'], b) }),
  (bot, person, a, b) => bot.type(person, 'hand play', { piece: card(a), to: cell(b) }),
  (bot, person, a, b) => bot.type(person, 'hand give', { piece: card(a), side: side(b) }),
  discard,
  (bot, person, a, b) => bot.type(person, 'move', { piece: cell(a), to: cell(b) }),
  (bot, person, a) => bot.type(person, 'move', { piece: cell(a), to: 'hand' }),
  (bot, person) => bot.type(person, 'turn end'),
  (bot, person) => bot.type(person, 'counter refresh'),
  (bot, person, a) => bot.press(person, a),
];

/** What covers and uncovers: the third of one's own pieces, whatever it is. */
export const COVER: readonly Act[] = [
  (bot, person, a) => nth(bot, person, a, (piece) => bot.type(person, 'piece hide', { piece })),
  (bot, person, a) => nth(bot, person, a, (piece) => bot.type(person, 'piece hide', { piece, what: 'existence' })),
  (bot, person, a) => nth(bot, person, a, (piece) => bot.type(person, 'piece reveal', { piece })),
  (bot, person, a) => nth(bot, person, a, (piece) => bot.type(person, 'piece reveal', { piece, person: EVE })),
  (bot, person, a) => nth(bot, person, a, (piece) => bot.type(person, 'piece peek', { piece })),
  (bot, person, a, b) => nth(bot, person, a, (piece) => bot.type(person, 'piece rotate', { piece, facing: b % 4 })),
  (bot, person, a, b) =>
    nth(bot, person, a, (piece) =>
      bot.type(person, 'piece order', { piece, to: oneOf(['top', 'up', 'down', 'bottom'], b) }),
    ),
  (bot, person, a, b) => nth(bot, person, a, (piece) => bot.type(person, 'piece give', { piece, side: side(b) })),
];

/** Ann has what lies open shuffled and handed out again, by one action. */
export const SHUFFLE_IN_ONE: readonly Act[] = SHUFFLES.map((name) => (bot) => bot.type(ANN, 'act', { name }));

export const undo: Act = (bot, person) => bot.type(person, 'game undo');

/** What takes steps back and does them again. */
export const HISTORY: readonly Act[] = [
  undo,
  undo,
  (bot, person) => bot.type(person, 'game undo', { steps: 2 }),
  (bot, person) => bot.type(person, 'game redo'),
];
