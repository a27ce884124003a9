import { effectiveValue } from '../../../engine/modifiers/effective-value.ts';
import { refusalOfExceedingCapacity, remainingCapacityOf } from '../../../engine/play/pieces/capacity.ts';
import {
  findPiecesOrRefuse,
  formerPlaceOf,
  refusalOfCrowding,
  relocatePiece,
  remainingRoomAt,
} from '../../../engine/play/pieces/moves.ts';
import type { PieceDestination } from '../../../engine/play/pieces/pieces.ts';
import { handMapOfSide, isExistingPlace, isOut, sidesInTurnOrder } from '../../../engine/play/queries.ts';
import type { Deck, Piece } from '../../../engine/play/records.ts';
import { pieceCountBoundsOf } from '../../../engine/play/secrecy/stock.ts';
import {
  type Change,
  createIds,
  type DeckId,
  isRefusal,
  join,
  type Operation,
  type PieceId,
  type Refusal,
  refuse,
  type SideId,
  type Table,
  type Value,
  type World,
} from '../../../table/index.ts';
import { cardsInDeck, deckRandomStream, moved, nextTopRank, sortUpdatesByOldPlace } from './cards.ts';
import { reshufflingOf } from './form.ts';
import { cardDrawLimitOfActor, drawLimitFault } from './hands.ts';

/** The most cards that one operation takes from a deck, for each recipient. */
export const MOST_CARDS_TAKEN = 100;

export const isValidDrawCount = (count: number): boolean =>
  Number.isInteger(count) && count >= 1 && count <= MOST_CARDS_TAKEN;

/**
 * Returns the most cards that a deck can give, as far as the viewer of this world can know. This includes its discard
 * pile if that is shuffled in automatically.
 */
const supply = (world: World, deck: Deck): number =>
  pieceCountBoundsOf(world, deck.id).most +
  (deck.discards !== undefined && reshufflingOf(ruleOf(world, deck, 'reshuffle')).byItself
    ? pieceCountBoundsOf(world, deck.discards).most
    : 0);

/** Returns the value of a deck's rule, which modifiers can change. */
export const ruleOf = (world: World, { id }: Deck, name: 'pick' | 'reshuffle'): Value | undefined =>
  effectiveValue(world, { kind: 'deck', id, name });

/** Returns why cards can't be drawn. The table may be the actor's view, in which cards are hidden. */
export const refusalOfDrawingCards = (table: Table, operation: Operation<'draw'>): Refusal | undefined => {
  const { actor, count, named, to, overruled } = operation;
  const deck = table.get('deck', operation.deck);
  if (!deck) return refuse('no-such-deck', { deck: operation.deck });
  if (!isExistingPlace(table, to.in, to.cell)) return refuse('no-such-place', { place: to.cell ?? to.in });
  if (to.in === deck.id) return refuse('same-deck', { deck: deck.id });
  const refusal = named.length > 0 ? nameFault(table, deck, operation) : countFault(table, deck, count);
  if (refusal) return refusal;
  const cards = named.length > 0 ? new Set(named).size : count;
  const crowd = refusalOfCrowding(table, to, cards);
  if (overruled) return crowd;
  return drawLimitFault(table, actor, deck, cards) ?? crowd ?? refusalOfExceedingCapacity(table, to.in, cards);
};

const countFault = (world: World, deck: Deck, count: number): Refusal | undefined => {
  if (!isValidDrawCount(count)) return refuse('wrong-count', { most: MOST_CARDS_TAKEN });
  return count > supply(world, deck) ? refuse('too-few-cards', { deck: deck.id }) : undefined;
};

const nameFault = (table: Table, deck: Deck, { named, overruled }: Operation<'draw'>): Refusal | undefined => {
  if (ruleOf(table, deck, 'pick') !== true && !overruled) return refuse('not-by-name', { deck: deck.id });
  const cards = findPiecesOrRefuse(table, named);
  if (isRefusal(cards)) return cards;
  const stranger = cards.find(({ place }) => place.in !== deck.id);
  return stranger && refuse('not-in-deck', { piece: stranger.id, deck: deck.id });
};

/** Draws cards without any checks. */
export const drawn = (table: Table, { deck: id, count, named, to }: Operation<'draw'>): Change => {
  const deck = deckOf(table, id);
  const top = nextTopRank(table, to);
  return drawnTo(table, deck, named.length > 0 ? takeNamed(table, named) : takeTop(table, deck, count), (i) => ({
    to,
    rank: top + i,
  }));
};

