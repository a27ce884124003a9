import { cachePerObjectPair, derived } from '../core/derived.ts';
import type { CellId } from '../ids/index.ts';
import type { Grid } from './grid.ts';
import * as hex from './hex.ts';
import { getRegionIndex, type RegionGrid } from './region-index.ts';
import { type ColumnRowGrid, type ColumnRowPlace, cellLabelAt, isOnSheet, placeOf } from './sheet.ts';
import * as square from './square.ts';

/**
 * The neighbors of all cells in flat arrays, for searches. Each cell has `degree` links, numbered from `cell * degree`.
 * Link k leads to `cell + offsets[shape[cell] + k]`. Cells with the same relative neighbors share a shape. A link that
 * leads to its own cell is unused.
 */
export interface NeighborGraph {
  readonly size: number;
  readonly degree: number;
  readonly shape: Int32Array;
  readonly offsets: Int32Array;
  /** True if each cell is known to be a neighbor of its neighbors. */
  readonly isMutual?: true;
}

/**
 * Returns the number of a cell: row by row from the top, each from the left; regions as listed. Undefined if it is not
 * on the grid.
 */
export function cellNumberOf(grid: Grid, cell: CellId): number | undefined {
  if (grid.kind === 'region') return regionNumbers(grid).numbers.get(cell);
  const place = placeOf(grid, cell);
  return place && place.row * grid.columns + place.column;
}

export function cellWithNumber(grid: Grid, number: number): CellId {
  if (grid.kind === 'region') return regionNumbers(grid).cells[number] as CellId;
  return cellLabelAt(grid, { column: number % grid.columns, row: Math.floor(number / grid.columns) });
}

/** Returns the net of a grid, built on first use. Links are in the order of `neighbours`. */
export const neighborGraphOf = derived(
  (grid: Grid): NeighborGraph => (grid.kind === 'region' ? regionNet(grid) : sheetNet(grid)),
);

export function linksFromCell({ degree, shape, offsets }: NeighborGraph, cell: number): readonly number[] {
  const links: number[] = [];
  for (let at = shape[cell] as number, end = at + degree; at < end; at++)
    if (offsets[at] !== 0) links.push(cell + (offsets[at] as number));
  return links;
}

/** Returns the cells at most so many links away, including the cell itself, nearest first. */
export function cellsWithinSteps(
  { degree, shape, offsets }: NeighborGraph,
  from: number,
  steps: number,
): ReadonlySet<number> {
  const found = new Set([from]);
  let [first, last] = [0, 1];
  const order = [from];
  for (let step = 0; step < steps && first < last; step++) {
    for (; first < last; first++) {
      const cell = order[first] as number;
      for (let at = shape[cell] as number, end = at + degree; at < end; at++) {
        const next = cell + (offsets[at] as number);
        if (found.has(next)) continue;
        found.add(next);
        order.push(next);
      }
    }
    last = order.length;
  }
  return found;
}

/** Returns the cells that have this cell as a neighbor. On squares and hexes these are its own neighbors. */
export function cellsWithNeighbor(net: NeighborGraph, cell: number): readonly number[] {
  if (net.isMutual) return linksFromCell(net, cell);
  return sourcesOf(net)[cell] ?? [];
}

const sourcesOf = derived((net: NeighborGraph): readonly (readonly number[])[] => {
  const found: number[][] = Array.from({ length: net.size }, () => []);
  for (let cell = 0; cell < net.size; cell++) for (const to of linksFromCell(net, cell)) found[to]?.push(cell);
  return found;
});

/** Returns the link from one cell to another; undefined if they are not adjacent. */
export function linkBetweenCells(
  { degree, shape, offsets }: NeighborGraph,
  from: number,
  to: number,
): number | undefined {
  const start = shape[from] as number;
  for (let k = 0; k < degree; k++)
    if (from !== to && from + (offsets[start + k] as number) === to) return from * degree + k;
  return undefined;
}

export function replaceNeighbors(
  net: NeighborGraph,
  neighbours: ReadonlyMap<number, readonly number[]>,
): NeighborGraph {
  if (neighbours.size === 0) return net;
  const degree = Math.max(net.degree, ...[...neighbours.values()].map(({ length }) => length));
  const shapes = new Shapes(net.size, degree);
  for (let cell = 0; cell < net.size; cell++) {
    const links = neighbours.get(cell);
    if (links) shapes.put(cell, links);
    else if (!shapes.like(cell, net.shape[cell] as number))
      shapes.name(cell, net.shape[cell] as number, linksFromCell(net, cell));
  }
  return shapes.net();
}

