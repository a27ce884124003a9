import { type BorderSegment, joinBorderSegments, sharedBorderSegments } from './borders.ts';
import { hexColorOf, mixColors } from './colour.ts';
import { line, path } from './draw.ts';
import type { BoardFrame } from './frame.ts';
import type { BoundingBox } from './geometry.ts';
import type { OutlinedBoard, OutlinedCell } from './outlined.ts';
import type { EdgePicture, Point } from './picture.ts';

interface Stroke {
  readonly colour: string;
  /** The width of the line, in cell widths. */
  readonly width: number;
  /** The lengths of dashes, as multiples of the line width. */
  readonly dashes?: readonly number[];
}

const RIVER: readonly Stroke[] = [
  { colour: '#8fbfe6', width: 0.15 },
  { colour: '#4c93cf', width: 0.085 },
];
const ROAD: readonly Stroke[] = [
  { colour: '#7c5a34', width: 0.11 },
  { colour: '#f3dfbd', width: 0.06 },
];
const SPAN: readonly Stroke[] = [
  { colour: '#4a3b2a', width: 0.26 },
  { colour: '#f3dfbd', width: 0.16 },
];

/**
 * The lines of each kind of edge. Kinds differ in form: a river is one broad line, a road has a light core, a wall has
 * teeth.
 */
const EDGES: readonly (readonly [RegExp, readonly Stroke[]])[] = [
  [/river|stream|canal|water|coast/, RIVER],
  [
    /(?<!t)rail/,
    [
      { colour: '#3b3f46', width: 0.1 },
      { colour: '#ffffff', width: 0.055, dashes: [2, 2] },
    ],
  ],
  [/road|path|track|trail|way|bridge/, ROAD],
  [
    /wall|cliff|fence|hedge/,
    [
      { colour: '#4a4f57', width: 0.07 },
      { colour: '#4a4f57', width: 0.15, dashes: [0.35, 0.8] },
    ],
  ],
  [/line/, [{ colour: '#4a3b2a', width: 0.035 }]],
  [/border|front/, [{ colour: '#8c2f5f', width: 0.06, dashes: [3, 1.5, 0.6, 1.5] }]],
];
const PLAIN: readonly Stroke[] = [{ colour: '#6b7280', width: 0.06, dashes: [2, 1.5] }];

type EdgeStyle = Pick<EdgePicture, 'kind' | 'colour'>;

const strokesOf = ({ kind, colour }: EdgeStyle): readonly Stroke[] => {
  const strokes = EDGES.find(([words]) => words.test(kind.toLowerCase()))?.[1] ?? PLAIN;
  if (colour === undefined) return strokes;
  return strokes.map((stroke, i) => {
    const core = hexColorOf(colour, stroke.colour);
    return { ...stroke, colour: i === strokes.length - 1 ? core : mixColors(core, '#000000', 0.35) };
  });
};

const drawn = (strokes: readonly Stroke[], d: string, unit: number, cap: 'round' | 'butt' = 'round'): string =>
  strokes
    .map(({ colour, width, dashes }) =>
      path(d, {
        fill: 'none',
        stroke: colour,
        'stroke-width': Math.max(1, width * unit),
        'stroke-linejoin': 'round',
        'stroke-linecap': dashes ? 'butt' : cap,
        'stroke-dasharray': dashes?.map((dash) => Math.round(dash * Math.max(1, width * unit) * 100) / 100).join(' '),
      }),
    )
    .join('');

export const drawEdgeLine = (look: EdgeStyle, points: readonly Point[], unit: number): string =>
  drawn(strokesOf(look), line(points), unit);

/** True for a kind such as a bridge: between two cells, it is drawn across their border, above the river. */
const spans = ({ kind }: EdgeStyle): boolean => /bridge|ford|ferry/.test(kind.toLowerCase());

/** The length of a bridge on each side of the border, in cell widths. */
const REACH = 0.15;

