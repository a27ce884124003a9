import { cellLabelAt, find, type Grid, placeOf } from '../../table/grid/index.ts';
import type { CellId } from '../../table/index.ts';
import { type ParsingWork, spendWork } from '../text/work.ts';

const RANGE = /^(.+?)\s*:\s*(.+)$/;

/**
 * Returns the cells that a text names: a single cell, or a range such as `B2:D4` from corner to corner. Undefined if
 * one is not on the board.
 */
export const parseCells = (grid: Grid, text: string, work?: ParsingWork): readonly CellId[] | undefined => {
  if (work && !spendWork(work)) return [];
  const one = find(grid, text);
  if (one !== undefined) return [one];
  const [, from = '', to = ''] = (grid.kind === 'region' ? undefined : RANGE.exec(text)) ?? [];
  if (grid.kind === 'region' || from === '') return undefined;
  const [a, b] = [find(grid, from), find(grid, to)].map((cell) =>
    cell === undefined ? undefined : placeOf(grid, cell),
  );
  if (!a || !b) return undefined;
  const [left, right] = [Math.min(a.column, b.column), Math.max(a.column, b.column)];
  const [top, bottom] = [Math.min(a.row, b.row), Math.max(a.row, b.row)];
  const [columns, rows] = [right - left + 1, bottom - top + 1];
  if (work && !spendWork(work, columns * rows)) return [];
  return Array.from({ length: columns * rows }, (_, index) =>
    cellLabelAt(grid, { column: left + Math.floor(index / rows), row: top + (index % rows) }),
  );
};
