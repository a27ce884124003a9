import {
  Grid as Comb,
  line as combLine,
  ring as combRing,
  defineHex,
  Orientation,
  rectangle,
  spiral,
} from 'honeycomb-grid';
import { describe, expect, it } from 'vitest';
import { type AxialCoordinates, straight } from '../../../src/table/grid/axial.ts';
import {
  axes,
  bounds,
  cells,
  centre,
  complete,
  distance,
  find,
  has,
  line,
  neighbours,
  outline,
  ring,
  size,
  window,
  within,
} from '../../../src/table/grid/grid.ts';
import type { HexGrid } from '../../../src/table/grid/hex.ts';
import { cellLabelAt } from '../../../src/table/grid/sheet.ts';
import { cell, numbered } from './support.ts';

/** Columns, the even ones (0201) half a cell lower: the usual map of a hex war game. */
const flat: HexGrid = {
  kind: 'hex',
  columns: 9,
  rows: 7,
  orientation: 'flat',
  offset: 'odd',
  numbering: numbered('0101'),
};
const pointy: HexGrid = {
  kind: 'hex',
  columns: 9,
  rows: 7,
  orientation: 'pointy',
  offset: 'odd',
  numbering: numbered('A1'),
};
const shapes = (['flat', 'pointy'] as const).flatMap((orientation) =>
  (['odd', 'even'] as const).map((offset) => ({ orientation, offset })),
);

