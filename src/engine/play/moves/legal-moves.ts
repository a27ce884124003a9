import {
  type CellId,
  type ContainerId,
  isOn,
  type RecordChange,
  type SideId,
  type Table,
} from '../../../table/index.ts';
import { traitsOf } from '../pieces/traits.ts';
import { moduleOf } from '../queries.ts';
import type { Piece } from '../records.ts';
import { hasRoyalPieces } from './attacks.ts';
import { promotionChoicesOn } from './becoming.ts';
import type { CastlingMove } from './castling.ts';
import type { PieceMove } from './judge.ts';
import {
  type BoardMoveRule,
  type BoardPiece,
  isMoveRuleOpenToPiece,
  type MoveSearchBoard,
  sharedMoveBoardOf,
} from './move-board.ts';
import { moveBoardStateOf, refusalOfRoute, tried } from './reaches.ts';
import { walk } from './strides.ts';
import { afterMove, findRoyalAttackOnBoard, isMoveSafeForRoyals, isPieceAttacked } from './threats.ts';

/** A move by the rules of its piece. `isSure` is true if it is certainly legal by all rules of moves. */
export interface JudgedMove extends PieceMove {
  readonly isSure: boolean;
}

interface Reached {
  readonly at: number;
  /** False if the piece can only capture on the cell. If the cell is empty, this is a capture in passing. */
  goes: boolean;
  by: 'steps' | CastlingMove | 'others';
}

/**
 * Returns the moves of a piece in the order of `generateRuledMoves`, without those that leave a royal piece attacked. A
 * move that isn't `isSure` must still be tried on the table.
 */
const judgedMoves = (board: MoveSearchBoard, piece: Piece, most: number): readonly JudgedMove[] => {
  const mover = board.byId.get(piece.id);
  if (!mover?.rules) return [];
  const judged: JudgedMove[] = [];
  const isItself = traitsOf(board.world, piece).becomes === undefined;
  for (const reached of reachedBy(board, mover, mover.rules, most)) {
    const to = board.labels[reached.at];
    if (to === undefined) continue;
    const choices = isItself ? NOTHING : promotionChoicesOn(board.world, piece, board.container, to);
    const known = isSafe(board, mover, reached, choices);
    if (known === false) continue;
    const isSure = known === true;
    if (choices.length < 2) judged.push({ to, isSure });
    else for (const becomes of choices) judged.push({ to, becomes, isSure });
  }
  return judged;
};

const NOTHING: readonly string[] = [];

const reachedBy = (
  board: MoveSearchBoard,
  mover: BoardPiece,
  rules: readonly BoardMoveRule[],
  most: number,
): readonly Reached[] => {
  const found = new ReachedCells(board);
  const { owner, takes } = mover;
  const passing = takes ? passingFor(board, owner) : undefined;
  let left = most;
  for (const rule of rules) {
    const { moves, strides } = rule;
    if (left <= 0 || !isMoveRuleOpenToPiece(rule, mover)) continue;
    if (moves.kind !== 'steps') {
      addOthers(board, mover, rule, found);
      continue;
    }
    const cells: number[] = [];
    for (const stride of strides) walk(board, mover.at, stride, moves, cells);
    left -= cells.length;
    for (const at of cells) {
      const there = board.standing[at];
      const isMet = there
        ? takes && moves.takes && there.owner !== undefined && there.owner !== owner
        : moves.goes || (moves.takesPassing && passing?.cells.has(at) === true);
      if (isMet) found.add(at, moves.goes, 'steps');
    }
  }
  return found.inOrder();
};

class ReachedCells {
  readonly #all: Reached[] = [];
  readonly #which: Uint16Array;

  constructor({ which }: MoveSearchBoard) {
    this.#which = which;
  }

  add(at: number, goes: boolean, by: Reached['by']): void {
    const known = this.#all[(this.#which[at] ?? 0) - 1];
    if (known) {
      known.goes ||= goes;
      known.by = known.by === 'steps' || by === 'steps' ? 'steps' : 'others';
    } else this.#which[at] = this.#all.push({ at, goes, by });
  }

