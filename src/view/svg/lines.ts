import { label, line, path } from './draw.ts';
import type { Frame } from './frame.ts';
import { extentOf, inradius } from './geometry.ts';
import { crossing, MARKS } from './marks.ts';
import type { OutlinedBoard, OutlinedCell } from './outlined.ts';
import type { Point } from './picture.ts';

interface Stroke {
  readonly colour: string;
  /** In cells. */
  readonly width: number;
  /** In widths. */
  readonly dashes?: readonly number[];
}

/** Lines are told apart by their build: a river is one broad line, a road has a light core, a wall is toothed. */
const EDGES: readonly (readonly [RegExp, readonly Stroke[]])[] = [
  [
    /river|stream|canal|water|coast/,
    [
      { colour: '#8fbfe6', width: 0.15 },
      { colour: '#4c93cf', width: 0.085 },
    ],
  ],
  [
    /rail/,
    [
      { colour: '#3b3f46', width: 0.1 },
      { colour: '#ffffff', width: 0.055, dashes: [2, 2] },
    ],
  ],
  [
    /road|path|track|trail|way|bridge/,
    [
      { colour: '#7c5a34', width: 0.11 },
      { colour: '#f3dfbd', width: 0.06 },
    ],
  ],
  [
    /wall|cliff|fence|hedge/,
    [
      { colour: '#4a4f57', width: 0.07 },
      { colour: '#4a4f57', width: 0.15, dashes: [0.35, 0.8] },
    ],
  ],
  [/border|front/, [{ colour: '#8c2f5f', width: 0.06, dashes: [3, 1.5, 0.6, 1.5] }]],
];
const PLAIN: readonly Stroke[] = [{ colour: '#6b7280', width: 0.06, dashes: [2, 1.5] }];

/** A line of a kind through points in pixels, for a board with cells of `unit` pixels. */
export const edgeLine = (kind: string, points: readonly Point[], unit: number): string => {
  const strokes = EDGES.find(([words]) => words.test(kind.toLowerCase()))?.[1] ?? PLAIN;
  return strokes
    .map(({ colour, width, dashes }) =>
      path(line(points), {
        fill: 'none',
        stroke: colour,
        'stroke-width': Math.max(1, width * unit),
        'stroke-linejoin': 'round',
        'stroke-linecap': dashes ? 'butt' : 'round',
        'stroke-dasharray': dashes?.map((dash) => Math.round(dash * Math.max(1, width * unit) * 100) / 100).join(' '),
      }),
    )
    .join('');
};

export const edges = (board: OutlinedBoard, frame: Frame): string =>
  (board.edges ?? []).map((edge) => edgeLine(edge.kind, edge.points.map(frame.at), frame.unit)).join('');

/** Outlines of zones with their names at the upper left, shortened to the zone. */
export const zones = (board: OutlinedBoard, frame: Frame): { readonly outlines: string; readonly names: string } => {
  const all = board.zones ?? [];
  const size = Math.max(9, Math.min(frame.font * 0.8, frame.unit * 0.24));
  return {
    outlines: all
      .map((zone) =>
        path(line(zone.outline.map(frame.at), true), {
          fill: 'none',
          stroke: '#5b3f8c',
          'stroke-width': Math.max(1.5, frame.unit * 0.055),
          'stroke-dasharray': `${Math.round(frame.unit * 0.2)} ${Math.round(frame.unit * 0.1)}`,
          'stroke-linejoin': 'round',
          opacity: 0.85,
        }),
      )
      .join(''),
    names: all
      .map((zone) => {
        const { left, top, right } = extentOf(zone.outline.map(frame.at));
        return label(zone.name, left + size * 0.6, top, {
          size,
          width: right - left - size * 1.2,
          bold: true,
          halo: true,
          fill: '#5b3f8c',
          anchor: 'start',
        });
      })
      .join(''),
  };
};

const ARROW = MARKS.to.colour;

/** The way of what moved: a light rim under a line with a solid head that ends `gap` pixels before the middle of its goal. */
const arrow = (from: Point, to: Point, gap: number, unit: number): string => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < unit * 0.2) return '';
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const point = (along: number, aside: number): Point => ({ x: from.x + dx * along - dy * aside, y: from.y + dy * along + dx * aside });
  const tip = length - Math.min(gap, length * 0.45);
  const [head, half] = [unit * 0.22, unit * 0.13];
  const shaft = line([point(Math.min(unit * 0.12, length * 0.2), 0), point(tip - head * 0.7, 0)]);
  const triangle = line([point(tip, 0), point(tip - head, half), point(tip - head, -half)], true);
  const rim = {
    stroke: '#ffffff',
    'stroke-width': Math.max(3, unit * 0.14),
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
    opacity: 0.9,
  };
  return [
    path(shaft, { fill: 'none', ...rim }),
    path(triangle, { fill: '#ffffff', ...rim, 'stroke-width': Math.max(1.5, unit * 0.07) }),
    path(shaft, { fill: 'none', stroke: ARROW, 'stroke-width': Math.max(1.5, unit * 0.07), 'stroke-linecap': 'round' }),
    path(triangle, { fill: ARROW }),
  ].join('');
};

export const arrows = (board: OutlinedBoard, frame: Frame, cells: ReadonlyMap<string, OutlinedCell>): string =>
  (board.changes?.arrows ?? [])
    .map(({ from, to }) => {
      const [start, end] = [cells.get(from), cells.get(to)];
      if (!start || !end) return '';
      const gap = Math.min(inradius(end.centre, end.outline), 1) * 0.76 * frame.unit;
      return arrow(frame.at(start.centre), frame.at(end.centre), gap, frame.stroke);
    })
    .join('');

/** Crosses where something was taken: large on an empty cell, at the upper right of one where something stands. */
export const crosses = (
  board: OutlinedBoard,
  frame: Frame,
  cells: ReadonlyMap<string, OutlinedCell>,
  occupied: ReadonlySet<string>,
): string =>
  (board.changes?.crosses ?? [])
    .map((id) => {
      const cell = cells.get(id);
      if (!cell) return '';
      const centre = frame.at(cell.centre);
      const taken = occupied.has(id);
      const r = frame.stroke * (taken ? 0.1 : 0.2);
      const [x, y] = taken ? [centre.x + frame.unit * 0.33, centre.y - frame.unit * 0.33] : [centre.x, centre.y];
      const d = crossing(x, y, r);
      return [
        path(d, { fill: 'none', stroke: '#ffffff', 'stroke-width': Math.max(4, r * 0.95), 'stroke-linecap': 'round' }),
        path(d, { fill: 'none', stroke: MARKS.captured.colour, 'stroke-width': Math.max(2, r * 0.5), 'stroke-linecap': 'round' }),
      ].join('');
    })
    .join('');
