import { distance, neighbours } from '../../table/grid/index.ts';
import type { CellId, PieceId } from '../../table/index.ts';
import { armyQueries } from '../armies.ts';
import { findOn, spotLabel } from '../find/find.ts';
import { type Moving, moveOf, placeOf, type Target, targetsFor } from '../find/targets.ts';
import { foresightQueries } from '../foresight.ts';
import type { BoardView } from '../map-view.ts';
import type { CellOnBoard } from '../modifiers.ts';
import { moveQueries } from '../moves.ts';
import { type PieceView, pieceQueries } from '../pieces.ts';
import { placeQueries } from '../places.ts';
import type { View } from '../view.ts';
import { readCell } from './printed-cell.ts';
import { enemyCells, placeOrder } from './stacks.ts';

/**
 * Possible targets of a stack, the likeliest first. Only visible things count, so that the order reveals no unseen
 * enemy.
 */

export type Reason = 'takes' | 'castles' | 'city' | 'joins' | 'enemy' | 'last';

export interface RankedCell extends Target {
  readonly why?: Reason;
  readonly takes?: string;
}

const OFFERED_CELLS = 800;

export const rankedCells = (view: View, moving: Moving, taken: readonly PieceView[]): readonly RankedCell[] => {
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
const isSaidOfAll = ([first, ...others]: readonly RankedCell[]): boolean =>
  first?.why !== undefined && first.why !== 'takes' && others.every(({ why }) => why === first.why);

const targetsOf = (view: View, moving: Moving, first: PieceView, taken: readonly PieceView[]): readonly Target[] => {
  if (taken.length > 0) return takingTargets(view, moving, taken);
  return hasRules(view, moving, first) ? ruledTargets(view, first) : targetsFor(view, moving, '', OFFERED_CELLS);
};

export const hasRules = (view: View, { pieces, army }: Moving, first: PieceView): boolean =>
  pieces.length === 1 && army === undefined && (first.where.cell === undefined || view.of(moveQueries).isRuled(first));

const ruledTargets = (view: View, piece: PieceView): readonly Target[] => {
  const cells = new Map<string, Target>();
  for (const { to } of view.of(foresightQueries).moves(piece)) {
    const board = view.of(placeQueries).board(to.in);
    if (cells.size === OFFERED_CELLS) break;
    if (board && to.cell !== undefined)
      cells.set(`${to.in} ${to.cell}`, { in: to.in, cell: to.cell, label: spotLabel(view, board, to.cell) });
  }
  return [...cells.values()];
};

export const boardOfMove = (view: View, mover: PieceView, targets: readonly Target[]): BoardView | undefined =>
  view.of(placeQueries).board(mover.where.in) ?? (targets[0] && view.of(placeQueries).board(targets[0].in));

const takingTargets = (view: View, moving: Moving, taken: readonly PieceView[]): readonly Target[] => {
  const ids: readonly PieceId[] = taken.map((piece) => view.of(pieceQueries).id(piece));
  const there = taken.flatMap(({ where }): readonly Target[] => {
    const board = view.of(placeQueries).board(where.in);
    return board && where.cell !== undefined
      ? [{ in: where.in, cell: where.cell, label: spotLabel(view, board, where.cell) }]
      : [];
  });
  const labels = new Set<string>();
  return [...there, ...targetsFor(view, moving, '', OFFERED_CELLS)].filter(
    (target) =>
      !labels.has(target.label) &&
      labels.add(target.label) &&
      view.of(foresightQueries).refusalOf(moveOf(view, moving, placeOf(target), ids)) === undefined,
  );
};

export const nearestFirst = (
  board: BoardView | undefined,
  cells: readonly RankedCell[],
  typed: string,
): readonly RankedCell[] => {
  const steps = ({ cell }: RankedCell): number =>
    (board && cell !== undefined ? distance(board.grid, typed.toUpperCase() as CellId, cell) : undefined) ?? 0;
  return cells.toSorted((a, b) => steps(a) - steps(b));
};

const WORTH: Readonly<Record<Reason, number>> = { takes: 100, castles: 80, city: 60, enemy: 30, joins: 8, last: 4 };

interface Scored {
  readonly cell: RankedCell;
  readonly score: number;
}

const scorer = (view: View, mover: PieceView, board: BoardView | undefined): ((target: Target) => Scored) => {
  const goals = board ? goalsOn(view, board, mover) : [];
  const enemies = new Set(board ? enemyCells(view, board.id) : []);
  const from = mover.where.cell;
  const far = (cell: CellId): number =>
    board ? Math.min(99, ...goals.map((goal) => distance(board.grid, cell, goal) ?? 99)) : 0;
  const isRuled = view.of(moveQueries).isRuled(mover);
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
    .of(moveQueries)
    .takes(mover, to)
    .map(({ name, where }) => (where.cell === to.cell ? name : [name, where.cell].join(' ')))
    .join(', ') || undefined;

const reasonOf = (
  view: View,
  board: BoardView,
  mover: PieceView,
  cell: CellId,
  enemies: ReadonlySet<CellId>,
  { last }: Target,
): Reason | undefined => {
  if (view.of(moveQueries).castles(mover, { in: board.id, cell })) return 'castles';
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

export interface OfferedCells {
  readonly five: readonly RankedCell[];
  readonly likely: readonly RankedCell[];
  readonly lists: readonly (readonly RankedCell[])[];
  readonly parts: readonly CellPart[];
}

export interface CellPart {
  readonly from: number;
  readonly to: number;
  readonly first: RankedCell;
  readonly last: RankedCell;
}

const [FIVE, LIST, AT_ONCE, PARTS] = [5, 25, 105, 8];

export const offeredCells = (
  view: View,
  ranked: readonly RankedCell[],
  part?: Pick<CellPart, 'from' | 'to'>,
): OfferedCells => {
  const chosen = part ? byPlace(view, ranked).slice(part.from, part.to) : ranked;
  const base = part?.from ?? 0;
  const isIn = new Set(chosen);
  const likeliest = part ? ranked.filter((cell) => isIn.has(cell)) : ranked;
  const [five, likely] = [likeliest.slice(0, FIVE), likeliest.slice(FIVE, FIVE + LIST)];
  if (chosen.length <= AT_ONCE)
    return { five, likely, lists: chunks(byPlace(view, likeliest.slice(FIVE + LIST)), LIST), parts: [] };
  const placed = byPlace(view, chosen);
  const size = Math.max(AT_ONCE, Math.ceil(placed.length / PARTS));
  const parts = chunks(placed, evenly(placed.length, size)).flatMap((cells, i): readonly CellPart[] => {
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

const byPlace = (view: View, cells: readonly RankedCell[]): readonly RankedCell[] =>
  cells
    .map((cell) => ({ cell, at: placeOrder(view, cell) }))
    .sort((a, b) => a.at - b.at)
    .map(({ cell }) => cell);

export const cellMeant = (
  view: View,
  ranked: readonly RankedCell[],
  mover: PieceView,
  text: string,
): RankedCell | undefined => {
  const board = boardOfMove(view, mover, ranked);
  const cell = board && findOn(board, text);
  const wanted = text.trim().toLowerCase();
  const printed = readCell(mover.where.in, ranked, text);
  if (printed) return printed;
  return ranked.find(
    (one) => one.label.toLowerCase() === wanted || (cell !== undefined && one.cell === cell && one.in === board?.id),
  );
};
