import type { CellId, ContainerId, SideId } from '../engine/core/ids.ts';
import { cells, complete, distance, find, ring } from '../engine/grid/grid.ts';
import type { BoardView } from './board-view.ts';
import type { PieceView, View } from './view.ts';

/** What people name, looked for in their own view: what they may not see does not exist (W5). */

/** Where something can be put: a cell of a board, or a map's own space. */
export interface Spot {
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

/** A cell (`E5`; on a named board, `Field E5`), a map's own space, one's own `hand` or a deck; a cell of the board `near` comes first. */
export const findSpot = (view: View, text: string, near?: ContainerId): Spot | undefined => {
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

/** A cell's label, with its board's name where there are several boards, and its map's where boards of several maps have that name. */
export const spotLabel = (view: View, board: BoardView, cell: CellId): string => {
  const boards = boardsOf(view);
  if (boards.length < 2) return cell;
  const twins = boards.some(({ id, name }) => id !== board.id && same(name, board.name));
  return `${twins ? `${board.map} ` : ''}${board.name} ${cell}`;
};

export const spotOf = (view: View, piece: PieceView): string => {
  const board = view.board(piece.where.in);
  return board && piece.where.cell !== undefined ? spotLabel(view, board, piece.where.cell) : (piece.where.deck ?? piece.where.map);
};

/** The pieces that a text can mean: those on the cell of that name, else those of that name, else the one of that handle. */
export const findPieces = (view: View, text: string): readonly PieceView[] => {
  const spot = findSpot(view, text);
  if (spot) return view.at(spot.in, spot.cell);
  const named = [...view.pieces()].filter(({ name }) => same(name, text));
  if (named.length > 0) return named;
  const piece = view.byHandle(text.trim().toLowerCase());
  return piece ? [piece] : [];
};

/** The names by which pieces can be called, for suggestions. */
export const pieceNames = (view: View): ReadonlySet<string> => new Set([...view.pieces()].map(({ name }) => name));

/** What names one piece and no other: its cell where it stands there alone, else its handle. */
export const nameOf = (view: View, piece: PieceView): string =>
  piece.where.cell !== undefined && view.at(piece.where.in, piece.where.cell).length === 1 ? spotOf(view, piece) : view.handle(piece);

const isMine = (view: View, piece: PieceView): boolean => view.mine().some(({ id }) => id === piece.side?.id);

/** Pieces that fit what is typed: by name, cell or side; those that the viewer can move now first, then the viewer's own, then the others. */
export const completePieces = (
  view: View,
  typed: string,
  limit: number,
  only: (piece: PieceView) => boolean = () => true,
): readonly PieceView[] => {
  const wanted = typed.trim().toLowerCase();
  const turn = movingSide(view);
  const groups: PieceView[][] = [[], [], []];
  for (const piece of view.pieces()) {
    if (!only(piece) || !fitsTyped(view, piece, wanted)) continue;
    const mine = isMine(view, piece);
    groups[mine && (turn === undefined || piece.side?.id === turn) ? 0 : mine ? 1 : 2]?.push(piece);
    if (groups[0]?.length === limit) break;
  }
  return groups.flat().slice(0, limit);
};

const fitsTyped = (view: View, piece: PieceView, wanted: string): boolean => {
  const fits = (text: string | undefined): boolean => text?.toLowerCase().includes(wanted) === true;
  return wanted === '' || fits(piece.name) || fits(piece.where.cell) || fits(piece.side?.name) || fits(spotOf(view, piece));
};

/** Cells to which a piece may go, the nearest first: those that fit what is typed and, where cells hold one piece only, are free. */
export const completeTargets = (view: View, piece: PieceView, typed: string, limit: number): readonly Spot[] => {
  const board = view.board(piece.where.in);
  const from = piece.where.cell;
  if (!board || from === undefined) return completeSpots(view, typed, limit);
  const stacks = view.stacks(board.id);
  const open = (cell: CellId): boolean => cell !== from && (stacks || view.isFree(board.id, cell));
  const found = typed.trim() === '' ? nearest(board, from, open, limit) : fitting(board, from, typed, open, limit);
  return found.map((cell) => ({ in: board.id, cell, label: spotLabel(view, board, cell) }));
};

const nearest = ({ grid }: BoardView, from: CellId, open: (cell: CellId) => boolean, limit: number): readonly CellId[] => {
  const found: CellId[] = [];
  for (let radius = 1; radius <= REACH && found.length < limit; radius += 1) {
    for (const cell of ring(grid, from, radius)) if (open(cell)) found.push(cell);
  }
  return found.slice(0, limit);
};

const fitting = ({ grid }: BoardView, from: CellId, typed: string, open: (cell: CellId) => boolean, limit: number): readonly CellId[] => {
  const found = complete(grid, typed.trim(), limit * 4).filter(open);
  const far = found.map((cell) => ({ cell, steps: distance(grid, from, cell) ?? Number.MAX_SAFE_INTEGER }));
  const near = far.sort((a, b) => a.steps - b.steps).slice(0, limit);
  return near.map(({ cell }) => cell);
};

/** Places anywhere that fit what is typed. */
export const completeSpots = (view: View, typed: string, limit: number): readonly Spot[] =>
  boardsOf(view)
    .flatMap((board) => firstCells(board, typed, limit).map((cell) => ({ in: board.id, cell, label: spotLabel(view, board, cell) })))
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

/** An enemy's pieces that a move there may take: those on the target first, then those beside it, then those of its board. */
export const completeCaptures = (view: View, to: Spot | undefined, typed: string, limit: number): readonly PieceView[] => {
  const board = to && view.board(to.in);
  const beside = board && to.cell !== undefined ? new Set(view.neighbours(board.id, to.cell)) : new Set<CellId>();
  const turn = movingSide(view);
  const isTurns = (piece: PieceView): boolean => (turn === undefined ? isMine(view, piece) : piece.side?.id === turn);
  const isEnemy = (piece: PieceView): boolean => piece.side !== undefined && !isTurns(piece) && piece.where.cell !== undefined;
  const all = completePieces(view, typed, Number.POSITIVE_INFINITY, isEnemy);
  const near = ({ where }: PieceView): number => {
    if (where.in !== to?.in) return 3;
    return where.cell === to.cell ? 0 : beside.has(where.cell as CellId) ? 1 : 2;
  };
  return [...all].sort((a, b) => near(a) - near(b)).slice(0, limit);
};

/** The only side that may move now; undefined where turns are free. */
const movingSide = (view: View): SideId | undefined => (view.rules.strict ? view.turn()?.side.id : undefined);
