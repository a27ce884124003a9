import { MOST_PIECES } from '../../../src/engine/forms.ts';
import type { Module } from '../../../src/engine/index.ts';
import { madeModule } from './any-module.ts';
import { dearModule } from './dear.ts';
import { moduleFrom } from './modules.ts';
import { type Dice, diceOf } from './whole-file.ts';

/** Random modules that ask for much work: many pieces, many cells, and lines that go through all of them. */

/** With so many times as many of each piece that the set-up names, as far as a file may have so many. */
const crowded = (module: Module, times: number): Module => {
  const counts = module.setup.flatMap(({ pieces }) => pieces.map(({ count }) => count));
  const all = counts.reduce((sum, count) => sum + count, 0);
  const factor = Math.max(1, Math.min(times, Math.floor(MOST_PIECES / Math.max(1, all))));
  return {
    ...module,
    setup: module.setup.map((stack) => ({
      ...stack,
      pieces: stack.pieces.map((one) => ({ ...one, count: one.count * factor })),
    })),
  };
};

const many = (count: number, one: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => one(i)).join(', ');

const AMOUNTS = ['S + 1', 'count(Main, S > 0)', 'sum(Main, S)', 'count(Main, count(Main, S > 1) > 0)', '2'];
const EACH = [
  'piece: "", on: Main',
  "piece: 'S > 0', on: Main",
  "piece: 'count(Main, S > 0) > 0', on: Main",
  'piece: "", on: Main, within: 3, of: it',
  'cell: "", on: Board',
  'side: ""',
];

/** `isTried`: a check follows, before which no die falls. */
const lines = (dice: Dice, count: number, isTried = false): string =>
  many(count, (i) => {
    const to = `'${dice.oneOf(AMOUNTS)}'`;
    return dice.oneOf([
      `{ let: x${i}, be: 'count(Main, S > ${i})' }`,
      `{ set: S, of: game, to: 'sum(Main, S) + ${i}' }`,
      `{ each: { ${dice.oneOf(EACH)} }, set: S, to: ${to} }`,
      `{ each: { ${dice.oneOf(EACH)} }, place: man, to: A1 }`,
      isTried ? `{ let: y${i}, be: '${i}' }` : `{ roll: '${1 + dice.below(20)}d6' }`,
    ]);
  });

const CHECKS = ['S < 3', 'count(Main, S > 0) < 3', 'sum(Main, S) > 9'];

const CHOICES = [
  '{ group: { cell: "", on: Board, least: 2, most: 5 } }',
  "{ one: { piece: 'S > 0', on: Main } }",
  '{ some: { piece: "", on: Main, least: 1, most: 3 }, number: { number: [1, 50] } }',
];

const action = (dice: Dice, i: number): string => {
  const isTried = dice.chance(0.3);
  return `{ name: A${i}${dice.chance(0.4) ? ', of: { piece: "", on: Main }' : ''}${
    dice.chance(0.4) ? `, choose: ${dice.oneOf(CHOICES)}` : ''
  }, does: [${lines(dice, 1 + dice.below(dice.oneOf([2, 10, 60])), isTried)}]${
    isTried ? `, check: [{ that: '${dice.oneOf(CHECKS)}', text: Never. }]` : ''
  } }`;
};

const modifier = (dice: Dice, i: number): string =>
  `{ name: M${i}, match: '${dice.oneOf(['S > 0', 'S > 2', ''])}', change: S + 1${
    dice.chance(0.5)
      ? `, near: [{ of: piece, scope: ${dice.oneOf(['game', 'within 2', 'same cell'])}, match: 'S > 0' }]`
      : ''
  } }`;

const effect = (dice: Dice, i: number): string =>
  `{ name: E${i}, ${dice.oneOf(['when: changed, property: S', 'when: moved', "when: becomes-true, match: 'sum(Main, S) > 9'"])}, does: [${lines(dice, 1 + dice.below(3))}] }`;

/** A file of one board, of few parts that are as dear as they may be. */
const dear = (dice: Dice): string => {
  const size = dice.oneOf([2, 4, 10, 25]);
  const each = Math.min(1_000, Math.max(1, Math.floor(dice.oneOf([20, 400, 4_000, 20_000]) / (size * size))));
  const part = (name: string, chance: number, most: number, one: (dice: Dice, i: number) => string): string =>
    dice.chance(chance) ? `${name}: [${many(1 + dice.below(most), (i) => one(dice, i))}]\n` : '';
  return dearModule({
    size,
    each,
    man: dice.oneOf(['S: 1', 'moves: K', 'moves: Q', 'moves: N']),
    more: [part('actions', 0.9, 4, action), part('modifiers', 0.4, 20, modifier), part('effects', 0.4, 4, effect)].join(
      '',
    ),
  });
};

/** The module of that number: of few dear parts, but every fourth of any form, with few pieces or many. */
export const largeModule = (seed: number): Module => {
  const dice = diceOf(seed);
  return seed % 4 !== 0 ? moduleFrom(dear(dice)) : crowded(madeModule(seed).module, dice.oneOf([1, 12, 100, 1_000]));
};
