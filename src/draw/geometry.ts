import type { OutlinedCell } from './outlined.ts';
import type { Point } from './picture.ts';

export interface BoundingBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const overlap = (a: BoundingBox, b: BoundingBox): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Returns the smallest upright box around points; a box of size 1 if there are none. */
export const boundingBoxOfPoints = (points: readonly Point[]): BoundingBox => {
  let [left, top, right, bottom] = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return left < right && top < bottom ? { left, top, right, bottom } : { left: 0, top: 0, right: 1, bottom: 1 };
};

const distance = (p: Point, a: Point, b: Point): number => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / length));
  const [offX, offY] = [p.x - a.x - along * dx, p.y - a.y - along * dy];
  return Math.sqrt(offX * offX + offY * offY);
};

/** Returns the radius of the largest circle around a point that fits in the outline. */
export const inscribedRadiusAt = (centre: Point, outline: readonly Point[]): number => {
  let radius = Number.MAX_SAFE_INTEGER;
  let before = outline.at(-1);
  for (const corner of outline) {
    if (before) radius = Math.min(radius, distance(centre, before, corner));
    before = corner;
  }
  return radius;
};

/** Returns the left and right bounds of the outline at a point's height: the space for a line of text there. */
export const horizontalBoundsAt = (
  point: Point,
  outline: readonly Point[],
): { readonly left: number; readonly right: number } => {
  let [left, right] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  let a = outline.at(-1) ?? point;
  for (const b of outline) {
    if (a.y > point.y !== b.y > point.y) {
      const x = a.x + ((point.y - a.y) / (b.y - a.y)) * (b.x - a.x);
      if (x <= point.x) left = Math.max(left, x);
      else right = Math.min(right, x);
    }
    a = b;
  }
  return Number.isFinite(left) && Number.isFinite(right) ? { left, right } : { left: point.x, right: point.x };
};

export const scaleOutline = (centre: Point, outline: readonly Point[], factor: number): readonly Point[] =>
  outline.map((p) => ({ x: centre.x + (p.x - centre.x) * factor, y: centre.y + (p.y - centre.y) * factor }));

export interface FigureReach {
  readonly up: number;
  readonly right: number;
  readonly down: number;
  readonly left: number;
  /** The distance that the pointer can reach in any direction; 0 if there is no pointer. */
  readonly tip: number;
}

/** The radius of the pieces' figures, and their offset below the cell's center, both in cell widths. */
export interface FigureLayout {
  readonly r: number;
  readonly down: number;
}

/** The bounds of the space that a label leaves in its cell, in cell widths from the center. */
export interface SpaceLeftByLabel {
  readonly head?: number;
  readonly foot?: number;
}

const RIM = 0.97;
const [PLACES, HALVINGS] = [16, 10] as const;

const roundOf = ({ centre, outline }: OutlinedCell): readonly Point[] => {
  const radius = Math.min(inscribedRadiusAt(centre, outline), 1.2);
  return Array.from({ length: 16 }, (_, i) => {
    const angle = ((i + 0.5) * Math.PI) / 8;
    return { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius };
  });
};

const isConvex = (outline: readonly Point[]): boolean => {
  const bends = outline.map((b, i) => {
    const [a, c] = [outline.at(i - 1) ?? b, outline[(i + 1) % outline.length] ?? b];
    return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);
  });
  return bends.every((bend) => bend > -FLAT) || bends.every((bend) => bend < FLAT);
};

const FLAT = 1e-6;

const contains = (outline: readonly Point[], { x, y }: Point): boolean => {
  let inside = false;
  let a = outline.at(-1) ?? { x: 0, y: 0 };
  for (const b of outline) {
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside;
    a = b;
  }
  return inside;
};

/**
 * Returns the largest figures that fit into a cell around its center without touching the label. `offsets`: the
 * positions of the figures in radii; `most`: the largest radius.
 */
export const fitFiguresIntoCell = (
  cell: OutlinedCell,
  isRegular: boolean,
  { head, foot }: SpaceLeftByLabel,
  offsets: readonly Point[],
  reach: FigureReach,
  most: number,
): FigureLayout => {
  const { centre, outline } = cell;
  // A region with a name at its top may be taller than it is wide.
  const isWhole = isRegular || (head !== undefined && isConvex(outline));
  const room = isWhole ? outline.map(({ x, y }) => ({ x: x - centre.x, y: y - centre.y })) : roundOf(cell);
  const rim = room.map(({ x, y }) => ({ x: x * RIM, y: y * RIM }));
  const corners = offsets.flatMap(({ x, y }) => [
    { x: x - reach.left, y: y - reach.up },
    { x: x - reach.left, y: y + reach.down },
    { x: x + reach.right, y: y - reach.up },
    { x: x + reach.right, y: y + reach.down },
    ...[-reach.tip, reach.tip].flatMap((tip) => [
      { x: x + tip, y },
      { x, y: y + tip },
    ]),
  ]);
  const heights = corners.map(({ y }) => y);
  const [highest, lowest] = [Math.min(...heights), Math.max(...heights)];
  const radius = Math.min(inscribedRadiusAt(centre, outline), 1.2);
  let best: FigureLayout = { r: 0, down: 0 };
  const way = head !== undefined ? 1 : foot !== undefined ? -1 : 0;
  for (let i = 0; i <= (way === 0 ? 0 : PLACES); i += 1) {
    const down = (way * 0.5 * radius * i) / PLACES;
    const isRoom = (r: number): boolean =>
      (head === undefined || down + highest * r >= head) &&
      (foot === undefined || down + lowest * r <= foot) &&
      corners.every(({ x, y }) => contains(rim, { x: x * r, y: down + y * r }));
    let [low, high] = isRoom(most) ? [most, most] : [0, most];
    for (let step = 0; step < HALVINGS && low < high; step += 1) {
      const middle = (low + high) / 2;
      if (isRoom(middle)) low = middle;
      else high = middle;
    }
    if (low > best.r + 1e-9) best = { r: low, down };
  }
  return best;
};
