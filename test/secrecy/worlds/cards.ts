import fc from 'fast-check';
import type { PublishedContents } from '../../../src/engine/play/container-form.ts';
import type { Module } from '../../../src/engine/play/module.ts';
import type { SetupStack } from '../../../src/engine/play/pieces/setup-form.ts';
import type { DeckDefinition } from '../../../src/features/cards/rules/form.ts';
import type { CounterDefinition } from '../../../src/features/counters/rules/form.ts';
import { counter } from './counter.ts';
import type { Part } from './part.ts';

/**
 * The part of a random game that has hands, a deck and its discard pile, and on cards that look the same from behind an
 * identity each.
 */

/** The identities that can be hidden: names and values that look the same from behind. */
const IDENTITIES = ['Cobalt', 'Dahlia', 'Ember', 'Falcon', 'Garnet', 'Heron'] as const;

export interface Cards {
  readonly hands?: PublishedContents;
  readonly decks: PublishedContents;
  readonly reshuffle: DeckDefinition['reshuffle'];
  readonly pick: boolean;
  /**
   * The identities of the cards of the deck, of those dealt to Red and to Green, and of Red's scouts, in order: numbers
   * into IDENTITIES.
   */
  readonly identities: readonly number[];
  /** Which of the counters there are; all of them without it. */
  readonly counters?: readonly number[];
  /** No piece has an owner, by which it would differ from another of its name. */
  readonly alike?: boolean;
}

const DECK = 8;
const DEALT = 3;
const SCOUTS = 2;
const ALL = DECK + 2 * DEALT + SCOUTS;

const published = fc.constantFrom<PublishedContents>('nothing', 'some', 'count');

export const cardFields = {
  hands: published,
  decks: published,
  reshuffle: fc.constantFrom<DeckDefinition['reshuffle']>('always', 'on-demand', 'never'),
  pick: fc.boolean(),
  identities: fc.array(fc.nat(IDENTITIES.length - 1), { minLength: ALL, maxLength: ALL }),
  counters: fc.array(fc.nat(13), { maxLength: 8 }),
};

export const cardsPart = (world: Cards): Part => {
  const cards = world.identities.map((number) => ({
    prototype: IDENTITIES[number] as string,
    name: IDENTITIES[number] as string,
    count: 1,
  }));
  const cut = (from: number, count: number): SetupStack['pieces'] => cards.slice(from, from + count);
  const hand = (side: string): Module['maps'][number] => ({
    name: `${side} Hand`,
    private: side,
    occupied: 'stack',
    ...(world.hands === undefined ? {} : { publishes: world.hands }),
    boards: [],
  });
  const grid = { kind: 'square', columns: 3, rows: 3, numbering: { pattern: 'A1', origin: 'top', first: 1 } } as const;
  return {
    maps: [
      { name: 'Field', occupied: 'stack', boards: [{ name: 'Field', grid, terrain: {} }] },
      { name: 'Table', occupied: 'stack', boards: [] },
      hand('Red'),
      hand('Blue'),
      hand('Green'),
    ],
    prototypes: Object.fromEntries(
      IDENTITIES.map((name, i) => [name, { symbol: name.charAt(0), Worth: i + 1, Secret: `secret of ${name}` }]),
    ),
    traits: Object.fromEntries(
      IDENTITIES.map((name) => [
        name,
        {
          mask: { name: 'Card', symbol: '?', ...(world.reshuffle === 'never' ? { covered: true } : {}) },
          invisible: true as const,
          facing: 4,
        },
      ]),
    ),
    decks: decksOf(world, cut(0, DECK)),
    setup: [
      { map: 'Red Hand', pieces: cut(DECK, DEALT) },
      { map: 'Green Hand', pieces: cut(DECK + DEALT, DEALT) },
      { map: 'Red Hand', ...(world.alike ? {} : { side: 'Red' }), pieces: cut(DECK + 2 * DEALT, SCOUTS) },
    ],
    counters: world.counters === undefined ? COUNTERS : COUNTERS.filter((_, i) => world.counters?.includes(i)),
  };
};

const decksOf = (
  { decks: publishes, pick, reshuffle }: Cards,
  pieces: SetupStack['pieces'],
): readonly DeckDefinition[] => [
  {
    name: 'Pile',
    map: 'Field',
    board: 'Field',
    cell: 'A1',
    faceDown: true,
    publishes,
    pick,
    discards: 'Heap',
    reshuffle,
    shuffled: true,
    pieces,
  },
  {
    name: 'Heap',
    map: 'Table',
    faceDown: false,
    publishes: 'contents',
    pick,
    reshuffle: 'never',
    shuffled: false,
    pieces: [],
  },
];

/** What a hand holds, for its side alone, by what its cards are; how many they are everyone is told. */
const ownCounters = (side: string): readonly CounterDefinition[] => [
  counter('Wealth', `${side} Hand`, { sum: 'Worth' }),
  counter('Held', `${side} Hand`, { visible: 'all' }),
  counter('Low', `${side} Hand`, { match: 'Worth < 3 && PieceName != Ember' }),
  counter('Rich', `${side} Hand`, { match: `$${side} Hand_Wealth$ > 9` }),
  counter('Fresh', `${side} Hand`, { match: 'OldMap != "" && OldDeckName != Heap', sum: 'Worth' }),
];

/** Everyone sees these; nothing of what is hidden is in them but how much of it there is. */
const openCounters: readonly CounterDefinition[] = [
  counter('Out', 'Field', { decks: false, stacks: false }),
  counter('New', 'Field', { match: 'CurrentBoard != $OldBoard$' }),
  counter('Cards', 'Pile'),
  counter('Spent', 'Heap', { refresh: { text: 'Count again' } }),
];

const COUNTERS = [
  ...ownCounters('Red'),
  ...ownCounters('Green').slice(0, 3),
  ...ownCounters('Blue').slice(0, 2),
  ...openCounters,
];

/** What Red's hand is worth, for everybody to see. */
const LEDGER = counter('Ledger', 'Red Hand', { sum: 'Worth', visible: 'all' });

/** A module that tells everybody of Red's hand, too. */
export const telling = ({ counters = [], ...module }: Module): Module => ({
  ...module,
  counters: counters.includes(LEDGER) ? counters : [...counters, LEDGER],
});

/**
 * Where in `identities` stands that of the piece that was made as the so manieth, from 0; undefined for a piece of
 * another part. Pieces of the set-up are made before those of decks; `placed` is how many they are. The cards come
 * first among both.
 */
export const identityAt = (made: number, placed: number): number | undefined => {
  if (made < ALL - DECK) return DECK + made;
  return made >= placed && made < placed + DECK ? made - placed : undefined;
};
