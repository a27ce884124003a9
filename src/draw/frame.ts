import { type Extent, extentOf } from './geometry.ts';
import type { OutlinedBoard } from './outlined.ts';
import type { Point } from './picture.ts';
import { clean, widthOf } from './text.ts';

/** The greatest width and height of a picture, in pixels. */
export const LONGEST_PICTURE_SIDE = 1600;
/** The smallest cell that is drawn at the picture's own size, in pixels. */
const SMALLEST_CELL = 14;
const USUAL_CELL = 64;
const LARGEST_CELL = { square: 104, hex: 104, region: 150 } as const;
/** Discord shows a picture about this wide inside a message: a small board grows to it. */
const INLINE_WIDTH = 580;
const NARROWEST = 480;
/** What title, caption and legend take from the height at most. */
const WORDS_HEIGHT = 300;

/** Where the board stands in its picture; everything but `at`'s argument in pixels. */
export interface Frame {
  /** The width of a cell. */
  readonly unit: number;
  readonly width: number;
  /** The width of a cell as far as the strength of lines, arrows and symbols goes: in large cells they stay slender. */
  readonly stroke: number;
  /** The size of plain words: as readable in a large picture, shrunk to a message, as in a small one. */
  readonly font: number;
  readonly pad: number;
  /** The box around all cells. */
  readonly area: Extent;
  /** A point in cell units, as one of the picture. */
  readonly at: (point: Point) => Point;
}

const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

/** The size of the letters on the axes. */
export const axisSize = (frame: Pick<Frame, 'unit' | 'font'>): number => between(8, frame.unit * 0.34, frame.font);

/**
 * A board of regions that is shown whole shows all of the picture under it: what lies between the regions is part of
 * the map.
 */
const cornersUnder = ({ shape, background, more = {} }: OutlinedBoard): readonly Point[] => {
  if (shape !== 'region' || !background || Object.values(more).includes(true)) return [];
  const { x, y, width, height } = background;
  return [
    { x, y },
    { x: x + width, y: y + height },
  ];
};

export const frameOf = (board: OutlinedBoard): Frame => {
  const extent = extentOf([...board.cells.flatMap((cell) => cell.outline), ...cornersUnder(board)]);
  const [columns, rows] = [extent.right - extent.left, extent.bottom - extent.top];
  const room = Math.min((LONGEST_PICTURE_SIDE - 120) / columns, (LONGEST_PICTURE_SIDE - WORDS_HEIGHT) / rows);
  const unit = Math.max(
    SMALLEST_CELL,
    Math.min(room, LARGEST_CELL[board.shape], Math.max(USUAL_CELL, INLINE_WIDTH / columns)),
  );
  const [boardWidth, boardHeight] = [columns * unit, rows * unit];

  const font = between(14, (boardWidth + 60) / 42, 35);
  const pad = font * 0.9;
  const axis = axisSize({ unit, font });
  const rowLabels = board.axes?.rows.map((row) => widthOf(clean(row.text), axis, true)) ?? [];
  const gutter = board.axes
    ? { left: Math.min(Math.max(0, ...rowLabels), axis * 5) + axis * 0.6, top: axis * 1.6 }
    : { left: 0, top: 0 };
  const width = Math.max(NARROWEST, boardWidth + gutter.left + 2 * pad);

  // The axis stands in the left margin; what is too narrow is centred.
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
