import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridFaults } from '../../../src/table/grid/faults.ts';
import {
  bounds,
  cells,
  centre,
  complete,
  distance,
  find,
  type Grid,
  has,
  line,
  neighbours,
  outline,
  ring,
  size,
  window,
  within,
} from '../../../src/table/grid/grid.ts';
import type { BoardCellNumbering } from '../../../src/table/grid/numbering.ts';
import type { CellId } from '../../../src/table/ids/index.ts';
import { anyNumbering, cell, numbered, walked } from './support.ts';

const side = fc.integer({ min: 1, max: 9 });
const anySquare = fc.record({
  kind: fc.constant('square'),
  columns: side,
  rows: side,
  numbering: anyNumbering,
  diagonals: fc.boolean(),
});
const anyHex = fc.record({
  kind: fc.constant('hex'),
  columns: side,
  rows: side,
  orientation: fc.constantFrom('pointy', 'flat'),
  offset: fc.constantFrom('odd', 'even'),
  numbering: anyNumbering,
});
const anyRegions = fc.array(fc.array(fc.nat(11), { maxLength: 3 }), { minLength: 1, maxLength: 12 }).map((links) => ({
  kind: 'region' as const,
  regions: links.map((others, index) => ({
    name: `R${(index * 7) % 13}`,
    x: index,
    y: (index * 5) % 7,
    neighbours: [...new Set(others)]
      .filter((other) => other < links.length && other !== index)
      .map((other) => `R${(other * 7) % 13}`),
  })),
}));
const anyGrid: fc.Arbitrary<Grid> = fc.oneof(anySquare, anyHex, anyRegions);
/** A grid and two of its cells. */
const anyPair = fc.tuple(anyGrid, fc.nat(), fc.nat()).map(([grid, one, two]) => {
  const all = [...cells(grid)];
  return { grid, all, a: all[one % all.length] as CellId, b: all[two % all.length] as CellId };
});

