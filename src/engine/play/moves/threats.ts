import type { SideId } from '../../../table/index.ts';
import type { Piece } from '../records.ts';
import type { RoyalAttack } from './attacks.ts';
import {
  type BoardMoveRule,
  type BoardPiece,
  isMoveRuleOpenToPiece,
  type MoveSearchBoard,
  type PieceThreats,
  type ThreatLine,
} from './move-board.ts';
import { canReachSquare, cellsBetweenOnLine, walk } from './strides.ts';

/**
 * Finds attacks on a move board while moves are tried. For a piece that stays on its cell, most moves need no new
 * search. Only a move that changes a cell on a line to the piece does.
 */

const strikesOf = (by: BoardPiece): readonly BoardMoveRule[] => {
  by.strikes ??= by.takes ? (by.rules ?? []).filter((rule) => rule.moves.takes && isMoveRuleOpenToPiece(rule, by)) : [];
  return by.strikes;
};

const threatsTo = (board: MoveSearchBoard, { owner, at }: BoardPiece): PieceThreats => {
  const lines: ThreatLine[] = [];
  const isOn = new Uint8Array(board.labels.length);
  for (const by of board.pieces) {
    if (by.owner === undefined || by.owner === owner) continue;
    for (const { moves, strides } of strikesOf(by))
      for (const stride of strides) {
        const cells = cellsBetweenOnLine(board, by.at, stride, moves, at);
        if (!cells) continue;
        lines.push({ by, moves, stride });
        isOn[by.at] = 1;
        for (const cell of cells) isOn[cell] = 1;
      }
  }
  return { at, lines, isOn, untouched: undefined };
};

const attackerByLine = (board: MoveSearchBoard, { lines, at }: PieceThreats): BoardPiece | undefined =>
  lines.find(({ by, moves, stride }) => !by.isGone && walk(board, by.at, stride, moves, undefined, at))?.by;

const attackerAnywhere = (board: MoveSearchBoard, { owner, at }: BoardPiece): BoardPiece | undefined => {
  for (const enemy of board.pieces)
    if (!enemy.isGone && enemy.owner !== undefined && enemy.owner !== owner)
      for (const { moves, strides } of strikesOf(enemy))
        if (canReachSquare(board, enemy.at, at, moves, strides)) return enemy;
  return undefined;
};

const nowAt = ({ labels }: MoveSearchBoard, { piece, at }: BoardPiece): Piece => {
  const cell = labels[at];
  return cell === undefined || cell === piece.place.cell ? piece : { ...piece, place: { ...piece.place, cell } };
};

const threatsOf = (board: MoveSearchBoard, royal: BoardPiece): PieceThreats => {
  royal.threats ??= threatsTo(board, royal);
  return royal.threats;
};

const attackerUntouched = (board: MoveSearchBoard, threats: PieceThreats): BoardPiece | undefined => {
  if (threats.untouched === undefined) threats.untouched = attackerByLine(board, threats) ?? null;
  return threats.untouched ?? undefined;
};

const attackerOn = (board: MoveSearchBoard, royal: BoardPiece): BoardPiece | undefined => {
  if (nowAt(board, royal) !== royal.piece) return attackerAnywhere(board, royal);
  const threats = threatsOf(board, royal);
  return board.changed.some((cell) => threats.isOn[cell] === 1)
    ? attackerByLine(board, threats)
    : attackerUntouched(board, threats);
};

export const isPieceAttacked = (board: MoveSearchBoard, piece: BoardPiece): boolean =>
  attackerOn(board, piece) !== undefined;

export const findRoyalAttackOnBoard = (board: MoveSearchBoard, side: SideId): RoyalAttack | undefined => {
  for (const royal of board.royals) {
    const by = royal.owner === side && !royal.isGone ? attackerOn(board, royal) : undefined;
    if (by) return { royal: nowAt(board, royal), by: by.piece };
  }
  return undefined;
};

/** Makes a move on the board, asks a question, and takes the move back. */
export const afterMove = <T>(
  { standing, changed }: MoveSearchBoard,
  mover: BoardPiece,
  to: number,
  taken: BoardPiece | undefined,
  question: () => T,
): T => {
  const from = mover.at;
  const known = changed.length;
  changed.push(from, to);
  standing[from] = undefined;
  if (taken) {
    changed.push(taken.at);
    standing[taken.at] = undefined;
    taken.isGone = true;
  }
  standing[to] = mover;
  mover.at = to;
  const answer = question();
  mover.at = from;
  standing[to] = undefined;
  if (taken) {
    standing[taken.at] = taken;
    taken.isGone = false;
  }
  standing[from] = mover;
  changed.length = known;
  return answer;
};

export const isMoveSafeForRoyals = (
  board: MoveSearchBoard,
  side: SideId,
  mover: BoardPiece,
  to: number,
  taken: BoardPiece | undefined,
): boolean => {
  for (const royal of board.royals) {
    if (royal.owner !== side) continue;
    const { isOn } = threatsOf(board, royal);
    const isTouched = royal === mover || isOn[mover.at] === 1 || isOn[to] === 1 || (taken && isOn[taken.at] === 1);
    if (isTouched) return afterMove(board, mover, to, taken, () => findRoyalAttackOnBoard(board, side) === undefined);
    if (attackerUntouched(board, threatsOf(board, royal))) return false;
  }
  return true;
};
