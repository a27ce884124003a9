import { type Act, cell, oneOf, side } from './act.ts';

const COUNTERS = [
  'Red Hand_Wealth',
  'Green Hand_Low',
  'Blue Hand_Rich',
  'Red Hand_Held',
  'Pile_Cards',
  'Red Cellar_Steps',
  'Green Cellar_All',
  'Red Nook_Near',
  'Marsh_Feet',
  'Red Den_Red spirits',
] as const;

/** What shows a picture, and what gives a file. */
export const board: Act = (bot, person) => bot.type(person, 'board');
export const log: Act = (bot, person) => bot.type(person, 'game log');
export const exported: Act = (bot, person) => bot.type(person, 'game export');

/** What tells without changing anything, and what watchers may not do. */
export const ASK: readonly Act[] = [
  board,
  (bot, person) => bot.type(person, 'piece list'),
  (bot, person, a) => bot.type(person, 'piece show', { piece: cell(a) }),
  (bot, person) => bot.type(person, 'hand show'),
  (bot, person) => bot.type(person, 'deck list'),
  (bot, person, a) => bot.type(person, 'deck show', { deck: oneOf(['Pile', 'Heap', 'Red Secrets'], a) }),
  log,
  (bot, person) => bot.type(person, 'game status'),
  (bot, person) => bot.type(person, 'game seats'),
  exported,
  (bot, person) => bot.type(person, 'game verify'),
  (bot, person) => bot.type(person, 'turn show'),
  (bot, person) => bot.type(person, 'play'),
  (bot, person) => bot.type(person, 'score show'),
  (bot, person, a) => bot.type(person, 'board', { step: String(a + 5) }),
  (bot, person, a) =>
    bot.type(person, 'piece show', { piece: oneOf(['Cobalt', 'Dahlia', 'Ember', 'Card', 'Mole 1', 'Ghost 1'], a) }),
  (bot, person, a, b) => bot.type(person, 'move', { piece: oneOf(['Cobalt', 'Falcon', 'Card'], a), to: cell(b) }),
  (bot, person, a) =>
    bot.type(person, 'move', {
      piece: oneOf(['Mole 1', 'Ghost 1', 'Vault A1'], a),
      to: oneOf(['Marsh A1', 'Vault A1'], a),
    }),
  (bot, person) => bot.complete(person, 'move', 'piece', ''),
  (bot, person, a) => bot.complete(person, 'move', 'to', '', { piece: cell(a) }),
  (bot, person) => bot.complete(person, 'piece show', 'piece', ''),
  (bot, person) => bot.complete(person, 'hand play', 'piece', ''),
  (bot, person) => bot.complete(person, 'deck draw', 'piece', '', { deck: 'Pile' }),
  (bot, person) => bot.complete(person, 'deck show', 'deck', ''),
  (bot, person) => bot.complete(person, 'board', 'around', ''),
  (bot, person) => bot.complete(person, 'board', 'step', ''),
  (bot, person) => bot.complete(person, 'game join', 'side', ''),
  (bot, person) => bot.type(person, 'counter show'),
  (bot, person) => bot.type(person, 'counter list'),
  (bot, person, a) => bot.type(person, 'counter show', { name: oneOf(COUNTERS, a) }),
  (bot, person, a) => bot.complete(person, 'counter show', 'name', oneOf(['', 'Red', 'Wealth'], a)),
  (bot, person, a) => bot.complete(person, 'counter define', 'on', oneOf(['', 'Red', 'V'], a)),
  (bot, person, a) =>
    bot.type(person, 'counter define', { name: 'Worth', on: `${side(a)} Hand`, sum: 'Worth', visible: 'all' }),
  (bot, person) => bot.type(person, 'counter refresh'),
  (bot, person, a) => bot.type(person, 'counter remove', { name: oneOf(COUNTERS, a) }),
  (bot, person, a, b) => bot.type(person, 'piece set', { piece: cell(a), property: oneOf(COUNTERS, b), value: '1' }),
  (bot, person, a) => bot.press(person, a),
  (bot, person, a) => bot.press(person, a),
];