describe('a hex grid', () => {
  it('a hex grid lists its cells', () => {
    expect(size(flat)).toBe(63);
    expect([...cells(flat)].slice(5, 9)).toEqual(['0106', '0107', '0201', '0202']);
    expect(has(flat, cell('0907'))).toBe(true);
    expect(has(flat, cell('1001'))).toBe(false);
    expect(find(flat, '9-7')).toBe('0907');
    expect(complete(flat, '03', 2)).toEqual(['0301', '0302']);
  });

  it('a hex grid has neighbors clockwise from the top', () => {
    expect(neighbours(flat, cell('0303'))).toEqual(['0302', '0402', '0403', '0304', '0203', '0202']);
    expect(neighbours(flat, cell('0203'))).toEqual(['0202', '0303', '0304', '0204', '0104', '0103']);
    expect(neighbours({ ...flat, offset: 'even' }, cell('0303'))).toEqual([
      '0302',
      '0403',
      '0404',
      '0304',
      '0204',
      '0203',
    ]);
    expect(neighbours(pointy, cell('C3'))).toEqual(['C2', 'D3', 'C4', 'B4', 'B3', 'B2']);
    expect(neighbours({ ...pointy, offset: 'even' }, cell('C3'))).toEqual(['D2', 'D3', 'D4', 'C4', 'B3', 'C2']);
    expect(neighbours(flat, cell('0101'))).toEqual(['0201', '0102']);
  });

  it('a hex grid measures distances in steps', () => {
    expect(distance(flat, cell('0101'), cell('0301'))).toBe(2);
    expect(distance(flat, cell('0101'), cell('0907'))).toBe(10);
    expect(distance(pointy, cell('A1'), cell('A7'))).toBe(6);
  });

  it('a hex grid has rings, areas and lines', () => {
    expect(ring(flat, cell('0303'), 1)).toEqual(['0202', '0203', '0302', '0304', '0402', '0403']);
    expect(within(flat, cell('0101'), 1)).toEqual(['0101', '0102', '0201']);
    expect(within(flat, cell('0505'), 1e9).length).toBe(63);
    expect(ring(flat, cell('0505'), 1e9)).toEqual([]);
    expect(within(flat, cell('0505'), -1)).toEqual([]);
    expect(ring(flat, cell('0505'), 0.5)).toEqual([]);
    expect(line(flat, cell('0101'), cell('0105'))).toEqual(['0101', '0102', '0103', '0104', '0105']);
    expect(line(flat, cell('0101'), cell('0104'))).toEqual(['0101', '0102', '0103', '0104']);
    expect(line(flat, cell('0202'), cell('0202'))).toEqual(['0202']);
  });

  it('lines on a hex grid stay on the board along its edge', () => {
    expect(line(flat, cell('0101'), cell('0501'))).toEqual(['0101', '0201', '0301', '0401', '0501']);
    expect(line(pointy, cell('A1'), cell('A5'))).toEqual(['A1', 'A2', 'A3', 'A4', 'A5']);
    expect(line(pointy, cell('I2'), cell('I6'))).toEqual(['I2', 'I3', 'I4', 'I5', 'I6']);
  });

  it('a hex grid has a shape, measured from the top left', () => {
    expect(centre(pointy, cell('A1'))).toEqual({ x: 0.5, y: expect.closeTo(1 / Math.sqrt(3)) });
    expect(centre(pointy, cell('B2'))).toEqual({ x: 2, y: expect.closeTo(1 / Math.sqrt(3) + Math.sqrt(0.75)) });
    expect(centre(flat, cell('0201'))).toEqual({ x: 1.25, y: expect.closeTo(Math.sqrt(0.75)) });
    expect(bounds(pointy)).toEqual({ width: 9.5, height: expect.closeTo(6 * Math.sqrt(0.75) + 2 / Math.sqrt(3)) });
    expect(bounds(flat)).toEqual({ width: 7, height: expect.closeTo(7.5 * Math.sqrt(0.75)) });
    expect(axes(flat, window(flat, [], 3, 3))).toBeUndefined();
  });

  it('a hex grid returns nothing for an unknown cell', () => {
    const [none, some] = [cell('A99'), cell('A1')];
    expect([
      ...neighbours(pointy, none),
      ...ring(pointy, none, 0),
      ...within(pointy, none, 3),
      ...outline(pointy, none),
    ]).toEqual([]);
    expect([...line(pointy, none, some), ...line(pointy, some, none)]).toEqual([]);
    expect(distance(pointy, none, some) ?? distance(pointy, some, none) ?? centre(pointy, none)).toBeUndefined();
  });

  it('a window shows a part of a hex grid', () => {
    const view = window(flat, [cell('0104'), cell('0205')], 3, 3);
    expect(view.cells).toEqual(['0103', '0203', '0303', '0104', '0204', '0304', '0105', '0205', '0305']);
    expect(view.more).toEqual({ left: false, right: true, top: true, bottom: true });
  });

  it.each(shapes)('a hex grid’s windows contain every cell of their box ($orientation, $offset)', (shape) => {
    const grid: HexGrid = { ...flat, ...shape };
    for (const around of ['0101', '0505', '0906']) {
      const view = window(grid, [cell(around)], 4, 3);
      for (const { x, y } of view.cells.flatMap((label) => outline(grid, label))) {
        expect(x).toBeGreaterThanOrEqual(view.box.x - 1e-9);
        expect(y).toBeGreaterThanOrEqual(view.box.y - 1e-9);
        expect(x).toBeLessThanOrEqual(view.box.x + view.box.width + 1e-9);
        expect(y).toBeLessThanOrEqual(view.box.y + view.box.height + 1e-9);
      }
    }
  });
});

