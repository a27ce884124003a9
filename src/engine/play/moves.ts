import { type Change, join, removed, updated } from '../core/change.ts';
import type { MapId, PersonId, PieceId } from '../core/ids.ts';
import type { Operation } from '../core/operation.ts';
import { isRefusal, type Refusal, refuse } from '../core/refusal.ts';
import type { Table } from '../core/table.ts';
import { look } from '../modifiers/look.ts';
import { isPlace, locate, moduleOf, onTurn, sidesOf } from './queries.ts';
import type { Piece } from './records.ts';
import { mayMovePiece, mayPlay, ownerOf } from './rights.ts';

declare module '../core/refusal.ts' {
  interface Refusals {
    'nothing-to-move': Record<never, never>;
    'already-there': { readonly piece: string; readonly place: string };
    occupied: { readonly place: string; readonly by: string };
    'one-a-cell': { readonly place: string };
    'no-captures': Record<never, never>;
    'not-an-enemy': { readonly piece: string };
    'captures-itself': { readonly piece: string };
  }
}

const piecesOf = (table: Table, ids: readonly PieceId[]): readonly Piece[] | Refusal => {
  const pieces: Piece[] = [];
  for (const id of new Set(ids)) {
    const piece = table.get('piece', id);
    if (!piece) return refuse('no-such-piece', { piece: id });
    pieces.push(piece);
  }
  return pieces;
};

export const mayMove = (table: Table, { actor, pieces: ids, captures }: Operation<'move'>): Refusal | undefined => {
  const refusal = mayPlay(table, actor);
  if (refusal) return refusal;
  const pieces = piecesOf(table, ids);
  if (isRefusal(pieces)) return pieces;
  for (const piece of pieces) {
    const not = mayMovePiece(table, actor, piece);
    if (not) return not;
  }
  return captures.length > 0 ? mayCapture(table, actor, captures) : undefined;
};

/**
 * Why the actor may not take these pieces: with `rules.captures: manual` whoever is on turn takes the enemy's from public maps (W1); where turns
 * are free, each player the pieces of sides not their own.
 */
export const mayCapture = (table: Table, actor: PersonId, ids: readonly PieceId[]): Refusal | undefined => {
  const refusal = mayPlay(table, actor);
  if (refusal) return refusal;
  const { rules } = moduleOf(table);
  if (rules.captures !== 'manual') return refuse('no-captures', {});
  const pieces = piecesOf(table, ids);
  if (isRefusal(pieces)) return pieces;
  const side = rules.turns === 'strict' ? onTurn(table)?.id : undefined;
  const mine = side ? [side] : sidesOf(table, actor);
  const friend = pieces.find((piece) => {
    const owner = ownerOf(table, piece);
    return owner === undefined || mine.includes(owner) || locate(table, piece.place.in)?.map.private !== undefined;
  });
  return friend && refuse('not-an-enemy', { piece: friend.id });
};

/** One operation: the move, its captures, and nothing that only one game would know. */
export const decideMove = (table: Table, { pieces: ids, to, captures }: Operation<'move'>): Change | Refusal => {
  const pieces = piecesOf(table, ids);
  if (isRefusal(pieces)) return pieces;
  const taken = piecesOf(table, captures);
  if (isRefusal(taken)) return taken;
  const [first] = pieces;
  if (!first) return refuse('nothing-to-move', {});
  const both = taken.find(({ id }) => ids.includes(id));
  if (both) return refuse('captures-itself', { piece: both.id });
  const place = to.cell ?? to.in;
  if (!isPlace(table, to.in, to.cell)) return refuse('no-such-place', { place });
  if (pieces.every((piece) => piece.place.in === to.in && piece.place.cell === to.cell))
    return refuse('already-there', { piece: first.id, place });
  const standing = table.at(to.in, to.cell).filter(({ id }) => !captures.includes(id as PieceId));
  const map = locate(table, to.in)?.map;
  const [other] = standing;
  if (map && other && to.cell !== undefined && isRefusing(table, map.id)) {
    return refuse('occupied', { place, by: other.id });
  }
  if (map && pieces.length > 1 && to.cell !== undefined && isRefusing(table, map.id)) return refuse('one-a-cell', { place });
  const top = (standing.at(-1)?.rank ?? -1) + 1;
  return join(
    removed(...taken),
    ...pieces.map((piece, i) => updated(piece, { ...piece, place: { ...to, rank: top + i }, old: oldOf(piece) })),
  );
};

const isRefusing = (table: Table, map: MapId): boolean => look(table, { kind: 'map', id: map, name: 'occupied' }) === 'refuse';

/** Where a piece is, as the place that it comes from once it has moved. */
export const oldOf = ({ place: { in: container, cell } }: Piece): NonNullable<Piece['old']> =>
  cell === undefined ? { in: container } : { in: container, cell };
