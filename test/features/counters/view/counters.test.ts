import { expect, test } from 'vitest';
import { counterDefaults, type Module } from '../../../../src/engine/index.ts';
import { counterQueries } from '../../../../src/features/counters/view/counters.ts';
import { View } from '../../../../src/view/view.ts';
import { channelViewer } from '../../../../src/view/viewer.ts';
import { begun, openModule } from '../../../support/table.ts';

const counter = {
  ...counterDefaults,
  name: 'Men',
  on: 'Field',
  visible: 'all',
} as const;
const more = { name: 'More', of: 'counter', scope: 'game', match: '', change: 'value + 2', precedence: 0 } as const;

const shown = (module: Partial<Module>): unknown => {
  const { table } = begun({ ...openModule, counters: [counter], ...module });
  return new View(table, channelViewer).of(counterQueries).all();
};

test('a counter shows its base value only if modifiers change it', () => {
  const { name, match, visible, decks, stacks } = counter;
  const named = { property: 'Field_Men', name, title: 'Men (Field)', on: 'Field', map: 'Field' };
  const view = { ...named, match, visible, decks, stacks, own: false };
  expect(shown({})).toEqual([{ ...view, value: '5' }]);
  expect(shown({ modifiers: [more] })).toEqual([{ ...view, value: '7', base: '5' }]);
});

test('a counter shows its sum, report and button if defined', () => {
  const [sum, report, refresh] = ['Strength', '$newValue$', { text: 'Count again', icon: '↻' }] as const;
  expect(shown({ counters: [{ ...counter, sum, report, refresh }] })).toMatchObject([
    { value: '6', sum, report, refresh },
  ]);
});
