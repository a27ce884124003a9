import type { OutlinedCell } from './outlined.ts';
import type { Point } from './picture.ts';

/** Borders between cells, computed from their outlines. Corners closer than a thousandth of a cell count as equal. */

export type BorderSegment = readonly [Point, Point];

const cornerKey = ({ x, y }: Point): string => `${Math.round(x * 1000)} ${Math.round(y * 1000)}`;

export const segmentKey = ([a, b]: BorderSegment): string => {
  const [one, two] = [cornerKey(a), cornerKey(b)];
  return one < two ? `${one} ${two}` : `${two} ${one}`;
};

export const outlineSegmentsOf = ({ outline }: OutlinedCell): readonly BorderSegment[] =>
  outline.flatMap((corner, i) => {
    const next = outline[(i + 1) % outline.length];
    return next ? [[corner, next] as const] : [];
  });

export const sharedBorderSegments = (a: OutlinedCell, b: OutlinedCell): readonly BorderSegment[] => {
  const ofB = new Set(outlineSegmentsOf(b).map(segmentKey));
  const shared = outlineSegmentsOf(a).filter((side) => ofB.has(segmentKey(side)));
  return shared.length > 0 ? shared : [barrier(a.centre, b.centre)];
};

const BARRIER = 0.22;

const barrier = (a: Point, b: Point): BorderSegment => {
  const [x, y, dx, dy] = [(a.x + b.x) / 2, (a.y + b.y) / 2, (b.x - a.x) * BARRIER, (b.y - a.y) * BARRIER];
  return [
    { x: x - dy, y: y + dx },
    { x: x + dy, y: y - dx },
  ];
};

const ends = (at: Map<string, BorderSegment[]>, corner: Point): BorderSegment[] => {
  const known = at.get(cornerKey(corner)) ?? [];
  at.set(cornerKey(corner), known);
  return known;
};

export const joinBorderSegments = (sides: readonly BorderSegment[]): readonly (readonly Point[])[] => {
  const open = new Map(sides.map((side) => [segmentKey(side), side]));
  const at = new Map<string, BorderSegment[]>();
  for (const side of open.values()) for (const end of side) ends(at, end).push(side);
  const onFrom = (start: Point): Point[] => {
    const line: Point[] = [];
    for (let here = start; ; ) {
      const side = at.get(cornerKey(here))?.find((one) => open.has(segmentKey(one)));
      if (!side) return line;
      open.delete(segmentKey(side));
      here = cornerKey(side[0]) === cornerKey(here) ? side[1] : side[0];
      line.push(here);
    }
  };
  const lines: (readonly Point[])[] = [];
  for (const side of open.values()) {
    open.delete(segmentKey(side));
    const [start, end] = side;
    const before = onFrom(start);
    lines.push(before.reverse().concat(start, end, onFrom(end)));
  }
  return lines;
};
