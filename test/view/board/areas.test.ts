import { describe, expect, test } from 'vitest';
import type { Point } from '../../../src/draw/index.ts';
import { type CellArea, cellAreas, findCellAreaAt } from '../../../src/view/board/areas.ts';
import { boardPicture } from '../../../src/view/board/board.ts';
import { en } from '../../support/words.ts';
import { hexes, marches } from '../marches.ts';

const points = (...all: readonly (readonly [number, number])[]): readonly Point[] => all.map(([x, y]) => ({ x, y }));
const middle = ({ outline }: CellArea): Point => ({
  x: outline.reduce((sum, { x }) => sum + x, 0) / outline.length,
  y: outline.reduce((sum, { y }) => sum + y, 0) / outline.length,
});
const between = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

describe('the cell under a point of the picture', () => {
  const areasOf = (width: number): readonly CellArea[] => {
    const { view, board } = marches(hexes(4, 3), 0);
    return cellAreas(boardPicture(view, { board }, en.board.legend), width);
  };

  test('the area of a hex is around its center, up to its corners', () => {
    const areas = areasOf(1000);
    expect(areas).toHaveLength(12);
    for (const area of areas)
      for (const corner of area.outline) {
        const at = (part: number): string | undefined =>
          findCellAreaAt(areas, between(middle(area), corner, part))?.cell;
        expect([at(0), at(0.95)]).toEqual([area.cell, area.cell]);
        expect(at(1.05)).not.toBe(area.cell);
      }
    expect(findCellAreaAt(areas, { x: 0, y: 0 })).toBeUndefined();
  });

  test('areas of cells are twice as far apart in a picture twice as wide', () => {
    const twice = areasOf(500).map(({ cell, outline }) => ({
      cell,
      outline: outline.map((corner) => between({ x: 0, y: 0 }, corner, 2)),
    }));
    expect(areasOf(1000)).toEqual(twice);
  });

  test('the area of a horseshoe-shaped region excludes its bay', () => {
    const horseshoe = {
      cell: 'Coast',
      outline: points([0, 0], [9, 0], [9, 9], [6, 9], [6, 3], [3, 3], [3, 9], [0, 9]),
    };
    const isLand = (x: number, y: number): boolean => findCellAreaAt([horseshoe], { x, y }) !== undefined;
    const map = [1, 2, 4, 7].map((y) => [-1, 1, 4, 7, 10].map((x) => (isLand(x, y) ? '#' : '.')).join(''));
    expect(map).toEqual(['.###.', '.###.', '.#.#.', '.#.#.']);
    expect([isLand(4, -1), isLand(4, 10)]).toEqual([false, false]);
  });

  test('a triangular region has an area', () => {
    const cape = { cell: 'Cape', outline: points([0, 0], [8, 0], [0, 8]) };
    const found = points([2, 2], [1, 6], [6, 6], [-1, 2], [9, 1], [2, -1]).map(
      (at) => findCellAreaAt([cape], at)?.cell,
    );
    expect(found).toEqual(['Cape', 'Cape', undefined, undefined, undefined, undefined]);
  });

  test('areas of cells are within the picture, which the cells fill', () => {
    const all = areasOf(1000).flatMap(({ outline }) => outline.map(({ x }) => x));
    const [left, right] = [Math.min(...all), Math.max(...all)];
    expect([left > 0, left < 100, right > 900, right < 1000]).toEqual([true, true, true, true]);
  });

  test('a point belongs to the first of overlapping regions with an outline', () => {
    const outline = points([0, 0], [9, 0], [9, 9], [0, 9]);
    const lands = [{ cell: 'Nowhere', outline: [] }, ...['Isle', 'Sea'].map((name) => ({ cell: name, outline }))];
    expect(findCellAreaAt(lands, { x: 4, y: 4 })?.cell).toBe('Isle');
  });
});
