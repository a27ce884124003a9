import fc from 'fast-check';
import type { PersonId } from '../../src/engine/core/ids.ts';
import type { CounterDefinition, DeckDefinition, Module, Publishes } from '../../src/engine/play/module.ts';

/** Random small games that hide things in every way, and what people do in them by position: "the third card of my hand". */

export const ANN = '100000000000000001' as PersonId;
export const BEN = '100000000000000002' as PersonId;
export const CLO = '100000000000000003' as PersonId;
export const EVE = '100000000000000004' as PersonId;
/** Ann plays Red, Ben Blue, Clo Green; Eve observes. It is Ben's and Eve's sight that must tell nothing. */
export const PEOPLE = [ANN, BEN, CLO, EVE] as const;

/** The identities that can be hidden: names and values that look the same from behind. */
const IDENTITIES = ['Cobalt', 'Dahlia', 'Ember', 'Falcon', 'Garnet', 'Heron'] as const;

/** What is hidden in a game: an identity for each card and unit, by position. */
export interface World {
  readonly hands: Publishes;
  readonly decks: Publishes;
  readonly undo: 'ask' | 'reshuffle' | 'forbid';
  readonly strict: boolean;
  readonly reshuffle: DeckDefinition['reshuffle'];
  readonly pick: boolean;
  /** The identities of the cards of the deck, of those dealt to Red and to Green, and of Red's scouts, in order: numbers into IDENTITIES. */
  readonly identities: readonly number[];
  /** No piece has an owner, by which it would differ from another of its name. */
  readonly alike?: boolean;
}

const DECK = 8;
const DEALT = 3;
const SCOUTS = 2;
const ALL = DECK + 2 * DEALT + SCOUTS;

const published = fc.constantFrom<Publishes>('nothing', 'some', 'count');

export const worlds: fc.Arbitrary<World> = fc.record({
  hands: published,
  decks: published,
  undo: fc.constantFrom('ask', 'reshuffle', 'forbid'),
  strict: fc.boolean(),
  reshuffle: fc.constantFrom('always', 'on-demand', 'never'),
  pick: fc.boolean(),
  identities: fc.array(fc.nat(IDENTITIES.length - 1), { minLength: ALL, maxLength: ALL }),
});

export const moduleOf = (world: World): Module => {
  const cards = world.identities.map((number) => ({
    prototype: IDENTITIES[number] as string,
    name: IDENTITIES[number] as string,
    count: 1,
  }));
  const cut = (from: number, count: number) => cards.slice(from, from + count);
  const hand = (side: string): Module['maps'][number] => ({
    name: `${side} Hand`,
    private: side,
    occupied: 'stack',
    publishes: world.hands,
    boards: [],
  });
  return {
    module: 'masquerade',
    title: 'Masquerade',
    sides: [{ name: 'Red' }, { name: 'Blue' }, { name: 'Green' }],
    ...(world.strict ? { turn: { order: ['Red', 'Blue', 'Green'], ends: 'by-command' as const } } : {}),
    rules: { pieces: 'owner', turns: world.strict ? 'strict' : 'free', captures: 'manual', undo: world.undo, changes: 'owner' },
    maps: [
      {
        name: 'Field',
        occupied: 'stack',
        boards: [
          {
            name: 'Field',
            grid: { kind: 'square', columns: 3, rows: 3, numbering: { pattern: 'A1', origin: 'top', first: 1 } },
            terrain: {},
          },
        ],
      },
      { name: 'Table', occupied: 'stack', boards: [] },
      hand('Red'),
      hand('Blue'),
      hand('Green'),
    ],
    terrain: {},
    prototypes: Object.fromEntries(
      IDENTITIES.map((name, i) => [name, { symbol: name.charAt(0), Worth: i + 1, Secret: `secret of ${name}` }]),
    ),
    traits: Object.fromEntries(
      IDENTITIES.map((name) => [name, { mask: { name: 'Card', symbol: '?' }, invisible: true as const, facing: 4 }]),
    ),
    decks: [
      {
        name: 'Pile',
        map: 'Field',
        board: 'Field',
        cell: 'A1',
        faceDown: true,
        publishes: world.decks,
        pick: world.pick,
        discards: 'Heap',
        reshuffle: world.reshuffle,
        shuffled: true,
        pieces: cut(0, DECK),
      },
      {
        name: 'Heap',
        map: 'Table',
        faceDown: false,
        publishes: 'contents',
        pick: world.pick,
        reshuffle: 'never',
        shuffled: false,
        pieces: [],
      },
    ],
    setup: [
      { map: 'Red Hand', pieces: cut(DECK, DEALT) },
      { map: 'Green Hand', pieces: cut(DECK + DEALT, DEALT) },
      { map: 'Red Hand', ...(world.alike ? {} : { side: 'Red' }), pieces: cut(DECK + 2 * DEALT, SCOUTS) },
    ],
    counters: [...ownCounters('Red'), ...ownCounters('Green').slice(0, 3), ...ownCounters('Blue').slice(0, 2), ...openCounters],
  };
};

const counter = (name: string, on: string, part: Partial<CounterDefinition> = {}): CounterDefinition => ({
  name,
  on,
  match: '',
  visible: 'map',
  decks: true,
  stacks: true,
  report: '$counterName$ of $mapName$: $oldValue$ -> $newValue$ ($change$), $playerSide$ $Red Hand_Wealth$ $Green Hand_Low$',
  ...part,
});

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

/** Where in `identities` a piece's stands: pieces of the set-up are numbered before those of decks. */
export const placeOf = (number: number): number => (number < ALL - DECK ? DECK + number : number - (ALL - DECK));

/** One thing that somebody does; numbers say which of what there is. */
export interface Deed {
  readonly who: number;
  readonly what: number;
  readonly a: number;
  readonly b: number;
}

export const deeds = (least: number, most: number): fc.Arbitrary<readonly Deed[]> =>
  fc.array(fc.record({ who: fc.nat(19), what: fc.nat(999), a: fc.nat(11), b: fc.nat(11) }), { minLength: least, maxLength: most });
