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
import type { SquareGrid } from '../../../src/table/grid/square.ts';
import { cell, numbered } from './support.ts';

/** A tablut board: A1 is at the bottom left. */
const tablut: SquareGrid = { kind: 'square', columns: 9, rows: 9, numbering: numbered('A1', { origin: 'bottom' }) };
const kings: SquareGrid = { ...tablut, diagonals: true };

describe('a square grid', () => {
  it('a square grid lists its cells', () => {
    expect(size(tablut)).toBe(81);
    expect([...cells(tablut)].slice(0, 10)).toEqual(['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9', 'B1']);
    expect(has(tablut, cell('E5'))).toBe(true);
    expect(has(tablut, cell('J1'))).toBe(false);
    expect(find(tablut, 'e5')).toBe('E5');
    expect(complete(tablut, 'i', 2)).toEqual(['I1', 'I2']);
  });

  it('a square grid has neighbors clockwise from the cell above', () => {
    expect(neighbours(tablut, cell('E5'))).toEqual(['E6', 'F5', 'E4', 'D5']);
    expect(neighbours(tablut, cell('A1'))).toEqual(['A2', 'B1']);
    expect(neighbours(kings, cell('E5'))).toEqual(['E6', 'F6', 'F5', 'F4', 'E4', 'D4', 'D5', 'D6']);
    expect(neighbours(kings, cell('I9'))).toEqual(['I8', 'H8', 'H9']);
  });

  it('a square grid measures distances in steps', () => {
    expect(distance(tablut, cell('A1'), cell('C4'))).toBe(5);
    expect(distance(kings, cell('A1'), cell('C4'))).toBe(3);
    expect(distance(tablut, cell('E5'), cell('E5'))).toBe(0);
  });

  it('a square grid has rings and areas', () => {
    expect(ring(tablut, cell('A1'), 2)).toEqual(['A3', 'B2', 'C1']);
    expect(ring(kings, cell('A1'), 1)).toEqual(['A2', 'B2', 'B1']);
    expect(within(tablut, cell('A1'), 1)).toEqual(['A2', 'A1', 'B1']);
    expect(within(kings, cell('A1'), 1)).toEqual(['A2', 'A1', 'B2', 'B1']);
    expect(within(kings, cell('E5'), 1e9).length).toBe(81);
    expect(ring(kings, cell('E5'), 1e9)).toEqual([]);
    expect(ring(tablut, cell('E5'), 0)).toEqual(['E5']);
    expect(ring(tablut, cell('E5'), -1)).toEqual([]);
    expect(within(tablut, cell('E5'), 1.5)).toEqual([]);
  });

  it('a square grid has lines', () => {
    expect(line(tablut, cell('A1'), cell('A4'))).toEqual(['A1', 'A2', 'A3', 'A4']);
    expect(line(tablut, cell('A1'), cell('C3'))).toEqual(['A1', 'B1', 'B2', 'C2', 'C3']);
    expect(line(kings, cell('A1'), cell('C3'))).toEqual(['A1', 'B2', 'C3']);
    expect(line(kings, cell('A1'), cell('E3'))).toEqual(['A1', 'B1', 'C2', 'D2', 'E3']);
    expect(line(kings, cell('E5'), cell('E5'))).toEqual(['E5']);
  });

  it('a square grid has a shape, measured from the top left', () => {
    expect(centre(tablut, cell('A1'))).toEqual({ x: 0.5, y: 8.5 });
    expect(centre(tablut, cell('A9'))).toEqual({ x: 0.5, y: 0.5 });
    expect(outline(tablut, cell('B9'))).toEqual([
      { x: 1, y: 0 },
      { x: 2, y: 0 },
      { x: 2, y: 1 },
      { x: 1, y: 1 },
    ]);
    expect(bounds({ ...tablut, columns: 4 })).toEqual({ width: 4, height: 9 });
  });

  it('a square grid returns nothing for an unknown cell', () => {
    const [none, some] = [cell('Z9'), cell('A1')];
    for (const grid of [tablut, kings]) {
      expect([
        ...neighbours(grid, none),
        ...ring(grid, none, 0),
        ...within(grid, none, 3),
        ...outline(grid, none),
      ]).toEqual([]);
      expect([...line(grid, none, some), ...line(grid, some, none)]).toEqual([]);
      expect(distance(grid, none, some) ?? distance(grid, some, none) ?? centre(grid, none)).toBeUndefined();
    }
  });
});

describe('a window on a square grid', () => {
  it('a window on a square grid centers on the given cells', () => {
    const view = window(tablut, [cell('E5')], 3, 3);
    expect(view.cells).toEqual(['D6', 'E6', 'F6', 'D5', 'E5', 'F5', 'D4', 'E4', 'F4']);
    expect(view.more).toEqual({ left: true, right: true, top: true, bottom: true });
    expect(view.box).toEqual({ x: 3, y: 3, width: 3, height: 3 });
    expect(axes(tablut, view)).toEqual({
      columns: [
        { label: 'D', x: 3.5 },
        { label: 'E', x: 4.5 },
        { label: 'F', x: 5.5 },
      ],
      rows: [
        { label: '6', y: 3.5 },
        { label: '5', y: 4.5 },
        { label: '4', y: 5.5 },
      ],
    });
  });

  it('a window on a square grid stays on the board', () => {
    const view = window(tablut, [cell('A1')], 3, 2);
    expect(view.cells).toEqual(['A2', 'B2', 'C2', 'A1', 'B1', 'C1']);
    expect(view.more).toEqual({ left: false, right: true, top: true, bottom: false });
    const whole = window(tablut, [cell('C3')], 100, 100);
    expect(whole.cells.length).toBe(81);
    expect(whole.more).toEqual({ left: false, right: false, top: false, bottom: false });
  });

  it('a window holds all given cells or centers on the last ones', () => {
    expect(window(tablut, [cell('B2'), cell('B5')], 3, 4).cells.filter((label) => label.startsWith('B'))).toEqual([
      'B5',
      'B4',
      'B3',
      'B2',
    ]);
    expect(window(tablut, [cell('B1'), cell('B9')], 1, 3).cells).toEqual(['B9', 'B8', 'B7']);
    expect(window(tablut, [cell('B9'), cell('B4')], 1, 3).cells).toEqual(['B5', 'B4', 'B3']);
  });

  it('a window centers on the board if no cell is given', () => {
    expect(window(tablut, [], 1, 1).cells).toEqual(['E5']);
    expect(window(tablut, [cell('Z99')], 1, 1).cells).toEqual(['E5']);
  });

  it('a window names rows and columns as the labels do', () => {
    const grid: SquareGrid = { kind: 'square', columns: 2, rows: 2, numbering: numbered('A-01', { rowFirst: true }) };
    const { columns, rows } = axes(grid, window(grid, [], 2, 2)) ?? { columns: [], rows: [] };
    expect(columns.map(({ label }) => label)).toEqual(['01', '02']);
    expect(rows.map(({ label }) => label)).toEqual(['A', 'B']);
  });
});
