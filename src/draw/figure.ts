import { artBoxOf, embedPicture, pictured } from './art.ts';
import { colorOfSide, INK_COLOR, mixColors, readableTextColorOn } from './colour.ts';
import { box, circle, formatSvgNumber, label, line, path } from './draw.ts';
import type { FigureReach } from './geometry.ts';
import type { ArtPicture, PiecePicture, Point, SidePicture } from './picture.ts';
import { countRingsOfSide, drawSideToken, pieceShapeOfSide } from './shapes.ts';
import { estimateTextWidth, sanitizeText } from './text.ts';

const CHANGED = '#f2a100';
const LARGER = 1.12;

const labelSize = (text: string, width: number, height: number): number => {
  const perSize = estimateTextWidth(text, 1, true);
  return Math.min(height, perSize === 0 ? height : width / perSize);
};

const pointer = (degrees: number, r: number, rim = 1.1): string => {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [Math.sin(angle) * r, -Math.cos(angle) * r];
  const point = (out: number, aside: number): Point => ({ x: dx * out - dy * aside, y: dy * out + dx * aside });
  return path(line([point(rim + 0.3, 0), point(rim - 0.06, 0.34), point(rim - 0.06, -0.34)], true), {
    fill: INK_COLOR,
    stroke: '#ffffff',
    'stroke-width': Math.max(1, r * 0.12),
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
  });
};

/** Returns the distance from a square picture's center to its edge in a direction, in radii of the piece. */
const rimOf = (degrees: number): number => {
  const angle = (degrees * Math.PI) / 180;
  return LARGER / Math.max(Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle)));
};

/**
 * Returns the distance from a piece's center to its outermost part, in radii. It includes the ring of a change, but not
 * the pointer and count.
 */
export const pieceRadiusFactorOf = ({ art, side, place, hidden, changed }: PiecePicture): number => {
  if (art) return changed ? 1.38 : 1.18;
  const shape = place && !hidden ? 1.12 : pieceShapeOfSide(side).reach;
  return changed ? Math.max(shape, pieceShapeOfSide(side).reach * 1.2) + 0.09 : shape + 0.06;
};

export const measureFigureReach = (pieces: readonly PiecePicture[]): FigureReach => {
  const most = (of: (piece: PiecePicture) => number): number => Math.max(...pieces.map(of));
  const bare = most(pieceRadiusFactorOf);
  const stack = most(({ count = 1 }) => (count > 99 ? 1.8 : count > 9 ? 1.45 : count > 1 ? 1.3 : 0));
  const pointed = most(({ facing }) => (facing === undefined ? 0 : 1.46));
  return {
    up: Math.max(bare, Math.min(stack, 1.3)),
    down: Math.max(bare, Math.min(stack, 1.18)),
    left: bare,
    right: Math.max(bare, stack),
    tip: pointed,
  };
};

const badge = (count: number, r: number): string => {
  const text = count > 999 ? '999+' : String(count);
  const size = Math.max(7, r * 0.62);
  const width = Math.max(estimateTextWidth(text, size, true) + size * 0.5, size * 1.3);
  const [x, y, height] = [r * 0.78, r * 0.72, size * 1.3];
  const rim = { rx: height / 2, fill: '#ffffff', stroke: INK_COLOR, 'stroke-width': Math.max(1, r * 0.07) };
  return box(x - width / 2, y - height / 2, width, height, rim) + label(text, x, y, { size, width, bold: true });
};

const ring = (side: SidePicture | undefined, r: number): string => {
  const width = Math.max(1.5, r * 0.14);
  const dashes = `${formatSvgNumber(width * 2)} ${formatSvgNumber(width)}`;
  return path(pieceShapeOfSide(side).path(0, 0, r * 1.2), {
    fill: '#ffffff',
    stroke: CHANGED,
    'stroke-width': width,
    'stroke-dasharray': dashes,
  });
};

const WITHIN = 0.74;

const walls = (side: SidePicture | undefined, r: number): string => {
  const [half, top, step] = [r * 1.12, r * -1.12, r * 0.32];
  const teeth = Array.from(
    { length: 7 },
    (_, i) =>
      `${i % 2 === 0 ? '' : `v${formatSvgNumber(step * 0.9)}`}h${formatSvgNumber(step)}${i % 2 === 0 ? '' : `v${formatSvgNumber(-step * 0.9)}`}`,
  );
  return path(
    `M${formatSvgNumber(-half)} ${formatSvgNumber(r)}V${formatSvgNumber(top)}${teeth.join('')}V${formatSvgNumber(r)}z`,
    {
      fill: mixColors(colorOfSide(side), '#ffffff', 0.6),
      stroke: INK_COLOR,
      'stroke-width': Math.max(1, r * 0.07),
      'stroke-linejoin': 'round',
    },
  );
};

