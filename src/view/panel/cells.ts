import { distance, neighbours } from '../../table/grid/index.ts';
import type { CellId, PieceId } from '../../table/index.ts';
import { armyQueries } from '../armies.ts';
import { cellLabelOf, findCellByText } from '../find/find.ts';
import {
  findMoveTargets,
  type MoveTarget,
  type MovingPieces,
  moveOperationFor,
  placeOfTarget,
} from '../find/targets.ts';
import { predictionQueries } from '../foresight.ts';
import type { BoardView } from '../map-view.ts';
import type { CellOnBoard } from '../modifiers.ts';
import { pieceMoveQueries } from '../moves.ts';
import { type PieceView, pieceQueries } from '../pieces.ts';
import { placeQueries } from '../places.ts';
import type { View } from '../view.ts';
import { decodeTargetPlace } from './printed-cell.ts';
import { cellSortIndex, enemyCells } from './stacks.ts';

/**
 * Possible targets of a stack, the likeliest first. Only visible things count, so that the order reveals no unseen
 * enemy.
 */

export type TargetRankReason = 'takes' | 'castles' | 'city' | 'joins' | 'enemy' | 'last';

export interface RankedTarget extends MoveTarget {
  readonly why?: TargetRankReason;
  readonly takes?: string;
}

const OFFERED_CELLS = 800;

export const rankTargets = (view: View, moving: MovingPieces, taken: readonly PieceView[]): readonly RankedTarget[] => {
  const [first] = moving.pieces;
  if (!first) return [];
  const targets = targetsOf(view, moving, first, taken);
  const score = scorer(view, first, boardOfMove(view, first, targets));
  const cells = targets
    .map((target) => score(target))
    .sort((a, b) => b.score - a.score)
    .map(({ cell }) => cell);
  return isSaidOfAll(cells) ? cells.map(({ why: _, ...cell }) => cell) : cells;
};

/** True if all cells have the same reason: repeating it would not help to choose. Captures are always mentioned. */
const isSaidOfAll = ([first, ...others]: readonly RankedTarget[]): boolean =>
  first?.why !== undefined && first.why !== 'takes' && others.every(({ why }) => why === first.why);

const targetsOf = (
  view: View,
  moving: MovingPieces,
  first: PieceView,
  taken: readonly PieceView[],
): readonly MoveTarget[] => {
  if (taken.length > 0) return takingTargets(view, moving, taken);
  return hasRuleBasedTargets(view, moving, first)
    ? ruledTargets(view, first)
    : findMoveTargets(view, moving, '', OFFERED_CELLS);
};

export const hasRuleBasedTargets = (view: View, { pieces, army }: MovingPieces, first: PieceView): boolean =>
  pieces.length === 1 &&
  army === undefined &&
  (first.where.cell === undefined || view.of(pieceMoveQueries).isRuled(first));

const ruledTargets = (view: View, piece: PieceView): readonly MoveTarget[] => {
  const cells = new Map<string, MoveTarget>();
  for (const { to } of view.of(predictionQueries).moves(piece)) {
    const board = view.of(placeQueries).board(to.in);
    if (cells.size === OFFERED_CELLS) break;
    if (board && to.cell !== undefined)
      cells.set(`${to.in} ${to.cell}`, { in: to.in, cell: to.cell, label: cellLabelOf(view, board, to.cell) });
  }
  return [...cells.values()];
};

export const boardOfMove = (view: View, mover: PieceView, targets: readonly MoveTarget[]): BoardView | undefined =>
  view.of(placeQueries).board(mover.where.in) ?? (targets[0] && view.of(placeQueries).board(targets[0].in));

