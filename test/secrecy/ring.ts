import fc from 'fast-check';
import type { ActionDefinition, Module } from '../../src/engine/index.ts';
import type { CaptureDefinition } from '../../src/engine/play/captures/form.ts';
import type { Part } from './worlds/part.ts';

/**
 * The part of a random game in which pieces move, take and fight by rules, on a board that everybody sees, among wraiths
 * that their own side alone sees.
 */

export interface Ring {
  readonly captures: number;
  /** How fencers move. */
  readonly moves: number;
  readonly royal?: true;
  readonly becomes?: true;
  readonly repeat?: true;
  /** Which of its actions and effects there are. */
  readonly acts: readonly number[];
  readonly effects?: true;
}

const CAPTURES: readonly CaptureDefinition[] = [
  { by: 'displacement' },
  { by: 'jump', must: 'any' },
  { by: 'custodial' },
  { by: 'hit' },
  { by: 'jump', must: 'most', removed: 'at end' },
  { by: 'flip' },
  { by: 'intervene' },
  { by: 'surrounded', suicide: 'forbid' },
];
const MOVES = ['R', 'K', 'Q', 'pR', 'NK'];

const ACTS: readonly ActionDefinition[] = [
  {
    name: 'Strike',
    of: { kind: 'piece', match: 'Owner = $Actor$', on: 'Ring' },
    choose: {
      foe: {
        kind: 'piece',
        match: "Owner != $Actor$ && Owner != ''",
        on: 'Ring',
        within: '2',
        of: 'it',
        clear: true,
        least: 1,
        most: 1,
      },
    },
    does: [
      { roll: '1d6', name: 'blow' },
      { when: 'blow > 1', retreat: 'foe', away: 'it', cells: '2', name: 'lost' },
      { each: { kind: 'piece', match: '', on: 'lost' }, remove: 'it' },
    ],
  },
  {
    name: 'Step',
    of: { kind: 'piece', match: 'Owner = $Actor$', on: 'Ring' },
    choose: { to: { kind: 'cell', match: 'count(here) = 0', on: 'Ring', within: '1', of: 'it', least: 1, most: 1 } },
    does: [
      { let: 'before', be: 'count(C2)' },
      { move: 'it', to: 'to' },
    ],
    check: [{ that: 'count(C2) = $before$', text: 'Nobody steps on C2.' }],
  },
  {
    name: 'Push',
    of: { kind: 'piece', match: 'Owner = $Actor$', on: 'Ring' },
    choose: { whom: { kind: 'piece', match: '', on: 'Ring', within: '1', of: 'it', least: 1, most: 2 } },
    does: [{ each: { kind: 'piece', match: '', on: 'whom' }, retreat: 'whom', away: 'it', cells: '1' }],
    check: [{ that: 'count(Ring, Owner = $Actor$) < 9 && least(Ring, Cuts) < 9', text: 'No room.' }],
  },
];

/** What everybody sees sets them off. */
const EFFECTS: NonNullable<Module['effects']> = [
  { name: 'Cut', when: 'moved', match: 'Class = fencer', does: [{ set: 'Cuts', to: 'Cuts + 1' }] },
  {
    name: 'Crowd',
    when: 'entered',
    on: 'Mire',
    match: 'Class = fencer',
    does: [{ each: { kind: 'piece', match: 'Class = fencer', on: 'Mire' }, set: 'Cuts', to: '0' }],
  },
];

/** How many there are to choose from. */
const most = <T>(items: readonly T[]): number => items.length - 1;

export const rings: fc.Arbitrary<Ring> = fc.record(
  {
    captures: fc.nat(most(CAPTURES)),
    moves: fc.nat(most(MOVES)),
    royal: fc.constant(true),
    becomes: fc.constant(true),
    repeat: fc.constant(true),
    acts: fc.uniqueArray(fc.nat(most(ACTS)), { minLength: 1 }),
    effects: fc.constant(true),
  },
  { requiredKeys: ['captures', 'moves', 'acts'] },
);

const stack = (cell: string, side: string, prototype: string, name: string) => ({
  map: 'Ring',
  board: 'Ring',
  cell,
  side,
  pieces: [{ prototype, name, count: 1 }],
});

/** What is called so is led unseen. */
export const WRAITHS = ['Wraith of Red', 'Wraith of Green'] as const;

export const ringPart = ({ captures, moves, royal, becomes, repeat, acts, effects }: Ring): Part => ({
  maps: [
    {
      name: 'Ring',
      occupied: 'refuse',
      captures: CAPTURES[captures] as CaptureDefinition,
      ...(repeat ? { repeat: { forbid: 'any' as const } } : {}),
      boards: [
        {
          name: 'Ring',
          grid: {
            kind: 'square',
            columns: 4,
            rows: 4,
            diagonals: true,
            numbering: { pattern: 'A1', origin: 'top', first: 1 },
          },
          terrain: {},
          zones: [{ name: 'Mire', cells: ['B2', 'B3', 'C2', 'C3'] }],
        },
      ],
    },
  ],
  prototypes: {
    fencer: { symbol: 'f', Class: 'fencer', Cuts: 0 },
    lord: { symbol: 'l', Class: 'lord' },
    wraith: { symbol: 'w', Class: 'wraith' },
  },
  traits: {
    fencer: {
      moves: [{ go: MOVES[moves] as string }],
      jumps: 'K',
      dynamic: { Cuts: { min: 0, max: 9 } },
      ...(becomes ? { becomes: { at: 'last-row' as const, to: ['lord'] } } : {}),
    },
    lord: { moves: [{ go: 'K' }], jumps: 'K', ...(royal ? { royal: true as const } : {}) },
    wraith: { moves: [{ go: 'K' }], jumps: 'K', invisible: true },
  },
  setup: [
    ...['A1', 'B1', 'D1'].map((cell) => stack(cell, 'Red', 'fencer', 'Fencer')),
    ...['A4', 'C4', 'D3'].map((cell) => stack(cell, 'Blue', 'fencer', 'Fencer')),
    stack('D4', 'Blue', 'lord', 'Lord'),
    stack('A3', 'Green', 'fencer', 'Fencer'),
    stack('B2', 'Red', 'wraith', WRAITHS[0]),
    stack('C2', 'Green', 'wraith', WRAITHS[1]),
  ],
  actions: acts.flatMap((number) => ACTS[number] ?? []),
  ...(effects ? { effects: EFFECTS } : {}),
});
