import type { CellId } from '../ids/index.ts';
import {
  type AxialCoordinates,
  axialStartOfLane,
  axialToSheetPlace,
  type HexLanes,
  isLaneShifted,
  sheetPlaceToAxial,
  steps,
  straight,
} from './axial.ts';
import { boardWindowOfBlock, cellBlockAround } from './block.ts';
import type { BoardCellNumbering } from './numbering.ts';
import { isRadius, type Point, span } from './shape.ts';
import { type ColumnRowPlace, labelsOfPlaces, placeOf } from './sheet.ts';
import type { BoardWindow } from './window.ts';

/**
 * A board of regular hexagons, each 1 wide. `pointy` ones have a corner at the top and form rows; `flat` ones have a
 * side at the top and form columns. Every second row is offset by half a cell to the right (every second column: down).
 * `offset` says if these rows or columns have odd or even 0-based indexes.
 */
export interface HexGrid {
  readonly kind: 'hex';
  readonly columns: number;
  readonly rows: number;
  readonly orientation: 'pointy' | 'flat';
  readonly offset: 'odd' | 'even';
  readonly numbering: BoardCellNumbering;
}

/** The steps to the neighbors, clockwise from the cell above, or above to the right. */
const POINTY: readonly AxialCoordinates[] = [
  { lane: -1, along: 1 },
  { lane: 0, along: 1 },
  { lane: 1, along: 0 },
  { lane: 1, along: -1 },
  { lane: 0, along: -1 },
  { lane: -1, along: 0 },
];
const FLAT: readonly AxialCoordinates[] = [
  { lane: 0, along: -1 },
  { lane: 1, along: -1 },
  { lane: 1, along: 0 },
  { lane: 0, along: 1 },
  { lane: -1, along: 1 },
  { lane: -1, along: 0 },
];

export const DIRECTIONS = POINTY.length;

/** Half the height of a cell that is 1 wide. */
const HALF_HEIGHT = { pointy: 1 / Math.sqrt(3), flat: Math.sqrt(3) / 4 } as const;
/** The distance between the middles of two neighboring lanes (rows or columns). */
const PITCH = { pointy: Math.sqrt(3) / 2, flat: 3 / 4 } as const;

export function neighbours(grid: HexGrid, cell: CellId): readonly CellId[] {
  const middle = locate(grid, cell);
  if (!middle) return [];
  const around = grid.orientation === 'pointy' ? POINTY : FLAT;
  return cellsAt(
    grid,
    around.map(({ lane, along }) => ({ lane: middle.lane + lane, along: middle.along + along })),
  );
}

/**
 * Returns the steps from a cell of an even or odd lane to its neighbors, in columns and rows. A lane is a row if
 * pointy, a column if flat.
 */
export function stencil(grid: HexGrid, odd: boolean): readonly ColumnRowPlace[] {
  const lanes = lanesOf(grid);
  const middle = lanes.rows ? { column: 0, row: Number(odd) } : { column: Number(odd), row: 0 };
  const { lane, along } = sheetPlaceToAxial(lanes, middle);
  const around = grid.orientation === 'pointy' ? POINTY : FLAT;
  return around.map((step) => {
    const { column, row } = axialToSheetPlace(lanes, { lane: lane + step.lane, along: along + step.along });
    return { column: column - middle.column, row: row - middle.row };
  });
}

export function laneOf(grid: HexGrid, { column, row }: ColumnRowPlace): number {
  return lanesOf(grid).rows ? row : column;
}

export function distance(grid: HexGrid, a: CellId, b: CellId): number | undefined {
  const from = locate(grid, a);
  const to = locate(grid, b);
  return from && to && steps(from, to);
}

/** Lists cells row by row from the top if pointy, column by column from the left if flat. */
export function within(grid: HexGrid, cell: CellId, radius: number): CellId[] {
  const middle = locate(grid, cell);
  if (!middle || !isRadius(radius)) return [];
  return lanesNear(grid, middle, radius).flatMap((lane) => {
    const [low, high] = reach(middle, radius, lane);
    return cellsAt(grid, onBoard(grid, lane, low, high));
  });
}

export function ring(grid: HexGrid, cell: CellId, radius: number): CellId[] {
  const middle = locate(grid, cell);
  if (!middle || !isRadius(radius)) return [];
  return lanesNear(grid, middle, radius).flatMap((lane) => {
    const [low, high] = reach(middle, radius, lane);
    const full = Math.abs(lane - middle.lane) === radius;
    return cellsAt(grid, full ? onBoard(grid, lane, low, high) : [low, high].map((along) => ({ lane, along })));
  });
}

