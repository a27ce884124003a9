import type { CellId, ContainerId, SideId } from '../../engine/core/ids.ts';
import { cells, complete, distance, find, ring } from '../../engine/grid/grid.ts';
import type { BoardView } from '../board/view.ts';
import type { PieceView, View } from '../view.ts';

/** What people name, looked for in their own view: what they may not see does not exist (W5). */

/** Where something can be put: a cell of a board, or a map's own space. */
export interface PlaceToPut {
  readonly in: ContainerId;
  readonly cell?: CellId;
  /** As it is shown and can be typed again. */
  readonly label: string;
}

/** How far around a piece targets are looked for, in steps. */
const REACH = 12;

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

const boardsOf = (view: View): readonly BoardView[] => view.maps().flatMap(({ boards }) => boards);

/** A cell of that board, as people type it. */
export const findOn = ({ grid }: BoardView, text: string): CellId | undefined => find(grid, text);

/**
 * A cell (`E5`; on a named board, `Field E5`), a map's own space, one's own `hand` or a deck; a cell of the board
 * `near` comes first.
 */
export const findSpot = (view: View, text: string, near?: ContainerId): PlaceToPut | undefined => {
  const all = boardsOf(view);
  const boards = all.length < 2 ? all : [...all].sort((a, b) => Number(b.id === near) - Number(a.id === near));
  for (const board of boards) {
    const cell = find(board.grid, text) ?? findOnNamed(board, text);
    if (cell) return { in: board.id, cell, label: spotLabel(view, board, cell) };
  }
  const map = view.maps().find(({ name, boards: own }) => own.length === 0 && same(name, text));
  if (map) return { in: map.id, label: map.name };
  const hand = same(text, 'hand') ? view.hand() : undefined;
  if (hand) return { in: hand.id, label: hand.name };
  const deck = view.decks().find(({ name }) => same(name, text));
  return deck && { in: deck.id, label: deck.name };
};

const findOnNamed = (board: BoardView, text: string): CellId | undefined => {
  for (const name of [`${board.map} ${board.name}`, board.name, board.map]) {
    if (text.length > name.length && same(text.slice(0, name.length), name) && /\s/.test(text.charAt(name.length))) {
      return find(board.grid, text.slice(name.length + 1));
    }
  }
  return undefined;
};

/**
 * A cell's label, with its board's name where there are several boards, and its map's where boards of several maps have
 * that name.
 */
export const spotLabel = (view: View, board: BoardView, cell: CellId): string => {
  const boards = boardsOf(view);
  if (boards.length < 2) return cell;
  const twins = boards.some(({ id, name }) => id !== board.id && same(name, board.name));
  return `${twins ? `${board.map} ` : ''}${board.name} ${cell}`;
};

export const spotOf = (view: View, piece: PieceView): string => {
  const board = view.board(piece.where.in);
  return board && piece.where.cell !== undefined
    ? spotLabel(view, board, piece.where.cell)
    : (piece.where.deck ?? piece.where.map);
};

/** Which pieces are meant or offered. */
export interface Offer {
  readonly side?: (side: SideId | '') => boolean;
  /** Only those that stand on a cell. */
  readonly onCells?: boolean;
  readonly in?: (container: ContainerId) => boolean;
}

/** The pieces that a text can mean, at most so many. */
export const findPieces = (
  view: View,
  text: string,
  limit = Number.POSITIVE_INFINITY,
  offer: Offer = {},
): readonly PieceView[] => first(piecesMeant(view, text, offer), limit);

/**
 * The pieces that a text can mean, one by one: those on the cell of that name, else those of that name, else the one of
 * that handle.
 */
export function* piecesMeant(view: View, text: string, offer: Offer = {}): Iterable<PieceView> {
  const [side, within] = [offer.side ?? (() => true), withinOf(view, offer)];
  const spot = findSpot(view, text);
  if (spot) {
    if (within(spot.in)) yield* ofSides(view.each(spot.in, spot.cell), side);
    return;
  }
  const wanted = text.trim().toLowerCase();
  let isNamed = false;
  for (const piece of view.search({ side, in: within, name: (name) => name.trim() === wanted })) {
    isNamed = true;
    yield piece;
  }
  const piece = isNamed ? undefined : view.byHandle(wanted);
  if (piece && within(piece.where.in)) yield* ofSides([piece], side);
}

