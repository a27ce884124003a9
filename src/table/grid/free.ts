import type { CellId } from '../ids/index.ts';
import type { Grid } from './grid.ts';
import { getRegionIndex } from './region-index.ts';

/** Boards without a grid: named spots, and points that can be entered only while something is on them. */

export const isFreeGrid = (grid: Grid): boolean => grid.kind === 'region' && grid.free === true;

/** True if the cell is a point, which can be entered only while something is on it. */
export const isFreeGridPoint = (grid: Grid, cell: CellId): boolean =>
  grid.kind === 'region' && getRegionIndex(grid).regions.get(cell)?.point === true;

/**
 * Returns the other cells of a board of regions, nearest on the picture first. Equal distances are in the order of the
 * board.
 */
export const regionsByDistance = (grid: Grid, from: CellId): readonly CellId[] => {
  const regions = grid.kind === 'region' ? getRegionIndex(grid).regions : undefined;
  const here = regions?.get(from);
  if (!regions || !here) return [];
  return [...regions]
    .filter(([cell]) => cell !== from)
    .map(([cell, { x, y }]) => ({ cell, far: Math.hypot(x - here.x, y - here.y) }))
    .sort((a, b) => a.far - b.far)
    .map(({ cell }) => cell);
};
