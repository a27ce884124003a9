import { derived } from '../core/derived.ts';
import type { CellId } from '../ids/index.ts';
import { type Grid, has, size } from './grid.ts';
import * as hex from './hex.ts';
import { getRegionIndex } from './region-index.ts';
import { cellLabelAt, isOnSheet, MAX_CACHED_CELLS, placeOf } from './sheet.ts';
import * as square from './square.ts';

/**
 * Straight ways over a board. There are as many directions as a cell in its middle has neighbors. On boards of regions,
 * each line has two directions.
 */

/** Returns the number of directions. The second half of them are the opposites of the first. */
export const countGridDirections = (grid: Grid): number => {
  if (grid.kind === 'region') return 2 * (grid.lines?.length ?? 0);
  return grid.kind === 'square' ? square.directions(grid) : hex.DIRECTIONS;
};

export const oppositeDirection = (grid: Grid, direction: number): number => {
  const count = countGridDirections(grid);
  return (direction + count / 2) % count;
};

/**
 * Returns the next cell in a direction; undefined at the end of the way. Directions count clockwise from the top, or
 * lines as listed.
 */
export const nextCell = (grid: Grid, cell: CellId, direction: number): CellId | undefined => {
  const kept = waysKept(grid);
  if (!kept) return nextFrom(grid, cell, direction);
  const known = kept.get(cell);
  if (known) return known[direction];
  const ways = Array.from({ length: countGridDirections(grid) }, (_, one) => nextFrom(grid, cell, one));
  if (has(grid, cell)) kept.set(cell, ways);
  return ways[direction];
};

const waysKept = derived((grid: Grid) =>
  size(grid) > MAX_CACHED_CELLS ? undefined : new Map<CellId, readonly (CellId | undefined)[]>(),
);

const nextFrom = (grid: Grid, cell: CellId, direction: number): CellId | undefined => {
  if (grid.kind === 'region') {
    const lines = grid.lines ?? [];
    const number = direction % lines.length;
    const place = getRegionIndex(grid).lines.get(cell)?.get(number);
    return place === undefined
      ? undefined
      : (lines[number]?.[place + (direction < lines.length ? 1 : -1)] as CellId | undefined);
  }
  const place = placeOf(grid, cell);
  if (!place) return undefined;
  const isOdd = grid.kind === 'hex' && hex.laneOf(grid, place) % 2 !== 0;
  const by = (grid.kind === 'hex' ? hex.stencil(grid, isOdd) : square.stencil(grid))[direction];
  const next = by && { column: place.column + by.column, row: place.row + by.row };
  return next && isOnSheet(grid, next) ? cellLabelAt(grid, next) : undefined;
};

const POINTS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;
const OF_FOUR = ['north', 'east', 'south', 'west'] as const;
const OF_FLAT = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'] as const;
const OF_POINTY = ['north-east', 'east', 'south-east', 'south-west', 'west', 'north-west'] as const;

export type CompassPoint = (typeof POINTS)[number];

/** Returns the names of a board's directions, in their order. Lines of regions have none. */
export const directionNamesOfGrid = (grid: Grid): readonly CompassPoint[] => {
  if (grid.kind === 'region') return [];
  if (grid.kind === 'square') return grid.diagonals ? POINTS : OF_FOUR;
  return grid.orientation === 'flat' ? OF_FLAT : OF_POINTY;
};

export const isCompassPoint = (name: string): name is CompassPoint => (POINTS as readonly string[]).includes(name);

/** Returns the directions of a board that are nearest to an angle, in degrees clockwise from the top: one or two. */
export const directionsNearestToAngle = (grid: Grid, degrees: number): readonly number[] => {
  const count = grid.kind === 'region' ? 0 : countGridDirections(grid);
  const first = grid.kind === 'hex' && grid.orientation === 'pointy' ? 30 : 0;
  const off = Array.from({ length: count }, (_, i) => {
    const away = (((first + (i * 360) / count - degrees) % 360) + 360) % 360;
    return Math.min(away, 360 - away);
  });
  const least = Math.min(...off);
  return off.flatMap((one, i) => (one === least ? [i] : []));
};