const withinOf =
  (view: View, offer: Offer) =>
  (container: ContainerId): boolean =>
    (!offer.in || offer.in(container)) && (!offer.onCells || view.board(container) !== undefined);

function* ofSides(pieces: Iterable<PieceView>, side: (side: SideId | '') => boolean): Iterable<PieceView> {
  for (const piece of pieces) if (side(piece.side?.id ?? '')) yield piece;
}

/** At most so many of them. */
const first = <T>(all: Iterable<T>, limit: number): readonly T[] => {
  const some: T[] = [];
  for (const one of all) {
    some.push(one);
    if (some.length >= limit) break;
  }
  return some;
};

/** So many names are compared with what was typed, and no more. */
const NAMES = 2000;

/** The names by which pieces can be called, for suggestions. */
export const pieceNames = (view: View): readonly string[] => view.names(NAMES);

/** What names one piece and no other: its cell where it stands there alone, else its handle. */
export const nameOf = (view: View, piece: PieceView): string =>
  piece.where.cell !== undefined && view.isAlone(piece.where.in, piece.where.cell)
    ? spotOf(view, piece)
    : view.handle(piece);

/**
 * Pieces that fit what is typed: by name, cell or side; those that the viewer can move now first, then the viewer's
 * own, then the others.
 */
export const completePieces = (view: View, typed: string, limit: number, offer: Offer = {}): readonly PieceView[] => {
  const wanted = typed.trim().toLowerCase();
  const [mine, moves] = [sidesOf(view), movesNow(view)];
  const groups = [moves, (side: SideId | '') => mine.has(side) && !moves(side), (side: SideId | '') => !mine.has(side)];
  const spots = wanted === '' ? [] : spotsFitting(view, wanted);
  const found: PieceView[] = [];
  for (const group of groups) {
    const isOf = (side: SideId | ''): boolean => group(side) && (!offer.side || offer.side(side));
    for (const piece of fitting(view, wanted, spots, { ...offer, side: isOf })) {
      found.push(piece);
      if (found.length >= limit) return found;
    }
  }
  return found;
};

/** Of an offer what fits: by side, then by name, then by where it stands. */
function* fitting(
  view: View,
  wanted: string,
  spots: readonly PlaceKey[],
  offer: Offer & Required<Pick<Offer, 'side'>>,
): Iterable<PieceView> {
  const within = withinOf(view, offer);
  const sides = new Set<SideId | ''>(
    view.sides().flatMap(({ id, name }) => (name.toLowerCase().includes(wanted) ? [id] : [])),
  );
  const isNamed = (name: string): boolean => name.includes(wanted);
  if (wanted === '') {
    yield* view.search({ side: offer.side, in: within });
    return;
  }
  yield* view.search({ side: (side) => sides.has(side) && offer.side(side), in: within });
  const bySide = (side: SideId | ''): boolean => !sides.has(side) && offer.side(side);
  yield* view.search({ side: bySide, name: isNamed, in: within });
  for (const spot of spots) {
    if (!within(spot.in)) continue;
    for (const piece of ofSides(view.each(spot.in, spot.cell), bySide))
      if (!isNamed(piece.name.toLowerCase())) yield piece;
  }
}

interface PlaceKey {
  readonly in: ContainerId;
  readonly cell?: CellId;
}

/** Where something stands on a place whose label holds what is typed. */
const spotsFitting = (view: View, wanted: string): readonly PlaceKey[] => {
  const spaces = [...view.maps().filter(({ boards }) => boards.length === 0), ...view.decks()];
  const named = spaces
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .map(({ id }) => ({ in: id as ContainerId }));
  const cells = boardsOf(view).flatMap((board) => {
    const before = spotLabel(view, board, '' as CellId).toLowerCase();
    const held = (cell: string): boolean => `${before}${cell.toLowerCase()}`.includes(wanted);
    return [...view.occupied(board.id, held)].map((cell) => ({ in: board.id, cell }));
  });
  return [...cells, ...named];
};

