import { attributeFlagOf, attributeNumberOf, childElementsOfKind, type Element, textOf } from './element.ts';
import { gridCellNameAt, gridCellsInPixelBox, type PixelPosition, readGrid, type VassalGrid } from './grids.ts';
import { nameOfCell, type SizeInPixels } from './numbering.ts';
import { centerPixelOfZone, holds, readZones, sizeOfZoneBox, type VassalZone } from './zones.ts';

export interface VassalBoard extends SizeInPixels {
  readonly name: string;
  readonly image: string;
  readonly reversible: boolean;
  readonly zones: readonly VassalZone[];
  readonly grid: VassalGrid | undefined;
}

export interface VassalBoardPlace {
  readonly zone: VassalZone | undefined;
  readonly cell: string;
  /** The full name of the place; `offboard` if there is none. */
  readonly location: string;
}

export interface NamedBoardLocation extends PixelPosition {
  readonly zone: VassalZone | undefined;
  readonly cell: string;
  readonly location: string;
}

const OFF_BOARD = 'offboard';

export const readBoard = (board: Element, sizeOf: (image: string) => SizeInPixels | undefined): VassalBoard => {
  const [zoned] = childElementsOfKind(board, 'ZonedGrid');
  const image = textOf(board, 'image');
  const zones = zoned ? readZones(zoned) : [];
  const grid = (zoned && readGrid(zoned)) ?? readGrid(board);
  const said = { width: attributeNumberOf(board, 'width', 0), height: attributeNumberOf(board, 'height', 0) };
  const size = sizeOf(image) ?? (said.width > 0 && said.height > 0 ? said : reachOf(zones, grid));
  return {
    name: textOf(board, 'name'),
    image,
    reversible: attributeFlagOf(board, 'reversible'),
    zones,
    grid,
    ...size,
  };
};

/** Returns the size of the area with places on a board, for boards without a size. */
const reachOf = (zones: readonly VassalZone[], grid: VassalGrid | undefined): SizeInPixels => {
  const own = grid?.kind === 'region' ? grid.regions : [];
  const points = [...own, ...zones.flatMap(({ corners }) => corners)];
  return {
    width: points.reduce((most, { x }) => Math.max(most, x + 50), 1000),
    height: points.reduce((most, { y }) => Math.max(most, y + 50), 1000),
  };
};

export const boardPlaceAtPixel = (board: VassalBoard, pixel: PixelPosition): VassalBoardPlace => {
  const zone = board.zones.find((one) => holds(one, pixel));
  if (!zone) {
    const cell = board.grid ? gridCellNameAt(board.grid, pixel, board) : '';
    return { zone, cell, location: cell === '' ? OFF_BOARD : cell };
  }
  const cell = cellIn(board, zone, pixel);
  return { zone, cell, location: filled(zone, cell) };
};

const cellIn = (board: VassalBoard, zone: VassalZone, pixel: PixelPosition): string => {
  if (zone.usesBackground) return board.grid ? gridCellNameAt(board.grid, pixel, board) : '';
  return zone.grid ? gridCellNameAt(zone.grid, pixel, sizeOfZoneBox(zone.box)) : '';
};

const filled = ({ format, name }: VassalZone, cell: string): string =>
  format.replace(/\$(name|gridLocation)\$/g, (_, what: string) => (what === 'name' ? name : cell));

/** Iterates over every named place: the cells of each zone (or the zone itself), then the cells outside zones. */
export function* namedLocationsOf(board: VassalBoard): Generator<NamedBoardLocation> {
  for (const zone of board.zones) yield* spotsIn(board, zone);
  const { grid, width, height } = board;
  if (!grid) return;
  for (const { x, y, name } of namedCells(grid, { left: 0, top: 0, right: width, bottom: height }, board)) {
    const zone = board.zones.find((one) => holds(one, { x, y }));
    if (zone && !zone.usesBackground) continue;
    yield { x, y, zone, cell: name, location: zone ? filled(zone, name) : name };
  }
}

function* spotsIn(board: VassalBoard, zone: VassalZone): Generator<NamedBoardLocation> {
  const centre = centerPixelOfZone(zone);
  if (!centre || (zone.usesBackground && board.grid)) return;
  const cells = zone.grid ? [...namedCells(zone.grid, zone.box, sizeOfZoneBox(zone.box))] : [];
  const inside = cells.filter((one) => zone.grid?.kind === 'region' || holds(zone, one));
  for (const { x, y, name } of inside) yield { x, y, zone, cell: name, location: filled(zone, name) };
  if (inside.length === 0) yield { ...centre, zone, cell: '', location: filled(zone, '') };
}

function* namedCells(
  grid: VassalGrid,
  box: VassalZone['box'],
  size: SizeInPixels,
): Generator<PixelPosition & { readonly name: string }> {
  if (grid.kind === 'region') yield* grid.regions;
  else if (grid.numbering)
    for (const cell of gridCellsInPixelBox(grid, box))
      yield { x: cell.x, y: cell.y, name: nameOfCell(grid.numbering, cell, grid, size) };
}

/** Returns the pixel of a named place. It tries zones, then cells outside zones, then all regions. */
export const pixelOfLocation = (board: VassalBoard, location: string): PixelPosition | undefined => {
  for (const zone of board.zones) {
    if (!zone.format.includes('$gridLocation$') && filled(zone, '') === location) return centerPixelOfZone(zone);
  }
  let region: PixelPosition | undefined;
  for (const spot of namedLocationsOf(board)) {
    const { zone } = spot;
    const isNamed = zone === undefined || zone.format.includes('$gridLocation$');
    if (isNamed && spot.location === location) return spot;
    if (spot.cell === location) region ??= spot;
  }
  return region;
};
