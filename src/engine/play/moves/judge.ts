import {
  type CellId,
  type Operation,
  type PersonId,
  type PieceId,
  type Refusal,
  refuse,
  type Table,
  type World,
} from '../../../table/index.ts';
import { isBoardLinkedToOthers } from '../../modifiers/joined.ts';
import { cellNameOnBoard, cellSubjectId, placeOfCellName } from '../../modifiers/subject.ts';
import { captureRuleOfPiece } from '../captures/capture-rule.ts';
import {
  type CaptureDuty,
  type JumpChain,
  type JumpFinder,
  jumpRuleOfPiece,
  jumpsIn,
  requiredCaptureCount,
} from '../captures/jumps.ts';
import { WAYS } from '../captures/ways.ts';
import { refusalOfCapture } from '../pieces/moves.ts';
import { traitsOf } from '../pieces/traits.ts';
import { isExistingPlace } from '../queries.ts';
import type { Piece } from '../records.ts';
import { promotionChoicesOn } from './becoming.ts';
import { type CastlingMove, generateCastlings } from './castling.ts';
import type { MoveRoute } from './passages.ts';
import {
  type CandidateRoute,
  type MoveBoardState,
  moveBoardStateOf,
  REFUSAL_CODE_PRIORITY,
  refusalOfRoute,
  tried,
} from './reaches.ts';
import { moveRulesOf, type PieceMoveRule } from './rule.ts';

declare module '../../../table/core/refusal.ts' {
  interface Refusals {
    'not-its-move': { readonly piece: string; readonly to: string };
    /** A piece that the mover sees is in the way (D5). */
    'way-blocked': { readonly piece: string; readonly by: string; readonly at: string };
    /** The move must jump over a piece, but there is none, or there are too many. */
    'nothing-to-jump': { readonly piece: string; readonly to: string };
    /** The cell has an enemy's piece, but this move can't capture. */
    'takes-not-there': { readonly piece: string; readonly by: string; readonly at: string };
    'only-takes': { readonly piece: string; readonly to: string };
    'moved-already': { readonly piece: string; readonly to: string };
    /** The piece has only moves for boards of squares, but its board is of another kind. */
    'moves-on-squares': { readonly piece: string; readonly board: string };
    /** The module's condition for the move is false now. */
    'moves-not-now': { readonly piece: string; readonly to: string };
    'stays-on-board': { readonly piece: string; readonly place: string };
    'not-placed': { readonly piece: string; readonly place: string };
    'may-not-enter': { readonly piece: string; readonly to: string };
    'may-not-pass': { readonly piece: string; readonly at: string };
    'has-to-stop': { readonly piece: string; readonly at: string };
    /** The side must capture now, with another piece or by another move of this piece. */
    'must-take': { readonly piece: string; readonly at: string };
    /** The side must capture as many pieces at once as possible, and this piece can capture `count`. */
    'must-take-most': { readonly piece: string; readonly at: string; readonly count: number };
    'must-go-on': { readonly piece: string; readonly to: string };
    /** Several ways lead to the cell, and they capture different pieces. */
    'several-ways': { readonly piece: string; readonly to: string; readonly via: readonly string[] };
    'not-that-way': { readonly piece: string; readonly to: string };
  }
}

export const MOST_TRIED_MOVES = 5_000;

export interface Legal {
  readonly piece: Piece;
  /** The ways that lead to the cell. Empty if nothing can be in the way of the move. */
  readonly ways: readonly MoveRoute[];
  readonly takes: readonly PieceId[];
  readonly chain?: JumpChain;
  readonly castling?: CastlingMove;
  /** The cells that the piece crossed in a move that can't jump. It can be captured in passing on these. */
  readonly passed?: readonly CellId[];
}

/** A move of a piece. Cells are named by the piece's board. `path` has the landings of a capture by jumping. */
export interface PieceMove {
  readonly to: CellId;
  readonly path?: readonly CellId[];
  readonly becomes?: string;
}

/**
 * Yields each move of a piece by its rules once, or once for each choice of promotion. It tries at most `most` cells.
 */
export function* generateRuledMoves(
  world: World,
  piece: Piece,
  most = Number.POSITIVE_INFINITY,
  jumps = jumpsIn(world),
): Generator<PieceMove> {
  for (const move of plainMoves(world, piece, most, jumps)) {
    const { in: board, cell } = placeOfCellName(piece.place.in, move.to);
    const choices = promotionChoicesOn(world, piece, board, cell);
    if (choices.length < 2) yield move;
    else for (const becomes of choices) yield { ...move, becomes };
  }
}

