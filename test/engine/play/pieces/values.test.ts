import { expect, it } from 'vitest';
import type { OwnDomain } from '../../../../src/engine/core/system.ts';
import type { Value } from '../../../../src/engine/core/value.ts';
import type { Module } from '../../../../src/engine/index.ts';
import { valueFault } from '../../../../src/engine/play/pieces/values.ts';
import type { Piece } from '../../../../src/engine/play/records.ts';
import { begun, openModule } from '../../../support/table.ts';

const faultIn = (module: Module, value: Value | null, property = 'X'): string | undefined => {
  const { table } = begun(module);
  return valueFault(table, table.get('piece', 'p3') as Piece, property, value)?.code;
};

type Domain = NonNullable<Module['properties']>[string];

it.each<[Exclude<OwnDomain, 'points'>, readonly Value[], readonly Value[]]>([
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

it('a property that changes in play keeps within its bounds, both of them its own', () => {
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

it('what the engine itself knows is read only', () => {
  expect(faultIn(openModule, 'x', 'PieceName')).toBe('read-only');
});
