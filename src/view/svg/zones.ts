import { joined, type Segment, sideKey, sidesOf } from './borders.ts';
import { line, path } from './draw.ts';
import type { Frame } from './frame.ts';
import { extentOf } from './geometry.ts';
import type { OutlinedBoard, OutlinedCell } from './outlined.ts';
import { type Sprite, textSprite } from './sprite.ts';

const COLOUR = '#5b3f8c';

/**
 * Borders where a zone meets cells outside of it, and the zones' names at their rims.
 */
export const zones = (
  board: OutlinedBoard,
  frame: Frame,
  cells: ReadonlyMap<string, OutlinedCell>,
): { readonly outlines: () => string; readonly names: readonly Sprite[] } => {
  const all = (board.zones ?? []).flatMap(({ name, cells: ids }) => {
    const own = ids.flatMap((id) => cells.get(id) ?? []);
    return own.length > 0 ? [{ name, own }] : [];
  });
  return {
    outlines: () =>
      outlinesOf(
        all.map(({ own }) => own),
        board,
        frame,
      ),
    names: all.flatMap(({ name, own }) => zoneName(name, own, frame)),
  };
};

const outlinesOf = (zoned: readonly (readonly OutlinedCell[])[], board: OutlinedBoard, frame: Frame): string => {
  const met = new Map<string, number>();
  for (const side of zoned.length > 0 ? board.cells.flatMap(sidesOf) : [])
    met.set(sideKey(side), (met.get(sideKey(side)) ?? 0) + 1);
  // Regions need not share their corners: where they don't, each has its own border.
  const inside = ([key]: readonly [string, Segment]): boolean => board.shape === 'region' || met.get(key) === 2;
  const border = new Map(zoned.flatMap((own) => [...borderOf(own)].filter(inside)));
  return path(
    joined([...border.values()])
      .map((points) => line(points.map(frame.at)))
      .join(''),
    {
      fill: 'none',
      stroke: COLOUR,
      'stroke-width': Math.max(1.5, frame.unit * 0.055),
      'stroke-dasharray': `${Math.round(frame.unit * 0.2)} ${Math.round(frame.unit * 0.1)}`,
      'stroke-linejoin': 'round',
      opacity: 0.85,
    },
  );
};

/** The sides that only one of these cells has, by their keys. */
const borderOf = (cells: readonly OutlinedCell[]): ReadonlyMap<string, Segment> => {
  const border = new Map<string, Segment>();
  for (const side of cells.flatMap(sidesOf)) {
    const key = sideKey(side);
    if (!border.delete(key)) border.set(key, side);
  }
  return border;
};

/** In widths of a cell: the largest letters, which have room between what stands in two rows of cells. */
const LARGEST_LETTERS = 0.2;
const SMALLEST_LETTERS = 9;

/** On the border at the foot of the zone, where it covers nothing that stands in a cell. */
const zoneName = (name: string, cells: readonly OutlinedCell[], frame: Frame): readonly Sprite[] => {
  const lowest = Math.max(...cells.map(({ centre }) => centre.y));
  const row = cells.filter(({ centre }) => lowest - centre.y < 0.3);
  const { left, right } = extentOf(row.flatMap(({ outline }) => outline));
  const middle = nearest(row, (left + right) / 2);
  const { bottom } = extentOf(middle.outline);
  const room = (right - left) * frame.unit;
  const size = Math.max(
    Math.min(frame.font * 0.45, frame.unit * 0.36),
    Math.min(frame.font * 0.8, frame.unit * LARGEST_LETTERS),
    SMALLEST_LETTERS,
  );
  const at = frame.at({ x: middle.centre.x, y: bottom });
  return textSprite(name, at, { size, width: room, bold: true, halo: true, fill: COLOUR });
};

/** The cell of a row that is nearest to its middle. */
const nearest = (row: readonly OutlinedCell[], x: number): OutlinedCell =>
  row.reduce((best, one) => (Math.abs(one.centre.x - x) < Math.abs(best.centre.x - x) ? one : best));
