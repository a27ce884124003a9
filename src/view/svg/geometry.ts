import type { Point } from './picture.ts';

export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The smallest upright box around points; the unit box when there are none. */
export const extentOf = (points: readonly Point[]): Extent => {
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

/** How far a point is from the line between two others. */
const distance = (p: Point, a: Point, b: Point): number => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / length));
  const [offX, offY] = [p.x - a.x - along * dx, p.y - a.y - along * dy];
  return Math.sqrt(offX * offX + offY * offY);
};

/** The radius of the largest circle around a point that stays within the outline. */
export const inradius = (centre: Point, outline: readonly Point[]): number => {
  let radius = Number.MAX_SAFE_INTEGER;
  let before = outline.at(-1);
  for (const corner of outline) {
    if (before) radius = Math.min(radius, distance(centre, before, corner));
    before = corner;
  }
  return radius;
};

/** How far the outline reaches to the left and right of a point at its height: what a line of text there may take. */
export const chord = (point: Point, outline: readonly Point[]): { readonly left: number; readonly right: number } => {
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

/** The outline drawn in towards its centre by a factor. */
export const inset = (centre: Point, outline: readonly Point[], factor: number): readonly Point[] =>
  outline.map((p) => ({ x: centre.x + (p.x - centre.x) * factor, y: centre.y + (p.y - centre.y) * factor }));
