import fc from 'fast-check';
import type { ActionDefinition } from '../../../src/engine/index.ts';
import type { PublishedContents } from '../../../src/engine/play/container-form.ts';
import type { Module } from '../../../src/engine/play/module.ts';
import type { DeckDefinition } from '../../../src/features/cards/rules/form.ts';
import type { CounterDefinition } from '../../../src/features/counters/rules/form.ts';
import { counter } from './counter.ts';
import type { Part } from './part.ts';

/**
 * The part of a random game that has a private board for Red and for Green, with pieces that stay on it, and perhaps a
 * private deck beside them.
 */

export interface Cellars {
  readonly publishes?: PublishedContents;
  readonly occupied: 'refuse' | 'stack';
  /** Whether moles can form armies. */
  readonly units?: true;
  readonly class?: true;
  readonly zones?: true;
  readonly counters?: true;
  readonly deck?: true;
  /** Whether there are actions that choose among what is in it. */
  readonly acts?: true;
}

export const cellars: fc.Arbitrary<Cellars> = fc.record(
  {
    publishes: fc.constantFrom<PublishedContents>('nothing', 'some', 'count'),
    occupied: fc.constantFrom('refuse', 'stack', 'stack'),
    units: fc.constant(true),
    class: fc.constant(true),
    zones: fc.constant(true),
    counters: fc.constant(true),
    deck: fc.constant(true),
    acts: fc.constant(true),
  },
  { requiredKeys: ['occupied'] },
);

/** Who has a cellar. */
const OWNERS = ['Red', 'Green'] as const;
/** Where moles are when the game begins. */
const HOLES = ['A1', 'B1', 'A2'] as const;

/** `covers`: moles can lie face down. */
export const cellarsPart = (world: Cellars, covers: boolean): Part => ({
  maps: OWNERS.map((side) => mapOf(side, world)),
  prototypes: {
    mole: { symbol: 'M', Strength: 2, Steps: 2, MovePoints: 3, ...(world.class ? { Class: 'beast' } : {}) },
  },
  traits: {
    mole: {
      dynamic: { Steps: { min: 0, max: 3 } },
      layers: [{ name: 'fresh' }, { name: 'spent', symbol: 'm' }],
      facing: 4,
      ...(covers ? { mask: { name: 'Heap of earth' } } : {}),
      ...(world.units ? { unit: true as const } : {}),
    },
  },
  setup: OWNERS.flatMap((side) =>
    HOLES.map((cell, i) => ({
      map: `${side} Cellar`,
      board: 'Vault',
      cell: world.occupied === 'stack' ? 'A1' : cell,
      ...(side === 'Red' ? { side } : {}),
      pieces: [{ prototype: 'mole', name: `Mole ${i + 1}`, count: 1 }],
    })),
  ),
  ...(world.deck ? { decks: OWNERS.map(deckOf) } : {}),
  ...(world.counters ? { counters: OWNERS.flatMap((side) => countersOf(side, world)) } : {}),
  ...(world.acts ? { actions: OWNERS.flatMap(actsIn) } : {}),
});

/** What is chosen for them is in a private place: that they are done is all that others are told. */
const actsIn = (side: string): readonly ActionDefinition[] => {
  const on = `${side} Cellar`;
  return [
    {
      name: `${side} Stow`,
      choose: {
        what: { kind: 'piece', match: '', on, least: 1, most: 1 },
        place: { kind: 'cell', match: '', on, least: 1, most: 1 },
      },
      does: [{ move: 'what', to: 'place' }],
      says: { other: '$what$ is stowed on $place$.' },
    },
    {
      name: `${side} Spend`,
      of: { kind: 'piece', match: '', on },
      does: [{ flip: 'it' }, { set: 'Steps', of: 'it', to: '1' }],
    },
    {
      name: `${side} Dig`,
      choose: { place: { kind: 'cell', match: '', on, least: 1, most: 1 } },
      does: [{ place: 'mole', to: 'place', name: 'Mole 4' }],
    },
  ];
};

const mapOf = (side: string, { publishes, occupied, zones }: Cellars): Module['maps'][number] => ({
  name: `${side} Cellar`,
  private: side,
  occupied,
  ...(publishes === undefined ? {} : { publishes }),
  boards: [
    {
      name: 'Vault',
      grid: { kind: 'square', columns: 2, rows: 2, numbering: { pattern: 'A1', origin: 'top', first: 1 } },
      terrain: {},
      ...(zones ? { zones: [{ name: `${side} Nook`, cells: ['A1', 'A2'] }] } : {}),
    },
  ],
});

const deckOf = (side: string): DeckDefinition => ({
  name: `${side} Secrets`,
  map: `${side} Cellar`,
  faceDown: true,
  publishes: 'count',
  pick: false,
  reshuffle: 'never',
  shuffled: true,
  pieces: [{ prototype: 'mole', name: 'Grub', count: 3 }],
});

/** What goes on in a cellar, for its side alone; how many pieces are in it everybody is told. */
const countersOf = (side: string, { zones }: Cellars): readonly CounterDefinition[] => [
  counter('Steps', `${side} Cellar`, { sum: 'Steps', decks: false }),
  counter('Spent', `${side} Cellar`, { match: 'LayerName = spent', stacks: false }),
  counter('Deep', `${side} Cellar`, { match: `LocationName = B2 || $${side} Cellar_Steps$ < 5` }),
  counter('All', `${side} Cellar`, { visible: 'all' }),
  ...(zones ? [counter('Near', `${side} Nook`, { match: 'OldLocationName != ""', sum: '{Strength * 2}' })] : []),
];
