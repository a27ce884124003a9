import { cardQueries } from '../../features/cards/view/cards.ts';
import {
  cells,
  complete,
  distance,
  isFreeGrid,
  isFreeGridPoint,
  regionsByDistance,
  ring,
} from '../../table/grid/index.ts';
import type { CellId, ContainerId, SideId } from '../../table/index.ts';
import { takeFirstItems } from '../first.ts';
import type { BoardView } from '../map-view.ts';
import { modifierQueries } from '../modifiers.ts';
import { type PieceView, pieceQueries } from '../pieces.ts';
import { placeQueries } from '../places.ts';
import { seatQueries } from '../seats.ts';
import type { View } from '../view.ts';
import { addDistinguishingNotes, type PieceGroup } from './alike.ts';
import {
  cellLabelOf,
  containerTestFor,
  filterPiecesBySide,
  findPiecesByNameAndPlace,
  listVisibleBoards,
  opposingSideTestFor,
  ownMovingSideTestFor,
  type PieceFilter,
  type PlaceForPieces,
  placeNameOfPiece,
  sidesOfViewer,
} from './find.ts';

const REACH = 12;

const TRIED = 600;
const TRIED_TOGETHER = 200;
const JUDGED = 100;
const COUNTED = 40;

/**
 * Returns groups of similar pieces that match the typed text by name, cell or side. Pieces that can move now come
 * first, then the viewer's own, then others.
 */
export const matchTypedPieces = (
  view: View,
  typed: string,
  limit: number,
  offer: PieceFilter = {},
): readonly PieceGroup[] => offered(view, findPiecesByTypedStart(view, typed, offer), limit, offer);

const offered = (
  view: View,
  pieces: Iterable<PieceView>,
  limit: number,
  { can = () => true, judged = JUDGED }: PieceFilter = {},
): readonly PieceGroup[] => {
  const found = new Map<string, PieceView>();
  const idle = new Set<string>();
  let tried = 0;
  for (const piece of pieces) {
    const key = view.of(pieceQueries).likeness(piece);
    if (!found.has(key) && !idle.has(key)) {
      if (found.size === limit || idle.size === judged) break;
      if (can(piece)) found.set(key, piece);
      else idle.add(key);
    }
    tried += 1;
    if (tried === TRIED) break;
  }
  return addDistinguishingNotes(
    view,
    [...found.values()].map((piece) => ({ piece, count: alikeThere(view, piece) })),
  );
};

const alikeThere = (view: View, piece: PieceView): number => {
  const { in: container, cell } = piece.where;
  if (cell !== undefined && view.of(pieceQueries).isAlone(container, cell)) return 1;
  const key = view.of(pieceQueries).likeness(piece);
  let count = 0;
  for (const other of takeFirstItems(view.of(pieceQueries).each(container, cell), COUNTED))
    if (view.of(pieceQueries).likeness(other) === key) count += 1;
  return Math.max(1, count);
};

export function* findPiecesByTypedStart(
  view: View,
  typed: string,
  ...offers: readonly PieceFilter[]
): Iterable<PieceView> {
  const wanted = typed.trim().toLowerCase();
  const [mine, moves] = [sidesOfViewer(view), ownMovingSideTestFor(view)];
  const groups = [moves, (side: SideId | '') => mine.has(side) && !moves(side), (side: SideId | '') => !mine.has(side)];
  const spots = wanted === '' ? [] : spotsFitting(view, wanted);
  for (const offer of offers)
    for (const group of groups) {
      const isOf = (side: SideId | ''): boolean => group(side) && (!offer.side || offer.side(side));
      yield* fitting(view, wanted, spots, { ...offer, side: isOf });
    }
}

function* fitting(
  view: View,
  wanted: string,
  spots: readonly PlaceKey[],
  offer: PieceFilter & Required<Pick<PieceFilter, 'side'>>,
): Iterable<PieceView> {
  const within = containerTestFor(view, offer);
  const sides = new Set<SideId | ''>(
    view
      .of(seatQueries)
      .sides()
      .flatMap(({ id, name }) => (name.toLowerCase().includes(wanted) ? [id] : [])),
  );
  const isNamed = (name: string): boolean => name.includes(wanted);
  const together = TRIED_TOGETHER;
  if (wanted === '') {
    yield* view.of(pieceQueries).search({ side: offer.side, in: within, together });
    return;
  }
  for (const piece of filterPiecesBySide(findPiecesByNameAndPlace(view, wanted), offer.side))
    if (within(piece.where.in)) yield piece;
  yield* view.of(pieceQueries).search({ side: (side) => sides.has(side) && offer.side(side), in: within, together });
  const bySide = (side: SideId | ''): boolean => !sides.has(side) && offer.side(side);
  yield* view.of(pieceQueries).search({ side: bySide, name: isNamed, in: within, together });
  for (const spot of spots) {
    if (!within(spot.in)) continue;
    for (const piece of filterPiecesBySide(someOf(view, spot), bySide))
      if (!isNamed(piece.name.toLowerCase())) yield piece;
  }
}

interface PlaceKey {
  readonly in: ContainerId;
  readonly cell?: CellId;
}

const someOf = (view: View, { in: container, cell }: PlaceKey): Iterable<PieceView> =>
  takeFirstItems(view.of(pieceQueries).each(container, cell), TRIED);

