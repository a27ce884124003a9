import fc from 'fast-check';
import { isUnit } from '../../../src/engine/armies/units.ts';
import type { Module } from '../../../src/engine/index.ts';
import type { ModifierDefinition } from '../../../src/engine/modifiers/form.ts';
import type { CellId, PersonId } from '../../../src/table/index.ts';
import { counter } from '../../features/counters/rules/game.ts';
import { ANN, BEN, endTurn, type Play, play, played } from '../../support/table.ts';
import { at, form, on, warAt } from './support.ts';

/** Random games of two sides with units, on the field of support.ts. */

export const anyTerms = fc.record({
  limit: fc.constantFrom(1, 2, 4, 6, 6, Number.POSITIVE_INFINITY),
  zoneOfControl: fc.boolean(),
  alwaysOneStep: fc.boolean(),
  bends: fc.boolean(),
  lakes: fc.array(fc.nat(47), { maxLength: 8 }),
  woods: fc.array(fc.nat(47), { maxLength: 12 }),
  bogs: fc.array(fc.nat(47), { maxLength: 8 }),
  stacks: fc.array(
    fc.record({
      cell: fc.nat(20),
      side: fc.constantFrom('Red', 'Red', 'Red', 'Blue', 'Blue', undefined),
      prototype: fc.constantFrom(
        'pikeman',
        'pikeman',
        'bowman',
        'horseman',
        'horseman',
        'scout',
        'wagon',
        'city',
        'stone',
      ),
      count: fc.integer({ min: 1, max: 4 }),
    }),
    { minLength: 3, maxLength: 10 },
  ),
});

export const cellAt = (number: number): CellId => `${'ABCDEFGH'[number % 8]}${1 + Math.floor(number / 8)}` as CellId;

const VALE = Array.from({ length: 24 }, (_, number) => cellAt(2 * number));

/**
 * Units, what is in armies, how large these are, and what was paid: over a map, its board, a zone of it and the place
 * of battles.
 */
const COUNTERS = [
  counter('Units', 'Field', { match: 'MovePoints >= 0' }),
  counter('Massed', 'Main', { match: 'Army != ""' }),
  counter('Sizes', 'Main', { sum: 'ArmySize' }),
  counter('Paid', 'Field', { sum: 'MovePointsSpent' }),
  counter('Points', 'Vale', { sum: 'MovePoints' }),
  counter('Firsts', 'Vale', { match: 'Army = "Red Army 1" && ArmySize > 2' }),
  counter('Fighters', 'Ring', { match: 'Army = ""' }),
  counter('Reds', 'Main', { match: 'Owner = Red' }),
];

const MODIFIERS: readonly ModifierDefinition[] = [
  {
    name: 'Lead',
    on: { prototype: 'stone' },
    of: 'piece',
    scope: 'adjacent',
    match: 'ArmySize > 1',
    change: 'MovePoints + 1',
    precedence: 10,
  },
  {
    name: 'Rest',
    of: 'piece',
    scope: 'game',
    match: 'MovePointsSpent > 1 && Class = horse',
    change: 'MovePoints + 1',
    precedence: 11,
  },
];

export type Terms = typeof anyTerms extends fc.Arbitrary<infer T> ? T : never;

export const gameOf = ({ limit, zoneOfControl, alwaysOneStep, bends, lakes, woods, bogs, stacks }: Terms): Play => {
  const some = (...kinds: readonly (readonly number[])[]): readonly string[][] => {
    const taken = new Set<number>();
    return kinds.map((cells) => [...new Set(cells)].filter((cell) => !taken.has(cell) && taken.add(cell)).map(cellAt));
  };
  const [lake, wood, bog] = some(lakes, woods, bogs) as [string[], string[], string[]];
  const rules: Partial<Module['rules']> = {
    ...(zoneOfControl ? { zoneOfControl } : {}),
    ...(alwaysOneStep ? { alwaysOneStep } : {}),
    changes: 'owner',
  };
  const game = warAt(
    stacks.map(({ cell, side, prototype, count }) => at(cellAt(cell), side, prototype, count)),
    {
      limit,
      rules,
      terrain: { lake, wood, bog },
      edges: { road: [['A1', 'B1', 'C1', 'D1', 'D2', 'D3']], river: [['B2', 'B3', 'C2', 'C3']] },
      field: { combat: 'no', captures: { pieces: 'city', by: 'enter' } },
      zones: [{ name: 'Vale', cells: VALE }],
      more: {
        battle: { map: 'Arena', board: 'Ring', attackers: 'West', defenders: 'East' },
        counters: COUNTERS,
        modifiers: bends ? MODIFIERS : [],
      },
    },
  );
  for (const actor of [ANN, BEN]) {
    for (const { cell } of stacks) massed(game, actor, cellAt(cell));
    played(game, endTurn(actor));
  }
  return game;
};

/** Makes an army of the side's units on a cell, where so many may stand together. */
const massed = (game: Play, actor: PersonId, cell: CellId): void => {
  const side = actor === ANN ? 'Red' : 'Blue';
  const units = on(game, cell).filter((id) => {
    const piece = game.table.get('piece', id);
    return piece?.side === side && piece.army === undefined && isUnit(game.table, piece);
  });
  play(game, form(units, undefined, actor));
};