  /** Returns all cells and resets the shared array. Call it once, after the last `add`. */
  inOrder(): readonly Reached[] {
    for (const { at } of this.#all) this.#which[at] = 0;
    return this.#all;
  }
}

const addOthers = (board: MoveSearchBoard, { piece }: BoardPiece, rule: BoardMoveRule, found: ReachedCells): void => {
  const ground = moveBoardStateOf(board.world, piece, board.container);
  for (const { to, passage } of tried(board.world, ground, [rule])) {
    const at = board.numbers.get(to);
    if (at === undefined || refusalOfRoute(ground, rule, to, passage?.hindrance)) continue;
    found.add(at, rule.moves.goes, passage?.castling ?? 'others');
  }
};

interface PassingOn {
  readonly passer: BoardPiece;
  readonly cells: ReadonlySet<number>;
}

const passingFor = (board: MoveSearchBoard, owner: SideId | undefined): PassingOn | undefined => {
  const passing = board.world.get('passing', 'passing');
  const passer = passing && board.byId.get(passing.piece);
  if (!passer || passing.side === owner || passing.in !== board.container) return undefined;
  return { passer, cells: new Set(passing.cells.map((cell) => board.numbers.get(cell) ?? -1)) };
};

/** True if a move leaves no royal piece attacked; undefined if it has to be tried on the table. */
const isSafe = (
  board: MoveSearchBoard,
  mover: BoardPiece,
  { at, goes, by }: Reached,
  choices: readonly string[],
): boolean | undefined => {
  if (by === 'others') return undefined;
  const { owner } = mover;
  if (owner === undefined || !hasRoyalPieces(moduleOf(board.world))) return true;
  const isRoyalThen = choices.some((prototype) => isOn(traitsOf(board.world, { prototype }).royal));
  if (isRoyalThen || (mover.isRoyal && choices.length > 0)) return undefined;
  if (by !== 'steps') return isSafeCastling(board, mover, owner, at, by);
  const taken = board.standing[at] ?? (goes ? undefined : passingFor(board, owner)?.passer);
  if (isOtherThen(board, owner, [[mover, at]], taken)) return undefined;
  return isMoveSafeForRoyals(board, owner, mover, at, taken);
};

/** Makes the same check for castling. Also checks that no enemy attacks a royal piece on its way. */
const isSafeCastling = (
  board: MoveSearchBoard,
  mover: BoardPiece,
  owner: SideId,
  to: number,
  { partner, partnerTo, crossed }: CastlingMove,
): boolean | undefined => {
  const [other, otherTo] = [board.byId.get(partner.id), board.numbers.get(partnerTo)];
  if (!other || otherTo === undefined) return undefined;
  for (const cell of mover.isRoyal ? crossed : []) {
    const at = board.numbers.get(cell);
    if (at === undefined || isOtherThen(board, owner, [[mover, at]])) return undefined;
    if (afterMove(board, mover, at, undefined, () => isPieceAttacked(board, mover))) return false;
  }
  const moved = [
    [mover, to],
    [other, otherTo],
  ] as const;
  if (isOtherThen(board, owner, moved)) return undefined;
  return afterMove(board, mover, to, undefined, () =>
    afterMove(board, other, otherTo, undefined, () => findRoyalAttackOnBoard(board, owner) === undefined),
  );
};

/** True if the rules of an enemy's piece may be different after the move. */
const isOtherThen = (
  { container, labels, byId, reads }: MoveSearchBoard,
  owner: SideId,
  moved: readonly (readonly [mover: BoardPiece, to: number])[],
  taken?: BoardPiece,
): boolean => {
  if (!reads) return false;
  const changes = moved.map(([{ piece }, to]): RecordChange => {
    const place = { in: container, cell: labels[to] as CellId, rank: 0 };
    return { before: piece, after: { ...piece, place } };
  });
  if (taken) changes.push({ before: taken.piece, after: undefined });
  for (const id of reads.concernedBy(changes)) if (id !== taken?.piece.id && byId.get(id)?.owner !== owner) return true;
  return false;
};

export type JudgedMoveLookup = (piece: Piece) => readonly JudgedMove[] | undefined;

/**
 * Returns a function that judges moves board by board. It is valid until the table changes. It returns undefined for a
 * piece whose moves must be judged one by one.
 */
export const createJudgedMoveLookup = (world: Table, most: number): JudgedMoveLookup => {
  const boards = new Map<ContainerId, MoveSearchBoard | undefined>();
  const early = new Map<string, readonly JudgedMove[]>();
  return (piece) => {
    const { in: container, cell } = piece.place;
    if (cell === undefined) return undefined;
    const known = early.get(piece.id);
    if (known) return known;
    const board = boards.has(container) ? boards.get(container) : sharedMoveBoardOf(world, container);
    boards.set(container, board);
    if (!board?.reads) return board && judgedMoves(board, piece, most);
    // The first move that is tried discards the recorded reads. So the moves of all pieces of the side are judged
    // before that.
    boards.delete(container);
    const owner = board.byId.get(piece.id)?.owner;
    for (const one of board.pieces)
      if (one.owner === owner) early.set(one.piece.id, judgedMoves(board, one.piece, most));
    return early.get(piece.id);
  };
};
