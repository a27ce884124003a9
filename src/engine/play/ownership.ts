import {
  type Change,
  caseOf,
  type Operation,
  type PersonId,
  type PieceId,
  type Refusal,
  refuse,
  type SideId,
  type Table,
  updated,
} from '../../table/index.ts';
import { handMapOfSide, isMaster, isOut, locateContainer, moduleOf } from './queries.ts';
import type { Piece } from './records.ts';
import { ownerOf, refusalOfChangingPiece } from './rights.ts';

declare module '../../table/core/operation.ts' {
  interface Operations {
    /** Gives a piece to another side; the piece stays in its place (D41). Cards in hands are given with `give`. */
    'hand-over': { readonly piece: PieceId; readonly side: SideId; readonly overruled?: true };
  }
}

declare module '../../table/core/refusal.ts' {
  interface Refusals {
    'already-theirs': { readonly piece: string; readonly side: SideId };
    /** The piece is in a private window. Only the owner of the window sees and moves pieces there. */
    'in-window': { readonly piece: string; readonly side: SideId; readonly isHand: boolean };
  }
}

/** Gives a piece to another side. If the piece is covered, that side now also owns the cover. */
export const handedOver = (piece: Piece, side: SideId): Change =>
  updated(piece, {
    ...piece,
    side,
    ...(piece.mask ? { mask: { side } } : {}),
    ...(piece.invisible === undefined ? {} : { invisible: side }),
  });

/**
 * Returns why an actor may not give a piece to another side. A player can't give away a piece without an owner, because
 * that would mean taking it.
 */
export const refusalOfHandingOver = (
  table: Table,
  { actor, piece: id }: { readonly actor: PersonId; readonly piece: PieceId },
): Refusal | undefined => {
  const refusal = refusalOfChangingPiece(table, actor, id);
  const piece = table.get('piece', id);
  const { changes, pieces } = moduleOf(table).rules;
  if (
    refusal ||
    !piece ||
    isMaster(table, actor) ||
    changes === undefined ||
    !caseOf(changes, { owner: true, host: false }) ||
    pieces === 'anyone'
  )
    return refusal;
  return ownerOf(table, piece) === undefined ? refuse('not-your-piece', { piece: id, side: undefined }) : undefined;
};

export const decidePieceHandOver = (table: Table, { piece: id, side }: Operation<'hand-over'>): Change | Refusal => {
  const piece = table.get('piece', id);
  if (!piece) return refuse('no-such-piece', { piece: id });
  if (!table.get('side', side)) return refuse('no-such-side', { side });
  if (isOut(table, side)) return refuse('side-left-out', { side });
  const { map, deck } = locateContainer(table, piece.place.in) ?? {};
  if (deck) return refuse('in-deck', { piece: id, deck: deck.id });
  if (piece.side === side) return refuse('already-theirs', { piece: id, side });
  if (map?.private !== undefined && map.private !== side)
    return refuse('in-window', { piece: id, side, isHand: handMapOfSide(table, map.private)?.id === map.id });
  return handedOver(piece, side);
};
