import { derived } from '../core/derived.ts';
import type { CellId } from '../ids/index.ts';
import type { Point } from './shape.ts';

/** A named area. */
export interface Region {
  readonly name: string;
  /**
   * By name; it is enough that one of two neighbours lists the other. Names of no region are ignored here and told by
   * `gridFaults`.
   */
  readonly neighbours: readonly string[];
  /** Its middle on the board's picture, in widths of a cell, from the left and from the top. */
  readonly x: number;
  readonly y: number;
  /** On a free board: a point for what is set up there; it is offered while something stands on it. */
  readonly point?: true;
  /** Its border; without one it is drawn as a round area one wide. */
  readonly outline?: readonly Point[];
}

/** A board of named areas: a cell's label is its region's name. */
export interface RegionGrid {
  readonly kind: 'region';
  readonly regions: readonly Region[];
  /** Its areas are spots from each of which one goes to any other; near is what is near on the picture. */
  readonly free?: true;
  /** The straight lines of the board: regions by name, each a neighbour of the one before. */
  readonly lines?: readonly (readonly string[])[];
}

/** What is looked up by name, in the order in which the board lists its regions. */
export interface RegionIndex {
  readonly regions: ReadonlyMap<CellId, Region>;
  /** The cell of each name as `regionKey` reads it. */
  readonly keys: ReadonlyMap<string, CellId>;
  /** Both ways, in the order of `byName`. */
  readonly neighbours: ReadonlyMap<CellId, readonly CellId[]>;
  /** On which lines each region lies, and where on it: by the number of the line. */
  readonly lines: ReadonlyMap<CellId, ReadonlyMap<number, number>>;
}

/** The index of a grid, made when it is first asked for: a grid never changes. */
export const regionIndex = derived((grid: RegionGrid): RegionIndex => makeIndex(grid));

function makeIndex(grid: RegionGrid): RegionIndex {
  const regions = new Map(grid.regions.map((region) => [region.name as CellId, region]));
  const links = new Map<CellId, Set<CellId>>([...regions.keys()].map((name) => [name, new Set()]));
  for (const [name, region] of regions) {
    for (const other of region.neighbours as readonly CellId[]) link(links, name, other);
  }
  const lines = new Map<CellId, Map<number, number>>();
  for (const [number, line] of (grid.lines ?? []).entries()) {
    for (const [place, cell] of (line as readonly CellId[]).entries()) {
      const on = lines.get(cell) ?? new Map<number, number>();
      lines.set(cell, on.set(number, place));
      link(links, cell, line[place + 1] as CellId | undefined);
    }
  }
  return {
    regions,
    keys: new Map([...regions.keys()].map((name) => [regionKey(name), name])),
    neighbours: new Map([...links].map(([name, others]) => [name, [...others].sort(byName)])),
    lines,
  };
}

function link(links: ReadonlyMap<CellId, Set<CellId>>, one: CellId, other: CellId | undefined): void {
  if (other === undefined || other === one || !links.has(other)) return;
  links.get(one)?.add(other);
  links.get(other)?.add(one);
}

/** The suits of cards, by the letters that people type for them. */
const SUITS: { readonly [sign: string]: string } = { '♣': 'c', '♦': 'd', '♥': 'h', '♠': 's' };

/**
 * A name as people may type it: without case and accents, one space for whatever is between words, and a letter for the
 * sign of a suit.
 */
export function regionKey(name: string): string {
  const letters = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return letters
    .replace(/[♣♦♥♠]/g, (sign) => SUITS[sign] ?? '')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The order of names: by code units, the same everywhere. */
export function byName(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
