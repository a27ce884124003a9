import type { ActionDefinition, Module } from '../../../src/engine/index.ts';
import type { Part } from './part.ts';

/** The part of a random game that has actions: with cards that others don't see, none of which tells what they are. */

/** What takes cards that everybody sees, shuffles them and hands them out again, all in one step. */
const SHUFFLED: readonly ActionDefinition[] = [
  {
    name: 'Refill',
    does: [
      { shuffle: 'Pile', discards: true },
      { draw: '2', from: 'Pile' },
    ],
  },
  {
    name: 'Redeal',
    does: [
      // Leaves out the card of an objective: if all cards of the pile are alike they stay alike.
      { each: { kind: 'piece', match: 'PieceName != Task', on: 'Hand' }, move: 'it', to: 'Pile', where: 'top' },
      { shuffle: 'Pile', discards: true },
      { deal: '1', from: 'Pile' },
    ],
  },
  {
    name: 'Bury',
    does: [
      { each: { kind: 'piece', match: '', on: 'Heap' }, move: 'it', to: 'Pile', where: 'top' },
      { shuffle: 'Pile' },
      { draw: '1', from: 'Pile' },
      { shuffle: 'Pile' },
    ],
  },
];

/** Their names, and where they stand among all. */
export const SHUFFLES: readonly string[] = SHUFFLED.map(({ name }) => name);

/** What is done and told in sentences of the module: of cards that some see, saw, or see no longer. */
const SPOKEN: readonly ActionDefinition[] = [
  {
    name: 'Toss aloud',
    of: { kind: 'piece', match: '', on: 'Hand' },
    does: [{ says: { other: '$Actor$ takes $it$ from the hand.' } }, { move: 'it', to: 'Heap' }],
    says: { other: '$Actor$ has tossed $it$.' },
  },
  {
    name: 'Gift aloud',
    choose: {
      gift: { kind: 'piece', match: '', on: 'Hand', least: 1, most: 2 },
      to: { kind: 'side', match: 'SideName != $Actor$', least: 1, most: 1 },
    },
    does: [{ give: 'gift', to: 'to' }],
    says: {
      other: '$Actor$ gives $gift$ to $to$.',
      hidden: '$Actor$ gives $to$ something.',
      you: 'You give $gift$ to $to$.',
    },
  },
  {
    name: 'Lay aloud',
    of: { kind: 'piece', match: '', on: 'Hand' },
    choose: { where: { kind: 'cell', match: '', on: 'Field', least: 1, most: 1 } },
    does: [{ hide: 'it' }, { move: 'it', to: 'where' }],
    says: { other: '$it$ lies on $where$.' },
  },
  {
    name: 'Recall',
    of: { kind: 'piece', match: '', on: 'Heap' },
    does: [
      { says: { other: '$it$ goes back.', one: 'One card goes back: $it$.', count: '1' } },
      { move: 'it', to: 'Pile', where: 'top' },
      { shuffle: 'Pile' },
      { draw: '1', from: 'Pile' },
    ],
    says: { other: '$Actor$ hopes for $it$.', hidden: '' },
  },
];

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
  {
    name: 'Sift',
    does: [
      { draw: '1', from: 'Pile' },
      {
        ask: 'dross',
        choose: { kind: 'piece', match: '', on: 'Hand', least: 0, most: 1 },
        hours: 1,
        late: 'random',
      },
      { move: 'dross', to: 'Heap' },
    ],
  },
  {
    name: 'Levy',
    does: [
      {
        each: { kind: 'side', match: 'SideName != $Actor$' },
        ask: 'toll',
        side: 'it',
        choose: { kind: 'piece', match: '', on: 'Hand', least: 1, most: 1 },
      },
      { move: 'toll', to: 'Heap' },
    ],
  },
  {
    name: 'Omen',
    choose: { weight: { kind: 'number', from: '0', to: '3' } },
    does: [
      { table: 'Fate', attack: 'weight', defence: '2', name: 'sign' },
      { when: 'sign = good', draw: '1', from: 'Pile' },
      { when: 'sign = bad', shuffle: 'Pile' },
      { table: 'Calm', be: 'weight', name: 'calm' },
    ],
  },
  ...SHUFFLED,
  ...SPOKEN,
];

const TABLES: NonNullable<Module['tables']> = [
  {
    name: 'Fate',
    roll: '1d6',
    columns: [
      { name: '1:2', attack: 1, defence: 2 },
      { name: '1:1', attack: 1, defence: 1 },
    ],
    rows: [
      { from: 1, to: 3, results: ['bad', 'none'] },
      { from: 4, to: 6, results: ['none', 'good'] },
    ],
    shifts: [{ row: 'weight - 1', text: 'Weight' }],
  },
  { name: 'Calm', rows: [{ from: 0, to: 3, results: ['calm'] }] },
];

/** What everybody sees sets them off; what they do is hidden from some. */
const EFFECTS: NonNullable<Module['effects']> = [
  { name: 'Dawn', when: 'phase-begins', does: [{ draw: '1', from: 'Pile' }] },
  {
    name: 'Tide',
    when: 'becomes-true',
    match: 'TurnNumber > 1',
    does: [{ shuffle: 'Pile' }, { deal: '1', from: 'Pile' }, { set: 'Tides', of: 'game', to: '1' }],
    says: { other: 'The tide comes in.' },
  },
  {
    name: 'Ebb',
    when: 'becomes-true',
    match: 'Tides = 1',
    does: [
      { roll: '1d6', name: 'ebb' },
      { when: 'ebb > 3', shuffle: 'Pile' },
    ],
  },
];

/** How many there are to choose from. */
export const ACTIONS = ALL.length;
export const SHUFFLING: readonly number[] = SHUFFLED.map((action) => ALL.indexOf(action));

export const actionsPart = (numbers: readonly number[]): Part => ({
  actions: [...new Set(numbers)].flatMap((number) => ALL[number % ALL.length] ?? []),
  tables: TABLES,
  effects: EFFECTS,
  properties: { Tides: 'natural' },
});
