import type { Grid } from './grid.ts';
import { type NumberingPatternFault, numbering } from './numbering.ts';
import { type BoardRegion, type RegionGrid, toComparableName } from './region-index.ts';
import { hasUniqueLabels } from './sheet.ts';

export const MOST_GRID_ROWS_OR_REGIONS = 1000;
/** The longest name of a region, in characters. It must fit a choice in a list. */
export const LONGEST_TYPEABLE_NAME = 60;

/**
 * The errors of a grid. `region`, `neighbour`, `line` and `place` are indexes in the lists.
 * - `size`: not a whole number from 1 to the limit.
 * - `too-narrow`: numbers without a separator (`0101`) have too few digits for so many columns or rows.
 * - `name`: empty, too long, with spaces around it, or without a letter or digit.
 * - `duplicate`: an earlier region has the same name, as people type it.
 * - `unknown-neighbour`, `unknown-on-line`: no region has this name.
 * - `own-neighbour`: a region lists itself.
 * - `twice-on-line`: the region is on that line already.
 */
export type GridFault =
  | { readonly code: 'size'; readonly of: 'columns' | 'rows' | 'regions' }
  | { readonly code: 'numbering'; readonly fault: NumberingPatternFault }
  | { readonly code: 'too-narrow' }
  | { readonly code: 'name' | 'duplicate'; readonly region: number }
  | { readonly code: 'unknown-neighbour' | 'own-neighbour'; readonly region: number; readonly neighbour: number }
  | { readonly code: 'unknown-on-line' | 'twice-on-line'; readonly line: number; readonly place: number };

/**
 * Returns all errors of a grid whose fields have the right types. The functions of grid.ts need a grid without errors.
 */
export function gridFaults(grid: Grid): readonly GridFault[] {
  if (grid.kind === 'region') return regionFaults(grid);
  const sizes = (['columns', 'rows'] as const)
    .filter((of) => !isCount(grid[of]))
    .map((of): GridFault => ({ code: 'size', of }));
  const read = numbering(grid.numbering.pattern);
  if ('code' in read) return [...sizes, { code: 'numbering', fault: read }];
  return hasUniqueLabels(grid) ? sizes : [...sizes, { code: 'too-narrow' }];
}

function isCount(count: number): boolean {
  return Number.isInteger(count) && count >= 1 && count <= MOST_GRID_ROWS_OR_REGIONS;
}

function regionFaults({ regions, lines = [] }: RegionGrid): GridFault[] {
  if (!isCount(regions.length)) return [{ code: 'size', of: 'regions' }];
  const names = new Set(regions.map(({ name }) => name));
  const seen = new Set<string>();
  const faults = regions.flatMap((region, index) => {
    const key = toComparableName(region.name);
    const again = seen.has(key);
    seen.add(key);
    return [...nameFaults(region, index, key, again), ...neighbourFaults(region, index, names)];
  });
  return [...faults, ...lines.flatMap((line, index) => lineFaults(line, index, names))];
}

function lineFaults(cells: readonly string[], line: number, names: ReadonlySet<string>): GridFault[] {
  return cells.flatMap((name, place): GridFault[] => {
    if (!names.has(name)) return [{ code: 'unknown-on-line', line, place }];
    return cells.indexOf(name) < place ? [{ code: 'twice-on-line', line, place }] : [];
  });
}

function nameFaults({ name }: BoardRegion, region: number, key: string, again: boolean): GridFault[] {
  if (key === '' || name !== name.trim() || name.length > LONGEST_TYPEABLE_NAME) return [{ code: 'name', region }];
  return again ? [{ code: 'duplicate', region }] : [];
}

function neighbourFaults({ name, neighbours }: BoardRegion, region: number, names: ReadonlySet<string>): GridFault[] {
  return neighbours.flatMap((other, neighbour): GridFault[] => {
    if (other === name) return [{ code: 'own-neighbour', region, neighbour }];
    return names.has(other) ? [] : [{ code: 'unknown-neighbour', region, neighbour }];
  });
}
