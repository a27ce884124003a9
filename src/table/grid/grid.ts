import { derived } from '../core/derived.ts';
import type { CellId } from '../ids/index.ts';
import * as hex from './hex.ts';
import * as region from './region.ts';
import { getRegionIndex, type RegionGrid } from './region-index.ts';
import type { BoardAxisLabels, Point } from './shape.ts';
import { cellsInLabelOrder, completeCellLabel, findOnSheet, MAX_CACHED_CELLS, placeOf } from './sheet.ts';
import * as square from './square.ts';
import type { BoardWindow } from './window.ts';

/**
 * The division of a board into cells, as plain data that never changes and has no `gridFaults`. A cell that is not on
 * the grid is no error: the functions return `[]` or `undefined` for it.
 */
export type Grid = square.SquareGrid | hex.HexGrid | RegionGrid;

/** Returns every cell in board order: by label (A1, A2, ... B1), or regions as listed. */
export function cells(grid: Grid): Iterable<CellId> {
  return grid.kind === 'region' ? getRegionIndex(grid).regions.keys() : cellsInLabelOrder(grid);
}

export function size(grid: Grid): number {
  return grid.kind === 'region' ? getRegionIndex(grid).regions.size : grid.columns * grid.rows;
}

export function has(grid: Grid, cell: CellId): boolean {
  return grid.kind === 'region' ? getRegionIndex(grid).regions.has(cell) : placeOf(grid, cell) !== undefined;
}

/**
 * Finds the cell for a typed label. Any case is accepted. Leading zeros and separators may be missing, extra or
 * different (`b-6` for `B06`).
 */
export function find(grid: Grid, text: string): CellId | undefined {
  return grid.kind === 'region' ? region.find(grid, text) : findOnSheet(grid, text);
}

/**
 * Returns the first `limit` cells, in board order, whose labels start with the typed text. If there are none, returns
 * other cells that may be meant.
 */
export function complete(grid: Grid, typed: string, limit: number): CellId[] {
  return grid.kind === 'region' ? region.complete(grid, typed, limit) : completeCellLabel(grid, typed, limit);
}

/** Returns the cells one step away: clockwise from the top, or regions by name. */
export function neighbours(grid: Grid, cell: CellId): readonly CellId[] {
  const kept = neighboursKept(grid);
  const known = kept?.get(cell);
  if (known) return known;
  const found = neighboursFound(grid, cell);
  if (found.length > 0) kept?.set(cell, found);
  return found;
}

const neighboursKept = derived((grid: Grid) =>
  size(grid) > MAX_CACHED_CELLS ? undefined : new Map<CellId, readonly CellId[]>(),
);

function neighboursFound(grid: Grid, cell: CellId): readonly CellId[] {
  switch (grid.kind) {
    case 'square':
      return square.neighbours(grid, cell);
    case 'hex':
      return hex.neighbours(grid, cell);
    case 'region':
      return region.neighbours(grid, cell);
  }
}

/** Returns the number of steps between two cells, whatever the terrain. Undefined if there is no way. */
export function distance(grid: Grid, a: CellId, b: CellId): number | undefined {
  switch (grid.kind) {
    case 'square':
      return square.distance(grid, a, b);
    case 'hex':
      return hex.distance(grid, a, b);
    case 'region':
      return region.distance(grid, a, b);
  }
}

/** Returns the cells exactly `radius` steps away; none if `radius` is not a whole number. */
export function ring(grid: Grid, cell: CellId, radius: number): CellId[] {
  switch (grid.kind) {
    case 'square':
      return square.ring(grid, cell, radius);
    case 'hex':
      return hex.ring(grid, cell, radius);
    case 'region':
      return region.ring(grid, cell, radius);
  }
}

/** Returns the cells at most `radius` steps away, including the cell itself. */
export function within(grid: Grid, cell: CellId, radius: number): CellId[] {
  switch (grid.kind) {
    case 'square':
      return square.within(grid, cell, radius);
    case 'hex':
      return hex.within(grid, cell, radius);
    case 'region':
      return region.within(grid, cell, radius);
  }
}

/**
 * Returns the straight way from `a` to `b`, including both: `distance + 1` cells. On regions it is a shortest way. The
 * way back is the same.
 */
export function line(grid: Grid, a: CellId, b: CellId): CellId[] {
  switch (grid.kind) {
    case 'square':
      return square.line(grid, a, b);
    case 'hex':
      return hex.line(grid, a, b);
    case 'region':
      return region.line(grid, a, b);
  }
}

export function centre(grid: Grid, cell: CellId): Point | undefined {
  switch (grid.kind) {
    case 'square':
      return square.centre(grid, cell);
    case 'hex':
      return hex.centre(grid, cell);
    case 'region':
      return region.centre(grid, cell);
  }
}

/** Returns the corners of a cell on the board's picture, clockwise; those of a region as the board lists them. */
export function outline(grid: Grid, cell: CellId): readonly Point[] {
  switch (grid.kind) {
    case 'square':
      return square.outline(grid, cell);
    case 'hex':
      return hex.outline(grid, cell);
    case 'region':
      return region.outline(grid, cell);
  }
}

/** Returns the size of the board's picture, in widths of a cell. */
export function bounds(grid: Grid): { readonly width: number; readonly height: number } {
  switch (grid.kind) {
    case 'square':
      return square.bounds(grid);
    case 'hex':
      return hex.bounds(grid);
    case 'region':
      return region.bounds(grid);
  }
}

/**
 * Returns a part of the board around these cells, moved so that it is inside the board. It has `columns` x `rows` cells
 * (regions: widths of a cell), at least one and at most the board. If the cells are too far apart, the last one is in
 * the middle. If none is on the board, the part is the middle of the board.
 */
export function window(grid: Grid, around: readonly CellId[], columns: number, rows: number): BoardWindow {
  switch (grid.kind) {
    case 'square':
      return square.window(grid, around, columns, rows);
    case 'hex':
      return hex.window(grid, around, columns, rows);
    case 'region':
      return region.window(grid, around, columns, rows);
  }
}

/** Returns the labels along the edges of a window. Only square boards have them. */
export function axes(grid: Grid, part: BoardWindow): BoardAxisLabels | undefined {
  return grid.kind === 'square' ? square.axes(grid, part) : undefined;
}
