import { attributeFlagOf, childElementsOfKind, type Element, textOf } from './element.ts';
import { type PixelPosition, readGrid, type VassalGrid } from './grids.ts';
import type { SizeInPixels } from './numbering.ts';

export interface VassalZone {
  readonly name: string;
  readonly corners: readonly PixelPosition[];
  readonly box: ZoneBox;
  readonly grid: VassalGrid | undefined;
  /** True if the zone's cells are those of the grid outside all zones. */
  readonly usesBackground: boolean;
  /** VASSAL's format for the name of a place in the zone, with `$name$` and `$gridLocation$`. */
  readonly format: string;
}

export interface ZoneBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const sizeOfZoneBox = ({ left, top, right, bottom }: ZoneBox): SizeInPixels => ({
  width: right - left,
  height: bottom - top,
});

const MOST_CORNERS = 10_000;

export const readZones = (zoned: Element): readonly VassalZone[] =>
  childElementsOfKind(zoned, 'Zone').map((zone) => {
    const corners = cornersIn(textOf(zone, 'path'));
    return {
      name: textOf(zone, 'name'),
      corners,
      box: boxAround(corners),
      grid: readGrid(zone),
      usesBackground: attributeFlagOf(zone, 'useParentGrid'),
      format: textOf(zone, 'locationFormat', '$name$'),
    };
  });

const cornersIn = (path: string): readonly PixelPosition[] =>
  path
    .split(';', MOST_CORNERS)
    .map((corner) => corner.split(',').map((part) => Number.parseInt(part, 10)))
    .flatMap(([x, y]) => (Number.isInteger(x) && Number.isInteger(y) ? [{ x: x ?? 0, y: y ?? 0 }] : []));

const boxAround = (corners: readonly PixelPosition[]): ZoneBox => ({
  left: corners.reduce((least, { x }) => Math.min(least, x), Number.POSITIVE_INFINITY),
  top: corners.reduce((least, { y }) => Math.min(least, y), Number.POSITIVE_INFINITY),
  right: corners.reduce((most, { x }) => Math.max(most, x), Number.NEGATIVE_INFINITY),
  bottom: corners.reduce((most, { y }) => Math.max(most, y), Number.NEGATIVE_INFINITY),
});

/** True if a pixel is in a zone. The zone's upper edge belongs to it, but not its lower edge. */
export const holds = ({ corners, box }: VassalZone, { x, y }: PixelPosition): boolean => {
  if (corners.length < 3 || x < box.left || x > box.right || y < box.top || y > box.bottom) return false;
  let inside = false;
  let before = corners.at(-1) as PixelPosition;
  for (const corner of corners) {
    if (corner.y > y !== before.y > y) {
      const crossing = ((before.x - corner.x) * (y - corner.y)) / (before.y - corner.y) + corner.x;
      if (x < crossing) inside = !inside;
    }
    before = corner;
  }
  return inside;
};

/**
 * Returns the pixel that represents a zone: the mean of its corners. If that is outside the zone, it is the first
 * corner.
 */
export const centerPixelOfZone = (zone: VassalZone): PixelPosition | undefined => {
  const { corners } = zone;
  if (corners.length === 0) return undefined;
  const mean = (of: (corner: PixelPosition) => number): number =>
    Math.trunc(corners.reduce((sum, corner) => sum + of(corner), 0) / corners.length);
  const middle = { x: mean(({ x }) => x), y: mean(({ y }) => y) };
  return holds(zone, middle) ? middle : corners[0];
};
