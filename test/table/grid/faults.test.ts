import { describe, expect, it } from 'vitest';
import { gridFaults, LONGEST_TYPEABLE_NAME, MOST_GRID_ROWS_OR_REGIONS } from '../../../src/table/grid/faults.ts';
import type { HexGrid } from '../../../src/table/grid/hex.ts';
import type { BoardRegion, RegionGrid } from '../../../src/table/grid/region-index.ts';
import type { SquareGrid } from '../../../src/table/grid/square.ts';
import { numbered } from './support.ts';

const square: SquareGrid = { kind: 'square', columns: 9, rows: 9, numbering: numbered('A1') };
const hex: HexGrid = {
  kind: 'hex',
  columns: 30,
  rows: 20,
  orientation: 'flat',
  offset: 'odd',
  numbering: numbered('0101'),
};

function regions(...list: readonly [name: string, ...neighbours: string[]][]): RegionGrid {
  return {
    kind: 'region',
    regions: list.map(([name, ...neighbours]): BoardRegion => ({ name, neighbours, x: 0, y: 0 })),
  };
}

describe('the faults of a grid', () => {
  it('a valid grid has no faults', () => {
    const largest: SquareGrid = { ...square, columns: 1000, rows: 1000, numbering: numbered('1.1') };
    for (const grid of [square, hex, regions(['A', 'B'], ['B']), largest, regions(['x'.repeat(60)])])
      expect(gridFaults(grid)).toEqual([]);
  });

  it.each([0, -1, 1.5, Number.NaN, MOST_GRID_ROWS_OR_REGIONS + 1])(
    'a grid’s faults include %d columns or rows',
    (count) => {
      expect(gridFaults({ ...square, columns: count, rows: count })).toEqual([
        { code: 'size', of: 'columns' },
        { code: 'size', of: 'rows' },
      ]);
    },
  );

  it('a grid’s faults include an unreadable or ambiguous numbering', () => {
    const numbering = { pattern: '?', origin: 'top', first: 1 } as const;
    expect(gridFaults({ ...hex, numbering })).toEqual([
      { code: 'numbering', fault: { code: 'unreadable', pattern: '?' } },
    ]);
    expect(gridFaults({ ...hex, rows: 100 })).toEqual([{ code: 'too-narrow' }]);
  });

  it('a grid’s faults include missing, too many or badly named regions', () => {
    expect(gridFaults(regions())).toEqual([{ code: 'size', of: 'regions' }]);
    const many = (count: number): RegionGrid =>
      regions(...Array.from({ length: count }, (_, i): [string] => [`R${i}`]));
    expect([many(1000), many(1001)].map(gridFaults)).toEqual([[], [{ code: 'size', of: 'regions' }]]);
    expect(gridFaults(regions(['A'], [''], [' B'], ['?!'], ['x'.repeat(LONGEST_TYPEABLE_NAME + 1)]))).toEqual(
      [1, 2, 3, 4].map((region) => ({ code: 'name', region })),
    );
    expect(gridFaults(regions(['North Sea'], ['north-sea']))).toEqual([{ code: 'duplicate', region: 1 }]);
  });

  it('a grid’s faults include unknown neighbors', () => {
    expect(gridFaults(regions(['A', 'B', 'b'], ['B', 'A', 'B']))).toEqual([
      { code: 'unknown-neighbour', region: 0, neighbour: 1 },
      { code: 'own-neighbour', region: 1, neighbour: 1 },
    ]);
  });

  it('a grid’s faults include lines with unknown or repeated regions', () => {
    expect(
      gridFaults({
        ...regions(['A'], ['B']),
        lines: [
          ['A', 'B'],
          ['A', 'C', 'A'],
        ],
      }),
    ).toEqual([
      { code: 'unknown-on-line', line: 1, place: 1 },
      { code: 'twice-on-line', line: 1, place: 2 },
    ]);
  });
});
