import { INK, inkOn, mix, sideColour } from './colour.ts';
import { box, circle, label, line, num, path } from './draw.ts';
import type { PiecePicture, Point, SidePicture } from './picture.ts';
import { ringsOf, shapeOf } from './shapes.ts';
import { clean, widthOf } from './text.ts';

const CHANGED = '#f2a100';

/** The outline of a side in its colour, as on its pieces and in the legend; face down it is pale with a ring. */
export const token = (side: SidePicture | undefined, x: number, y: number, r: number, hidden = false): string => {
  const { path: outline } = shapeOf(side);
  const colour = sideColour(side);
  const fill = hidden ? mix(colour, '#ffffff', 0.55) : colour;
  const ring = {
    fill: 'none',
    stroke: hidden ? mix(colour, '#000000', 0.35) : inkOn(colour),
    'stroke-width': Math.max(0.8, r * 0.08),
  };
  const rings = Array.from({ length: ringsOf(side) + (hidden ? 1 : 0) }, (_, i) =>
    path(outline(x, y, r * (0.82 - i * 0.16)), {
      ...ring,
      'stroke-dasharray': hidden ? `${num(r * 0.2)} ${num(r * 0.14)}` : undefined,
    }),
  );
  return (
    path(outline(x, y, r), { fill, stroke: INK, 'stroke-width': Math.max(1, r * 0.09), 'stroke-linejoin': 'round' }) +
    rings.join('')
  );
};

/** The largest size at which a label fits the box of its shape. */
const labelSize = (text: string, width: number, height: number): number => {
  const perSize = widthOf(text, 1, true);
  return Math.min(height, perSize === 0 ? height : width / perSize);
};

/** A pointer outside the shape, around the middle of the piece. */
const pointer = (degrees: number, r: number): string => {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [Math.sin(angle) * r, -Math.cos(angle) * r];
  const point = (out: number, aside: number): Point => ({ x: dx * out - dy * aside, y: dy * out + dx * aside });
  return path(line([point(1.4, 0), point(1.04, 0.34), point(1.04, -0.34)], true), {
    fill: INK,
    stroke: '#ffffff',
    'stroke-width': Math.max(1, r * 0.12),
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
  });
};

/** A number at the lower right of a stack. */
const badge = (count: number, r: number): string => {
  const text = count > 999 ? '999+' : String(count);
  const size = Math.max(7, r * 0.62);
  const width = Math.max(widthOf(text, size, true) + size * 0.5, size * 1.3);
  const [x, y, height] = [r * 0.78, r * 0.72, size * 1.3];
  const rim = { rx: height / 2, fill: '#ffffff', stroke: INK, 'stroke-width': Math.max(1, r * 0.07) };
  return box(x - width / 2, y - height / 2, width, height, rim) + label(text, x, y, { size, width, bold: true });
};

/** A ring around what changed last. */
const ring = (side: SidePicture | undefined, r: number): string => {
  const width = Math.max(1.5, r * 0.14);
  const dashes = `${num(width * 2)} ${num(width)}`;
  return path(shapeOf(side).path(0, 0, r * 1.2), {
    fill: '#ffffff',
    stroke: CHANGED,
    'stroke-width': width,
    'stroke-dasharray': dashes,
  });
};

/** A piece of radius r pixels around the origin, with its label; face down it bears a question mark only. */
export const figure = (piece: PiecePicture, text: string, r: number): string => {
  const { side, hidden = false, facing, count = 1 } = piece;
  const shape = shapeOf(side);
  const shown = hidden ? '?' : text;
  const shrink = Math.max(0.5, 1 - 0.12 * (ringsOf(side) + (hidden ? 1 : 0)));
  const size = labelSize(clean(shown), shape.width * r * shrink, shape.height * r * shrink);
  return [
    piece.changed ? ring(side, r) : '',
    count > 1 ? token(side, r * 0.16, r * -0.14, r, hidden) : '',
    token(side, 0, 0, r, hidden),
    facing === undefined ? '' : pointer(facing, r),
    label(shown, 0, shape.down * r, {
      size,
      width: size * 4.2,
      bold: true,
      fill: hidden ? INK : inkOn(sideColour(side)),
    }),
    count > 1 ? badge(Math.trunc(count), r) : '',
  ].join('');
};

/** A count in the place of pieces for which there is no room, of radius r pixels around the origin. */
export const rest = (count: number, r: number): string => {
  const rim = {
    fill: '#ffffff',
    stroke: INK,
    'stroke-width': Math.max(1, r * 0.08),
    'stroke-dasharray': `${num(r * 0.3)} ${num(r * 0.2)}`,
  };
  return path(circle(0, 0, r), rim) + label(`+${count}`, 0, 0, { size: r * 0.75, width: r * 1.7, bold: true });
};
