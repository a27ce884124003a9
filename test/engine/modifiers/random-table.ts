import type { ModifierDefinition } from '../../../src/engine/modifiers/form.ts';
import type { PlainCell, PlainModifier, PlainPiece, PlainStep, PlainTable, PlainZone, Values } from './plain-table.ts';
import { BOARD } from './real-table.ts';

/** Random tables of 5 to 60 pieces and 3 to 20 modifiers, the same for the same number. */

const COLUMNS = 6;
const ROWS = 4;
const NUMBERS = ['a', 'b', 'c'];

/** A stream of numbers from 0 up to 1 (mulberry32). */
const streamOf = (seed: number): (() => number) => {
  let state = (seed * 0x9e3779b1) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

interface Dice {
  /** A whole number from 0 up to, not including, `bound`. */
  below(bound: number): number;
  oneOf<T>(items: readonly T[]): T;
  chance(share: number): boolean;
}

const diceOf = (seed: number): Dice => {
  const next = streamOf(seed);
  const below = (bound: number): number => Math.floor(next() * bound);
  return {
    below,
    oneOf: (items) => items[below(items.length)] as (typeof items)[number],
    chance: (share) => next() < share,
  };
};

const cellAt = (column: number, row: number): string => `${String.fromCharCode(65 + column)}${row + 1}`;

const cellsOf = (dice: Dice): readonly PlainCell[] =>
  Array.from({ length: COLUMNS * ROWS }, (_, i) => {
    const [column, row] = [Math.floor(i / ROWS), i % ROWS];
    const around = [
      [column, row - 1],
      [column + 1, row],
      [column, row + 1],
      [column - 1, row],
    ] as const;
    const neighbours = around
      .filter(([x, y]) => x >= 0 && x < COLUMNS && y >= 0 && y < ROWS)
      .map(([x, y]) => cellAt(x, y));
    return { id: cellAt(column, row), neighbours, terrain: dice.oneOf([undefined, undefined, 'wood', 'hill']) };
  });

const zonesOf = (cells: readonly PlainCell[], dice: Dice): readonly PlainZone[] =>
  ['North', 'Middle'].map((id, i) => ({
    id,
    cells: cells.flatMap((cell, at) => (at % 3 === i ? [cell.id] : [])),
    values: dice.chance(0.7) ? { z: dice.below(3) } : {},
  }));

const pieceOf = (i: number, cells: readonly PlainCell[], dice: Dice): PlainPiece => {
  const owner = dice.oneOf(['Red', 'Blue', 'Blue', undefined]);
  const values: Values = {
    a: dice.below(4),
    ...(dice.chance(0.8) ? { b: dice.below(7) / 2 - 1 } : {}),
    ...(dice.chance(0.8) ? { c: dice.oneOf([0, 1, 2.5, '3', 'few']) } : {}),
    Class: dice.oneOf(['x', 'y']),
    ...(dice.chance(0.5) ? { Traits: dice.oneOf([['fly'], ['swim', 'fly'], []]) } : {}),
    ...(dice.chance(0.2) ? { F: dice.chance(0.5) } : {}),
  };
  return {
    id: `p${i}`,
    owner,
    cell: dice.oneOf(cells).id,
    values,
    seenBy: owner !== undefined && dice.chance(0.25) ? owner : undefined,
  };
};

const MATCHES = [
  '',
  '',
  'Class = x',
  'Owner = $source.Owner$',
  'Owner != $source.Owner$',
  'Distance <= 2',
  'Terrain = wood',
  'F = true',
  'Traits = fly',
  'a = $b$',
  'z >= 1',
  'c > $source.a$',
];

const condition = (dice: Dice): string =>
  dice.chance(0.5)
    ? `${dice.oneOf(NUMBERS)} ${dice.oneOf(['>=', '<', '=', '!='])} ${dice.below(4)}`
    : dice.oneOf(MATCHES);

const SCOPES = [
  'self',
  'same cell',
  'adjacent',
  'within 2',
  'within 3',
  'same zone',
  'same side',
  'game',
  'game',
  'game',
];

const CHANGES: { readonly [kind: string]: (dice: Dice) => string } = {
  piece: (dice) => {
    const name = dice.oneOf(NUMBERS);
    const number = dice.below(4) + 1;
    return dice.oneOf([
      `${name} + ${number}`,
      `${name} + ${number}`,
      `${name} - ${number}`,
      `${name} * ${dice.oneOf(['2', '0.5', '-1', '1000000000'])}`,
      `${name} = ${number}`,
      `${name} at least ${number}`,
      `${name} at most ${number}`,
      `${name} + ${dice.oneOf(NUMBERS)}`,
      `${name} + $source.a$`,
      `z + ${number}`,
      'Traits add fly',
      'Traits remove fly',
      'Traits add dig',
      'F = true',
      'Class = y',
      'Owner = Blue',
    ]);
  },
  cell: (dice) => dice.oneOf(['link', 'link', 'unlink', 'unlink', 'Terrain = wood', 'Terrain = hill', 'z + 1']),
  zone: (dice) => dice.oneOf(['z + 1', 'z = 0', 'z * 3']),
  side: (dice) => dice.oneOf(['v + 1', 'v at most 2']),
  game: (dice) => dice.oneOf(['g + 1', 'g * 2']),
  step: (dice) => dice.oneOf(['cost + 1', 'cost * 2', 'cost = $a$', 'cost at most 1', 'cost - 2']),
  limit: (dice) => dice.oneOf(['hand + 1', 'hand at most 2', 'hand + v']),
  modifier: (dice) =>
    dice.oneOf(['amount + 1', 'amount = 2', 'amount 2 = 3', 'enabled = false', 'scope = game', 'condition = a >= 1']),
};

const KINDS = [
  'piece',
  'piece',
  'piece',
  'piece',
  'piece',
  'piece',
  'piece',
  'cell',
  'cell',
  'zone',
  'game',
  'side',
  'step',
  'step',
  'limit',
];

const definitionOf = (i: number, hangs: boolean, cells: readonly PlainCell[], dice: Dice): ModifierDefinition => {
  const of = dice.chance(0.06) ? 'modifier' : dice.oneOf(KINDS);
  const change = (CHANGES[of] as (dice: Dice) => string)(dice);
  const links = change === 'link' || change === 'unlink';
  const pair = links && dice.chance(0.7) ? { cells: pairOf(cells, change === 'link', dice) } : {};
  const way = 'cells' in pair && dice.chance(0.3) ? { oneWay: true as const } : {};
  const when = dice.chance(0.15) ? { when: dice.oneOf(['a >= 1', 'source.a < 3', 'g >= 1', 'z < 2']) } : {};
  const near =
    of === 'piece' && dice.chance(0.2)
      ? {
          near: [
            {
              of: 'piece',
              scope: dice.oneOf(['same cell', 'adjacent', 'within 2', 'same side']),
              match: dice.oneOf(['', 'Class = x', 'a > $target.a$', 'b >= 1']),
              least: dice.below(2) + 1,
            },
          ],
        }
      : {};
  return {
    name: `m${i}`,
    of,
    scope: 'cells' in pair || !hangs ? 'game' : dice.oneOf(SCOPES),
    match:
      of === 'modifier'
        ? dice.oneOf(['name = m3', 'name != m2', 'precedence >= 5'])
        : 'cells' in pair
          ? ''
          : of === 'piece' || of === 'step'
            ? condition(dice)
            : dice.oneOf(['', 'z >= 1', 'g < 2', 'Distance <= 1']),
    ...when,
    ...near,
    change,
    ...alsoOf(of, change, dice),
    ...pair,
    ...way,
    precedence: dice.below(8),
    ...(dice.chance(0.1) ? { lasts: { count: dice.below(3) + 1, of: dice.oneOf(['turns', 'goes'] as const) } } : {}),
    ...(dice.chance(0.15) ? { knownTo: 'all' as const } : {}),
  };
};

/** Other changes at the same turn, of a third of what changes pieces: among them that two properties change places. */
const alsoOf = (of: string, change: string, dice: Dice): Pick<ModifierDefinition, 'also'> => {
  if (of !== 'piece' || !dice.chance(0.3)) return {};
  const [first = ''] = change.split(' ');
  const others = NUMBERS.filter((name) => name !== first).map(
    (name) => `${name} ${dice.oneOf(['+ 1', `= $${NUMBERS.includes(first) ? first : 'a'}$`, `+ $${first}$`])}`,
  );
  return { also: others.slice(0, 1 + dice.below(2)) };
};

const pairOf = (cells: readonly PlainCell[], far: boolean, dice: Dice): readonly [string, string] => {
  const one = dice.oneOf(cells);
  const other = far ? dice.oneOf(cells.filter(({ id }) => id !== one.id)).id : dice.oneOf(one.neighbours);
  return [`${BOARD}\n${one.id}`, `${BOARD}\n${other}`];
};

const modifierOf = (
  i: number,
  cells: readonly PlainCell[],
  pieces: readonly PlainPiece[],
  dice: Dice,
  ofGame: boolean,
): PlainModifier => {
  const source = ofGame ? undefined : dice.oneOf([undefined, 'piece', 'piece', 'piece', 'zone', 'side'] as const);
  const own = definitionOf(i, source !== undefined, cells, dice);
  const piece = dice.oneOf(pieces).id;
  const on = source === 'zone' ? { zone: `${BOARD}\nNorth` } : source === 'side' ? { side: 'Red' } : undefined;
  const grants = own.of === 'piece' && dice.chance(0.12) ? definitionOf(i + 100, true, cells, dice) : undefined;
  const { knownTo: _, lasts: __, ...granted } = grants ?? own;
  const definition = {
    ...own,
    ...(on ? { on } : {}),
    ...(grants ? { grants: { ...granted, precedence: own.precedence + 1 + dice.below(3) } } : {}),
  };
  return {
    id: `m${i}`,
    definition,
    source: source && { kind: source, id: source === 'piece' ? piece : source === 'zone' ? 'North' : 'Red' },
    since: dice.below(1000),
    began: { number: dice.below(2) + 1, position: dice.below(2) },
  };
};

/** On every fifth table most modifiers are of the whole game, so that their turns are taken together. */
export const randomTable = (seed: number): PlainTable => {
  const dice = diceOf(seed);
  const cells = cellsOf(dice);
  const size = 5 + (dice.chance(0.04) ? dice.below(56) : dice.below(7));
  const pieces = Array.from({ length: size }, (_, i) => pieceOf(i, cells, dice));
  const modifiers = Array.from({ length: 3 + dice.below(18) }, (_, i) =>
    modifierOf(i, cells, pieces, dice, seed % 5 === 0 && dice.chance(0.95)),
  );
  const steps = Array.from({ length: 5 }, (): PlainStep => {
    const from = dice.oneOf(cells);
    return { mover: dice.oneOf(pieces).id, from: from.id, to: dice.oneOf(from.neighbours) };
  });
  return {
    domains: { a: 'natural', b: 'number', F: 'flag', Traits: 'list' },
    game: { g: dice.below(3) },
    sides: [
      { id: 'Red', values: { v: 1 } },
      { id: 'Blue', values: { v: dice.below(5) } },
    ],
    cells,
    zones: zonesOf(cells, dice),
    pieces,
    steps: [...new Map(steps.map((step) => [`${step.mover} ${step.from} ${step.to}`, step])).values()],
    limits: [
      { side: 'Red', hand: 3 },
      { side: 'Blue', hand: 3 },
    ],
    modifiers,
    turn: { number: 2, position: dice.below(2) },
    ties: dice.chance(0.3) ? [`m${dice.below(5)}`, `m${dice.below(5) + 5}`] : [],
  };
};
