import {
  type Change,
  isEmptyChange,
  isOn,
  join,
  type PersonId,
  type PieceId,
  type Refusal,
  refuse,
  type SideId,
  type System,
  type Table,
  updated,
} from '../../../table/index.ts';
import { allowOverruling, reportOverruledStep } from '../pieces/overruled.ts';
import { traitsOf } from '../pieces/traits.ts';
import { isMaster, locateContainer, seatsOfPerson } from '../queries.ts';
import type { Piece } from '../records.ts';
import { controllableSidesOf, ownerOf, refusalOfMovingPiece, refusalOfPlayingNow } from '../rights.ts';
import { addPieceViewer, audienceOfGuest, pieceVisibilityFor, publicAudience } from './hiding.ts';

declare module '../../../table/core/operation.ts' {
  interface Operations {
    /** Covers a piece. `overruled` is true if this is done although the rules refuse it (G26). */
    hide: { readonly piece: PieceId; readonly what: 'identity' | 'existence'; readonly overruled?: true };
    /** Uncovers a piece for everyone, or shows its identity to one person. */
    reveal: { readonly piece: PieceId; readonly to: PersonId | undefined };
    /** Looks at a face-down piece without showing it to others. */
    inspect: { readonly piece: PieceId };
  }
}

declare module '../../../table/core/refusal.ts' {
  interface Refusals {
    'cannot-hide': { readonly piece: string; readonly what: 'identity' | 'existence' };
    'hidden-already': { readonly piece: string };
    'nothing-hidden': { readonly piece: string };
    /** A piece can be shown only to a person who has a seat. */
    stranger: { readonly person: PersonId };
    'seen-already': { readonly piece: string };
    'not-yours-to-see': { readonly piece: string };
  }
}

const withPiece = (table: Table, id: PieceId, decide: (piece: Piece) => Change | Refusal): Change | Refusal => {
  const piece = table.get('piece', id);
  return piece ? decide(piece) : refuse('no-such-piece', { piece: id });
};

/**
 * Returns the side that will see under a cover: the owner of the piece, the side of its private window, or the actor's
 * side. If a game master covers it, there may be no such side.
 */
const coveredFor = (table: Table, actor: PersonId, piece: Piece): SideId | undefined =>
  ownerOf(table, piece) ??
  locateContainer(table, piece.place.in)?.map.private ??
  (isMaster(table, actor) ? undefined : controllableSidesOf(table, actor)[0]);

const decideHide = (table: Table, actor: PersonId, piece: Piece, what: 'identity' | 'existence'): Change | Refusal => {
  const { mask, invisible } = traitsOf(table, piece);
  const side = coveredFor(table, actor, piece);
  if (what === 'identity' ? !mask : !isOn(invisible) || side === undefined)
    return refuse('cannot-hide', { piece: piece.id, what });
  if (what === 'identity' ? piece.mask : piece.invisible !== undefined)
    return refuse('hidden-already', { piece: piece.id });
  const { shown: _, ...kept } = piece;
  if (what === 'identity') return updated(piece, { ...kept, mask: side === undefined ? {} : { side } });
  return side === undefined ? join() : updated(piece, { ...kept, invisible: side });
};

/**
 * Uncovers a piece for everyone. If only its container hides it, it is shown until it moves elsewhere. A refusal must
 * not reveal that a player has already seen it.
 */
const decideReveal = (table: Table, seen: Table, piece: Piece, to: PersonId | undefined): Change | Refusal => {
  if (to !== undefined) {
    if (seatsOfPerson(table, to).length === 0 && !isMaster(table, to)) return refuse('stranger', { person: to });
    return pieceVisibilityFor(table, seen.get('piece', piece.id) ?? piece, audienceOfGuest(to)) === 'face'
      ? refuse('nothing-hidden', { piece: piece.id })
      : updated(piece, { ...piece, ...addPieceViewer(piece, to) });
  }
  if (pieceVisibilityFor(table, piece, publicAudience) === 'face') return refuse('nothing-hidden', { piece: piece.id });
  const { mask: _, invisible, shown: __, old, ...open } = piece;
  // If the piece was invisible, the place where it was before stays hidden.
  const bare: Piece = invisible === undefined && old ? { ...open, old } : open;
  return updated(piece, pieceVisibilityFor(table, bare, publicAudience) === 'face' ? bare : { ...bare, shown: 'all' });
};

/** Looks at a face-down piece that belongs to no side. Everyone who may move the piece may look at it. */
const decideInspect = (actor: PersonId, piece: Piece): Change | Refusal => {
  if (!piece.mask) return refuse('nothing-hidden', { piece: piece.id });
  if (piece.mask.side !== undefined) return refuse('not-yours-to-see', { piece: piece.id });
  const change = updated(piece, { ...piece, ...addPieceViewer(piece, actor) });
  return isEmptyChange(change) ? refuse('seen-already', { piece: piece.id }) : change;
};

/** Returns why an actor may not cover or show pieces. Those who may move the pieces may do so. */
export const refusalOfCoveringPieces = (
  table: Table,
  actor: PersonId,
  ids: readonly PieceId[],
): Refusal | undefined => {
  const refusal = refusalOfPlayingNow(table, actor);
  if (refusal || isMaster(table, actor)) return refusal;
  for (const id of ids) {
    const piece = table.get('piece', id);
    const not = piece && refusalOfMovingPiece(table, actor, piece);
    if (not) return not;
  }
  return undefined;
};

export const coverSystem = {
  name: 'covers',
  operations: {
    hide: {
      play: true,
      gain: 'rules',
      answer: 'apart',
      told: 'phrases',
      reports: reportOverruledStep,
      refusalOf: allowOverruling((table, { actor, piece }) => refusalOfCoveringPieces(table, actor, [piece])),
      decide: (table, { actor, piece: id, what }) =>
        withPiece(table, id, (piece) => decideHide(table, actor, piece, what)),
    },
    reveal: {
      play: true,
      gain: 'rules',
      answer: 'apart',
      told: 'phrases',
      refusalOf: (table, { actor, piece }) => refusalOfCoveringPieces(table, actor, [piece]),
      decide: (table, { piece: id, to }, { seen }) =>
        withPiece(table, id, (piece) => decideReveal(table, seen, piece, to)),
    },
    inspect: {
      play: true,
      gain: 'rules',
      answer: 'apart',
      told: 'phrases',
      refusalOf: (table, { actor, piece }) => refusalOfCoveringPieces(table, actor, [piece]),
      decide: (table, { actor, piece: id }) => withPiece(table, id, (piece) => decideInspect(actor, piece)),
    },
  },
  acts: 'none',
} satisfies System;