const takingTargets = (view: View, moving: MovingPieces, taken: readonly PieceView[]): readonly MoveTarget[] => {
  const ids: readonly PieceId[] = taken.map((piece) => view.of(pieceQueries).id(piece));
  const there = taken.flatMap(({ where }): readonly MoveTarget[] => {
    const board = view.of(placeQueries).board(where.in);
    return board && where.cell !== undefined
      ? [{ in: where.in, cell: where.cell, label: cellLabelOf(view, board, where.cell) }]
      : [];
  });
  const labels = new Set<string>();
  return [...there, ...findMoveTargets(view, moving, '', OFFERED_CELLS)].filter(
    (target) =>
      !labels.has(target.label) &&
      labels.add(target.label) &&
      view.of(predictionQueries).refusalOf(moveOperationFor(view, moving, placeOfTarget(target), ids)) === undefined,
  );
};

export const sortTargetsByDistance = (
  board: BoardView | undefined,
  cells: readonly RankedTarget[],
  typed: string,
): readonly RankedTarget[] => {
  const steps = ({ cell }: RankedTarget): number =>
    (board && cell !== undefined ? distance(board.grid, typed.toUpperCase() as CellId, cell) : undefined) ?? 0;
  return cells.toSorted((a, b) => steps(a) - steps(b));
};

const WORTH: Readonly<Record<TargetRankReason, number>> = {
  takes: 100,
  castles: 80,
  city: 60,
  enemy: 30,
  joins: 8,
  last: 4,
};

interface Scored {
  readonly cell: RankedTarget;
  readonly score: number;
}

const scorer = (view: View, mover: PieceView, board: BoardView | undefined): ((target: MoveTarget) => Scored) => {
  const goals = board ? goalsOn(view, board, mover) : [];
  const enemies = new Set(board ? enemyCells(view, board.id) : []);
  const from = mover.where.cell;
  const far = (cell: CellId): number =>
    board ? Math.min(99, ...goals.map((goal) => distance(board.grid, cell, goal) ?? 99)) : 0;
  const isRuled = view.of(pieceMoveQueries).isRuled(mover);
  const begun = from === undefined ? 99 : far(from);
  const beyond = new Map<string, ReadonlySet<CellId>>();
  return (target) => {
    const { cell } = target;
    const isHere = target.in === board?.id;
    const on = isHere || from === undefined ? board : view.of(placeQueries).board(target.in);
    if (!on || cell === undefined || target.in !== on.id) return { cell: target, score: -100 };
    const foes = isHere ? enemies : (beyond.get(on.id) ?? new Set(enemyCells(view, on.id)));
    beyond.set(on.id, foes);
    const takes = takenThere(view, mover, { in: on.id, cell });
    const why = takes === undefined ? reasonOf(view, on, mover, cell, foes, target) : 'takes';
    const nearer = isHere ? 2 * (begun - far(cell)) : 0;
    const score = (why === undefined ? 0 : WORTH[why]) + nearer + (target.last ? 4 : 0);
    // For a piece that moves by rules, a neighboring enemy makes a cell likely. Players wouldn't give that as a reason,
    // so it isn't shown.
    const told = why === 'enemy' && isRuled ? undefined : why;
    const label = isHere ? cell : target.label;
    return {
      cell: { ...target, label, ...(told ? { why: told } : {}), ...(takes === undefined ? {} : { takes }) },
      score,
    };
  };
};

const takenThere = (view: View, mover: PieceView, to: CellOnBoard): string | undefined =>
  view
    .of(pieceMoveQueries)
    .takes(mover, to)
    .map(({ name, where }) => (where.cell === to.cell ? name : [name, where.cell].join(' ')))
    .join(', ') || undefined;

const reasonOf = (
  view: View,
  board: BoardView,
  mover: PieceView,
  cell: CellId,
  enemies: ReadonlySet<CellId>,
  { last }: MoveTarget,
): TargetRankReason | undefined => {
  if (view.of(pieceMoveQueries).castles(mover, { in: board.id, cell })) return 'castles';
  for (const piece of view.of(pieceQueries).each(board.id, cell)) {
    const isPlace = view.of(pieceQueries).isPlace(piece);
    if (isPlace && piece.side?.id !== mover.side?.id) return 'city';
    if (!isPlace && piece.side?.id === mover.side?.id && view.of(armyQueries).isUnit(piece)) return 'joins';
  }
  const isPlaced = mover.where.cell === undefined;
  if (!isPlaced && neighbours(board.grid, cell).some((beside) => enemies.has(beside))) return 'enemy';
  return last ? 'last' : undefined;
};