/** Draws as many of the asked cards as the deck has and as there is room for. */
export const drawAsFar = (table: Table, operation: Operation<'draw'>): Change => {
  const { actor, named, to, overruled } = operation;
  const deck = deckOf(table, operation.deck);
  const wanted = named.length > 0 ? new Set(named).size : operation.count;
  const allowed = overruled
    ? Number.POSITIVE_INFINITY
    : Math.min(cardDrawLimitOfActor(table, actor, deck), remainingCapacityOf(table, to.in));
  const room = Math.min(allowed, remainingRoomAt(table, to));
  const count = Math.min(wanted, room, named.length > 0 ? wanted : supply(table, deck));
  return count === 0 ? join() : drawn(table, { ...operation, count, named: [...new Set(named)].slice(0, count) });
};

const deckOf = (table: Table, id: DeckId): Deck => table.get('deck', id) as Deck;

/**
 * The cards that an operation draws, in order, and the change that shuffles the discard pile into the deck if needed.
 */
interface DrawnCards {
  readonly cards: readonly Piece[];
  /** The undrawn cards of the discard pile, which are now in the deck. */
  readonly left: readonly Piece[];
  readonly refill: Change;
}

const takeNamed = (table: Table, named: readonly PieceId[]): DrawnCards => ({
  cards: [...new Set(named)].flatMap((id) => table.get('piece', id) ?? []),
  left: [],
  refill: join(),
});

const takeTop = (table: Table, deck: Deck, count: number): DrawnCards => {
  const top = cardsInDeck(table, deck.id).slice(-count).reverse();
  const lacking = count - top.length;
  if (lacking === 0) return { cards: top, left: [], refill: join() };
  const chance = deckRandomStream(table, deck);
  const order = chance.shuffled(deck.discards === undefined ? [] : cardsInDeck(table, deck.discards));
  const left = order.slice(0, -lacking);
  const { ids, change } = createIds(table, 'a', left.length);
  const placed = left.map((piece, rank) =>
    relocatePiece(table, piece, {
      place: { in: deck.id, rank },
      old: formerPlaceOf(piece),
      alias: ids[rank] as string,
    }),
  );
  return {
    cards: [...top, ...order.slice(-lacking).reverse()],
    left,
    refill: join(chance.change(table), change, ...placed),
  };
};

/** Moves each drawn card to its place. A card from the discard pile counts as a card from the deck. */
const drawnTo = (
  table: Table,
  { id }: Deck,
  { cards, left, refill }: DrawnCards,
  place: (index: number) => { readonly to: PieceDestination; readonly rank: number },
): Change => {
  const moves = cards.map((piece, i) => {
    const { to, rank } = place(i);
    return moved(table, piece, to, rank, { in: id });
  });
  return sortUpdatesByOldPlace(join(refill, ...moves), [...cards, ...left]);
};

const dealtTo = (table: Table, { sides }: Operation<'deal'>): readonly SideId[] => [
  ...new Set(sides.length > 0 ? sides : sidesInTurnOrder(table)),
];

/** Returns why cards can't be dealt. The table may be the actor's view, in which cards are hidden. */
export const refusalOfDealingCards = (table: Table, operation: Operation<'deal'>): Refusal | undefined => {
  const { count } = operation;
  const deck = table.get('deck', operation.deck);
  if (!deck) return refuse('no-such-deck', { deck: operation.deck });
  if (!isValidDrawCount(count)) return refuse('wrong-count', { most: MOST_CARDS_TAKEN });
  const sides = dealtTo(table, operation);
  for (const side of sides) {
    if (!table.get('side', side)) return refuse('no-such-side', { side });
    if (isOut(table, side)) return refuse('side-left-out', { side });
    const hand = handMapOfSide(table, side);
    if (!hand) return refuse('no-hand', { side });
    const full = operation.overruled ? undefined : refusalOfExceedingCapacity(table, hand.id, count);
    if (full) return full;
  }
  return count * sides.length > supply(table, deck) ? refuse('too-few-cards', { deck: deck.id }) : undefined;
};

/** Deals one card to each side in turn, as long as there are cards and the side's hand has room. */
export const dealCards = (table: Table, operation: Operation<'deal'>): Change => {
  const deck = deckOf(table, operation.deck);
  const hands = dealtTo(table, operation).flatMap((side) => handMapOfSide(table, side) ?? []);
  const rooms = hands.map(({ id }) =>
    operation.overruled ? Number.POSITIVE_INFINITY : remainingCapacityOf(table, id),
  );
  const tops = hands.map(({ id }) => nextTopRank(table, { in: id }));
  const places = Array.from({ length: operation.count }, (_, round) =>
    hands.flatMap(({ id }, i) =>
      round < (rooms[i] as number) ? [{ to: { in: id }, rank: (tops[i] as number) + round }] : [],
    ),
  );
  const all = places.flat().slice(0, supply(table, deck));
  return all.length === 0
    ? join()
    : drawnTo(table, deck, takeTop(table, deck, all.length), (i) => all[i] as (typeof all)[number]);
};
