import { type Change, join } from '../../core/change.ts';
import type { CellId, PieceId } from '../../core/ids.ts';
import type { Operation } from '../../core/operation.ts';
import { isRefusal, type Refusal, refuse } from '../../core/refusal.ts';
import type { Table } from '../../core/table.ts';
import { decideMove } from '../pieces/moves.ts';
import { moduleOf } from '../queries.ts';
import { judged, type Legal } from './judge.ts';
import type { MovePassage } from './passages.ts';
import { hasMoves, standingOn } from './rule.ts';

/** Moves by rules as they are made. */

/** What the rules say of each piece that moves, as its mover sees the table; or why one of them can't go there. */
const judgedAll = (seen: Table, { actor, pieces, to }: Operation<'move'>): readonly Legal[] | Refusal => {
  const found: Legal[] = [];
  for (const id of pieces) {
    const piece = seen.get('piece', id);
    const legal = piece && judged(seen, actor, piece, to);
    if (legal && isRefusal(legal)) return legal;
    if (legal) found.push(legal);
  }
  return found;
};

/** The first cell of a way on which something stands that must be free. */
const obstacle = (table: Table, { piece }: Legal, way: MovePassage): CellId | undefined =>
  way.free().find((cell) => standingOn(table, piece.place.in, cell, piece).length > 0);

/** Why a move of that its mover foresees can't be made on the table as it is: every way there is blocked. */
const blocked = (table: Table, legal: Legal): Refusal | undefined => {
  const { piece, ways } = legal;
  let refusal: Refusal | undefined;
  for (const way of ways) {
    const at = obstacle(table, legal, way);
    if (at === undefined) return undefined;
    const by = standingOn(table, piece.place.in, at, piece)[0]?.id ?? '';
    refusal ??= refuse('way-blocked', { piece: piece.id, by, at });
  }
  return refusal;
};

/**
 * A move of pieces of which the module says how they move: it is judged by what their mover sees (D5), and then goes as
 * it can on the table. Whoever stands where it ends is taken by it. Of others nothing is asked here.
 */
export const decideRuledMove = (table: Table, move: Operation<'move'>, seen: Table): Change | Refusal => {
  if (!hasMoves(moduleOf(table))) return decideMove(table, move);
  const all = judgedAll(seen, move);
  if (isRefusal(all)) return all;
  const stop = table === seen ? undefined : all.map((legal) => blocked(table, legal)).find((one) => one !== undefined);
  if (stop) return stop;
  const takes = all.flatMap((legal) => legal.takes);
  return decideMove(table, takes.length === 0 ? move : { ...move, captures: both(move.captures, takes) });
};

const both = (typed: readonly PieceId[], takes: readonly PieceId[]): readonly PieceId[] => [
  ...new Set([...typed, ...takes]),
];

/**
 * How far a move by rules comes that something unseen stands against: one that slides ends before it; all others are
 * not made. Undefined where no rule says how the pieces move.
 */
export const ruledAsFar = (table: Table, move: Operation<'move'>, seen: Table): Change | undefined => {
  if (!hasMoves(moduleOf(table))) return undefined;
  const all = judgedAll(seen, move);
  if (isRefusal(all)) return join();
  const [legal] = all;
  if (!legal) return undefined;
  const [way] = legal.ways;
  if (!way?.isSlide || all.length > 1 || move.pieces.length > 1) return join();
  const at = obstacle(table, legal, way);
  const free = way.free();
  const last = at === undefined ? free.at(-1) : free[free.indexOf(at) - 1];
  if (last === undefined) return join();
  const decided = decideMove(table, { ...move, to: { in: move.to.in, cell: last }, captures: [] });
  return isRefusal(decided) ? join() : decided;
};
