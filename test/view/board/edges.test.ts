import { expect, test } from 'vitest';
import { centre } from '../../../src/table/grid/index.ts';
import type { CellId } from '../../../src/table/index.ts';
import { edgePictures } from '../../../src/view/board/edges.ts';
import type { BoardView, EdgeView } from '../../../src/view/map-view.ts';
import { openModule } from '../../support/table.ts';

const grid = openModule.maps[0]?.boards[0]?.grid;
if (!grid) throw new Error('a board of squares');

const cellsOf = (names: string): readonly CellId[] => names.split(' ').map((name) => name as CellId);

const ROW = cellsOf('A1 B1 C1 D1 E1');
const start = centre(grid, 'A1' as CellId);

/** The lines of a kind on that row, of which these cells are shown. */
const drawn = (runs: EdgeView['runs'], shown: string, look: object = {}, chain: readonly CellId[] = ROW) => {
  const edges = [{ name: 'line', runs, chains: [chain], ...look }];
  return edgePictures({ grid, edges } as unknown as BoardView, new Set(ROW.filter((cell) => shown.includes(cell))));
};

/** How many cells to the right of A1 a road's points are, line by line. */
const road = (shown: string, chain: readonly CellId[] = ROW): readonly (readonly number[])[] =>
  drawn('along', shown, {}, chain).map((one) =>
    'along' in one ? (one.along ?? []).map(({ x }) => x - (start?.x ?? 0)) : [],
  );

test('a road joins centers of cells, and ends half a cell outside', () => {
  expect(road('A1 B1 C1 D1 E1')).toEqual([[0, 1, 2, 3, 4]]);
  expect(road('B1 C1')).toEqual([[0.5, 1, 2, 2.5]]);
  expect(road('C1')).toEqual([[1.5, 2, 2.5]]);
  expect(road('A1')).toEqual([[0, 0.5]]);
  expect(road('E1')).toEqual([[3.5, 4]]);
});

test('a road that turns keeps its declared style', () => {
  const chain = cellsOf('A1 A2 B3');
  const [one] = drawn('along', 'A1', { text: 'Old Road', colour: 'red' }, chain);
  const [from, to] = [start, centre(grid, 'A2' as CellId)];
  if (!from || !to) throw new Error('both are on the board');
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  expect(one).toEqual({ kind: 'line', text: 'Old Road', colour: 'red', along: [from, half] });
});

test('a road that leaves the view is drawn in parts', () => {
  expect(road('A1 B1 D1 E1')).toEqual([
    [0, 1, 1.5],
    [2.5, 3, 4],
  ]);
  expect(road('A1 C1 E1')).toEqual([
    [0, 0.5],
    [1.5, 2, 2.5],
    [3.5, 4],
  ]);
  expect([road(''), road('A1', ROW.slice(0, 1))]).toEqual([[], []]);
});

test('a road over a missing cell is drawn without it', () => {
  expect(road('A1 B1', cellsOf('A1 Z9 B1'))).toEqual([]);
});

test('a river runs between cells that are both shown', () => {
  const between = (shown: string): readonly unknown[] =>
    drawn('between', shown).map((one) => ('between' in one ? one.between : []));
  expect(between('A1 B1 C1 D1 E1')).toEqual([ROW]);
  expect(between('A1 B1 D1 E1')).toEqual([
    ['A1', 'B1'],
    ['D1', 'E1'],
  ]);
  expect(between('A1 C1 E1')).toEqual([]);
  expect(between('B1 C1')).toEqual([['B1', 'C1']]);
});

test('a line on the board has its text and color if declared', () => {
  expect(drawn('between', 'A1 B1')).toEqual([{ kind: 'line', between: ['A1', 'B1'] }]);
  expect(drawn('between', 'A1 B1', { text: 'Old River', colour: 'blue' })).toEqual([
    { kind: 'line', text: 'Old River', colour: 'blue', between: ['A1', 'B1'] },
  ]);
});