describe('every grid', () => {
  it('every grid has exactly as many distinct cells as its size says', () => {
    fc.assert(
      fc.property(anyGrid, (grid) => {
        const all = [...cells(grid)];
        expect(gridFaults(grid)).toEqual([]);
        expect(new Set(all).size).toBe(size(grid));
        expect(all.every((label) => has(grid, label) && find(grid, label.toLowerCase()) === label)).toBe(true);
        expect(has(grid, cell('Z99'))).toBe(false);
      }),
    );
  });

  it('every grid survives a copy through JSON', () => {
    fc.assert(
      fc.property(anyPair, ({ grid, all, a }) => {
        const copy: Grid = JSON.parse(JSON.stringify(grid));
        expect([...cells(copy)]).toEqual(all);
        expect(neighbours(copy, a)).toEqual(neighbours(grid, a));
      }),
    );
  });

  it('neighbors on every grid are mutual', () => {
    fc.assert(
      fc.property(anyPair, ({ grid, all, a }) => {
        const near = neighbours(grid, a);
        expect(new Set(near).size).toBe(near.length);
        expect(all.filter((other) => neighbours(grid, other).includes(a)).sort()).toEqual([...near].sort());
      }),
    );
  });

  it('distances on every grid equal the steps walked, both ways', () => {
    fc.assert(
      fc.property(anyPair, ({ grid, all, a }) => {
        const steps = walked(grid, a);
        for (const other of all) {
          expect(distance(grid, a, other)).toBe(steps.get(other));
          expect(distance(grid, other, a)).toBe(steps.get(other));
        }
      }),
    );
  });

  it('rings and areas on every grid match its distances', () => {
    fc.assert(
      fc.property(anyPair, fc.nat(10), ({ grid, all, a }, radius) => {
        const far = (label: CellId) => distance(grid, a, label) ?? Number.POSITIVE_INFINITY;
        expect(ring(grid, a, radius).sort()).toEqual(all.filter((label) => far(label) === radius).sort());
        expect(within(grid, a, radius).sort()).toEqual(all.filter((label) => far(label) <= radius).sort());
      }),
    );
  });

  it('lines on every grid have adjacent cells, one more than the distance', () => {
    fc.assert(
      fc.property(anyPair, ({ grid, a, b }) => {
        const way = line(grid, a, b);
        const steps = distance(grid, a, b);
        expect(way.length).toBe(steps === undefined ? 0 : steps + 1);
        expect(way.slice(1).every((label, index) => neighbours(grid, way[index] as CellId).includes(label))).toBe(true);
        expect(line(grid, b, a)).toEqual([...way].reverse());
        if (way.length > 0) expect([way[0], way.at(-1)]).toEqual([a, b]);
      }),
      { numRuns: 500 },
    );
  });

  it('lines on every grid stay near the straight line', () => {
    const pairs = anyPair.filter(({ grid }) => grid.kind !== 'region');
    fc.assert(
      fc.property(pairs, ({ grid, a, b }) => {
        const [from, to] = [centre(grid, a), centre(grid, b)];
        if (!from || !to) throw new Error('no middle');
        const length = Math.hypot(to.x - from.x, to.y - from.y);
        for (const label of line(grid, a, b)) {
          const point = centre(grid, label) ?? { x: 0, y: 0 };
          const area = (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);
          expect(length === 0 ? 0 : Math.abs(area) / length).toBeLessThan(0.71);
        }
      }),
    );
  });

  it('labels on every grid complete as a full scan would', () => {
    fc.assert(
      fc.property(anyPair, fc.nat(4), fc.integer({ min: 1, max: 30 }), ({ grid, all, a }, length, limit) => {
        const typed = a.slice(0, length).toLowerCase();
        const wanted = all.filter((label) => label.toLowerCase().startsWith(typed));
        expect(complete(grid, typed, limit)).toEqual(wanted.slice(0, limit));
      }),
    );
  });

  it('cell centers on every grid are the mean of their corners', () => {
    fc.assert(
      fc.property(anyPair, ({ grid, a }) => {
        const corners = outline(grid, a);
        const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
        const middle = centre(grid, a);
        expect(mean(corners.map(({ x }) => x))).toBeCloseTo(middle?.x ?? Number.NaN);
        expect(mean(corners.map(({ y }) => y))).toBeCloseTo(middle?.y ?? Number.NaN);
        const { width, height } = bounds(grid);
        expect(corners.every(({ x, y }) => x <= width + 1e-9 && y <= height + 1e-9)).toBe(true);
      }),
    );
  });

  it('windows on every grid have the requested size around the cell', () => {
    fc.assert(
      fc.property(anyPair, side, side, ({ grid, all, a }, columns, rows) => {
        const view = window(grid, [a], columns, rows);
        expect(view.cells).toContain(a);
        const { left, right, top, bottom } = view.more;
        if (grid.kind !== 'region') {
          expect(view.cells.length).toBe(Math.min(columns, grid.columns) * Math.min(rows, grid.rows));
          expect(left || right).toBe(columns < grid.columns);
          expect(top || bottom).toBe(rows < grid.rows);
        }
        if (view.cells.length < all.length) expect(left || right || top || bottom).toBe(true);
      }),
    );
  });
});

describe('a grid of a million cells', () => {
  /** The numbering is asked for each label that is read or written. */
  function asked(use: (grid: Grid) => unknown): number {
    let count = 0;
    const { pattern, origin, first } = numbered('A1');
    const numbering: BoardCellNumbering = {
      pattern,
      first,
      get origin() {
        count++;
        return origin;
      },
    };
    for (const grid of [
      { kind: 'square', columns: 1000, rows: 1000, numbering },
      { kind: 'hex', columns: 1000, rows: 1000, orientation: 'flat', offset: 'odd', numbering },
    ] as const) {
      use(grid);
    }
    return count;
  }

  it.each<[string, (grid: Grid) => unknown, number]>([
    ['neighbours', (grid) => neighbours(grid, cell('ZZ500')), 50],
    ['distance', (grid) => distance(grid, cell('A1'), cell('ZZ500')), 20],
    ['ring', (grid) => ring(grid, cell('ZZ500'), 5), 100],
    ['within', (grid) => within(grid, cell('ZZ500'), 5), 300],
    ['line', (grid) => line(grid, cell('ZZ500'), cell('ZZ509')), 50],
    ['find', (grid) => find(grid, 'zz500'), 10],
    ['complete', (grid) => complete(grid, 'zz50', 25), 50],
    ['window', (grid) => window(grid, [cell('ZZ500')], 7, 7), 200],
    ['outline', (grid) => outline(grid, cell('ZZ500')), 10],
  ])('a grid of a million cells is never fully walked by %s', (_, use, most) => {
    expect(asked(use)).toBeGreaterThan(0);
    expect(asked(use)).toBeLessThan(most);
  });
});
