import { isRefusal, type PersonId, type SideId, type Table, type Trial } from '../../../table/index.ts';
import { createCachedJumpFinder, type JumpFinder } from '../captures/jumps.ts';
import type { Piece } from '../records.ts';
import { ownerOf } from '../rights.ts';
import { generatePieceMoves } from './acts.ts';
import { hasPieceMoveRules, MOST_TRIED_MOVES } from './judge.ts';
import { createJudgedMoveLookup, type JudgedMoveLookup } from './legal-moves.ts';
import { decideMoveByRules } from './ruled.ts';
import { createLegalityTestLookup, type LegalityTest } from './verdicts.ts';

/** A placeholder for the actor, because rules of moves don't depend on the actor. */
const NOBODY = '' as PersonId;

interface Finding {
  readonly judged: JudgedMoveLookup;
  readonly jumps: JumpFinder;
  readonly verdicts: (piece: Piece) => LegalityTest | undefined;
  readonly trial: Trial;
}

/** True if the piece has a legal move. Also true for pieces that have no rules for their moves. */
const canMove = (table: Table, piece: Piece, { judged, jumps, verdicts, trial }: Finding): boolean => {
  if (!hasPieceMoveRules(table, piece)) return true;
  const known = judged(piece);
  if (known?.length === 0 || known?.some(({ isSure }) => isSure)) return known.length > 0;
  const verdict = verdicts(piece);
  for (const move of generatePieceMoves(table, NOBODY, piece, jumps))
    if (verdict?.(move) ?? !isRefusal(decideMoveByRules(table, move, { seen: table, trial }))) return true;
  return false;
};

export const canSideMoveAnyPiece = (
  table: Table,
  side: SideId,
  trial: Trial,
  isMeant: (piece: Piece) => boolean = () => true,
): boolean => {
  const onTable: Trial = (change, question) => trial(change, () => question(table));
  const jumps = createCachedJumpFinder(table);
  const judged = createJudgedMoveLookup(table, MOST_TRIED_MOVES);
  const finding = { judged, jumps, verdicts: createLegalityTestLookup(table, jumps), trial: onTable };
  for (const piece of [...table.all('piece')])
    if (ownerOf(table, piece) === side && isMeant(piece) && canMove(table, piece, finding)) return true;
  return false;
};
