import type { CellId } from '../ids/index.ts';
import { boardWindowOfBlock, cellBlockAround } from './block.ts';
import type { BoardCellNumbering } from './numbering.ts';
import { type BoardAxisLabels, isRadius, type Point, span } from './shape.ts';
import { type ColumnRowPlace, columnLabel, labelsOfPlaces, placeOf, rowLabel } from './sheet.ts';
import type { BoardWindow } from './window.ts';

/** A board of squares, each 1 wide and 1 high. */
export interface SquareGrid {
  readonly kind: 'square';
  readonly columns: number;
  readonly rows: number;
  readonly numbering: BoardCellNumbering;
  /** True if cells that touch at a corner are neighbors too. */
  readonly diagonals?: boolean;
}

/** The steps to the neighbors, clockwise from the cell above. */
const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
const SIDES_AND_CORNERS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
] as const;

export function neighbours(grid: SquareGrid, cell: CellId): readonly CellId[] {
  const place = placeOf(grid, cell);
  if (!place) return [];
  const steps = grid.diagonals ? SIDES_AND_CORNERS : SIDES;
  return labelsOfPlaces(
    grid,
    steps.map(([across, down]) => ({ column: place.column + across, row: place.row + down })),
  );
}

/** Returns the number of neighbors of a cell that is not at an edge. */
export function directions({ diagonals }: SquareGrid): number {
  return (diagonals ? SIDES_AND_CORNERS : SIDES).length;
}

export function stencil(grid: SquareGrid): readonly ColumnRowPlace[] {
  return (grid.diagonals ? SIDES_AND_CORNERS : SIDES).map(([column, row]) => ({ column, row }));
}

export function distance(grid: SquareGrid, a: CellId, b: CellId): number | undefined {
  const from = placeOf(grid, a);
  const to = placeOf(grid, b);
  return from && to && steps(grid, from, to);
}

function steps(grid: SquareGrid, from: ColumnRowPlace, to: ColumnRowPlace): number {
  const across = Math.abs(to.column - from.column);
  const down = Math.abs(to.row - from.row);
  return grid.diagonals ? Math.max(across, down) : across + down;
}

/** Lists cells column by column from the left, each from the top. */
export function within(grid: SquareGrid, cell: CellId, radius: number): CellId[] {
  const middle = placeOf(grid, cell);
  if (!middle || !isRadius(radius)) return [];
  return columnsNear(grid, middle, radius).flatMap((column) => {
    const reach = grid.diagonals ? radius : radius - Math.abs(column - middle.column);
    const top = Math.max(0, middle.row - reach);
    const bottom = Math.min(grid.rows - 1, middle.row + reach);
    return labelsOfPlaces(
      grid,
      span(top, bottom).map((row) => ({ column, row })),
    );
  });
}

export function ring(grid: SquareGrid, cell: CellId, radius: number): CellId[] {
  const middle = placeOf(grid, cell);
  if (!middle || !isRadius(radius)) return [];
  return columnsNear(grid, middle, radius).flatMap((column) =>
    labelsOfPlaces(
      grid,
      ringRows(grid, middle, radius, column).map((row) => ({ column, row })),
    ),
  );
}

/**
 * Returns the rows in which a ring crosses a column. In the leftmost and rightmost column of a square ring, these are
 * all rows between its corners.
 */
function ringRows(grid: SquareGrid, middle: ColumnRowPlace, radius: number, column: number): number[] {
  const away = Math.abs(column - middle.column);
  const reach = grid.diagonals ? radius : radius - away;
  if (grid.diagonals && away === radius)
    return span(Math.max(0, middle.row - reach), Math.min(grid.rows - 1, middle.row + reach));
  return reach === 0 ? [middle.row] : [middle.row - reach, middle.row + reach];
}

function columnsNear(grid: SquareGrid, middle: ColumnRowPlace, radius: number): number[] {
  return span(Math.max(0, middle.column - radius), Math.min(grid.columns - 1, middle.column + radius));
}

export function line(grid: SquareGrid, a: CellId, b: CellId): CellId[] {
  const from = placeOf(grid, a);
  const to = placeOf(grid, b);
  if (!from || !to) return [];
  return labelsOfPlaces(grid, straight(grid, from, to));
}

function straight(grid: SquareGrid, from: ColumnRowPlace, to: ColumnRowPlace): ColumnRowPlace[] {
  if (grid.diagonals) return diagonalLine(from, to);
  return from.column <= to.column ? sideLine(from, to) : sideLine(to, from).reverse();
}

/** Takes one cell for each step of the longer direction, and rounds the other direction. */
function diagonalLine(from: ColumnRowPlace, to: ColumnRowPlace): ColumnRowPlace[] {
  const across = to.column - from.column;
  const down = to.row - from.row;
  const count = Math.max(Math.abs(across), Math.abs(down));
  return span(0, count).map((step) => ({
    column: from.column + part(across, step, count),
    row: from.row + part(down, step, count),
  }));
}

/** Returns `whole * step / count`, rounded to the nearest, halves up; 0 if `count` is 0. */
function part(whole: number, step: number, count: number): number {
  return count === 0 ? 0 : Math.floor((2 * whole * step + count) / (2 * count));
}

/**
 * Returns a straight line that crosses one side of a cell at a time. It crosses the side that the line between the
 * middles crosses next. At a corner it goes right first. `from` must not be to the right of `to`.
 */
function sideLine(from: ColumnRowPlace, to: ColumnRowPlace): ColumnRowPlace[] {
  const across = to.column - from.column;
  const down = Math.abs(to.row - from.row);
  const places = [from];
  let right = 0;
  for (const step of span(1, across + down)) {
    const below = step - 1 - right;
    if ((1 + 2 * right) * down <= (1 + 2 * below) * across) right++;
    places.push({ column: from.column + right, row: from.row + (step - right) * Math.sign(to.row - from.row) });
  }
  return places;
}

export function centre(grid: SquareGrid, cell: CellId): Point | undefined {
  const place = placeOf(grid, cell);
  return place && { x: place.column + 0.5, y: place.row + 0.5 };
}

/** Lists the corners clockwise from the top left. */
export function outline(grid: SquareGrid, cell: CellId): readonly Point[] {
  const place = placeOf(grid, cell);
  if (!place) return [];
  const { column: x, row: y } = place;
  return [
    { x, y },
    { x: x + 1, y },
    { x: x + 1, y: y + 1 },
    { x, y: y + 1 },
  ];
}

export function bounds(grid: SquareGrid): { width: number; height: number } {
  return { width: grid.columns, height: grid.rows };
}

export function window(grid: SquareGrid, around: readonly CellId[], columns: number, rows: number): BoardWindow {
  const block = cellBlockAround(grid, around, columns, rows);
  return boardWindowOfBlock(grid, block, { x: block.left, y: block.top, width: block.columns, height: block.rows });
}

export function axes(grid: SquareGrid, { box }: BoardWindow): BoardAxisLabels {
  return {
    columns: span(box.x, box.x + box.width - 1).map((column) => ({
      label: columnLabel(grid, column),
      x: column + 0.5,
    })),
    rows: span(box.y, box.y + box.height - 1).map((row) => ({ label: rowLabel(grid, row), y: row + 0.5 })),
  };
}
