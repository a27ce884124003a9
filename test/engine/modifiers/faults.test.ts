import { expect, test } from 'vitest';
import { type ModifierDefinition, modifierFaults, systems } from '../../../src/engine/index.ts';
import { readAlteration } from '../../../src/engine/modifiers/change.ts';
import { holds, type ModifierTurnNameReader } from '../../../src/engine/modifiers/judge.ts';
import type { EvaluationBudget, ExpressionPositions } from '../../../src/table/expression/index.ts';
import { modifier } from './support.ts';

/** What is wrong with a modifier: where, why, what stands there. */
const faults = (own: Partial<ModifierDefinition>): readonly string[] =>
  modifierFaults(
    modifier({ name: 'm', change: 'Strength + 1', ...own } as Parameters<typeof modifier>[0]),
    systems,
  ).map(({ part, why, found }) => [part.join('.'), why, found].filter((word) => word !== '').join(' '));

const CELLS = ['Field/Main\nA1', 'Field/Main\nA2'] as const;

test.each<[Partial<ModifierDefinition>, readonly string[]]>([
  [{}, []],
  [{ of: 'modifier', change: 'amount + 1' }, []],
  [{ of: 'limit', change: 'hand + 1' }, []],
  [{ of: 'limit', change: 'hand * 0.5' }, []],
  [{ of: 'cell', change: 'link', cells: CELLS }, []],
  [{ of: 'dragon' }, ['of kind dragon']],
  [{ scope: 'far away' }, ['scope scope far away']],
  [{ match: 'Strength >' }, ['match expression']],
  [{ when: 'Strength >' }, ['when expression']],
  [{ change: 'Strength' }, ['change change Strength']],
  [{ of: 'modifier', change: 'precedence + 1' }, ['change fixed precedence']],
  [{ change: 'Neighbours + 1' }, ['change fixed Neighbours']],
  [{ of: 'limit', change: 'hand + 0.5' }, ['change fraction 0.5']],
  [{ of: 'piece', change: 'link', cells: CELLS }, ['of kind piece']],
  [{ of: 'cell', change: 'link', cells: [CELLS[0], CELLS[0]] }, ['cells cells']],
  [{ of: 'cell', change: 'link', cells: [CELLS[0], 'Field/Side\nA2'] }, []],
  [{ of: 'cell', change: 'Strength + 1', cells: CELLS }, ['cells cells']],
  [
    { near: [{ of: 'dragon', scope: 'far away', match: 'Strength >' }] },
    ['near.0.of kind dragon', 'near.0.scope scope far away', 'near.0.match expression'],
  ],
])('the modifier %j has the faults %j', (own, expected) => {
  expect(faults(own)).toEqual(expected);
});

test('a formula takes at most twenty thousand steps', () => {
  const left = (steps: number): boolean => {
    const names = { left: 0 } as ModifierTurnNameReader;
    const test = (_: unknown, budget: EvaluationBudget): boolean => {
      budget.left -= steps;
      return true;
    };
    return holds(test, names);
  };
  expect([20_000, 20_001].map(left)).toEqual([true, false]);
});

test.each<[string, readonly (readonly [number, string])[]]>([
  [
    'Strength + Might * $source.Might$',
    [
      [11, 'Might'],
      [20, 'source.Might'],
    ],
  ],
  ['Owner =  Blue', [[9, 'Blue']]],
  ['Strength = { z + 2 }', [[13, 'z']]],
  ['Strength - Might', [[11, 'Might']]],
])('names and values of the modifier %s have exact positions', (text, expected) => {
  const places: ExpressionPositions = new Map();
  expect(readAlteration(text, places).ok).toBe(true);
  const found = [...places].map(([one, at]): readonly [number, string] => [
    at,
    one.kind === 'literal' ? String(one.value) : one.kind === 'property' ? one.name : one.kind,
  ]);
  expect(found.toSorted(([a], [b]) => a - b)).toEqual(expected);
});
