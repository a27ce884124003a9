import type { Module } from '../../../src/engine/index.ts';
import type { ContainerId, DeckId, MapId, Operation, PersonId, PieceId, Table } from '../../../src/table/index.ts';
import { openModule } from '../table.ts';

/** A small game with decks of every sort, and pieces that can be covered. */

type Deck = NonNullable<Module['decks']>[number];

export const SUPPLIES = '/Supplies' as DeckId;
/** The open discard pile of the supplies. */
export const USED = '/Used' as DeckId;
/** Red's own deck, on the table. */
export const PILE = '/Pile' as DeckId;
/** A deck in Blue's hand. */
export const CACHE = '/Cache' as DeckId;
export const RED_HAND = 'Red Hand' as MapId;
export const BLUE_HAND = 'Blue Hand' as MapId;

const cards = (...names: readonly string[]): Deck['pieces'] =>
  names.map((name) => ({ prototype: 'card', name, count: 1 }));

const deck = (name: string, more: Partial<Deck> = {}): Deck => ({
  name,
  map: 'Field',
  faceDown: true,
  publishes: 'count',
  pick: false,
  reshuffle: 'on-demand',
  shuffled: false,
  pieces: [],
  ...more,
});

/**
 * The supplies hold a to e from the bottom, and are refilled from what was used; Red's pile holds f and g, the cache in
 * Blue's hand h.
 */
export const deckModule: Module = {
  ...openModule,
  rules: { pieces: 'owner', turns: 'free', captures: 'manual' },
  maps: [
    ...openModule.maps,
    { name: 'Red Hand', private: 'Red', publishes: 'count', occupied: 'stack', boards: [] },
    { name: 'Blue Hand', private: 'Blue', publishes: 'count', occupied: 'stack', boards: [] },
  ],
  prototypes: { ...openModule.prototypes, card: {}, token: { symbol: 'T' } },
  traits: { token: { mask: { name: 'Token', symbol: '?' }, invisible: true } },
  decks: [
    deck('Supplies', {
      board: 'Main',
      cell: 'E1',
      discards: 'Used',
      reshuffle: 'always',
      pieces: cards('a', 'b', 'c', 'd', 'e'),
    }),
    deck('Used', { faceDown: false, pick: true }),
    deck('Pile', { side: 'Red', pieces: cards('f', 'g') }),
    deck('Cache', { map: 'Blue Hand', pieces: cards('h') }),
  ],
};

/** The same with one of its decks changed. */
export const withDeck = (name: string, more: Partial<Deck>, module: Module = deckModule): Module => ({
  ...module,
  decks: (module.decks ?? []).map((one) => (one.name === name ? { ...one, ...more } : one)),
});

/** The names of what lies in a container, lowest first. */
export const namesIn = (table: Table, container: ContainerId): string =>
  table
    .at(container)
    .map(({ id }) => table.get('piece', id)?.name)
    .join(' ');

/** The piece of that name, which only one has. */
export const named = (table: Table, name: string): PieceId => {
  const [found, other] = [...table.all('piece')].filter((piece) => piece.name === name);
  if (!found || other) throw new Error(`${name} is the name of no piece, or of several`);
  return found.id;
};

export const draw = (actor: PersonId, deckId: DeckId, to: ContainerId, count = 1): Operation<'draw'> => ({
  kind: 'draw',
  actor,
  deck: deckId,
  count,
  named: [],
  to: { in: to },
});

export const putBack = (
  actor: PersonId,
  deckId: DeckId,
  where: 'top' | 'bottom' | 'random',
  ...pieces: readonly PieceId[]
): Operation<'return'> => ({
  kind: 'return',
  actor,
  deck: deckId,
  where,
  pieces,
});
