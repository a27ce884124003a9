import type { PersonId, SideId } from '../../core/ids.ts';
import { isRefusal } from '../../core/refusal.ts';
import type { Trial } from '../../core/system.ts';
import type { Table } from '../../core/table.ts';
import type { Piece } from '../records.ts';
import { ownerOf } from '../rights.ts';
import { movesOf } from './acts.ts';
import { isRuledPiece } from './judge.ts';
import { decideRuledMove } from './ruled.ts';

/** Whether a side can move at all. */

/** In whose name it is tried: nobody's, for no rule of moves asks who moves. */
const NOBODY = '' as PersonId;

/** Whether a piece can be moved on this table; one without moves goes where its player says. */
const canMove = (table: Table, piece: Piece, trial: Trial): boolean => {
  if (!isRuledPiece(table, piece)) return true;
  for (const move of movesOf(table, NOBODY, piece))
    if (!isRefusal(decideRuledMove(table, move, { seen: table, trial }))) return true;
  return false;
};

/** Whether a side can move any piece of which something is true. */
export const canMoveAny = (
  table: Table,
  side: SideId,
  trial: Trial,
  isMeant: (piece: Piece) => boolean = () => true,
): boolean => {
  const onTable: Trial = (change, question) => trial(change, () => question(table));
  for (const piece of [...table.all('piece')])
    if (ownerOf(table, piece) === side && isMeant(piece) && canMove(table, piece, onTable)) return true;
  return false;
};
