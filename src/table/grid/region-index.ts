import { derived } from '../core/derived.ts';
import type { CellId } from '../ids/index.ts';
import type { Point } from './shape.ts';

export interface BoardRegion {
  readonly name: string;
  /**
   * The names of neighbors. It is enough if one of two neighbors lists the other. Unknown names are ignored here and
   * reported by `gridFaults`.
   */
  readonly neighbours: readonly string[];
  /** The middle on the board's picture, from the left and from the top, in widths of a cell. */
  readonly x: number;
  readonly y: number;
  /** True for a point of a free board. It is offered only while something is on it. */
  readonly point?: true;
  /** The border. Without it, the region is drawn as a round area 1 wide. */
  readonly outline?: readonly Point[];
}

/** A board of named areas. The label of a cell is the name of its region. */
export interface RegionGrid {
  readonly kind: 'region';
  readonly regions: readonly BoardRegion[];
  /** True if every area leads to every other one. Suggestions then begin with the nearest on the picture. */
  readonly free?: true;
  /** The straight lines of the board, by names of regions. Each is a neighbor of the one before. */
  readonly lines?: readonly (readonly string[])[];
}

export interface RegionIndex {
  readonly regions: ReadonlyMap<CellId, BoardRegion>;
  /** The cell of each name, in the form of `toComparableName`. */
  readonly keys: ReadonlyMap<string, CellId>;
  /** The neighbors in both directions, in the order of `byName`. */
  readonly neighbours: ReadonlyMap<CellId, readonly CellId[]>;
  /** The lines of each region, by number, with its position on each. */
  readonly lines: ReadonlyMap<CellId, ReadonlyMap<number, number>>;
}

export const getRegionIndex = derived((grid: RegionGrid): RegionIndex => makeIndex(grid));

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
    keys: new Map([...regions.keys()].map((name) => [toComparableName(name), name])),
    neighbours: new Map([...links].map(([name, others]) => [name, [...others].sort(compareNames)])),
    lines,
  };
}

function link(links: ReadonlyMap<CellId, Set<CellId>>, one: CellId, other: CellId | undefined): void {
  if (other === undefined || other === one || !links.has(other)) return;
  links.get(one)?.add(other);
  links.get(other)?.add(one);
}

/** The letters that people type for the suits of cards. */
const SUITS: { readonly [sign: string]: string } = { '♣': 'c', '♦': 'd', '♥': 'h', '♠': 's' };

/**
 * Returns a name in a form for comparison: without case and accents, one space between words, and letters for signs of
 * suits.
 */
export function toComparableName(name: string): string {
  const letters = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return letters
    .replace(/[♣♦♥♠]/g, (sign) => SUITS[sign] ?? '')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Compares names by code units, which is the same everywhere. */
export function compareNames(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
