import { type BorderSegment, joinBorderSegments, outlineSegmentsOf, segmentKey } from './borders.ts';
import { line, path } from './draw.ts';
import type { BoardFrame } from './frame.ts';
import { type BoundingBox, boundingBoxOfPoints, overlap } from './geometry.ts';
import type { DrawnLabels } from './names.ts';
import type { OutlinedBoard, OutlinedCell } from './outlined.ts';
import type { Point } from './picture.ts';
import { type Sprite, textBoundsOf, textSprite } from './sprite.ts';
import { estimateTextWidth, sanitizeText } from './text.ts';

const COLOUR = '#5b3f8c';

const zonesIn = (board: OutlinedBoard, cells: ReadonlyMap<string, OutlinedCell>) =>
  (board.zones ?? []).flatMap(({ name, cells: ids }) => {
    const own = ids.flatMap((id) => cells.get(id) ?? []);
    return own.length > 0 ? [{ name, own }] : [];
  });

export const drawZoneBorders = (
  board: OutlinedBoard,
  frame: BoardFrame,
  cells: ReadonlyMap<string, OutlinedCell>,
): string =>
  outlinesOf(
    zonesIn(board, cells).map(({ own }) => own),
    board,
    frame,
  );

export const drawZoneNames = (
  board: OutlinedBoard,
  frame: BoardFrame,
  cells: ReadonlyMap<string, OutlinedCell>,
  taken: readonly BoundingBox[],
): DrawnLabels => {
  const sprites: Sprite[] = [];
  const covered: BoundingBox[] = [];
  for (const { name, own } of zonesIn(board, cells)) {
    const { at, style } = placeOf(name, own, frame, [...taken, ...covered]);
    covered.push(textBoundsOf(name, at, style));
    sprites.push(...textSprite(name, at, style));
  }
  return { sprites, covered };
};

const outlinesOf = (zoned: readonly (readonly OutlinedCell[])[], board: OutlinedBoard, frame: BoardFrame): string => {
  const met = new Map<string, number>();
  for (const side of zoned.length > 0 ? board.cells.flatMap(outlineSegmentsOf) : [])
    met.set(segmentKey(side), (met.get(segmentKey(side)) ?? 0) + 1);
  const inside = ([key]: readonly [string, BorderSegment]): boolean => board.shape === 'region' || met.get(key) === 2;
  const border = new Map(zoned.flatMap((own) => [...borderOf(own)].filter(inside)));
  return path(
    joinBorderSegments([...border.values()])
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

const borderOf = (cells: readonly OutlinedCell[]): ReadonlyMap<string, BorderSegment> => {
  const border = new Map<string, BorderSegment>();
  for (const side of cells.flatMap(outlineSegmentsOf)) {
    const key = segmentKey(side);
    if (!border.delete(key)) border.set(key, side);
  }
  return border;
};

/** The largest size of letters, in cell widths, that fit between the pieces of two rows of cells. */
const LARGEST_LETTERS = 0.2;
const SMALLEST_LETTERS = 9;

const placeOf = (name: string, cells: readonly OutlinedCell[], frame: BoardFrame, taken: readonly BoundingBox[]) => {
  const lowest = Math.max(...cells.map(({ centre }) => centre.y));
  const row = cells.filter(({ centre }) => lowest - centre.y < 0.3);
  const { left, right } = boundingBoxOfPoints(row.flatMap(({ outline }) => outline));
  const middle = nearest(row, (left + right) / 2);
  const { bottom } = boundingBoxOfPoints(middle.outline);
  const size = Math.max(
    Math.min(frame.font * 0.45, frame.unit * 0.36),
    Math.min(frame.font * 0.8, frame.unit * LARGEST_LETTERS),
    SMALLEST_LETTERS,
  );
  const style = { size, width: frame.area.right - frame.area.left, bold: true, halo: true, fill: COLOUR };
  const within = ({ x, y }: Point): Point => {
    const half = Math.min(style.width, estimateTextWidth(sanitizeText(name), size, true)) / 2;
    return { x: Math.max(frame.area.left + half, Math.min(frame.area.right - half, x)), y };
  };
  const cost = (at: Point): number => {
    const box = textBoundsOf(name, at, style);
    return taken.reduce((sum, other) => sum + overlap(box, other), 0);
  };
  const usual = within(frame.at({ x: middle.centre.x, y: bottom }));
  let best = { at: usual, cost: cost(usual) };
  if (best.cost > 0)
    for (const point of onBorder(cells, (left + right) / 2)) {
      const at = within(frame.at(point));
      const one = cost(at);
      if (one < best.cost - 0.01) best = { at, cost: one };
      if (one === 0) break;
    }
  return { at: best.at, style };
};

const onBorder = (cells: readonly OutlinedCell[], middle: number): readonly Point[] => {
  const points = [...borderOf(cells).values()].flatMap(([a, b]) =>
    [a, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, b].flatMap(({ x, y }) =>
      [0, -BESIDE, BESIDE].flatMap((down) => [0, -BESIDE, BESIDE].map((right) => ({ x: x + right, y: y + down }))),
    ),
  );
  const rank = ({ x, y }: Point): number => Math.abs(x - middle) * 0.2 - y;
  return points.sort((a, b) => rank(a) - rank(b));
};

/** The greatest distance of a zone's name from its border, in cell widths. */
const BESIDE = 0.12;

const nearest = (row: readonly OutlinedCell[], x: number): OutlinedCell =>
  row.reduce((best, one) => (Math.abs(one.centre.x - x) < Math.abs(best.centre.x - x) ? one : best));