const GOALS = 40;

const goalsOn = (view: View, board: BoardView, { side }: PieceView): readonly CellId[] => {
  const places: CellId[] = [];
  const others = view
    .of(pieceQueries)
    .search({ side: (owner) => owner !== side?.id, in: (container) => container === board.id });
  for (const piece of others) {
    if (places.length === GOALS) break;
    if (piece.where.cell !== undefined && view.of(pieceQueries).isPlace(piece)) places.push(piece.where.cell);
  }
  return places.length > 0 ? places : enemyCells(view, board.id).slice(0, GOALS);
};

export interface TargetMenu {
  readonly five: readonly RankedTarget[];
  readonly likely: readonly RankedTarget[];
  readonly lists: readonly (readonly RankedTarget[])[];
  readonly parts: readonly TargetMenuPart[];
}

export interface TargetMenuPart {
  readonly from: number;
  readonly to: number;
  readonly first: RankedTarget;
  readonly last: RankedTarget;
}

const [FIVE, LIST, AT_ONCE, PARTS] = [5, 25, 105, 8];

export const buildTargetMenu = (
  view: View,
  ranked: readonly RankedTarget[],
  part?: Pick<TargetMenuPart, 'from' | 'to'>,
): TargetMenu => {
  const chosen = part ? byPlace(view, ranked).slice(part.from, part.to) : ranked;
  const base = part?.from ?? 0;
  const isIn = new Set(chosen);
  const likeliest = part ? ranked.filter((cell) => isIn.has(cell)) : ranked;
  const [five, likely] = [likeliest.slice(0, FIVE), likeliest.slice(FIVE, FIVE + LIST)];
  if (chosen.length <= AT_ONCE)
    return { five, likely, lists: chunks(byPlace(view, likeliest.slice(FIVE + LIST)), LIST), parts: [] };
  const placed = byPlace(view, chosen);
  const size = Math.max(AT_ONCE, Math.ceil(placed.length / PARTS));
  const parts = chunks(placed, evenly(placed.length, size)).flatMap((cells, i): readonly TargetMenuPart[] => {
    const [first, last] = [cells[0], cells.at(-1)];
    const from = base + i * evenly(placed.length, size);
    return first && last ? [{ from, to: from + cells.length, first, last }] : [];
  });
  return { five, likely, lists: [], parts };
};

const evenly = (count: number, most: number): number => Math.ceil(count / Math.max(1, Math.ceil(count / most)));

const chunks = <T>(items: readonly T[], most: number): readonly (readonly T[])[] => {
  const size = evenly(items.length, most);
  return size === 0
    ? []
    : Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));
};

const byPlace = (view: View, cells: readonly RankedTarget[]): readonly RankedTarget[] =>
  cells
    .map((cell) => ({ cell, at: cellSortIndex(view, cell) }))
    .sort((a, b) => a.at - b.at)
    .map(({ cell }) => cell);

export const findTargetByText = (
  view: View,
  ranked: readonly RankedTarget[],
  mover: PieceView,
  text: string,
): RankedTarget | undefined => {
  const board = boardOfMove(view, mover, ranked);
  const cell = board && findCellByText(board, text);
  const wanted = text.trim().toLowerCase();
  const printed = decodeTargetPlace(mover.where.in, ranked, text);
  if (printed) return printed;
  return ranked.find(
    (one) => one.label.toLowerCase() === wanted || (cell !== undefined && one.cell === cell && one.in === board?.id),
  );
};
