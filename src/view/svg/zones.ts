import { joined, type Segment, sideKey, sidesOf } from './borders.ts';
import { line, path } from './draw.ts';
import type { Frame } from './frame.ts';
import { inradius } from './geometry.ts';
import type { OutlinedBoard, OutlinedCell } from './outlined.ts';
import { type Sprite, textSprite } from './sprite.ts';
import { clean, widthOf } from './text.ts';

const COLOUR = '#5b3f8c';

/**
 * Borders where a zone meets cells outside of it, and the zones' names: as large as on a map across a wide zone, small
 * at the foot of a narrow one.
 */
export const zones = (
  board: OutlinedBoard,
  frame: Frame,
  cells: ReadonlyMap<string, OutlinedCell>,
  occupied: ReadonlySet<string>,
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
    names: all.flatMap(({ name, own }) => zoneName(name, own, frame, occupied)),
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

/**
 * In widths of a cell: the largest letters, and those from which on they stand behind everything else; and how many
 * cells they need.
 */
const LARGEST = 0.55;
const LARGE = 0.34;
const WIDE = 4;

const zoneName = (
  name: string,
  cells: readonly OutlinedCell[],
  frame: Frame,
  occupied: ReadonlySet<string>,
): readonly Sprite[] => {
  const middle = middleOf(cells, occupied);
  const beside = besideIn(cells, middle);
  const [left, right] = [Math.min, Math.max].map((most) =>
    most(...beside.flatMap(({ outline }) => outline.map(({ x }) => x))),
  );
  const room = ((right ?? 0) - (left ?? 0)) * frame.unit;
  const fitting = (room * 0.8) / widthOf(clean(name), 1, true);
  const large = cells.length >= WIDE && fitting >= frame.unit * LARGE;
  const size = large
    ? Math.min(fitting, frame.unit * LARGEST)
    : Math.max(9, Math.min(frame.font * 0.8, frame.unit * 0.2));
  const foot = large ? 0 : inradius(middle.centre, middle.outline) * 0.86;
  const at = frame.at({ x: large ? ((left ?? 0) + (right ?? 0)) / 2 : middle.centre.x, y: middle.centre.y + foot });
  const style = { size, width: room, bold: true, halo: !large, fill: COLOUR };
  return textSprite(name, at, style, large ? 0.38 : undefined);
};

/** The cells at the height of one: they have room for the name. */
const besideIn = (cells: readonly OutlinedCell[], middle: OutlinedCell): readonly OutlinedCell[] =>
  cells.filter(({ centre }) => Math.abs(centre.y - middle.centre.y) < 0.5);

/** A cell near the middle of all, at a height where little stands. */
const middleOf = (cells: readonly OutlinedCell[], occupied: ReadonlySet<string>): OutlinedCell => {
  const [x = 0, y = 0] = (['x', 'y'] as const).map(
    (axis) => cells.reduce((sum, { centre }) => sum + centre[axis], 0) / cells.length,
  );
  const scores = cells.map((cell) => {
    const standing = besideIn(cells, cell).filter(({ id }) => occupied.has(id)).length;
    return { cell, score: Math.hypot(cell.centre.x - x, cell.centre.y - y) + standing };
  });
  return scores.reduce((best, one) => (one.score < best.score ? one : best)).cell;
};
