import { isRefusal, type PersonId, type SideId, type Table, type Trial } from '../../../table/index.ts';
import { type Jumps, jumpsKept } from '../captures/jumps.ts';
import type { Piece } from '../records.ts';
import { ownerOf } from '../rights.ts';
import { movesOf } from './acts.ts';
import { isRuledPiece, MOST_TRIED } from './judge.ts';
import { type JudgedMoves, judgedMovesOn } from './legal-moves.ts';
import { decideRuledMove } from './ruled.ts';
import { type Verdict, verdictsOn } from './verdicts.ts';

/** A placeholder for the actor, because rules of moves don't depend on the actor. */
const NOBODY = '' as PersonId;

interface Finding {
  readonly judged: JudgedMoves;
  readonly jumps: Jumps;
  readonly verdicts: (piece: Piece) => Verdict | undefined;
  readonly trial: Trial;
}

/** True if the piece has a legal move. Also true for pieces that have no rules for their moves. */
const canMove = (table: Table, piece: Piece, { judged, jumps, verdicts, trial }: Finding): boolean => {
  if (!isRuledPiece(table, piece)) return true;
  const known = judged(piece);
  if (known?.length === 0 || known?.some(({ isSure }) => isSure)) return known.length > 0;
  const verdict = verdicts(piece);
  for (const move of movesOf(table, NOBODY, piece, jumps))
    if (verdict?.(move) ?? !isRefusal(decideRuledMove(table, move, { seen: table, trial }))) return true;
  return false;
};

export const canMoveAny = (
  table: Table,
  side: SideId,
  trial: Trial,
  isMeant: (piece: Piece) => boolean = () => true,
): boolean => {
  const onTable: Trial = (change, question) => trial(change, () => question(table));
  const jumps = jumpsKept(table);
  const judged = judgedMovesOn(table, MOST_TRIED);
  const finding = { judged, jumps, verdicts: verdictsOn(table, jumps), trial: onTable };
  for (const piece of [...table.all('piece')])
    if (ownerOf(table, piece) === side && isMeant(piece) && canMove(table, piece, finding)) return true;
  return false;
};
