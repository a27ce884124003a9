import { attributeFlagOf, attributeNumberOf, childElementsOfKind, type Element, textOf } from './element.ts';
import {
  type CellNumbering,
  type GridCellPosition,
  nameOfCell,
  readNumbering,
  type SizeInPixels,
} from './numbering.ts';

/** VASSAL's grids: they convert a board's pixel to a cell, and a cell to its center and name. */

export interface PixelPosition {
  readonly x: number;
  readonly y: number;
}

export interface HexOrSquareGrid {
  readonly kind: 'hex' | 'square';
  readonly x0: number;
  readonly y0: number;
  readonly dx: number;
  readonly dy: number;
  readonly sideways: boolean;
  readonly numbering: CellNumbering | undefined;
}

export interface VassalRegionGrid {
  readonly kind: 'region';
  readonly regions: readonly (PixelPosition & { readonly name: string })[];
}

export type VassalGrid = HexOrSquareGrid | VassalRegionGrid;

const MOST_CELLS_LISTED = 100_000;

export const readGrid = (holder: Element): VassalGrid | undefined => {
  const [grid] = childElementsOfKind(holder, 'HexGrid', 'SquareGrid', 'RegionGrid').slice(-1);
  if (!grid) return undefined;
  if (grid.kind === 'RegionGrid') return { kind: 'region', regions: regionsIn(grid) };
  const isHex = grid.kind === 'HexGrid';
  const dy = positive(attributeNumberOf(grid, 'dy', isHex ? 64 : 48), 48);
  return {
    kind: isHex ? 'hex' : 'square',
    x0: Math.trunc(attributeNumberOf(grid, 'x0', isHex ? 0 : 24)),
    y0: Math.trunc(attributeNumberOf(grid, 'y0', isHex ? 32 : 24)),
    dx: positive(attributeNumberOf(grid, 'dx', isHex ? (Math.sqrt(3) / 2) * dy : 48), 48),
    dy,
    sideways: isHex && attributeFlagOf(grid, 'sideways'),
    numbering: readNumbering(grid),
  };
};

const positive = (value: number, otherwise: number): number => (value > 0 ? value : otherwise);

/** Returns the regions of a grid. If two are at the same point, the later one counts. */
const regionsIn = (grid: Element): VassalRegionGrid['regions'] => {
  const found = new Map(
    childElementsOfKind(grid, 'Region').map((one) => {
      const region = {
        name: textOf(one, 'name'),
        x: attributeNumberOf(one, 'originx', 0),
        y: attributeNumberOf(one, 'originy', 0),
      };
      return [`${region.x},${region.y}`, region] as const;
    }),
  );
  return [...found.values()];
};

/** Swaps x and y if the grid is sideways, as VASSAL does. */
const turned = ({ sideways }: HexOrSquareGrid, { x, y }: PixelPosition): PixelPosition =>
  sideways ? { x: y, y: x } : { x, y };

const round = (value: number): number => Math.floor(value + 0.5);
const isOdd = (column: number): boolean => column % 2 !== 0;

export const gridCellAtPixel = (grid: HexOrSquareGrid, pixel: PixelPosition): GridCellPosition => {
  const { x0, y0, dx, dy } = grid;
  const { x, y } = turned(grid, pixel);
  const column = round((x - x0) / dx);
  if (grid.kind === 'square') return { column, row: Math.trunc((y - y0) / dy + 0.5) };
  return { column, row: round((y - y0 - (isOdd(column) ? dy / 2 : 0)) / dy) };
};

/** Returns a cell's center in whole pixels. */
export const centerPixelOf = (grid: HexOrSquareGrid, { column, row }: GridCellPosition): PixelPosition => {
  const { x0, y0, dx, dy } = grid;
  if (grid.kind === 'square') return { x: Math.trunc(column * dx + x0), y: Math.trunc(row * dy + y0) };
  return turned(grid, {
    x: x0 + Math.trunc(column * dx),
    y: y0 + Math.trunc(row * dy + (isOdd(column) ? dy / 2 : 0)),
  });
};

export const gridCellNameAt = (grid: VassalGrid, pixel: PixelPosition, size: SizeInPixels): string => {
  if (grid.kind === 'region') return nearest(grid, pixel)?.name ?? '';
  return grid.numbering ? nameOfCell(grid.numbering, gridCellAtPixel(grid, pixel), grid, size) : '';
};

const nearest = (
  { regions }: VassalRegionGrid,
  { x, y }: PixelPosition,
): VassalRegionGrid['regions'][number] | undefined => {
  let best: { readonly region: VassalRegionGrid['regions'][number]; readonly far: number } | undefined;
  for (const region of regions) {
    const far = (region.x - x) ** 2 + (region.y - y) ** 2;
    if (!best || far < best.far) best = { region, far };
  }
  return best?.region;
};

/** Iterates over the cells whose center is within a box of pixels, column by column. */
export function* gridCellsInPixelBox(
  grid: HexOrSquareGrid,
  {
    left,
    top,
    right,
    bottom,
  }: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number },
): Generator<GridCellPosition & PixelPosition> {
  const a = turned(grid, { x: left, y: top });
  const b = turned(grid, { x: right, y: bottom });
  const { x0, y0, dx, dy } = grid;
  let count = 0;
  for (let column = Math.ceil((a.x - x0) / dx) - 1; column <= Math.floor((b.x - x0) / dx) + 1; column++) {
    for (let row = Math.ceil((a.y - y0) / dy) - 1; row <= Math.floor((b.y - y0) / dy) + 1; row++) {
      count += 1;
      if (count > MOST_CELLS_LISTED) return;
      const middle = centerPixelOf(grid, { column, row });
      const isInside = middle.x >= left && middle.x < right && middle.y >= top && middle.y < bottom;
      if (isInside) yield { column, row, ...middle };
    }
  }
}
