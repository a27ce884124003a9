import { derived } from '../core/derived.ts';
import type { CellId } from '../ids/index.ts';
import { compareNames, getRegionIndex, type RegionGrid, toComparableName } from './region-index.ts';
import { isRadius, type Point, span } from './shape.ts';
import { type BoardWindow, centeredSectionStart } from './window.ts';

/** Finds the region for a typed name, whatever its case, its accents and the characters between its words. */
export function find(grid: RegionGrid, text: string): CellId | undefined {
  return getRegionIndex(grid).keys.get(toComparableName(text));
}

/**
 * Returns the first `limit` regions, in board order, whose names start with the typed text. If there are none, returns
 * regions with another word that starts with it.
 */
export function complete(grid: RegionGrid, typed: string, limit: number): CellId[] {
  const start = toComparableName(typed);
  if (start === '' && typed.trim() !== '') return [];
  const keys = [...getRegionIndex(grid).keys];
  const begun = keys.filter(([key]) => key.startsWith(start));
  const found = begun.length > 0 ? begun : keys.filter(([key]) => key.includes(` ${start}`));
  return found.slice(0, Math.max(0, limit)).map(([, name]) => name);
}

export function neighbours(grid: RegionGrid, cell: CellId): readonly CellId[] {
  return getRegionIndex(grid).neighbours.get(cell) ?? [];
}

export function distance(grid: RegionGrid, a: CellId, b: CellId): number | undefined {
  return stepsFrom(grid, a).get(b);
}

/** The most regions whose distances are cached. Rules often ask for the same ones. */
const MOST_REGIONS_KEPT = 64;
const kept = derived((_: RegionGrid) => new Map<CellId, ReadonlyMap<CellId, number>>());

function stepsFrom(grid: RegionGrid, from: CellId): ReadonlyMap<CellId, number> {
  const all = kept(grid);
  const known = all.get(from);
  if (known) return known;
  const steps = new Map(getRegionIndex(grid).regions.has(from) ? [[from, 0]] : []);
  for (const [cell, count] of steps) {
    for (const next of neighbours(grid, cell)) if (!steps.has(next)) steps.set(next, count + 1);
  }
  if (all.size >= MOST_REGIONS_KEPT) all.clear();
  all.set(from, steps);
  return steps;
}

/** Returns the regions in the order of their names. */
export function ring(grid: RegionGrid, cell: CellId, radius: number): CellId[] {
  let steps = 0;
  for (const level of levels(grid, cell)) {
    if (steps === radius) return [...level];
    steps++;
  }
  return [];
}

/** Returns the nearest regions first. Regions at the same distance are ordered by name. */
export function within(grid: RegionGrid, cell: CellId, radius: number): CellId[] {
  if (!isRadius(radius)) return [];
  const found: CellId[] = [];
  let steps = 0;
  for (const level of levels(grid, cell)) {
    if (steps++ > radius) break;
    found.push(...level);
  }
  return found;
}

/** Yields the regions at 0, 1, 2, ... steps, each level by name. */
function* levels(grid: RegionGrid, from: CellId): Generator<readonly CellId[]> {
  if (!getRegionIndex(grid).regions.has(from)) return;
  const seen = new Set([from]);
  let level = [from];
  while (level.length > 0) {
    yield level;
    level = [...new Set(level.flatMap((cell) => neighbours(grid, cell)))]
      .filter((cell) => !seen.has(cell))
      .sort(compareNames);
    for (const cell of level) seen.add(cell);
  }
}

/**
 * Returns a shortest way from `a` to `b`, including both. If there are several, it is the first by the names of its
 * regions, read from the end whose name is first. So the way back is the same.
 */
export function line(grid: RegionGrid, a: CellId, b: CellId): CellId[] {
  return compareNames(a, b) <= 0 ? firstWay(grid, a, b) : firstWay(grid, b, a).reverse();
}

function firstWay(grid: RegionGrid, from: CellId, to: CellId): CellId[] {
  const levelsBack: (readonly CellId[])[] = [];
  for (const level of levels(grid, to)) {
    if (level.includes(from)) return downward(grid, from, levelsBack.reverse());
    levelsBack.push(level);
  }
  return [];
}

function downward(grid: RegionGrid, from: CellId, nearer: readonly (readonly CellId[])[]): CellId[] {
  const way = [from];
  let here = from;
  for (const level of nearer) {
    const next = neighbours(grid, here).find((cell) => level.includes(cell));
    if (next === undefined) throw new Error(`no way down from ${here}`);
    way.push(next);
    here = next;
  }
  return way;
}

export function centre(grid: RegionGrid, cell: CellId): Point | undefined {
  const region = getRegionIndex(grid).regions.get(cell);
  return region && { x: region.x, y: region.y };
}

export function outline(grid: RegionGrid, cell: CellId): readonly Point[] {
  const region = getRegionIndex(grid).regions.get(cell);
  if (!region) return [];
  return (
    region.outline ??
    span(0, 11).map((hour) => ({
      x: region.x + Math.sin((hour * Math.PI) / 6) / 2,
      y: region.y - Math.cos((hour * Math.PI) / 6) / 2,
    }))
  );
}

/** Returns the area from the top left corner of the board to the outermost points of its regions. */
export const bounds = derived((grid: RegionGrid): { readonly width: number; readonly height: number } => {
  const points = [...getRegionIndex(grid).regions.keys()].flatMap((cell) => outline(grid, cell));
  return {
    width: points.reduce((most, { x }) => Math.max(most, x), 0),
    height: points.reduce((most, { y }) => Math.max(most, y), 0),
  };
});

/** Returns a box of this size, in widths of a cell, with the regions whose middles are in it. */
export function window(grid: RegionGrid, around: readonly CellId[], columns: number, rows: number): BoardWindow {
  const whole = bounds(grid);
  const middles = around.map((cell) => centre(grid, cell)).filter((point) => point !== undefined);
  const width = Math.min(whole.width, Math.max(1, columns));
  const height = Math.min(whole.height, Math.max(1, rows));
  const xs = middles.map((point) => point.x - 0.5);
  const ys = middles.map((point) => point.y - 0.5);
  const x = centeredSectionStart(xs, width, whole.width);
  const y = centeredSectionStart(ys, height, whole.height);
  const inside = grid.regions.filter(
    (region) => region.x >= x && region.x <= x + width && region.y >= y && region.y <= y + height,
  );
  return {
    cells: inside.map((region) => region.name as CellId),
    more: { left: x > 0, right: x + width < whole.width, top: y > 0, bottom: y + height < whole.height },
    box: { x, y, width, height },
  };
}
