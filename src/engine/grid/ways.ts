import type { CellId } from '../core/ids.ts';
import type { Grid } from './grid.ts';
import * as hex from './hex.ts';
import { labelAt, onSheet, placeOf } from './sheet.ts';
import * as square from './square.ts';

/** The straight ways over a board: in as many directions as a cell in its middle has neighbours. */

/** In how many directions cells touch each other; none on boards of regions, which have no straight ways. */
export const directionsOf = (grid: Grid): number => {
  if (grid.kind === 'region') return 0;
  return grid.kind === 'square' ? square.stencil(grid).length : hex.DIRECTIONS;
};

/** The direction that leads back. */
export const backFrom = (grid: Grid, direction: number): number => {
  const count = directionsOf(grid);
  return (direction + count / 2) % count;
};

/** The next cell in a direction, counted clockwise from the top; undefined where the board ends. */
export const nextCell = (grid: Grid, cell: CellId, direction: number): CellId | undefined => {
  if (grid.kind === 'region') return undefined;
  const place = placeOf(grid, cell);
  if (!place) return undefined;
  const isOdd = grid.kind === 'hex' && hex.laneOf(grid, place) % 2 !== 0;
  const by = (grid.kind === 'hex' ? hex.stencil(grid, isOdd) : square.stencil(grid))[direction];
  const next = by && { column: place.column + by.column, row: place.row + by.row };
  return next && onSheet(grid, next) ? labelAt(grid, next) : undefined;
};
