import type { OperationKind, PersonId } from '../../../src/table/index.ts';
import { ANN, BEN, CLO } from '../worlds/world.ts';
import { type Act, oneOf } from './act.ts';
import { SHUFFLE_IN_ONE } from './cards.ts';
import { actorNumber, doMade } from './made.ts';

/** What the rules of a module let people do, and what they press. */

const made =
  (kind: OperationKind): Act =>
  (bot, person, a, b) =>
    doMade(bot, kind, { who: actorNumber(person), what: 0, a, b, c: a + b });

const RING = ['A', 'B', 'C', 'D'].flatMap((column) => ['1', '2', '3', '4'].map((row) => `Ring ${column}${row}`));

const ringed: Act = (bot, person, a, b) =>
  bot.type(person, 'move', { piece: oneOf(RING, 5 * a), to: oneOf(RING, 3 * b + a) });

/** Actions, answers to what they ask, what all choose at once, and moves by rules. */
export const actOf = made('act');

export const RULES: readonly Act[] = [
  actOf,
  made('act'),
  made('act'),
  made('answer'),
  made('answer'),
  made('move'),
  made('next-phase'),
  ...SHUFFLE_IN_ONE,
  ringed,
  ringed,
];

const panel: Act = async (bot, person, a, b) => {
  await bot.type(person, 'play');
  for (const [number, option] of [
    [a, b],
    [a + b, a],
    [b, a + 1],
  ] as const)
    await bot.pressNewest(person, number, option);
};

export const replay: Act = (bot, person) => bot.type(person, 'game replay');

/** What is pressed on one's own panel, one press after the other: it offers by itself what the rules allow. */
export const PANEL: readonly Act[] = [
  panel,
  panel,
  panel,
  (bot, person, a, b) => bot.pressNewest(person, a, b),
  (bot, person, a, b) => bot.pressNewest(person, a + b, a),
  replay,
];

/** The house plays by what its side sees, and would play otherwise: the others choose among all else. */
const CHOICES = ['wait', 'skip', 'replace', 'forfeit'] as const;

/** The table agrees to a clock; time runs out, and the others choose what becomes of it. */
export const clocked: Act = async (bot, _: PersonId, a, b) => {
  await bot.type(ANN, 'game settings', { turn: '1 h' });
  for (const person of [BEN, CLO]) await bot.answer(person, 'agree');
  await bot.pass(2);
  for (const person of [ANN, BEN, CLO]) await bot.answer(person, 'timeout', `:${oneOf(CHOICES, b % 3 === 0 ? 0 : a)}`);
};
