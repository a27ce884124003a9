import type { CellId } from '../ids/index.ts';
import { type ColumnRowGrid, type ColumnRowPlace, cellLabelAt, placeOf } from './sheet.ts';
import { type BoardWindow, centeredSectionStart } from './window.ts';

export interface CellBlock {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

/**
 * Returns the block of `columns` x `rows` cells (at least one, at most the sheet) around these cells; see
 * `centeredSectionStart`.
 */
export function cellBlockAround(
  sheet: ColumnRowGrid,
  around: readonly CellId[],
  columns: number,
  rows: number,
): CellBlock {
  const places = around.map((cell) => placeOf(sheet, cell)).filter((place) => place !== undefined);
  const width = Math.min(sheet.columns, Math.max(1, Math.floor(columns)));
  const height = Math.min(sheet.rows, Math.max(1, Math.floor(rows)));
  const columnsSeen = places.map((place) => place.column);
  const rowsSeen = places.map((place) => place.row);
  return {
    left: Math.floor(centeredSectionStart(columnsSeen, width, sheet.columns)),
    top: Math.floor(centeredSectionStart(rowsSeen, height, sheet.rows)),
    columns: width,
    rows: height,
  };
}

export function boardWindowOfBlock(sheet: ColumnRowGrid, block: CellBlock, box: BoardWindow['box']): BoardWindow {
  return {
    cells: blockPlaces(block).map((place) => cellLabelAt(sheet, place)),
    more: {
      left: block.left > 0,
      right: block.left + block.columns < sheet.columns,
      top: block.top > 0,
      bottom: block.top + block.rows < sheet.rows,
    },
    box,
  };
}

function blockPlaces(block: CellBlock): ColumnRowPlace[] {
  return Array.from({ length: block.columns * block.rows }, (_, index) => ({
    column: block.left + (index % block.columns),
    row: block.top + Math.floor(index / block.columns),
  }));
}
