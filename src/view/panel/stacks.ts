import { centre, distance } from '../../table/grid/index.ts';
import type { CellId, ContainerId } from '../../table/index.ts';
import { type ArmyView, armyIdOfView, armyQueries } from '../armies.ts';
import { findArmies, findOwnUnitsWithoutArmyAt } from '../find/armies.ts';
import { movableSideTestFor, opposingSideTestFor } from '../find/find.ts';
import { canMovePieces, isMoverAllowedToMove, type MovingPieces } from '../find/targets.ts';
import { takeFirstItems } from '../first.ts';
import { predictionQueries } from '../foresight.ts';
import { gameQueries } from '../game.ts';
import { type PieceView, pieceQueries } from '../pieces.ts';
import { type PlaceView, placeQueries } from '../places.ts';
import type { View } from '../view.ts';
import { canViewerActNow } from './to-do.ts';

/**
 * Pieces that a panel moves together. They are an army, the loose units of a cell, or one of several similar pieces. If
 * players may move any piece, they can also be a cell's pieces without a side.
 */
export interface MovablePieceStack {
  readonly handle: string;
  readonly pieces: readonly PieceView[];
  readonly army?: ArmyView;
  readonly where: PlaceView;
  readonly alike: number;
  /** True if no unit in it has spent a move point yet; always true in a module without move points. */
  readonly isFresh: boolean;
}

const LOOKED_STACKS = 400;
const JUDGED_STACKS = 100;
const LARGEST_PILE = 50;
const ENEMIES = 100;

export const movingPiecesOfStack = ({ pieces, army }: Pick<MovablePieceStack, 'pieces' | 'army'>): MovingPieces => ({
  pieces,
  ...(army ? { army: armyIdOfView(army) } : {}),
});

const stackWith = (view: View, piece: PieceView): MovablePieceStack => {
  const { cell, in: container } = piece.where;
  const armies = view.of(armyQueries);
  const army = armies.ofPiece(piece);
  const loose = army || cell === undefined ? [] : looseOf(view, container, cell, piece);
  const pieces = army ? army.units.map((unit) => unit.piece) : loose.length > 0 ? loose : [piece];
  const [first = piece] = pieces;
  return {
    handle: army ? armies.handle(armyIdOfView(army)) : view.of(pieceQueries).handle(first),
    pieces,
    ...(army ? { army } : {}),
    where: piece.where,
    alike: 1,
    isFresh: isFresh(view, pieces),
  };
};

const looseOf = (view: View, container: ContainerId, cell: CellId, piece: PieceView): readonly PieceView[] => {
  if (isFree(view, piece)) {
    const all = takeFirstItems(view.of(pieceQueries).each(container, cell), LARGEST_PILE);
    return [...all].filter((one) => isFree(view, one) && isMoverAllowedToMove(view, { pieces: [one] }));
  }
  if (!view.of(armyQueries).isUnit(piece)) return [];
  return findOwnUnitsWithoutArmyAt(view, container, cell).filter((one) => one.side?.id === piece.side?.id);
};

const isFree = (view: View, { side }: PieceView): boolean => side === undefined && view.of(gameQueries).rules.anyone;

const SPENT = 'MovePointsSpent';

const isFresh = (view: View, pieces: readonly PieceView[]): boolean =>
  pieces.every((piece) => view.of(pieceQueries).base(piece, SPENT) === undefined);

const keyOf = (view: View, piece: PieceView): string => {
  const { in: container, cell } = piece.where;
  if (cell !== undefined && isFree(view, piece)) return `cell ${container}\n${cell}\n`;
  if (!view.of(armyQueries).isUnit(piece)) return view.of(pieceQueries).likeness(piece);
  const army = view.of(armyQueries).ofPiece(piece);
  return army ? `army ${armyIdOfView(army)}` : `cell ${container}\n${cell}\n${piece.side?.id}`;
};

/** Returns the stacks that the viewer can move; none while others are on turn. */
export const listStacksToMoveNow = (view: View): readonly MovablePieceStack[] =>
  canViewerActNow(view) ? listMovableStacks(view) : [];

/**
 * Returns the stacks that the viewer can move. Unmoved stacks come first, and among them those near an enemy. Of
 * thousands of pieces, only the first are returned; others can be named.
 */