/** Draws a piece of radius `r` pixels around the origin. A face-down piece only shows a question mark. */
export const drawPieceFigure = (piece: PiecePicture, text: string, r: number): string => {
  const { side, hidden = false, facing, count = 1, art } = piece;
  if (art) return art.unframed ? unframedFigure(piece, art, r) : picturedFigure(piece, art, r);
  const shape = pieceShapeOfSide(side);
  if (piece.place && !hidden) return walls(side, r) + drawPieceFigure({ ...piece, place: false }, text, r * WITHIN);
  const shown = hidden ? '?' : text;
  const shrink = Math.max(0.5, 1 - 0.12 * (countRingsOfSide(side) + (hidden ? 1 : 0)));
  const size = labelSize(sanitizeText(shown), shape.width * r * shrink, shape.height * r * shrink);
  return [
    piece.changed ? ring(side, r) : '',
    count > 1 ? drawSideToken(side, r * 0.16, r * -0.14, r, hidden) : '',
    drawSideToken(side, 0, 0, r, hidden),
    facing === undefined ? '' : pointer(facing, r),
    label(shown, 0, shape.down * r, {
      size,
      width: size * 4.2,
      bold: true,
      fill: hidden ? INK_COLOR : readableTextColorOn(colorOfSide(side)),
    }),
    count > 1 ? badge(Math.trunc(count), r) : '',
  ].join('');
};

const picturedFigure = (piece: PiecePicture, art: ArtPicture, r: number): string => {
  const { facing, count = 1, changed } = piece;
  const room = artBoxOf(art, r * LARGER);
  const below = { ...room, x: room.x + r * 0.16, y: room.y - r * 0.14 };
  const rim = { rx: r * 0.08, fill: '#ffffff', stroke: INK_COLOR, 'stroke-width': Math.max(1, r * 0.05) };
  const width = Math.max(1.5, r * 0.14);
  return [
    changed
      ? box(room.x - width * 1.2, room.y - width * 1.2, room.width + width * 2.4, room.height + width * 2.4, {
          rx: r * 0.16,
          fill: '#ffffff',
          stroke: CHANGED,
          'stroke-width': width,
          'stroke-dasharray': `${formatSvgNumber(width * 2)} ${formatSvgNumber(width)}`,
        })
      : '',
    count > 1 ? box(below.x, below.y, below.width, below.height, rim) : '',
    facing === undefined ? '' : pointer(facing, r, rimOf(facing)),
    pictured(piece, art, room, r),
    count > 1 ? badge(Math.trunc(count), r) : '',
  ].join('');
};

const unframedFigure = ({ facing, count = 1, changed }: PiecePicture, art: ArtPicture, r: number): string => {
  const room = artBoxOf(art, r * LARGER);
  const width = Math.max(1.5, r * 0.1);
  const rim = {
    fill: '#ffffff',
    'fill-opacity': 0.45,
    stroke: CHANGED,
    'stroke-width': width,
    'stroke-dasharray': `${formatSvgNumber(width * 2)} ${formatSvgNumber(width)}`,
  };
  return [
    changed ? path(circle(0, 0, r * 1.24), rim) : '',
    count > 1 ? embedPicture(art, { ...room, x: room.x + r * 0.16, y: room.y - r * 0.14 }) : '',
    facing === undefined ? '' : pointer(facing, r, rimOf(facing)),
    embedPicture(art, room),
    count > 1 ? badge(Math.trunc(count), r) : '',
  ].join('');
};

export const rest = (count: number, r: number): string => {
  const rim = {
    fill: '#ffffff',
    stroke: INK_COLOR,
    'stroke-width': Math.max(1, r * 0.08),
    'stroke-dasharray': `${formatSvgNumber(r * 0.3)} ${formatSvgNumber(r * 0.2)}`,
  };
  return path(circle(0, 0, r), rim) + label(`+${count}`, 0, 0, { size: r * 0.75, width: r * 1.7, bold: true });
};