/**
 * Cells to which a piece may go, the nearest first: those that fit what is typed and, where cells hold one piece only,
 * are free.
 */
export const completeTargets = (view: View, piece: PieceView, typed: string, limit: number): readonly PlaceToPut[] => {
  const board = view.board(piece.where.in);
  const from = piece.where.cell;
  if (!board || from === undefined) return completeSpots(view, typed, limit);
  const stacks = view.stacks(board.id);
  const open = (cell: CellId): boolean => cell !== from && (stacks || view.isFree(board.id, cell));
  const found = typed.trim() === '' ? nearest(board, from, open, limit) : cellsFitting(board, from, typed, open, limit);
  return found.map((cell) => ({ in: board.id, cell, label: spotLabel(view, board, cell) }));
};

const nearest = (
  { grid }: BoardView,
  from: CellId,
  open: (cell: CellId) => boolean,
  limit: number,
): readonly CellId[] => {
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
  const far = found.map((cell) => ({ cell, steps: distance(grid, from, cell) ?? Number.MAX_SAFE_INTEGER }));
  const near = far.sort((a, b) => a.steps - b.steps).slice(0, limit);
  return near.map(({ cell }) => cell);
};

/** Places anywhere that fit what is typed. */
export const completeSpots = (view: View, typed: string, limit: number): readonly PlaceToPut[] =>
  boardsOf(view)
    .flatMap((board) =>
      firstCells(board, typed, limit).map((cell) => ({ in: board.id, cell, label: spotLabel(view, board, cell) })),
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
 * An enemy's pieces that a move there may take: those on the target first, then those beside it, then those of its
 * board.
 */
export const completeCaptures = (
  view: View,
  to: PlaceToPut | undefined,
  typed: string,
  limit: number,
): readonly PieceView[] => {
  const wanted = typed.trim().toLowerCase();
  const board = to && view.board(to.in);
  const beside = board && to.cell !== undefined ? [to.cell, ...view.neighbours(board.id, to.cell)] : [];
  const isEnemy = opposes(view);
  const near = new Map<string, PieceView>();
  for (const cell of beside) {
    for (const piece of view.each(board?.id as ContainerId, cell)) {
      if (near.size >= limit) break;
      if (isEnemy(piece.side?.id ?? '') && fitsTyped(view, piece, wanted)) near.set(view.id(piece), piece);
    }
  }
  const offers: readonly Offer[] = [
    { in: (container) => container === to?.in },
    { in: (container) => container !== to?.in },
  ];
  for (const offer of offers) {
    for (const piece of completePieces(view, typed, limit, { ...offer, side: isEnemy, onCells: true })) {
      if (near.size < limit) near.set(view.id(piece), piece);
    }
  }
  return [...near.values()];
};

const fitsTyped = (view: View, piece: PieceView, wanted: string): boolean =>
  [piece.name, piece.side?.name, spotOf(view, piece)].some((text) => text?.toLowerCase().includes(wanted) === true);

/** Whether a side is the viewer's and moves now. */
export const movesNow = (view: View): ((side: SideId | '') => boolean) => {
  const turn = movingSide(view);
  const mine = sidesOf(view);
  return (side) => mine.has(side) && (turn === undefined || side === turn);
};

/** Whether a side is another than the one that moves now or, where turns are free, than the viewer's. */
export const opposes = (view: View): ((side: SideId | '') => boolean) => {
  const turn = movingSide(view);
  const mine = sidesOf(view);
  return (side) => side !== '' && (turn === undefined ? !mine.has(side) : side !== turn);
};

const sidesOf = (view: View): ReadonlySet<SideId | ''> => new Set(view.mine().map(({ id }) => id));

/** The only side that may move now; undefined where turns are free. */
const movingSide = (view: View): SideId | undefined => (view.rules.strict ? view.turn()?.side.id : undefined);