/** Joins two nets without links between them. The cells of the second are numbered after those of the first. */
export const combineNeighborGraphs = cachePerObjectPair((a: NeighborGraph, b: NeighborGraph): NeighborGraph => {
  const shapes = new Shapes(a.size + b.size, Math.max(a.degree, b.degree));
  for (let cell = 0; cell < a.size; cell++) {
    const key = a.shape[cell] as number;
    if (!shapes.like(cell, key)) shapes.name(cell, key, linksFromCell(a, cell));
  }
  for (let cell = 0; cell < b.size; cell++) {
    const key = a.offsets.length + (b.shape[cell] as number);
    if (shapes.like(a.size + cell, key)) continue;
    const links = linksFromCell(b, cell).map((to) => a.size + to);
    shapes.name(a.size + cell, key, links);
  }
  return { ...shapes.net(), ...(a.isMutual && b.isMutual ? { isMutual: true } : {}) };
});

class Shapes {
  readonly #degree: number;
  readonly #shape: Int32Array;
  readonly #offsets: number[] = [];
  readonly #known: number[] = [];

  constructor(size: number, degree: number) {
    this.#shape = new Int32Array(size);
    this.#degree = degree;
  }

  put(cell: number, neighbours: readonly number[]): void {
    this.#shape[cell] = this.#offsets.length;
    for (let k = 0; k < this.#degree; k++) this.#offsets.push((neighbours[k] ?? cell) - cell);
  }

  /** Copies the shapes of one row to another. `cell` and `like` are the first cells of the rows. */
  row(cell: number, like: number, columns: number): void {
    this.#shape.copyWithin(cell, like, like + columns);
  }

  /** Gives a cell the shape of a key. Returns false if no cell has that key yet. */
  like(cell: number, key: number): boolean {
    const known = this.#known[key];
    if (known === undefined) return false;
    this.#shape[cell] = known;
    return true;
  }

  /** Gives a cell these neighbors, and keeps their shape under a key for other cells. */
  name(cell: number, key: number, neighbours: readonly number[]): void {
    this.#known[key] = this.#offsets.length;
    this.put(cell, neighbours);
  }

  net(): NeighborGraph {
    return {
      size: this.#shape.length,
      degree: this.#degree,
      shape: this.#shape,
      offsets: Int32Array.from(this.#offsets),
    };
  }
}

/** Gives cells the same shape if they are at the same edges of the board, in columns and rows of the same kind. */
function sheetNet(grid: square.SquareGrid | hex.HexGrid): NeighborGraph {
  const { columns, rows } = grid;
  const stencils =
    grid.kind === 'square' ? [square.stencil(grid)] : [hex.stencil(grid, false), hex.stencil(grid, true)];
  const shapes = new Shapes(columns * rows, stencils[0]?.length ?? 0);
  const likes = new Map<number, number>();
  for (let row = 0; row < rows; row++) {
    const rowKey = 2 * edge(row, rows) + (row % 2);
    const like = likes.get(rowKey);
    if (like !== undefined) {
      shapes.row(row * columns, like * columns, columns);
      continue;
    }
    likes.set(rowKey, row);
    for (let column = 0; column < columns; column++) {
      const lane = grid.kind === 'square' ? 0 : (grid.orientation === 'pointy' ? row : column) % 2;
      const key = 2 * (4 * edge(column, columns) + edge(row, rows)) + lane;
      const cell = row * columns + column;
      if (!shapes.like(cell, key)) shapes.name(cell, key, around(grid, stencils[lane] ?? [], column, row));
    }
  }
  return { ...shapes.net(), isMutual: true };
}

function around(sheet: ColumnRowGrid, stencil: readonly ColumnRowPlace[], column: number, row: number): number[] {
  return stencil
    .map((step) => ({ column: column + step.column, row: row + step.row }))
    .filter((place) => isOnSheet(sheet, place))
    .map((place) => place.row * sheet.columns + place.column);
}

/** Returns the edges of the board at which a column or row is: 0 for none, 1 first, 2 last, 3 both. */
function edge(index: number, count: number): number {
  return (index === 0 ? 1 : 0) + (index === count - 1 ? 2 : 0);
}

interface RegionNumbers {
  readonly cells: readonly CellId[];
  readonly numbers: ReadonlyMap<CellId, number>;
}

const regionNumbers = derived((grid: RegionGrid): RegionNumbers => {
  const cells = [...getRegionIndex(grid).regions.keys()];
  return { cells, numbers: new Map(cells.map((cell, number) => [cell, number])) };
});

function regionNet(grid: RegionGrid): NeighborGraph {
  const { cells, numbers } = regionNumbers(grid);
  const { neighbours } = getRegionIndex(grid);
  const links = cells.map((cell) => (neighbours.get(cell) ?? []).map((other) => numbers.get(other) as number));
  const shapes = new Shapes(cells.length, Math.max(0, ...links.map(({ length }) => length)));
  for (const [cell, others] of links.entries()) shapes.put(cell, others);
  return shapes.net();
}