export const listMovableStacks = (view: View): readonly MovablePieceStack[] => {
  const isMoving = movableSideTestFor(view);
  const stacks = new Map<string, MovablePieceStack>();
  const pieces = view.of(pieceQueries);
  const onBoard = (container: ContainerId): boolean => view.of(placeQueries).board(container) !== undefined;
  const standing = takeFirstItems(pieces.search({ side: isMoving, in: onBoard }), LOOKED_STACKS);
  const others = takeFirstItems(
    pieces.search({ side: isMoving, in: (container) => !onBoard(container) }),
    LOOKED_STACKS,
  );
  for (const piece of [...standing, ...others]) {
    const key = keyOf(view, piece);
    const known = stacks.get(key);
    const stack = known ?? stackWith(view, piece);
    const isAlike = known?.pieces.length === 1 && !isFree(view, piece);
    stacks.set(key, known && isAlike ? { ...known, alike: known.alike + 1 } : stack);
  }
  const able: MovablePieceStack[] = [];
  let judged = 0;
  for (const stack of stacks.values()) {
    if (judged === JUDGED_STACKS) break;
    judged += 1;
    if (canGo(view, stack)) able.push(stack);
  }
  return sorted(view, able);
};

/** A piece on no board moves only by rules: the cards of a hand are offered separately. */
const canGo = (view: View, stack: MovablePieceStack): boolean => {
  const [first] = stack.pieces;
  if (first && stack.where.cell !== undefined && isFree(view, first))
    return isMoverAllowedToMove(view, movingPiecesOfStack(stack));
  return stack.where.cell === undefined && first
    ? view.of(predictionQueries).canAct(first)
    : canMovePieces(view, movingPiecesOfStack(stack));
};

export const enemyCells = (view: View, board: ContainerId): readonly CellId[] => {
  const enemies = view
    .of(pieceQueries)
    .search({ side: opposingSideTestFor(view), in: (container) => container === board });
  return [...new Set([...takeFirstItems(enemies, ENEMIES)].flatMap(({ where }) => where.cell ?? []))];
};

const sorted = (view: View, stacks: readonly MovablePieceStack[]): readonly MovablePieceStack[] => {
  const enemies = new Map<ContainerId, readonly CellId[]>();
  const nearest = ({ where: { in: container, cell } }: MovablePieceStack): number => {
    const board = view.of(placeQueries).board(container);
    const known = enemies.get(container) ?? enemyCells(view, container);
    enemies.set(container, known);
    const far =
      board && cell !== undefined
        ? known.map((enemy) => distance(board.grid, cell, enemy) ?? Number.POSITIVE_INFINITY)
        : [];
    return Math.min(Number.POSITIVE_INFINITY, ...far);
  };
  // If both are near no enemy, infinity minus infinity is NaN: their places decide.
  return stacks
    .map((stack) => ({ stack, far: nearest(stack), at: cellSortIndex(view, stack.where) }))
    .sort((a, b) => Number(b.stack.isFresh) - Number(a.stack.isFresh) || a.far - b.far || a.at - b.at)
    .map(({ stack }) => stack);
};

/** Returns the unmoved stack that is nearest to a place, and of equally near ones the first. */
export const findUnmovedStackNear = (
  view: View,
  place: Pick<PlaceView, 'in' | 'cell'>,
): MovablePieceStack | undefined => {
  const { cell } = place;
  const grid = cell === undefined ? undefined : view.of(placeQueries).board(place.in)?.grid;
  if (!grid || cell === undefined) return undefined;
  const found = listMovableStacks(view).flatMap((stack) => {
    const far = stack.where.in === place.in && stack.where.cell !== undefined && distance(grid, cell, stack.where.cell);
    return stack.isFresh && typeof far === 'number' ? [{ stack, far }] : [];
  });
  return found.sort((a, b) => a.far - b.far)[0]?.stack;
};

/** Returns a number that sorts cells from left to right, and each column from the top. */
export const cellSortIndex = (view: View, { in: container, cell }: Pick<PlaceView, 'in' | 'cell'>): number => {
  const board = view.of(placeQueries).board(container);
  const point = board && cell !== undefined ? centre(board.grid, cell) : undefined;
  return point ? Math.round(point.x * 100) * 100_000 + Math.round(point.y * 100) : Number.MAX_SAFE_INTEGER;
};

export const stackOf = (view: View, handle: string): MovablePieceStack | undefined => {
  const piece = view.of(pieceQueries).byHandle(handle);
  if (piece) return stackWith(view, piece);
  const [army] = findArmies(view, handle);
  return army && stackWith(view, army.picture);
};

export const canViewerMoveStackNow = (view: View, { pieces: [first] }: MovablePieceStack): boolean =>
  first !== undefined && view.of(gameQueries).phase === 'playing' && movableSideTestFor(view)(first.side?.id ?? '');