const spotsFitting = (view: View, wanted: string): readonly PlaceKey[] => {
  const spaces = [
    ...view
      .of(placeQueries)
      .maps()
      .filter(({ boards }) => boards.length === 0),
    ...view.of(cardQueries).decks(),
  ];
  const named = spaces
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .map(({ id }) => ({ in: id as ContainerId }));
  const cells = listVisibleBoards(view).flatMap((board) => {
    const before = cellLabelOf(view, board, '' as CellId).toLowerCase();
    const held = (cell: string): boolean => `${before}${cell.toLowerCase()}`.includes(wanted);
    return [...view.of(pieceQueries).occupied(board.id, held)].map((cell) => ({ in: board.id, cell }));
  });
  return [...cells, ...named];
};

/**
 * Returns cells that a piece may go to and that match the typed text, nearest first. If cells hold only one piece,
 * occupied cells are left out.
 */
export const matchTypedTargetCells = (
  view: View,
  piece: PieceView,
  typed: string,
  limit: number,
): readonly PlaceForPieces[] => {
  const board = view.of(placeQueries).board(piece.where.in);
  const from = piece.where.cell;
  if (!board || from === undefined) return matchTypedPlaces(view, typed, limit);
  const stacks = view.of(pieceQueries).stacks(board.id);
  const open = (cell: CellId): boolean =>
    cell !== from && (stacks || view.of(pieceQueries).isFree(board.id, cell)) && isOffered(view, board, cell);
  const found = typed.trim() === '' ? nearest(board, from, open, limit) : cellsFitting(board, from, typed, open, limit);
  return found.map((cell) => ({ in: board.id, cell, label: cellLabelOf(view, board, cell) }));
};

/** True if completion may suggest a cell as a target. A point is a place of one piece, so an occupied point is none. */
const isOffered = (view: View, { grid, id }: BoardView, cell: CellId): boolean =>
  !isFreeGridPoint(grid, cell) || !view.of(pieceQueries).isFree(id, cell);

const nearest = (
  { grid }: BoardView,
  from: CellId,
  open: (cell: CellId) => boolean,
  limit: number,
): readonly CellId[] => {
  if (isFreeGrid(grid)) return regionsByDistance(grid, from).filter(open).slice(0, limit);
  const found: CellId[] = [];
  for (let radius = 1; radius <= REACH && found.length < limit; radius += 1) {
    for (const cell of ring(grid, from, radius)) if (open(cell)) found.push(cell);
  }
  return found.slice(0, limit);
};

const cellsFitting = (
  { grid }: BoardView,
  from: CellId,
  typed: string,
  open: (cell: CellId) => boolean,
  limit: number,
): readonly CellId[] => {
  const found = complete(grid, typed.trim(), limit * 4).filter(open);
  const order = isFreeGrid(grid) ? new Map(regionsByDistance(grid, from).map((cell, at) => [cell, at])) : undefined;
  const stepsTo = (cell: CellId): number | undefined => (order ? order.get(cell) : distance(grid, from, cell));
  const far = found.map((cell) => ({ cell, steps: stepsTo(cell) ?? Number.MAX_SAFE_INTEGER }));
  const near = far.sort((a, b) => a.steps - b.steps).slice(0, limit);
  return near.map(({ cell }) => cell);
};

export const matchTypedPlaces = (view: View, typed: string, limit: number): readonly PlaceForPieces[] =>
  listVisibleBoards(view)
    .flatMap((board) =>
      firstCells(board, typed, limit)
        .filter((cell) => isOffered(view, board, cell))
        .map((cell) => ({ in: board.id, cell, label: cellLabelOf(view, board, cell) })),
    )
    .slice(0, limit);

const firstCells = (board: BoardView, typed: string, limit: number): readonly CellId[] => {
  if (typed.trim() !== '') return complete(board.grid, typed.trim(), limit);
  const first: CellId[] = [];
  for (const cell of cells(board.grid)) {
    first.push(cell);
    if (first.length === limit) break;
  }
  return first;
};

/**
 * Returns enemy pieces that a move to `to` may capture: those on that cell first, then on neighboring cells, then
 * elsewhere on its board.
 */
export const matchTypedCaptures = (
  view: View,
  to: PlaceForPieces | undefined,
  typed: string,
  limit: number,
  can?: PieceFilter['can'],
): readonly PieceGroup[] => {
  const wanted = typed.trim().toLowerCase();
  const board = to && view.of(placeQueries).board(to.in);
  const beside =
    board && to.cell !== undefined
      ? [{ in: board.id, cell: to.cell }, ...view.of(modifierQueries).neighbours(board.id, to.cell)]
      : [];
  const isEnemy = opposingSideTestFor(view);
  const enemy: PieceFilter = { side: isEnemy, onCells: true };
  const offers: readonly PieceFilter[] = [
    { ...enemy, in: (container) => container === to?.in },
    { ...enemy, in: (container) => container !== to?.in },
  ];
  const enemies = function* (): Iterable<PieceView> {
    for (const place of beside)
      for (const piece of filterPiecesBySide(someOf(view, place), isEnemy))
        if (fitsTyped(view, piece, wanted)) yield piece;
    yield* findPiecesByTypedStart(view, typed, ...offers);
  };
  return offered(view, enemies(), limit, can ? { can } : {});
};

const fitsTyped = (view: View, piece: PieceView, wanted: string): boolean =>
  [piece.name, piece.side?.name, placeNameOfPiece(view, piece)].some(
    (text) => text?.toLowerCase().includes(wanted) === true,
  );
