import type { PersonId } from '../../../src/table/index.ts';
import type { Bot } from '../bot.ts';
import { HOLLOW, MARSH } from '../worlds/war.ts';
import { type Act, nth, oneOf } from './act.ts';

const at = (number: number): string => `Marsh ${oneOf(MARSH, number)}`;

const below = (number: number): string => `Marsh ${oneOf(HOLLOW, number)}`;

/** The cells beside a cell of the board, and the second beyond it, as numbers to be added to its own. */
const STEPS = [1, 3, 11, 9, 4, 2, 6] as const;

/** What armies are called, and what people call them: names of their own side, of another, of nobody. */
const NAMES = ['Red Army 1', 'Green Army 1', 'Lions', 'Red Lions'] as const;

/** Does something with the unit of that number among a person's own, by its cell. */
const led = async (
  bot: Bot,
  person: PersonId,
  number: number,
  act: (from: string, cell: number) => Promise<void>,
): Promise<void> => {
  const from = await bot.unitAt(person, number);
  if (from !== undefined) await act(`Marsh ${from}`, MARSH.indexOf(from));
};

const beside = (from: number, number: number): string => at(from + oneOf(STEPS, number));

/** What players do with units and armies, by their cells. */
export const WAR: readonly Act[] = [
  (bot, person, a, b) => led(bot, person, a, (piece, from) => bot.type(person, 'move', { piece, to: beside(from, b) })),
  (bot, person, a, b) =>
    led(bot, person, a, (piece, from) => bot.type(person, 'move', { piece, to: beside(from, b), units: 'all' })),
  (bot, person, a, b) =>
    led(bot, person, a, (piece, from) => bot.type(person, 'move', { piece, to: beside(from, b), units: 'all' })),
  (bot, person, a, b) => led(bot, person, a, (piece) => bot.type(person, 'move', { piece, to: at(b), units: '1' })),
  (bot, person, a, b) =>
    led(bot, person, a, (piece) => bot.type(person, 'move', { piece, to: below(b), units: 'all' })),
  (bot, person, a, b) => led(bot, person, a, (piece) => bot.type(person, 'move', { piece, to: below(b), units: '1' })),
  (bot, person, a, b) =>
    led(bot, person, a, (army) => bot.type(person, 'army engage', { army, target: below(b), units: 'all' })),
  (bot, person, a, b) =>
    led(bot, person, a, (piece, from) =>
      bot.type(person, 'move', { piece, to: beside(from, b + 4), via: beside(from, b), units: 'all' }),
    ),
  (bot, person, a, b) =>
    led(bot, person, a, (piece, from) =>
      bot.type(person, 'move', { piece, to: beside(from, b), capture: beside(from, b), units: 'all' }),
    ),
  (bot, person, a, b) => bot.type(person, 'move', { piece: at(a), to: at(b) }),
  (bot, person, a) => led(bot, person, a % 2, (spot) => bot.type(person, 'army form', { at: spot })),
  (bot, person, a) => led(bot, person, a % 2, (spot) => bot.type(person, 'army form', { at: spot })),
  (bot, person, a, b) =>
    led(bot, person, a, (spot) => bot.type(person, 'army form', { at: spot, name: oneOf(NAMES, b) })),
  (bot, person, a, b) =>
    led(bot, person, a, (spot) =>
      bot.type(person, 'army join', { army: oneOf(['Red Army 1', 'Green Army 1', spot], b) }),
    ),
  (bot, person, a, b) =>
    led(bot, person, a, (spot) =>
      bot.type(person, 'army split', { army: oneOf(['Red Army 1', 'Green Army 1', spot], b), units: '1' }),
    ),
  (bot, person, a, b) =>
    led(bot, person, a, (spot) =>
      bot.type(person, 'army disband', { army: oneOf(['Red Army 1', 'Green Army 1', 'Lions', spot], b) }),
    ),
  (bot, person, a, b) => bot.type(person, 'army rename', { army: oneOf(NAMES, a), name: oneOf(NAMES, b) }),
  (bot, person, a, b) =>
    led(bot, person, a, (army, from) =>
      bot.type(person, 'army engage', { army, target: beside(from, b), units: 'all' }),
    ),
  (bot, person, a, b) =>
    led(bot, person, a, (army, from) => bot.type(person, 'army engage', { army, target: beside(from, b) })),
  (bot, person) => bot.type(person, 'army return'),
  (bot, person, a) => bot.type(person, 'piece delete', { piece: at(a) }),
  (bot, person, a, b) =>
    nth(bot, person, a, (piece) =>
      bot.type(person, 'piece set', { piece, property: 'Strength', value: String(b % 6) }),
    ),
  (bot, person, a) => nth(bot, person, a, (piece) => bot.type(person, 'piece flip', { piece })),
  (bot, person, a) =>
    bot.type(person, 'move', { piece: oneOf(['Pike', 'Rider', 'Red Army 1', 'Lions'], a), to: at(a) }),
  (bot, person, a) =>
    bot.type(
      person,
      'modifier order',
      Object.fromEntries([
        ['first', oneOf(['Drill', 'Warmth', 'Polish'], a)],
        ['then', 'Kin'],
      ]),
    ),
];

/** What tells of units and armies without changing anything. */
export const SCOUT: readonly Act[] = [
  (bot, person) => bot.type(person, 'board', { map: 'Marsh' }),
  (bot, person, a) =>
    bot.type(person, 'modifier explain', {
      subject: `cell ${below(a)}`,
      property: oneOf(['Neighbours', 'Terrain'], a),
    }),
  (bot, person, a) => bot.complete(person, 'move', 'to', oneOf(['', 'hol'], a), { piece: below(a) }),
  (bot, person) => bot.type(person, 'army list'),
  (bot, person, a) => bot.type(person, 'army show', { army: oneOf(['Red Army 1', 'Green Army 1', 'Lions', at(a)], a) }),
  (bot, person, a) => bot.type(person, 'piece show', { piece: at(a) }),
  (bot, person, a) =>
    bot.type(person, 'modifier explain', {
      subject: at(a),
      property: oneOf(['Strength', 'MovePoints', 'Terrain', 'cost'], a),
    }),
  (bot, person, a) =>
    nth(bot, person, a, (subject) =>
      bot.type(person, 'modifier explain', { subject, property: oneOf(['Strength', 'MovePoints'], a) }),
    ),
  (bot, person, a) => nth(bot, person, a, (piece) => bot.type(person, 'piece show', { piece })),
  (bot, person) => bot.type(person, 'modifier list'),
  (bot, person) => bot.complete(person, 'army form', 'at', ''),
  (bot, person) => bot.complete(person, 'army show', 'army', ''),
  (bot, person, a) => bot.complete(person, 'army engage', 'target', '', { army: at(a) }),
  (bot, person, a) => bot.complete(person, 'move', 'to', '', { piece: at(a) }),
  (bot, person, a) => bot.complete(person, 'move', 'units', '', { piece: at(a) }),
  (bot, person, a, b) => bot.complete(person, 'move', 'capture', '', { piece: at(a), to: at(b) }),
  (bot, person, a, b) => bot.complete(person, 'move', 'via', '', { piece: at(a), to: at(b) }),
  (bot, person) => bot.complete(person, 'modifier order', 'first', ''),
  (bot, person, a) => bot.complete(person, 'modifier explain', 'property', '', { subject: at(a) }),
];