export const span = ({ colour }: EdgeStyle, [a, b]: BorderSegment, unit: number): string => {
  const [x, y, length] = [(a.x + b.x) / 2, (a.y + b.y) / 2, Math.hypot(b.x - a.x, b.y - a.y) || 1];
  const [dx, dy] = [((a.y - b.y) / length) * REACH * unit, ((b.x - a.x) / length) * REACH * unit];
  const way = line([
    { x: x - dx, y: y - dy },
    { x: x + dx, y: y + dy },
  ]);
  const [rail, deck] = SPAN as readonly [Stroke, Stroke];
  return (
    drawn(RIVER, line([a, b]), unit) +
    drawn([rail, { ...deck, colour: hexColorOf(colour, deck.colour) }], way, unit, 'butt')
  );
};

export const isEdgeAcrossBorder = (edge: EdgePicture): boolean => 'between' in edge && spans(edge);

export const edges = (board: OutlinedBoard, frame: BoardFrame, cells: ReadonlyMap<string, OutlinedCell>): string =>
  (board.edges ?? [])
    .map((edge) => {
      if ('along' in edge) return drawEdgeLine(edge, edge.along.map(frame.at), frame.unit);
      const sides = partings(edge.between, cells).map(([a, b]): BorderSegment => [frame.at(a), frame.at(b)]);
      if (isEdgeAcrossBorder(edge)) return sides.map((side) => span(edge, side, frame.unit)).join('');
      return drawn(
        strokesOf(edge),
        joinBorderSegments(sides)
          .map((points) => line(points))
          .join(''),
        frame.unit,
      );
    })
    .join('');

/** Half the width of an arrow's line, in cell widths. */
const ARROW = 0.07;

export interface LineCrossingTest {
  readonly cross: (box: BoundingBox) => boolean;
}

export const lineCrossingTestOf = (
  board: OutlinedBoard,
  frame: BoardFrame,
  cells: ReadonlyMap<string, OutlinedCell>,
): LineCrossingTest => {
  const sides = (board.edges ?? []).flatMap((edge): { readonly side: BorderSegment; readonly rim: number }[] => {
    const rim = (Math.max(...strokesOf(edge).map(({ width }) => width)) * frame.unit) / 2;
    if ('between' in edge)
      return partings(edge.between, cells).map(([a, b]) => ({ side: [frame.at(a), frame.at(b)], rim }));
    const points = edge.along.map(frame.at);
    return points.slice(1).map((point, i) => ({ side: [points[i] ?? point, point], rim }));
  });
  for (const { from, to } of board.changes?.arrows ?? []) {
    const [a, b] = [cells.get(from), cells.get(to)];
    if (a && b) sides.push({ side: [frame.at(a.centre), frame.at(b.centre)], rim: frame.stroke * ARROW });
  }
  return { cross: (box) => sides.some(({ side, rim }) => runsThrough(side, box, rim)) };
};

/** True if a line touches a box. The line's width is 2 × `rim`. */
const runsThrough = ([a, b]: BorderSegment, { left, top, right, bottom }: BoundingBox, rim: number): boolean => {
  let [from, to] = [0, 1];
  for (const [start, end, low, high] of [
    [a.x, b.x, left - rim, right + rim],
    [a.y, b.y, top - rim, bottom + rim],
  ] as const) {
    if (start === end) {
      if (start < low || start > high) return false;
      continue;
    }
    const [one, other] = [(low - start) / (end - start), (high - start) / (end - start)];
    from = Math.max(from, Math.min(one, other));
    to = Math.min(to, Math.max(one, other));
  }
  return from <= to;
};

const partings = (chain: readonly string[], cells: ReadonlyMap<string, OutlinedCell>): readonly BorderSegment[] => {
  const done = new Set<string>();
  return chain.flatMap((id, i) => {
    const before = chain[i - 1];
    const [a, b] = [before === undefined ? undefined : cells.get(before), cells.get(id)];
    const pair = [before, id].sort().join('\n');
    if (!a || !b || done.has(pair)) return [];
    done.add(pair);
    return sharedBorderSegments(a, b);
  });
};
