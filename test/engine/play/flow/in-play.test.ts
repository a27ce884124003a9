import { expect, it } from 'vitest';
import { counterDefaults } from '../../../../src/engine/index.ts';
import { addPlayDefinitions } from '../../../../src/engine/play/flow/in-play.ts';
import type { Module } from '../../../../src/engine/play/module.ts';
import type { CounterDefinition } from '../../../../src/features/counters/rules/form.ts';
import { scored } from '../../../support/gdl.ts';
import { openModule } from '../../../support/table.ts';

const counter = (name: string): CounterDefinition => ({
  ...counterDefaults,
  name,
  on: 'Field',
  visible: 'all',
});
const modifier = (name: string) =>
  ({ name, of: 'piece', scope: 'game', match: '', change: 'Strength + 1', precedence: 0 }) as const;
const keeper = (name: string): string => `(scorekeeper ${name} (do last-side-wins))`;

const names = ({ counters = [], modifiers = [], scorekeepers }: Module): unknown => [
  counters.map(({ name }) => name),
  modifiers.map(({ name }) => name),
  scorekeepers?.text,
];

it('counters, modifiers and scores added in play follow those of the module', () => {
  expect(addPlayDefinitions(openModule, {})).toEqual(openModule);
  expect(addPlayDefinitions(openModule, { counters: [], modifiers: [], scores: [] })).toEqual(openModule);
  const full = scored(keeper('a'), { ...openModule, counters: [counter('A')], modifiers: [modifier('A')] });
  expect(addPlayDefinitions(full, {})).toEqual(full);
  const defined = { counters: [counter('B')], modifiers: [modifier('B')], scores: [keeper('b'), keeper('c')] };
  expect(names(addPlayDefinitions(openModule, defined))).toEqual([['B'], ['B'], `${keeper('b')}\n${keeper('c')}`]);
  expect(names(addPlayDefinitions(full, defined))).toEqual([
    ['A', 'B'],
    ['A', 'B'],
    [full.scorekeepers?.text, keeper('b'), keeper('c')].join('\n'),
  ]);
});
