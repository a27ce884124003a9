import { formerPlaceOf, relocatePiece } from '../../../engine/play/pieces/moves.ts';
import { randomStreamOfDeck } from '../../../engine/play/pieces/new-pieces.ts';
import type { PieceDestination } from '../../../engine/play/pieces/pieces.ts';
import type { Deck, Piece } from '../../../engine/play/records.ts';
import {
  type Chance,
  type Change,
  type ContainerId,
  compareTexts,
  createIds,
  type FieldUpdates,
  join,
  stream,
  type Table,
} from '../../../table/index.ts';

/** Returns the cards of a deck, bottom first. */
export const cardsInDeck = (table: Table, deck: ContainerId): readonly Piece[] =>
  table.at(deck).flatMap(({ kind, id }) => (kind === 'piece' ? (table.get('piece', id) ?? []) : []));

export const deckRandomStream = (table: Table, { id }: Deck): Chance => stream(table, randomStreamOfDeck(id));

export const nextTopRank = (table: Table, { in: container, cell }: PieceDestination): number =>
  (table.at(container, cell).at(-1)?.rank ?? -1) + 1;

export const moved = (
  table: Table,
  piece: Piece,
  to: PieceDestination,
  rank: number,
  old = formerPlaceOf(piece),
): Change => relocatePiece(table, piece, { place: { ...to, rank }, old });

/**
 * Sorts the pieces of a change by their places before it, from the top. Otherwise the order of the change would reveal
 * the pieces' new order to players who saw them go (T6).
 */
export const sortUpdatesByOldPlace = (change: Change, pieces: readonly Piece[]): Change => {
  const lay = [...pieces].sort(
    ({ place: a }, { place: b }) =>
      compareTexts(a.in, b.in) || compareTexts(a.cell ?? '', b.cell ?? '') || b.rank - a.rank,
  );
  const positions = new Map<string, number>(lay.map(({ id }, i) => [id, i]));
  return {
    ...change,
    updated: [...change.updated].sort((a, b) => (positions.get(a.id) ?? -1) - (positions.get(b.id) ?? -1)),
  };
};

/** Shuffles these cards into a deck by the deck's random stream, and gives them all new handles (T7). */
export const shuffled = (table: Table, deck: Deck, cards: readonly Piece[]): Change => {
  const chance = deckRandomStream(table, deck);
  const order = chance.shuffled(cards);
  const { ids, change } = createIds(table, 'a', order.length);
  const placed = order.map((piece, rank) => {
    const old = piece.place.in === deck.id ? {} : { old: formerPlaceOf(piece) };
    return relocatePiece(table, piece, {
      ...FIELDS_CLEARED_IN_DECK,
      place: { in: deck.id, rank },
      ...old,
      alias: ids[rank] as string,
    });
  });
  return sortUpdatesByOldPlace(join(chance.change(table), change, ...placed), cards);
};

/**
 * The fields that a piece loses in a deck, so that all pieces in it look alike. They are its viewers, its mask and its
 * invisibility.
 */
export const FIELDS_CLEARED_IN_DECK: FieldUpdates<Piece> = { shown: undefined, mask: undefined, invisible: undefined };
