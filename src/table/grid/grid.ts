import { derived } from '../core/derived.ts';
import type { CellId } from '../ids/index.ts';
import * as hex from './hex.ts';
import * as region from './region.ts';
import { type RegionGrid, regionIndex } from './region-index.ts';
import type { Axes, Point } from './shape.ts';
import { completeOnSheet, findOnSheet, MOST_CELLS_KEPT, placeOf, sheetCells } from './sheet.ts';
import * as square from './square.ts';
import type { Window } from './window.ts';

/**
 * How a board is cut into cells: plain data as a board's record holds it, free of what `gridFaults` finds, and never
 * changed. A cell that is not on the grid is no error: it has no neighbours, no distance, no place; the functions
 * answer `[]` or `undefined` for it.
 */
export type Grid = square.SquareGrid | hex.HexGrid | RegionGrid;

/** Every cell in board order: that of the labels (A1, A2, ... B1), regions as listed. */
export function cells(grid: Grid): Iterable<CellId> {
  return grid.kind === 'region' ? regionIndex(grid).regions.keys() : sheetCells(grid);
}

/** How many cells there are. */
export function size(grid: Grid): number {
  return grid.kind === 'region' ? regionIndex(grid).regions.size : grid.columns * grid.rows;
}

/** Whether this is the label of a cell, exactly as the board writes it. */
export function has(grid: Grid, cell: CellId): boolean {
  return grid.kind === 'region' ? regionIndex(grid).regions.has(cell) : placeOf(grid, cell) !== undefined;
}

/**
 * The cell that a person means: in any case, with leading zeros or separators missing, too many or other ones (`b-6`
 * for `B06`).
 */
export function find(grid: Grid, text: string): CellId | undefined {
  return grid.kind === 'region' ? region.find(grid, text) : findOnSheet(grid, text);
}

/**
 * The first `limit` cells, in board order, whose label begins with what is typed; where none does, what else may be
 * meant.
 */
export function complete(grid: Grid, typed: string, limit: number): CellId[] {
  return grid.kind === 'region' ? region.complete(grid, typed, limit) : completeOnSheet(grid, typed, limit);
}

/** The cells one step away: clockwise from the top, regions by name. */
export function neighbours(grid: Grid, cell: CellId): readonly CellId[] {
  const kept = neighboursKept(grid);
  const known = kept?.get(cell);
  if (known) return known;
  const found = neighboursFound(grid, cell);
  if (found.length > 0) kept?.set(cell, found);
  return found;
}

/** The neighbours of each cell, found when they are first asked for; of a large board none are kept. */
const neighboursKept = derived((grid: Grid) =>
  size(grid) > MOST_CELLS_KEPT ? undefined : new Map<CellId, readonly CellId[]>(),
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

/** Steps from cell to neighbouring cell, whatever the terrain; undefined where there is no way. */
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

/** The cells exactly `radius` steps away: a whole number, none at any other. */
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

/** The cells at most `radius` steps away, the cell itself included. */
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
 * The straight way from `a` to `b`, both included: `distance + 1` cells, each a neighbour of the next; regions: a
 * shortest way. The way back is the same.
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

/** The middle of a cell on the board's picture. */
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

/** The corners of a cell on the board's picture, clockwise; a region's as the board gives them. */
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

/** The size of the board's picture, in widths of a cell. */
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
 * The part of the board of `columns` x `rows` cells (at least one, at most the board; regions: widths of a cell) that
 * has these cells in its middle, pushed inside the board. Where they are too far apart for it, the last of them is in
 * the middle; where none is on the board, the middle of the board.
 */
export function window(grid: Grid, around: readonly CellId[], columns: number, rows: number): Window {
  switch (grid.kind) {
    case 'square':
      return square.window(grid, around, columns, rows);
    case 'hex':
      return hex.window(grid, around, columns, rows);
    case 'region':
      return region.window(grid, around, columns, rows);
  }
}

/** What is written along the edges of a window; only square boards have columns and rows to name there. */
export function axes(grid: Grid, part: Window): Axes | undefined {
  return grid.kind === 'square' ? square.axes(grid, part) : undefined;
}
