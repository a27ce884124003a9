import { grid as gridForm } from '../../engine/forms.ts';
import { type ColumnRowGrid, cellLabelAt } from '../../table/grid/index.ts';
import type { VassalBoard } from '../source/board.ts';
import { centerPixelOf, gridCellAtPixel, type HexOrSquareGrid, type PixelPosition } from '../source/grids.ts';
import { type GridCellPosition, nameOfCell } from '../source/numbering.ts';
import { centerPixelOfZone, holds } from '../source/zones.ts';
import type { ImportLossCollector } from './losses.ts';
import { type ImportedBoard, roundToThousandths, type SerializedBoard } from './made-board.ts';
import { UniqueNameGenerator } from './names.ts';
import { suggestGridNumberings } from './sample-labels.ts';

const MOST_LINES = 400;
const MOST_SHEET_CELLS = 40_000;
/** A column or row is off the board if its center is further beyond the board's edge than this, in cell sizes. */
const BEYOND = 0.1;

interface Extent {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Converts a board to cells in columns and rows. Undefined if it has other kinds of grids, or too many cells. */
export const convertGridBoard = (board: VassalBoard, losses: ImportLossCollector): ImportedBoard | undefined => {
  const { grid } = board;
  if (!grid || grid.kind === 'region' || board.zones.some((zone) => zone.grid && !zone.usesBackground))
    return undefined;
  const extent = extentOf(board, grid);
  const [columns, rows] = [extent.right - extent.left + 1, extent.bottom - extent.top + 1];
  if (columns < 1 || rows < 1 || Math.max(columns, rows) > MOST_LINES || columns * rows > MOST_SHEET_CELLS)
    return undefined;
  const [across, down] = grid.sideways ? [rows, columns] : [columns, rows];
  const shape = { ...shapeOf(grid, extent), columns: across, rows: down };
  const named = numbered(board, grid, extent, shape);
  if (!named) losses.note('cell-names', board.name, across * down);
  const file = named ?? { ...shape, numbering: 'A1' };
  const sheet = sheetOf(file);
  if (!sheet) return undefined;
  const labelOf = (cell: GridCellPosition): string => cellLabelAt(sheet, placeOf(grid, extent, cell));
  return {
    unit: unitOf(grid),
    cellAt: (pixel) =>
      isBeside(board, grid, pixel) ? undefined : labelOf(clamped(extent, gridCellAtPixel(grid, pixel))),
    written: () => ({ grid: file, zones: zonesOf(board, grid, extent, labelOf), placed: placed(board, grid, extent) }),
  };
};

const sheetOf = (file: object): ColumnRowGrid | undefined => {
  const read = gridForm.safeParse(file);
  const grid = read.success ? read.data : undefined;
  return grid && grid.kind !== 'region' ? grid : undefined;
};

const turned = ({ sideways }: HexOrSquareGrid, { width, height }: VassalBoard): readonly [number, number] =>
  sideways ? [height, width] : [width, height];

const extentOf = (board: VassalBoard, grid: HexOrSquareGrid): Extent => {
  const { x0, y0, dx, dy } = grid;
  const [width, height] = turned(grid, board);
  const lower = grid.kind === 'hex' ? 0.5 : 0;
  return {
    left: Math.ceil(-x0 / dx - BEYOND),
    right: Math.floor((width - x0) / dx + BEYOND),
    top: Math.ceil(-y0 / dy - lower - BEYOND),
    bottom: Math.floor((height - y0) / dy + BEYOND),
  };
};

/** True if a pixel is more than a cell away from the board, so that it belongs to the map instead. */
const isBeside = ({ width, height }: VassalBoard, { dx, dy }: HexOrSquareGrid, { x, y }: PixelPosition): boolean => {
  const far = Math.max(dx, dy);
  return x < -far || y < -far || x > width + far || y > height + far;
};

const clamped = ({ left, right, top, bottom }: Extent, { column, row }: GridCellPosition): GridCellPosition => ({
  column: Math.min(right, Math.max(left, column)),
  row: Math.min(bottom, Math.max(top, row)),
});

/** Converts a VASSAL cell to column and row. A sideways grid swaps these two. */
const placeOf = (grid: HexOrSquareGrid, { left, top }: Extent, { column, row }: GridCellPosition) =>
  grid.sideways ? { column: row - top, row: column - left } : { column: column - left, row: row - top };

const shapeOf = (grid: HexOrSquareGrid, { left }: Extent): object =>
  grid.kind === 'square'
    ? { kind: 'square', diagonals: true }
    : { kind: 'hex', orientation: grid.sideways ? 'pointy' : 'flat', offset: left % 2 === 0 ? 'odd' : 'even' };

/** Returns the grid with VASSAL's cell labels. Undefined if no numbering of modules gives these labels. */
const numbered = (board: VassalBoard, grid: HexOrSquareGrid, extent: Extent, shape: object): object | undefined => {
  const { numbering } = grid;
  if (!numbering) return { ...shape, numbering: 'A1' };
  const nameOf = (cell: GridCellPosition): string => nameOfCell(numbering, cell, grid, board);
  return suggestGridNumberings(numbering, grid, nameOf, extent)
    .map((labels) => ({ ...shape, ...labels }))
    .find((file) => {
      const sheet = sheetOf(file);
      return sheet && isSame(sheet, grid, extent, nameOf);
    });
};

const isSame = (
  sheet: ColumnRowGrid,
  grid: HexOrSquareGrid,
  extent: Extent,
  nameOf: (cell: GridCellPosition) => string,
): boolean => {
  try {
    for (let column = extent.left; column <= extent.right; column++)
      for (let row = extent.top; row <= extent.bottom; row++)
        if (cellLabelAt(sheet, placeOf(grid, extent, { column, row })) !== nameOf({ column, row })) return false;
    return true;
  } catch {
    return false;
  }
};

const zonesOf = (
  board: VassalBoard,
  grid: HexOrSquareGrid,
  extent: Extent,
  labelOf: (cell: GridCellPosition) => string,
): SerializedBoard['zones'] => {
  const names = new UniqueNameGenerator();
  const found = new Map(board.zones.map((zone) => [zone, [] as string[]]));
  for (let column = extent.left; column <= extent.right; column++)
    for (let row = extent.top; row <= extent.bottom; row++) {
      const middle = centerPixelOf(grid, { column, row });
      const zone = board.zones.find((one) => holds(one, middle));
      if (zone) found.get(zone)?.push(labelOf({ column, row }));
    }
  // A zone may be smaller than a cell. It then gets the cell at its center.
  const taken = new Set([...found.values()].flat());
  for (const [zone, cells] of found) {
    const middle = cells.length === 0 ? centerPixelOfZone(zone) : undefined;
    const label = middle && labelOf(clamped(extent, gridCellAtPixel(grid, middle)));
    if (label !== undefined && !taken.has(label)) cells.push(label);
    if (label !== undefined) taken.add(label);
  }
  return [...found]
    .filter(([, cells]) => cells.length > 0)
    .map(([zone, cells]) => ({ name: names.give(zone.name, 'Zone'), cells }));
};

/** Returns the distance between the centers of columns and of rows, in cell widths. */
const pitchOf = ({ kind }: HexOrSquareGrid): readonly [number, number] =>
  kind === 'square' ? [1, 1] : [3 / 4, Math.sqrt(3) / 2];
/** The distances for hexes with a corner at the top, which are one cell width wide from side to side. */
const pointyPitch = [Math.sqrt(3) / 2, 1] as const;

const unitOf = (grid: HexOrSquareGrid): number => grid.dx / pitchesOf(grid)[0];
const pitchesOf = (grid: HexOrSquareGrid): readonly [number, number] => (grid.sideways ? pointyPitch : pitchOf(grid));

/** Returns the position and size of the board's picture, so that its pixels match VASSAL's cells. */
const placed = (board: VassalBoard, grid: HexOrSquareGrid, { left, top }: Extent): SerializedBoard['placed'] => {
  const [along, beside] = pitchesOf(grid);
  const [scaleX, scaleY] = [along / grid.dx, beside / grid.dy];
  // True if the first column is offset by half a cell.
  const shoved = grid.kind === 'hex' && left % 2 !== 0;
  const [firstX, firstY] = firstMiddle(grid, shoved);
  const pixel: PixelPosition = { x: grid.x0 + left * grid.dx, y: grid.y0 + top * grid.dy + (shoved ? grid.dy / 2 : 0) };
  const x = firstX - pixel.x * scaleX;
  const y = firstY - pixel.y * scaleY;
  const [width, height] = turned(grid, board);
  const box = { x, y, width: width * scaleX, height: height * scaleY };
  const upright = grid.sideways ? { x: box.y, y: box.x, width: box.height, height: box.width } : box;
  return {
    x: roundToThousandths(upright.x),
    y: roundToThousandths(upright.y),
    width: roundToThousandths(upright.width),
    height: roundToThousandths(upright.height),
  };
};

const firstMiddle = (grid: HexOrSquareGrid, shoved: boolean): readonly [number, number] => {
  if (grid.kind === 'square') return [0.5, 0.5];
  const shove = shoved ? 0.5 : 0;
  return grid.sideways ? [1 / Math.sqrt(3), shove + 0.5] : [0.5, ((shove + 0.5) * Math.sqrt(3)) / 2];
};