function* plainMoves(world: World, piece: Piece, most: number, jumps: JumpFinder): Generator<PieceMove> {
  const rules = moveRulesOf(world, piece);
  if (!rules) return;
  const jumpRule = jumpRuleOfPiece(world, piece);
  const duty = jumps.duty(piece);
  for (const { path, takes } of jumpRule ? jumps.chains(piece, jumpRule) : []) {
    const to = path.at(-1);
    if (to !== undefined && jumpRule && takes.length >= requiredCaptureCount(jumpRule, duty)) yield { to, path };
  }
  if (duty || rules.every(({ moves }) => moves.kind === 'placed')) return;
  const ground = moveBoardStateOf(world, piece, piece.place.in);
  const found = new Set<CellId>();
  let count = 0;
  for (const { rule, to, passage } of tried(world, ground, rules)) {
    if (!found.has(to) && !refusalOfRoute(ground, rule, to, passage?.hindrance)) {
      found.add(to);
      yield { to };
    }
    count += 1;
    if (count >= most) return;
  }
}

export const hasPieceMoveRules = (world: World, piece: Piece): boolean => {
  const { moves, jumps } = traitsOf(world, piece);
  return moves !== undefined || jumps !== undefined;
};

/**
 * Returns the cells that a piece can reach by its rules, named by its board. The turn, unseen pieces and modifiers that
 * forbid moves are ignored. On a board with many thousand cells, some may be missing.
 */
export const destinationsOf = (world: World, piece: Piece): readonly CellId[] | undefined =>
  hasPieceMoveRules(world, piece)
    ? [...new Set([...generateRuledMoves(world, piece, MOST_TRIED_MOVES)].map(({ to }) => to))]
    : undefined;

export const canCastleTo = (world: World, piece: Piece, cell: CellId): boolean =>
  moveRulesOf(world, piece)?.some(
    ({ moves }) =>
      moves.kind === 'castles' && [...generateCastlings(world, piece, moves)].some(({ to }) => to === cell),
  ) ?? false;

/** True if a piece may be put onto a board from elsewhere. Undefined if the piece has no rules for its moves. */
export const canPlacePieceOnBoard = (world: World, piece: Piece): boolean | undefined =>
  moveRulesOf(world, piece)?.some(({ moves, isOpen }) => moves.kind === 'placed' && isOpen);

const isOfSquares = ({ moves: { kind } }: PieceMoveRule): boolean => kind === 'steps' || kind === 'castles';

type MovePath = Operation<'move'>['path'];

/** Judges a move of a piece. Undefined if no rule applies to it. */
export const judgeMove = (
  world: Table,
  actor: PersonId,
  piece: Piece,
  { to, path }: Pick<Operation<'move'>, 'to' | 'path'>,
  jumps = jumpsIn(world),
): Legal | Refusal | undefined => {
  const rules = moveRulesOf(world, piece);
  const { place } = piece;
  if (!rules || !isExistingPlace(world, to.in, to.cell)) return undefined;
  const jumping =
    place.in === to.in && to.cell !== undefined ? judgedJump(world, piece, to.cell, path, jumps) : undefined;
  if (jumping) return jumping;
  if (place.in === to.in && place.cell === to.cell) return undefined;
  if (to.cell === undefined)
    return place.cell === undefined ? undefined : refuse('stays-on-board', { piece: piece.id, place: to.in });
  if (place.cell === undefined) return placed(world, moveBoardStateOf(world, piece, to.in), to.cell);
  const ground = moveBoardStateOf(world, piece, place.in);
  const called = place.in === to.in ? to.cell : cellNameOnBoard(place.in, cellSubjectId(to.in, to.cell));
  if (called !== to.cell && !isBoardLinkedToOthers(world, place.in))
    return refuse('stays-on-board', { piece: piece.id, place: to.cell });
  const board = world.get('board', place.in);
  if (board?.grid.kind !== 'square' && rules.every(isOfSquares))
    return refuse('moves-on-squares', { piece: piece.id, board: board?.name ?? '' });
  const reaches: CandidateRoute[] = [];
  let reason: Refusal | undefined;
  for (const reach of tried(world, ground, rules, called)) {
    const fault = refusalOfRoute(ground, reach.rule, reach.to, reach.passage?.hindrance);
    if (!fault) reaches.push(reach);
    else reason = reason && rank(reason) <= rank(fault) ? reason : fault;
  }
  if (reaches.length === 0) return reason ?? refuse('not-its-move', { piece: piece.id, to: called });
  const duty = jumps.duty(piece);
  if (duty) return dutyRefusal(duty);
  const there = ground.standing(called);
  const passer =
    there.length === 0 && reaches.every(({ rule }) => !rule.moves.goes) ? ground.passer(called) : undefined;
  const takes = (passer ? [passer] : there).map(({ id }) => id);
  const isManual = WAYS[captureRuleOfPiece(world, piece, to.in).by].endsOn === 'named';
  const fault = isManual && takes.length > 0 ? refusalOfCapture(world, actor, takes) : undefined;
  return fault ?? { ...legalBy(reaches), piece, takes };
};

