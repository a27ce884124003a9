import type { ActionDefinition } from '../../src/engine/index.ts';
import type { Part } from './part.ts';

/** The part of a random game that has actions: with cards that others don't see, none of which tells what they are. */

const ALL: readonly ActionDefinition[] = [
  { name: 'Dip', does: [{ draw: '1', from: 'Pile' }] },
  { name: 'Toss', of: { kind: 'piece', match: '', on: 'Hand' }, does: [{ move: 'it', to: 'Heap' }] },
  {
    name: 'Fee',
    pay: { with: '', least: '1', to: 'Pile' },
    does: [
      { roll: '1d6', name: 'fate' },
      { when: 'fate > 3', shuffle: 'Pile' },
    ],
  },
  {
    name: 'Gift',
    choose: {
      gift: { kind: 'piece', match: '', on: 'Hand', least: 1, most: 1 },
      to: { kind: 'side', match: 'SideName != $Actor$', least: 1, most: 1 },
    },
    does: [{ give: 'gift', to: 'to' }],
  },
  {
    name: 'Lay',
    of: { kind: 'piece', match: '', on: 'Hand' },
    choose: { where: { kind: 'cell', match: '', on: 'Field', least: 1, most: 1 } },
    does: [{ hide: 'it' }, { move: 'it', to: 'where' }],
  },
];

/** How many there are to choose from. */
export const ACTIONS = ALL.length;

export const actionsPart = (numbers: readonly number[]): Part => ({
  actions: [...new Set(numbers)].flatMap((number) => ALL[number % ALL.length] ?? []),
});