function lanesNear(grid: HexGrid, middle: AxialCoordinates, radius: number): number[] {
  return span(Math.max(0, middle.lane - radius), Math.min(lanesOf(grid).count - 1, middle.lane + radius));
}

/**
 * Returns the first and the last `along` coordinate of a lane's cells that are at most `radius` steps from `middle`.
 */
function reach(middle: AxialCoordinates, radius: number, lane: number): readonly [number, number] {
  const away = lane - middle.lane;
  return [middle.along + Math.max(-radius, -away - radius), middle.along + Math.min(radius, radius - away)];
}

function onBoard(grid: HexGrid, lane: number, low: number, high: number): AxialCoordinates[] {
  const lanes = lanesOf(grid);
  const start = axialStartOfLane(lanes, lane).along;
  return span(Math.max(low, start), Math.min(high, start + lanes.length - 1)).map((along) => ({ lane, along }));
}

/**
 * Returns a straight line. If the line between two rows of cells leaves the board on one side, takes the cells on the
 * other side (see `straight`).
 */
export function line(grid: HexGrid, a: CellId, b: CellId): CellId[] {
  const from = locate(grid, a);
  const to = locate(grid, b);
  if (!from || !to) return [];
  const way = cellsAt(grid, straight(from, to, 1));
  return way.length > steps(from, to) ? way : cellsAt(grid, straight(from, to, -1));
}

export function centre(grid: HexGrid, cell: CellId): Point | undefined {
  const place = placeOf(grid, cell);
  if (!place) return undefined;
  const { column, row } = place;
  const half = HALF_HEIGHT[grid.orientation];
  const pointy = grid.orientation === 'pointy';
  const shove = isLaneShifted(lanesOf(grid), pointy ? row : column) ? 0.5 : 0;
  if (pointy) return { x: column + shove + 0.5, y: half + row * PITCH.pointy };
  return { x: 0.5 + column * PITCH.flat, y: (row + shove + 0.5) * 2 * half };
}

/** Lists the corners clockwise from the top, or from the top left. */
export function outline(grid: HexGrid, cell: CellId): readonly Point[] {
  const middle = centre(grid, cell);
  if (!middle) return [];
  const half = HALF_HEIGHT[grid.orientation];
  const corners =
    grid.orientation === 'pointy'
      ? [
          [0, -half],
          [0.5, -half / 2],
          [0.5, half / 2],
          [0, half],
          [-0.5, half / 2],
          [-0.5, -half / 2],
        ]
      : [
          [-0.25, -half],
          [0.25, -half],
          [0.5, 0],
          [0.25, half],
          [-0.25, half],
          [-0.5, 0],
        ];
  return corners.map(([x = 0, y = 0]) => ({ x: middle.x + x, y: middle.y + y }));
}

export function bounds(grid: HexGrid): { readonly width: number; readonly height: number } {
  const { width, height } = box(grid, 0, 0, grid.columns, grid.rows);
  return { width, height };
}

export function window(grid: HexGrid, around: readonly CellId[], columns: number, rows: number): BoardWindow {
  const block = cellBlockAround(grid, around, columns, rows);
  return boardWindowOfBlock(grid, block, box(grid, block.left, block.top, block.columns, block.rows));
}

/** Returns the area of these columns and rows, with room for offset lanes. */
function box(grid: HexGrid, left: number, top: number, columns: number, rows: number): BoardWindow['box'] {
  const height = 2 * HALF_HEIGHT[grid.orientation];
  if (grid.orientation === 'pointy')
    return { x: left, y: top * PITCH.pointy, width: columns + 0.5, height: (rows - 1) * PITCH.pointy + height };
  return {
    x: left * PITCH.flat,
    y: top * height,
    width: (columns - 1) * PITCH.flat + 1,
    height: (rows + 0.5) * height,
  };
}

function locate(grid: HexGrid, cell: CellId): AxialCoordinates | undefined {
  const place = placeOf(grid, cell);
  return place && sheetPlaceToAxial(lanesOf(grid), place);
}

function cellsAt(grid: HexGrid, all: readonly AxialCoordinates[]): CellId[] {
  const lanes = lanesOf(grid);
  return labelsOfPlaces(
    grid,
    all.map((one) => axialToSheetPlace(lanes, one)),
  );
}

function lanesOf(grid: HexGrid): HexLanes {
  return grid.orientation === 'pointy'
    ? { rows: true, shoved: grid.offset, count: grid.rows, length: grid.columns }
    : { rows: false, shoved: grid.offset, count: grid.columns, length: grid.rows };
}