describe.each(shapes)('against honeycomb-grid ($orientation, $offset)', (shape) => {
  const grid: HexGrid = { ...flat, columns: 7, rows: 6, ...shape };
  const Hex = defineHex({
    orientation: shape.orientation === 'flat' ? Orientation.FLAT : Orientation.POINTY,
    offset: shape.offset === 'odd' ? -1 : 1,
    dimensions: shape.orientation === 'flat' ? 1 / 2 : 1 / Math.sqrt(3),
  });
  const comb = new Comb(Hex, rectangle({ width: grid.columns, height: grid.rows }));
  const hexes = comb.toArray();
  const name = ({ col, row }: { readonly col: number; readonly row: number }) =>
    cellLabelAt(grid, { column: col, row });
  const names = (found: Iterable<{ readonly col: number; readonly row: number }>) => [...found].map(name).sort();
  const pairs = hexes.flatMap((from) => hexes.map((to) => [from, to] as const));

  it('distances equal those of honeycomb-grid', () => {
    const ours = pairs.map(([from, to]) => distance(grid, name(from), name(to)));
    expect(ours).toEqual(pairs.map(([from, to]) => comb.distance(from, to)));
  });

  it('neighbors, rings and areas equal those of honeycomb-grid', () => {
    for (const hex of hexes) {
      const here = name(hex);
      expect([...neighbours(grid, here)].sort()).toEqual(names(comb.traverse(combRing({ center: hex, radius: 1 }))));
      expect(ring(grid, here, 3).sort()).toEqual(names(comb.traverse(combRing({ center: hex, radius: 3 }))));
      expect(within(grid, here, 2).sort()).toEqual(names(comb.traverse(spiral({ start: hex, radius: 2 }))));
    }
  });

  it('lines equal those of honeycomb-grid, except along cell edges', () => {
    const axial = ({ q, r }: { readonly q: number; readonly r: number }) => ({ along: q, lane: r });
    const sides = ([from, to]: (typeof pairs)[number]) =>
      [1, -1].map((hand) => JSON.stringify(straight(axial(from), axial(to), hand as 1 | -1)));
    const clear = pairs.filter((pair) => new Set(sides(pair)).size === 1);
    expect(clear.length).toBeGreaterThan(pairs.length / 4);
    const theirs = clear.map(([start, stop]) => comb.traverse(combLine({ start, stop })).toArray().map(name));
    expect(clear.map(([from, to]) => line(grid, name(from), name(to)))).toEqual(theirs);
  });

  it('centers and corners equal those of honeycomb-grid, from the first cell', () => {
    const [first] = hexes;
    const origin = centre(grid, name({ col: 0, row: 0 }));
    if (!first || !origin) throw new Error('no first cell');
    const seen = ({ x, y }: { x: number; y: number }, from: { x: number; y: number }) =>
      `${(x - from.x + 100).toFixed(6)} ${(y - from.y + 100).toFixed(6)}`;
    for (const hex of hexes) {
      const middle = centre(grid, name(hex)) ?? { x: 0, y: 0 };
      expect(seen(middle, origin)).toBe(seen(hex, first));
      expect(
        outline(grid, name(hex))
          .map((corner) => seen(corner, origin))
          .sort(),
      ).toEqual(hex.corners.map((corner) => seen(corner, first)).sort());
    }
  });
});

describe('a straight line of cells', () => {
  const cells = [-5, -3, -2, 0, 1, 4, 5].flatMap((along) => [-5, -4, -1, 0, 2, 3, 5].map((lane) => ({ along, lane })));
  // The middles of cells of 60 degrees: how far two points are apart, squared.
  const apart = (a: AxialCoordinates, b: AxialCoordinates): number => {
    const [along, lane] = [a.along - b.along, a.lane - b.lane];
    return along * along + along * lane + lane * lane;
  };

  it('a straight line takes the nearest cell at each step', () => {
    const origin = { along: 0, lane: 0 };
    for (const to of cells) {
      const way = straight(origin, to, 1);
      for (const [step, cell] of way.entries()) {
        const part = step / Math.max(1, way.length - 1);
        const point = { along: to.along * part + 1e-6, lane: to.lane * part + 2e-6 };
        const around = [-1, 0, 1].flatMap((along) =>
          [-1, 0, 1].map((lane) => ({ along: cell.along + along, lane: cell.lane + lane })),
        );
        const nearest = Math.min(...around.map((one) => apart(one, point)));
        expect(apart(cell, point)).toBeCloseTo(nearest, 9);
      }
    }
  });
});
