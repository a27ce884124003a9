import { bounds, window } from '../../table/grid/index.ts';
import type { CellId } from '../../table/index.ts';
import type { BoardView } from '../map-view.ts';
import { type BoardPart, LARGEST_WHOLE_BOARD_SIZE, largestWholeBoardWindow, SURROUNDINGS_SIZE } from './parts.ts';

export interface VisibleBoardArea {
  readonly board: BoardView;
  readonly around?: readonly CellId[];
  readonly parts?: readonly BoardPart[];
  /** Cells to choose from: each has a large label, and the picture is cropped to them. */
  readonly choices?: readonly CellId[];
}

/** The largest area, in cells, of a board that is always shown whole: the surroundings belong to the position. */
const SMALL_BOARD = 105;

export const isSmallBoard = ({ grid }: BoardView): boolean => {
  const { width, height } = bounds(grid);
  return width * height <= SMALL_BOARD;
};

export const visibleWindowOf = ({
  board,
  around = [],
  choices,
  parts,
}: VisibleBoardArea): ReturnType<typeof window> => {
  if (isSmallBoard(board)) return largestWholeBoardWindow(board.grid);
  if (parts) return partsWindow(board, parts);
  const shown = [...(choices ?? []), ...around];
  if (shown.length === 0) return largestWholeBoardWindow(board.grid);
  if (choices === undefined) return window(board.grid, around, SURROUNDINGS_SIZE.columns, SURROUNDINGS_SIZE.rows);
  return leastWindow(board, shown);
};

/** Returns the window around the middle part if the parts don't fit into one picture. */
const partsWindow = (board: BoardView, parts: readonly BoardPart[]): ReturnType<typeof window> => {
  const corners = parts.flatMap(({ first, last }) => [first, last]);
  const middle = parts[parts.length >> 1]?.middle;
  const isWhole =
    middle === undefined || holds(board, corners, LARGEST_WHOLE_BOARD_SIZE.columns, LARGEST_WHOLE_BOARD_SIZE.rows);
  return isWhole
    ? leastWindow(board, corners)
    : window(board.grid, [middle], LARGEST_WHOLE_BOARD_SIZE.columns, LARGEST_WHOLE_BOARD_SIZE.rows);
};

const leastWindow = (board: BoardView, shown: readonly CellId[]): ReturnType<typeof window> => {
  const columns = leastSize((size) => holds(board, shown, size, LARGEST_WHOLE_BOARD_SIZE.rows));
  const rows = leastSize((size) => holds(board, shown, columns, size));
  return window(board.grid, shown, columns, rows);
};

const holds = ({ grid }: BoardView, shown: readonly CellId[], columns: number, rows: number): boolean => {
  const cells = new Set(window(grid, shown, columns, rows).cells);
  return shown.every((cell) => cells.has(cell));
};

const [LEAST, MOST] = [5, LARGEST_WHOLE_BOARD_SIZE.columns];

const leastSize = (isEnough: (size: number) => boolean): number => {
  let [low, high] = [LEAST, MOST];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isEnough(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
};
