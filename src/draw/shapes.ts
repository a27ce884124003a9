import { colorOfSide, INK_COLOR, mixColors, readableTextColorOn } from './colour.ts';
import { circle, formatSvgNumber, line, path } from './draw.ts';
import type { Point, SidePicture } from './picture.ts';

/** The outline of a piece, and the box of its label, both in radii of the piece. */
interface Shape {
  readonly name: string;
  readonly path: (x: number, y: number, r: number) => string;
  readonly reach: number;
  readonly width: number;
  readonly height: number;
  readonly down: number;
}

const corners = (count: number, turn: number, inner = 1): readonly Point[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = ((i * 360) / count + turn - 90) * (Math.PI / 180);
    const r = i % 2 === 1 ? inner : 1;
    return { x: Math.cos(angle) * r, y: Math.sin(angle) * r };
  });

const polygon =
  (points: readonly Point[], size: number, down = 0) =>
  (x: number, y: number, r: number): string =>
    line(
      points.map((p) => ({ x: x + p.x * r * size, y: y + (p.y * size + down) * r })),
      true,
    );

const rounded = (x: number, y: number, r: number): string => {
  const [half, corner] = [r * 0.84, r * 0.34];
  const flat = formatSvgNumber(2 * (half - corner));
  const arc = (dx: number, dy: number): string =>
    `a${formatSvgNumber(corner)} ${formatSvgNumber(corner)} 0 0 1 ${formatSvgNumber(dx * corner)} ${formatSvgNumber(dy * corner)}`;
  return `M${formatSvgNumber(x - half + corner)} ${formatSvgNumber(y - half)}h${flat}${arc(1, 1)}v${flat}${arc(-1, 1)}h-${flat}${arc(-1, -1)}v-${flat}${arc(1, -1)}z`;
};

const CROSS: readonly Point[] = [
  [-0.52, -1],
  [0.52, -1],
  [0.52, -0.52],
  [1, -0.52],
  [1, 0.52],
  [0.52, 0.52],
  [0.52, 1],
  [-0.52, 1],
  [-0.52, 0.52],
  [-1, 0.52],
  [-1, -0.52],
  [-0.52, -0.52],
].map(([x = 0, y = 0]) => ({ x, y }));

const SHAPES: readonly Shape[] = [
  { name: 'circle', reach: 0.94, path: (x, y, r) => circle(x, y, r * 0.94), width: 1.4, height: 1, down: 0 },
  { name: 'square', reach: 0.84, path: polygon(corners(4, 45), 1.18), width: 1.4, height: 1.05, down: 0 },
  { name: 'diamond', reach: 1.14, path: polygon(corners(4, 0), 1.14), width: 1.15, height: 0.8, down: 0 },
  { name: 'triangle', reach: 1.1, path: polygon(corners(3, 0), 1.26, 0.2), width: 1.05, height: 0.78, down: 0.3 },
  { name: 'hexagon', reach: 1.06, path: polygon(corners(6, 30), 1.06), width: 1.45, height: 1, down: 0 },
  { name: 'pentagon', reach: 1.1, path: polygon(corners(5, 0), 1.1, 0.06), width: 1.3, height: 0.92, down: 0.08 },
  { name: 'star', reach: 1.22, path: polygon(corners(10, 0, 0.56), 1.24, 0.06), width: 1.05, height: 0.75, down: 0.08 },
  { name: 'cross', reach: 0.94, path: polygon(CROSS, 0.94), width: 1.6, height: 0.85, down: 0 },
];

const UNOWNED: Shape = { name: 'rounded-square', reach: 0.84, path: rounded, width: 1.4, height: 1, down: 0 };

/**
 * Returns the shape of a side's pieces. After eight sides the shapes repeat, and then `countRingsOfSide` distinguishes
 * them.
 */
export const pieceShapeOfSide = (side: SidePicture | undefined): Shape =>
  side === undefined ? UNOWNED : (SHAPES[Math.abs(Math.trunc(side.index)) % SHAPES.length] ?? UNOWNED);

/** Returns the number of rings on a side's pieces: 0 for the first eight sides, 1 for the next eight, and so on. */
export const countRingsOfSide = (side: SidePicture | undefined): number =>
  side === undefined ? 0 : Math.floor(Math.abs(Math.trunc(side.index)) / SHAPES.length);

export const drawSideToken = (
  side: SidePicture | undefined,
  x: number,
  y: number,
  r: number,
  hidden = false,
): string => {
  const { path: outline } = pieceShapeOfSide(side);
  const colour = colorOfSide(side);
  const fill = hidden ? mixColors(colour, '#ffffff', 0.55) : colour;
  const ring = {
    fill: 'none',
    stroke: hidden ? mixColors(colour, '#000000', 0.35) : readableTextColorOn(colour),
    'stroke-width': Math.max(0.8, r * 0.08),
  };
  const rings = Array.from({ length: countRingsOfSide(side) + (hidden ? 1 : 0) }, (_, i) =>
    path(outline(x, y, r * (0.82 - i * 0.16)), {
      ...ring,
      'stroke-dasharray': hidden ? `${formatSvgNumber(r * 0.2)} ${formatSvgNumber(r * 0.14)}` : undefined,
    }),
  );
  return (
    path(outline(x, y, r), {
      fill,
      stroke: INK_COLOR,
      'stroke-width': Math.max(1, r * 0.09),
      'stroke-linejoin': 'round',
    }) + rings.join('')
  );
};
