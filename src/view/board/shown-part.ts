import { bounds, window } from '../../table/grid/index.ts';
import type { CellId } from '../../table/index.ts';
import type { BoardView } from '../map-view.ts';
import { AROUND, type BoardPart, WHOLE, wholeWindow } from './parts.ts';

/** What is shown of a board: the whole of it, or the part around some cells. */
export interface ShownPart {
  readonly board: BoardView;
  readonly around?: readonly CellId[];
  /** Parts of the board that are shown together, as far as one picture can show them. */
  readonly parts?: readonly BoardPart[];
  /** Cells among which one chooses: each bears its label, large; the picture is cut to them. */
  readonly choices?: readonly CellId[];
}

/**
 * A board that isn't larger, in squares as wide as a cell, is always shown whole: what lies beside the cells that matter
 * is part of the position.
 */
const SMALL_BOARD = 105;

/** True if a board is always shown whole. */
export const isSmall = ({ grid }: BoardView): boolean => {
  const { width, height } = bounds(grid);
  return width * height <= SMALL_BOARD;
};

/** The cells of the board that are shown, and where it goes on beyond them. */
export const partOf = ({ board, around = [], choices, parts }: ShownPart): ReturnType<typeof window> => {
  if (isSmall(board)) return wholeWindow(board.grid);
  if (parts) return partsWindow(board, parts);
  const shown = [...(choices ?? []), ...around];
  if (shown.length === 0) return wholeWindow(board.grid);
  if (choices === undefined) return window(board.grid, around, AROUND.columns, AROUND.rows);
  return leastWindow(board, shown);
};

/** Where they are too many for one picture: what lies around the one in their middle. */
const partsWindow = (board: BoardView, parts: readonly BoardPart[]): ReturnType<typeof window> => {
  const corners = parts.flatMap(({ first, last }) => [first, last]);
  const middle = parts[parts.length >> 1]?.middle;
  const isWhole = middle === undefined || holds(board, corners, WHOLE.columns, WHOLE.rows);
  return isWhole ? leastWindow(board, corners) : window(board.grid, [middle], WHOLE.columns, WHOLE.rows);
};

/** The smallest window with all these cells. */
const leastWindow = (board: BoardView, shown: readonly CellId[]): ReturnType<typeof window> => {
  const columns = leastSize((size) => holds(board, shown, size, WHOLE.rows));
  const rows = leastSize((size) => holds(board, shown, columns, size));
  return window(board.grid, shown, columns, rows);
};

const holds = ({ grid }: BoardView, shown: readonly CellId[], columns: number, rows: number): boolean => {
  const cells = new Set(window(grid, shown, columns, rows).cells);
  return shown.every((cell) => cells.has(cell));
};

/** In cells, the least and the most that a picture is cut to. */
const [LEAST, MOST] = [5, WHOLE.columns];

/** The least size that is enough, by halves; the most, where none is. */
const leastSize = (isEnough: (size: number) => boolean): number => {
  let [low, high] = [LEAST, MOST];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isEnough(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
};
