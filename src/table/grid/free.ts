import type { CellId } from '../ids/index.ts';
import type { Grid } from './grid.ts';
import { regionIndex } from './region-index.ts';

/** Boards without a grid: named spots, and points at which something stands that was set up there. */

export const isFreeGrid = (grid: Grid): boolean => grid.kind === 'region' && grid.free === true;

/** Whether a cell is a point: to be gone to while something stands there. */
export const isPoint = (grid: Grid, cell: CellId): boolean =>
  grid.kind === 'region' && regionIndex(grid).regions.get(cell)?.point === true;

/** The other cells of a board of regions, the nearest on the picture first; those as far in the order of the board. */
export const byDistance = (grid: Grid, from: CellId): readonly CellId[] => {
  const regions = grid.kind === 'region' ? regionIndex(grid).regions : undefined;
  const here = regions?.get(from);
  if (!regions || !here) return [];
  return [...regions]
    .filter(([cell]) => cell !== from)
    .map(([cell, { x, y }]) => ({ cell, far: Math.hypot(x - here.x, y - here.y) }))
    .sort((a, b) => a.far - b.far)
    .map(({ cell }) => cell);
};
