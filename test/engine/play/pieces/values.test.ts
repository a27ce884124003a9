import { expect, it } from 'vitest';
import type { Module } from '../../../../src/engine/index.ts';
import { refusalOfPropertyValue } from '../../../../src/engine/play/pieces/values.ts';
import type { Piece } from '../../../../src/engine/play/records.ts';
import type { EngineValueType, Value } from '../../../../src/table/index.ts';
import { moduleFrom } from '../../../support/modules/modules.ts';
import { begun, openModule, secretModule } from '../../../support/table.ts';

/** A deck of which nothing is hidden. */
const DRAW = {
  name: 'Draw',
  map: 'Camp',
  faceDown: false,
  publishes: 'contents',
  pick: false,
  reshuffle: 'never',
  shuffled: false,
} as const;

const faultIn = (module: Module, value: Value | null, property = 'X'): string | undefined => {
  const { table } = begun(module);
  return refusalOfPropertyValue(table, table.get('piece', 'p3') as Piece, property, value)?.code;
};

type Domain = NonNullable<Module['properties']>[string];

it.each<[Exclude<EngineValueType, 'points'>, readonly Value[], readonly Value[]]>([
  ['natural', [0, 7, '7'], [-1, 1.5, 'seven', true, []]],
  ['number', [0, -1, 1.5, '-2.5'], ['seven', true, []]],
  ['flag', [true, false, 'true', 'false'], ['yes', '', 1, []]],
  ['list', [[], ['a']], ['a', 1, true]],
  ['text', ['', 'a', 1, true], [[], ['a']]],
])('[P7] a property of the domain %s takes %j, and not %j', (domain, right, wrong) => {
  const faults = (values: readonly Value[]): readonly unknown[] =>
    values.map((value) => faultIn({ ...openModule, properties: { X: domain as Domain } }, value));
  expect(faults(right)).toEqual(right.map(() => undefined));
  expect(faults(wrong)).toEqual(wrong.map(() => 'wrong-value'));
});

it('a property that changes in play stays within inclusive bounds', () => {
  const within = (bounds: { readonly min?: number; readonly max?: number }, value: Value | null): unknown =>
    faultIn({ ...openModule, traits: { king: { dynamic: { X: bounds } } } }, value);
  expect([1, 2, 3, 4].map((value) => within({ min: 2, max: 3 }, value))).toEqual([
    'out-of-bounds',
    undefined,
    undefined,
    'out-of-bounds',
  ]);
  expect([within({ min: 2 }, 1), within({ min: 2 }, 99), within({ max: 3 }, 4), within({ max: 3 }, -99)]).toEqual([
    'out-of-bounds',
    undefined,
    'out-of-bounds',
    undefined,
  ]);
  expect([within({ min: 2 }, 'two'), within({}, 'two'), within({ min: 2 }, null)]).toEqual([
    'out-of-bounds',
    undefined,
    undefined,
  ]);
});

it('engine properties are read-only for players', () => {
  expect(faultIn(openModule, 'x', 'PieceName')).toBe('read-only');
});

it("counter properties can't be set; games that hide anything check by name", () => {
  const named = (module: Module, ...names: readonly string[]): readonly (string | undefined)[] =>
    names.map((name) => faultIn(module, 1, name));
  const names = ['Field_Men', 'Main_Men', 'North_Men', 'Draw_Men', 'men of Field_Men', 'Fields_Men', 'Men'];
  const zones = (module: Module): Module => ({
    ...module,
    maps: module.maps.map((map) => ({
      ...map,
      boards: map.boards.map((board) => ({ ...board, zones: [{ name: 'North', cells: ['A1'] }] })),
    })),
    decks: [{ ...DRAW, pieces: [] }],
  });
  expect(named(zones(openModule), ...names)).toEqual(names.map(() => undefined));
  expect(named(zones(secretModule), ...names)).toEqual([...Array(5).fill('read-only'), undefined, undefined]);
  const counting = moduleFrom(`module: men
title: Men
sides: [{ name: Red }, { name: Blue }]
maps: [{ name: Field, boards: [{ name: Main, grid: { kind: square, columns: 2, rows: 2 } }] }]
prototypes: { man: {} }
setup: [{ at: A1, pieces: [{ prototype: man, count: 3 }] }]
counters: [{ name: Men, on: Field, match: Prototype = man }]
`);
  expect(named(counting, 'Field_Men', 'Field_Women')).toEqual(['read-only', undefined]);
});