/** Returns castling only if it is the only way to the cell. */
const legalBy = (reaches: readonly CandidateRoute[]): Pick<Legal, 'ways' | 'castling' | 'passed'> => {
  const ways = reaches.flatMap(({ passage }) => passage ?? []);
  const [first] = ways;
  const castling = ways.length === 1 ? first?.castling : undefined;
  const isOpen = ways.length < reaches.length;
  const isLame = !isOpen && reaches.every(({ rule }) => rule.moves.way === 'lame');
  return {
    ways: isOpen ? [] : ways,
    ...(castling ? { castling } : {}),
    ...(isLame && first ? { passed: first.free() } : {}),
  };
};

const dutyRefusal = ({ piece: { id, place }, count }: CaptureDuty): Refusal => {
  const at = place.cell ?? place.in;
  return count > 1 ? refuse('must-take-most', { piece: id, at, count }) : refuse('must-take', { piece: id, at });
};

/** Judges a capture by jumping. Undefined if no jump leads to the cell. */
const judgedJump = (
  world: World,
  piece: Piece,
  to: CellId,
  path: MovePath,
  jumps: JumpFinder,
): Legal | Refusal | undefined => {
  const rule = jumpRuleOfPiece(world, piece);
  if (!rule) return undefined;
  const all = jumps.chains(piece, rule);
  const there = all.filter((chain) => chain.path.at(-1) === to);
  if (there.length === 0) {
    const isOnTheWay = all.some((chain) => chain.path.includes(to));
    return isOnTheWay ? refuse('must-go-on', { piece: piece.id, to }) : undefined;
  }
  const duty = rule.must === undefined ? undefined : jumps.duty(piece);
  const enough = there.filter(({ takes }) => takes.length >= requiredCaptureCount(rule, duty));
  if (duty && enough.length === 0) return dutyRefusal(duty);
  const via = path?.slice(0, -1) ?? [];
  const exact = enough.filter((chain) => chain.path.join() === path?.join());
  const meant = exact.length > 0 ? exact : enough.filter((chain) => isAlong(chain.path, via));
  const [chain] = meant;
  if (!chain) return refuse('not-that-way', { piece: piece.id, to });
  if (meant.some((other) => !hasSame(other.takes, chain.takes)))
    return refuse('several-ways', { piece: piece.id, to, via: partingOf(meant) });
  return { piece, ways: [], takes: chain.takes, chain };
};

const isAlong = (path: readonly CellId[], via: readonly CellId[]): boolean => {
  let next = 0;
  for (const cell of path.slice(0, -1)) if (cell === via[next]) next += 1;
  return next === via.length;
};

const hasSame = (one: readonly PieceId[], other: readonly PieceId[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

const partingOf = (chains: readonly JumpChain[]): readonly CellId[] => {
  const all = new Set(chains.flatMap(({ path }) => path.slice(0, -1)));
  return [...all].filter((cell) => chains.some(({ path }) => !path.slice(0, -1).includes(cell)));
};

const rank = ({ code }: Refusal): number => REFUSAL_CODE_PRIORITY.indexOf(code);

/** Judges a move onto a board from a place without cells, such as a hand. */
const placed = (world: World, ground: MoveBoardState, cell: CellId): Legal | Refusal => {
  const { piece, standing, canTake } = ground;
  if (!canPlacePieceOnBoard(world, piece)) return refuse('not-placed', { piece: piece.id, place: cell });
  if (!ground.rightsOn(cell).enters) return refuse('may-not-enter', { piece: piece.id, to: cell });
  const [by] = standing(cell);
  if (!by) return { piece, ways: [], takes: [] };
  return canTake(by)
    ? refuse('takes-not-there', { piece: piece.id, by: by.id, at: cell })
    : refuse('occupied', { place: cell, by: by.id });
};
