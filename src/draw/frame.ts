import { type BoundingBox, boundingBoxOfPoints } from './geometry.ts';
import type { OutlinedBoard } from './outlined.ts';
import type { Point } from './picture.ts';
import { estimateTextWidth, sanitizeText } from './text.ts';

export const LONGEST_PICTURE_SIDE = 1600;
/** The smallest cell size in pixels. If cells would be smaller, the picture is larger and then scaled down. */
const SMALLEST_CELL = 14;
const USUAL_CELL = 64;
const LARGEST_CELL = { square: 104, hex: 104, region: 150 } as const;
/** The width in pixels at which Discord shows a picture in a message. A small board is enlarged to it. */
const INLINE_WIDTH = 580;
const NARROWEST = 480;
const WORDS_HEIGHT = 300;

/** The position and size of the board in its picture, in pixels. Only the argument of `at` is in cell widths. */
export interface BoardFrame {
  readonly unit: number;
  readonly width: number;
  /**
   * The size that determines the strength of lines, arrows and symbols. In large cells it is less than the cell width,
   * so that they stay thin.
   */
  readonly stroke: number;
  /**
   * The text size in pixels. In a large picture, which a message shows smaller, the text is larger, so that it stays
   * readable.
   */
  readonly font: number;
  readonly pad: number;
  readonly area: BoundingBox;
  readonly at: (point: Point) => Point;
}

const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

export const axisFontSize = (frame: Pick<BoardFrame, 'unit' | 'font'>): number =>
  between(8, frame.unit * 0.34, frame.font);

const cornersUnder = ({ shape, background, more = {} }: OutlinedBoard): readonly Point[] => {
  if (shape !== 'region' || !background || Object.values(more).includes(true)) return [];
  const { x, y, width, height } = background;
  return [
    { x, y },
    { x: x + width, y: y + height },
  ];
};

export const boardFrameOf = (board: OutlinedBoard): BoardFrame => {
  const extent = boundingBoxOfPoints([...board.cells.flatMap((cell) => cell.outline), ...cornersUnder(board)]);
  const [columns, rows] = [extent.right - extent.left, extent.bottom - extent.top];
  const room = Math.min((LONGEST_PICTURE_SIDE - 120) / columns, (LONGEST_PICTURE_SIDE - WORDS_HEIGHT) / rows);
  const unit = Math.max(
    SMALLEST_CELL,
    Math.min(room, LARGEST_CELL[board.shape], Math.max(USUAL_CELL, INLINE_WIDTH / columns)),
  );
  const [boardWidth, boardHeight] = [columns * unit, rows * unit];

  const font = between(14, (boardWidth + 60) / 42, 35);
  const pad = font * 0.9;
  const axis = axisFontSize({ unit, font });
  const rowLabels = board.axes?.rows.map((row) => estimateTextWidth(sanitizeText(row.text), axis, true)) ?? [];
  const gutter = board.axes
    ? { left: Math.min(Math.max(0, ...rowLabels), axis * 5) + axis * 0.6, top: axis * 1.6 }
    : { left: 0, top: 0 };
  const width = Math.max(NARROWEST, boardWidth + gutter.left + 2 * pad);

  const left = pad + gutter.left + (width - boardWidth - gutter.left - 2 * pad) / 2;
  const top = (board.title ? font * 2.5 : pad) + gutter.top;
  return {
    unit,
    stroke: Math.min(unit, USUAL_CELL + (unit - USUAL_CELL) * 0.3),
    width,
    font,
    pad,
    area: { left, top, right: left + boardWidth, bottom: top + boardHeight },
    at: ({ x, y }) => ({ x: left + (x - extent.left) * unit, y: top + (y - extent.top) * unit }),
  };
};
