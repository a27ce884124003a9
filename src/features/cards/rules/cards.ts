import { oldOf, relocated } from '../../../engine/play/pieces/moves.ts';
import { deckStream } from '../../../engine/play/pieces/new-pieces.ts';
import type { PieceTarget } from '../../../engine/play/pieces/pieces.ts';
import type { Deck, Piece } from '../../../engine/play/records.ts';
import {
  byText,
  type Chance,
  type Change,
  type ContainerId,
  join,
  mint,
  type NewFields,
  stream,
  type Table,
} from '../../../table/index.ts';

/** Returns the cards of a deck, bottom first. */
export const cardsOf = (table: Table, deck: ContainerId): readonly Piece[] =>
  table.at(deck).flatMap(({ kind, id }) => (kind === 'piece' ? (table.get('piece', id) ?? []) : []));

export const chanceOf = (table: Table, { id }: Deck): Chance => stream(table, deckStream(id));

export const topRank = (table: Table, { in: container, cell }: PieceTarget): number =>
  (table.at(container, cell).at(-1)?.rank ?? -1) + 1;

export const moved = (table: Table, piece: Piece, to: PieceTarget, rank: number, old = oldOf(piece)): Change =>
  relocated(table, piece, { place: { ...to, rank }, old });

/**
 * Sorts the pieces of a change by their places before it, from the top. Otherwise the order of the change would reveal
 * the pieces' new order to players who saw them go (T6).
 */
export const asTheyLay = (change: Change, pieces: readonly Piece[]): Change => {
  const lay = [...pieces].sort(
    ({ place: a }, { place: b }) => byText(a.in, b.in) || byText(a.cell ?? '', b.cell ?? '') || b.rank - a.rank,
  );
  const positions = new Map<string, number>(lay.map(({ id }, i) => [id, i]));
  return {
    ...change,
    updated: [...change.updated].sort((a, b) => (positions.get(a.id) ?? -1) - (positions.get(b.id) ?? -1)),
  };
};

/** Shuffles these cards into a deck by the deck's random stream, and gives them all new handles (T7). */
export const shuffled = (table: Table, deck: Deck, cards: readonly Piece[]): Change => {
  const chance = chanceOf(table, deck);
  const order = chance.shuffled(cards);
  const { ids, change } = mint(table, 'a', order.length);
  const placed = order.map((piece, rank) => {
    const old = piece.place.in === deck.id ? {} : { old: oldOf(piece) };
    return relocated(table, piece, {
      ...BARE,
      place: { in: deck.id, rank },
      ...old,
      alias: ids[rank] as string,
    });
  });
  return asTheyLay(join(chance.change(table), change, ...placed), cards);
};

/**
 * The fields that a piece loses in a deck, so that all pieces in it look alike. They are its viewers, its mask and its
 * invisibility.
 */
export const BARE: NewFields<Piece> = { shown: undefined, mask: undefined, invisible: undefined };
