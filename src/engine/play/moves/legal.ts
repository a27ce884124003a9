import type { PersonId, SideId } from '../../core/ids.ts';
import { isRefusal } from '../../core/refusal.ts';
import type { Trial } from '../../core/system.ts';
import type { Table } from '../../core/table.ts';
import type { Piece } from '../records.ts';
import { ownerOf } from '../rights.ts';
import { MOST_TRIED, movesOf } from './acts.ts';
import { isRuledPiece } from './judge.ts';
import { type JudgedMoves, judgedMovesOn } from './legal-moves.ts';
import { decideRuledMove } from './ruled.ts';

/** Whether a side can move at all. */

/** In whose name it is tried: nobody's, for no rule of moves asks who moves. */
const NOBODY = '' as PersonId;

/** Whether a piece can be moved on this table; one without moves goes where its player says. */
const canMove = (table: Table, piece: Piece, judged: JudgedMoves, trial: Trial): boolean => {
  if (!isRuledPiece(table, piece)) return true;
  const known = judged(piece);
  if (known?.length === 0 || known?.some(({ isSure }) => isSure)) return known.length > 0;
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
  const judged = judgedMovesOn(table, MOST_TRIED);
  for (const piece of [...table.all('piece')])
    if (ownerOf(table, piece) === side && isMeant(piece) && canMove(table, piece, judged, onTable)) return true;
  return false;
};
