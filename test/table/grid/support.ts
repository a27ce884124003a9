import fc from 'fast-check';
import { type Grid, neighbours } from '../../../src/table/grid/grid.ts';
import { type BoardCellNumbering, numbering } from '../../../src/table/grid/numbering.ts';
import type { CellId } from '../../../src/table/ids/index.ts';

export function cell(label: string): CellId {
  return label as CellId;
}

/** A numbering that must be readable. */
export function numbered(pattern: string, options: Parameters<typeof numbering>[1] = {}): BoardCellNumbering {
  const read = numbering(pattern, options);
  if ('code' in read) throw new Error(`${read.code}: ${pattern}`);
  return read;
}

/** Every kind of numbering that fits boards of up to 98 columns and rows. */
export const anyNumbering: fc.Arbitrary<BoardCellNumbering> = fc
  .record({
    pattern: fc.constantFrom('A1', 'a1', '1A', 'B-06', '0101', '01.01', '1.1', 'A/b', 'A_001'),
    origin: fc.constantFrom('top', 'bottom'),
    first: fc.constantFrom(0, 1),
    doubled: fc.boolean(),
    skipI: fc.boolean(),
    rowFirst: fc.boolean(),
  })
  .map(({ pattern, ...options }) => numbered(pattern, options));

/** Steps from a cell to all that can be reached, by walking from neighbour to neighbour. */
export function walked(grid: Grid, from: CellId): ReadonlyMap<CellId, number> {
  const steps = new Map([[from, 0]]);
  for (const [here, count] of steps) {
    for (const next of neighbours(grid, here)) if (!steps.has(next)) steps.set(next, count + 1);
  }
  return steps;
}
