import { distance } from '../../table/grid/index.ts';
import type { ArmyId, CellId, ContainerId, Operation } from '../../table/index.ts';
import { armyQueries } from '../armies.ts';
import { predictionQueries } from '../foresight.ts';
import type { BoardView } from '../map-view.ts';
import { type CellOnBoard, modifierQueries } from '../modifiers.ts';
import { pieceMoveQueries } from '../moves.ts';
import { type PieceView, pieceQueries } from '../pieces.ts';
import { placeQueries } from '../places.ts';
import type { View } from '../view.ts';
import { matchTypedTargetCells } from './complete.ts';
import { findCellByText, type PlaceForPieces } from './find.ts';

/**
 * The targets of moves, from information that the viewer has. Every target is checked before the bot suggests it (D26).
 */

export interface MovingPieces {
  readonly pieces: readonly PieceView[];
  readonly army?: ArmyId;
}

/** A target of a move, with its cost if moving costs points. `last`: it takes all points that are left. */
export interface MoveTarget extends PlaceForPieces {
  readonly cost?: number;
  readonly last?: boolean;
}

type Move = Operation<'move'>;

export const CANDIDATES_CHECKED_PER_CHOICE = 4;

export const moveOperationFor =
  (view: View, { pieces, army }: MovingPieces, to: Move['to'], captures: Move['captures'] = []) =>
  (actor: Move['actor']): Move => ({
    kind: 'move',
    actor,
    pieces: pieces.map((piece) => view.of(pieceQueries).id(piece)),
    to,
    captures,
    ...(army === undefined ? {} : { army }),
  });

/** True if only the choice of a target can still make the move illegal: owner, turn and modifiers allow it. */
export const isMoverAllowedToMove = (view: View, moving: MovingPieces): boolean => {
  const [first] = moving.pieces;
  if (!first) return false;
  const { in: container, cell } = first.where;
  const own = cell === undefined ? { in: container } : { in: container, cell };
  return view.of(predictionQueries).refusalOf(moveOperationFor(view, moving, own))?.code === 'already-there';
};

export const canMovePieces = (view: View, moving: MovingPieces): boolean => {
  const [piece, ...others] = moving.pieces;
  return piece && others.length === 0 && moving.army === undefined && view.of(pieceMoveQueries).isRuled(piece)
    ? view.of(predictionQueries).canAct(piece)
    : findMoveTargets(view, moving, '', 1).length > 0;
};

export const findMoveTargets = (
  view: View,
  moving: MovingPieces,
  typed: string,
  limit: number,
): readonly MoveTarget[] => {
  const [first] = moving.pieces;
  if (!first || !isMoverAllowedToMove(view, moving)) return [];
  const board = view.of(placeQueries).board(first.where.in);
  const ruled = board && moving.pieces.length === 1 ? view.of(pieceMoveQueries).destinations(first) : undefined;
  if (board && ruled) return ruledTargets(view, moving, { board, from: first.where.cell }, ruled, typed, limit);
  const range = board && view.of(armyQueries).range(moving.pieces);
  if (!board || !range) return plainTargets(view, moving, first, typed, limit);
  const wanted = typed.trim().toLowerCase();
  const meant = findCellByText(board, typed);
  return range.cells
    .filter((one) => (one.in === board.id && one.cell === meant) || beginsSo(view, one, wanted))
    .slice(0, limit)
    .map((one): MoveTarget => ({ ...one, label: labelOf(view, one) }));
};

const labelOf = (view: View, to: CellOnBoard): string => view.of(placeQueries).cellFrom(undefined, to);

const beginsSo = (view: View, to: CellOnBoard, wanted: string): boolean =>
  to.cell.toLowerCase().startsWith(wanted) || labelOf(view, to).toLowerCase().startsWith(wanted);

const ruledTargets = (
  view: View,
  moving: MovingPieces,
  { board, from }: { readonly board: BoardView; readonly from: CellId | undefined },
  destinations: readonly CellOnBoard[],
  typed: string,
  limit: number,
): readonly MoveTarget[] => {
  const wanted = typed.trim().toLowerCase();
  const meant = findCellByText(board, typed);
  const far = ({ in: container, cell }: CellOnBoard): number =>
    from === undefined || container !== board.id ? 0 : (distance(board.grid, from, cell) ?? 0);
  const places = destinations
    .filter((to) => (to.in === board.id && to.cell === meant) || beginsSo(view, to, wanted))
    .map((to) => ({ to, steps: far(to) }))
    .sort((a, b) => a.steps - b.steps)
    .map(({ to }): PlaceForPieces => ({ ...to, label: labelOf(view, to) }));
  return filterOpenPlaces(places, isOpenFor(view, moving), limit);
};

