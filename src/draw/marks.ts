import { circle, line, path } from './draw.ts';
import type { CellMark } from './picture.ts';

interface MarkStyle {
  readonly colour: string;
  /** The dashes of the cell's outline, as multiples of the line width; undefined for a solid line. */
  readonly dashes?: readonly number[];
  readonly tint: number;
  /** Returns the path of the symbol around a point with radius `r`: `solid` is filled, `open` is stroked. */
  readonly solid?: (x: number, y: number, r: number) => string;
  readonly open?: (x: number, y: number, r: number) => string;
}

const rays = (x: number, y: number, r: number): string =>
  [0, 60, 120]
    .map((degrees) => {
      const [dx, dy] = [Math.sin((degrees * Math.PI) / 180) * r, Math.cos((degrees * Math.PI) / 180) * r];
      return line([
        { x: x - dx, y: y - dy },
        { x: x + dx, y: y + dy },
      ]);
    })
    .join('');

export const crossPathData = (x: number, y: number, r: number): string =>
  line([
    { x: x - r, y: y - r },
    { x: x + r, y: y + r },
  ]) +
  line([
    { x: x + r, y: y - r },
    { x: x - r, y: y + r },
  ]);

/** The line and symbol of each mark. All differ, so that readers don't depend on color. */
export const CELL_MARK_STYLES: Readonly<Record<CellMark, MarkStyle>> = {
  from: {
    colour: '#a85a00',
    dashes: [2.2, 1.6],
    tint: 0.14,
    open: (x, y, r) => circle(x, y, r * 0.75),
  },
  to: {
    colour: '#a85a00',
    tint: 0.24,
    open: (x, y, r) => circle(x, y, r * 0.85),
    solid: (x, y, r) => circle(x, y, r * 0.4),
  },
  changed: {
    colour: '#6d3fc0',
    dashes: [0.1, 1.9],
    tint: 0.12,
    open: (x, y, r) => rays(x, y, r * 0.9),
  },
  captured: {
    colour: '#b3261e',
    dashes: [3.4, 1.4, 0.8, 1.4],
    tint: 0.12,
    open: (x, y, r) => crossPathData(x, y, r * 0.7),
  },
  reach: {
    colour: '#00755a',
    dashes: [1.2, 1.2],
    tint: 0.16,
    solid: (x, y, r) => circle(x, y, r * 0.75),
  },
  takes: {
    colour: '#b3261e',
    tint: 0.16,
    open: (x, y, r) => circle(x, y, r * 0.85),
  },
  mover: {
    colour: '#00755a',
    tint: 0.08,
    solid: (x, y, r) =>
      line(
        [
          { x: x - r * 0.7, y: y + r * 0.6 },
          { x, y: y - r * 0.8 },
          { x: x + r * 0.7, y: y + r * 0.6 },
        ],
        true,
      ),
  },
  closed: {
    colour: '#59616c',
    tint: 0.22,
    open: (x, y, r) =>
      circle(x, y, r * 0.85) +
      line([
        { x: x - r * 0.6, y: y + r * 0.6 },
        { x: x + r * 0.6, y: y - r * 0.6 },
      ]),
  },
};

export const symbol = (mark: CellMark, x: number, y: number, r: number): string => {
  const { colour, solid, open } = CELL_MARK_STYLES[mark];
  return [
    path(circle(x, y, r * 1.25), { fill: '#ffffff', 'fill-opacity': 0.92 }),
    open
      ? path(open(x, y, r), { fill: 'none', stroke: colour, 'stroke-width': r * 0.34, 'stroke-linecap': 'round' })
      : '',
    solid ? path(solid(x, y, r), { fill: colour }) : '',
  ].join('');
};
