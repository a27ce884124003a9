import { describe, expect, it } from 'vitest';
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
import type { BoardRegion, RegionGrid } from '../../../src/table/grid/region-index.ts';
import { cell } from './support.ts';

function region(name: string, x: number, y: number, ...neighbours: string[]): BoardRegion {
  return { name, x, y, neighbours };
}

/** Two ways lead around the lake; nobody gets to the isle. */
const coast: RegionGrid = {
  kind: 'region',
  regions: [
    region('North Sea', 1, 1, 'Old Town'),
    region('Old Town', 3, 1, 'East Bank', 'West Bank'),
    region('West Bank', 2, 2),
    region('East Bank', 4, 2),
    region('Köln', 3, 3, 'West Bank', 'East Bank'),
    region("St. Mary's Isle", 8, 6),
  ],
};

describe('a grid of regions', () => {
  it('a grid of regions has its cells in the listed order', () => {
    expect(size(coast)).toBe(6);
    expect([...cells(coast)].slice(0, 3)).toEqual(['North Sea', 'Old Town', 'West Bank']);
    expect(has(coast, cell('Köln'))).toBe(true);
    expect(has(coast, cell('köln'))).toBe(false);
  });

  it('regions are found despite case, accents and punctuation', () => {
    for (const text of ['north sea', ' North-Sea', 'NORTH  SEA', 'north_sea'])
      expect(find(coast, text)).toBe('North Sea');
    for (const text of ['koln', 'KÖLN', 'Ko\u0308ln']) expect(find(coast, text)).toBe('Köln');
    for (const text of ['st marys isle', "st.mary's isle", 'St Mary’s Isle'])
      expect(find(coast, text)).toBe("St. Mary's Isle");
    for (const text of ['north', '', '?', 'sea']) expect(find(coast, text)).toBeUndefined();
  });

  it('regions complete by their first word, then by later words', () => {
    expect(complete(coast, '', 2)).toEqual(['North Sea', 'Old Town']);
    expect(complete(coast, 'ko', 5)).toEqual(['Köln']);
    expect(complete(coast, 'bank', 5)).toEqual(['West Bank', 'East Bank']);
    expect(complete(coast, 'bank', 1)).toEqual(['West Bank']);
    expect(complete(coast, '?', 5)).toEqual([]);
    expect(complete(coast, 'ank', 5)).toEqual([]);
    expect([complete(coast, 'old', -1), complete(coast, '', -1), complete(coast, '', 0)]).toEqual([[], [], []]);
  });

  it('regions have neighbors both ways, by name', () => {
    expect(neighbours(coast, cell('Old Town'))).toEqual(['East Bank', 'North Sea', 'West Bank']);
    expect(neighbours(coast, cell('East Bank'))).toEqual(['Köln', 'Old Town']);
    expect(
      neighbours({ kind: 'region', regions: [region('A', 0, 0, 'A', 'B', 'Z'), region('B', 1, 0, 'A')] }, cell('A')),
    ).toEqual(['B']);
  });

  it('regions have a distance in steps if there is a path', () => {
    expect(distance(coast, cell('North Sea'), cell('Köln'))).toBe(3);
    expect(distance(coast, cell('Köln'), cell('Köln'))).toBe(0);
    expect(distance(coast, cell('Köln'), cell("St. Mary's Isle"))).toBeUndefined();
    expect(line(coast, cell('Köln'), cell("St. Mary's Isle"))).toEqual([]);
  });

  it('a grid of regions has rings, areas and paths', () => {
    expect(ring(coast, cell('North Sea'), 2)).toEqual(['East Bank', 'West Bank']);
    expect(ring(coast, cell('North Sea'), 4)).toEqual([]);
    expect(within(coast, cell('North Sea'), 2)).toEqual(['North Sea', 'Old Town', 'East Bank', 'West Bank']);
    expect(within(coast, cell('North Sea'), 99).length).toBe(5);
    expect(line(coast, cell('North Sea'), cell('Köln'))).toEqual(['North Sea', 'Old Town', 'East Bank', 'Köln']);
    expect(line(coast, cell('Köln'), cell('North Sea'))).toEqual(['Köln', 'East Bank', 'Old Town', 'North Sea']);
  });

  it('a region uses the given outline or a circle of width one', () => {
    const border = [
      { x: 0, y: 0 },
      { x: 4, y: 0 },
      { x: 0, y: 3 },
    ];
    const drawn: RegionGrid = {
      kind: 'region',
      regions: [{ ...region('A', 1, 1), outline: border }, region('B', 5, 5)],
    };
    expect(centre(drawn, cell('B'))).toEqual({ x: 5, y: 5 });
    expect(outline(drawn, cell('A'))).toEqual(border);
    for (const { x, y } of outline(drawn, cell('B'))) expect(Math.hypot(x - 5, y - 5)).toBeCloseTo(0.5);
    expect(bounds(drawn)).toEqual({ width: 5.5, height: 5.5 });
  });

  it('windows on regions have the regions centered in them', () => {
    const view = window(coast, [cell('Old Town')], 3, 3);
    expect(view.cells).toEqual(['Old Town', 'West Bank', 'East Bank', 'Köln']);
    expect(view.box).toEqual({ x: 1.5, y: 0, width: 3, height: 3 });
    expect(view.more).toEqual({ left: true, right: true, top: false, bottom: true });
    expect(window(coast, [], 99, 99).cells.length).toBe(6);
    expect(axes(coast, view)).toBeUndefined();
  });

  it('a grid of regions returns nothing for an unknown cell', () => {
    const [none, some] = [cell('Nowhere'), cell('Köln')];
    expect([
      ...neighbours(coast, none),
      ...ring(coast, none, 0),
      ...within(coast, none, 3),
      ...outline(coast, none),
    ]).toEqual([]);
    expect([
      ...line(coast, none, some),
      ...line(coast, some, none),
      ...line(coast, none, none),
      ...ring(coast, some, -1),
      ...ring(coast, some, 0.5),
      ...within(coast, some, 0.5),
    ]).toEqual([]);
    expect(distance(coast, none, some) ?? distance(coast, some, none) ?? centre(coast, none)).toBeUndefined();
  });
});