/**
 * Returns the destinations of a piece that moves by rules, nearest first. Undefined if it doesn't move by rules, or the
 * viewer may not move it now.
 */
export const destinationLabelsOf = (view: View, id: string, limit: number): readonly string[] | undefined => {
  const piece = view.of(pieceQueries).byId(id);
  if (!piece || !view.of(pieceMoveQueries).isRuled(piece) || !isMoverAllowedToMove(view, { pieces: [piece] }))
    return undefined;
  return findMoveTargets(view, { pieces: [piece] }, '', limit).map(({ label }) => label);
};

/**
 * Refusals that say that the move needs another choice besides the cell: the promotion, the path, or the captured
 * piece.
 */
const ASKS_MORE: ReadonlySet<string> = new Set(['becomes-one-of', 'several-ways', 'takes-one-of']);

const isOpenFor =
  (view: View, moving: MovingPieces) =>
  (place: PlaceForPieces): boolean => {
    const refusal = view.of(predictionQueries).refusalOf(moveOperationFor(view, moving, placeOfTarget(place)));
    return refusal === undefined || ASKS_MORE.has(refusal.code);
  };

const plainTargets = (
  view: View,
  moving: MovingPieces,
  first: PieceView,
  typed: string,
  limit: number,
): readonly MoveTarget[] => {
  const isOpen = isOpenFor(view, moving);
  const cells = filterOpenPlaces(
    matchTypedTargetCells(view, first, typed, limit * CANDIDATES_CHECKED_PER_CHOICE),
    isOpen,
    limit,
  );
  const spaces = filterOpenPlaces(findSpacesByTypedText(view, typed), isOpen, limit);
  const room = Math.max(Math.ceil(limit / 2), limit - spaces.length);
  return [...cells.slice(0, room), ...spaces].slice(0, limit);
};

export const filterOpenPlaces = (
  places: Iterable<PlaceForPieces>,
  isOpen: (place: PlaceForPieces) => boolean,
  limit: number,
): readonly PlaceForPieces[] => {
  const open: PlaceForPieces[] = [];
  for (const place of places) {
    if (open.length === limit) break;
    if (isOpen(place)) open.push(place);
  }
  return open;
};

export const placeOfTarget = ({
  in: container,
  cell,
}: PlaceForPieces): { readonly in: ContainerId; readonly cell?: CellId } =>
  cell === undefined ? { in: container } : { in: container, cell };

export const findSpacesByTypedText = (view: View, typed: string): readonly PlaceForPieces[] => {
  const wanted = typed.trim().toLowerCase();
  const fitting = view
    .of(placeQueries)
    .maps()
    .filter(({ boards, name }) => boards.length === 0 && name.toLowerCase().includes(wanted))
    .map(({ id, name }): PlaceForPieces => ({ in: id, label: name }));
  const rank = ({ label }: PlaceForPieces): number => Number(!label.toLowerCase().startsWith(wanted));
  return [...fitting].sort((a, b) => rank(a) - rank(b));
};

export function* findEngageableEnemyCells(view: View, moving: MovingPieces): Iterable<CellOnBoard> {
  const [first] = moving.pieces;
  const board = first && view.of(placeQueries).board(first.where.in);
  if (!board || !view.of(armyQueries).leadsToBattle(board.id) || !hasNeighbours(view, first)) return;
  for (const target of view.of(armyQueries).targets(moving.pieces)) {
    const refusal = view.of(predictionQueries).refusalOf((actor) => ({
      kind: 'engage',
      actor,
      army: moving.army,
      pieces: moving.pieces.map((piece) => view.of(pieceQueries).id(piece)),
      target,
    }));
    if (!refusal) yield target;
  }
}

export const canPiecesEngageEnemy = (view: View, moving: MovingPieces): boolean => {
  for (const _ of findEngageableEnemyCells(view, moving)) return true;
  return false;
};

const hasNeighbours = (view: View, { where: { in: container, cell } }: PieceView): boolean =>
  cell !== undefined &&
  view
    .of(modifierQueries)
    .neighbours(container, cell)
    .some((beside) => !view.of(pieceQueries).isFree(beside.in, beside.cell));
