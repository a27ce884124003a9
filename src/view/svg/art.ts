import { INK, sideColour } from './colour.ts';
import { box, element } from './draw.ts';
import type { ArtPicture, PiecePicture } from './picture.ts';
import { ringsOf } from './shapes.ts';
import { token } from './token.ts';

/** How pieces look that have a picture: in a frame of their side's colour, with its shape in a corner. */

const idOf = (hash: string): string => `k${hash.slice(0, 16)}`;

/** What stands in an SVG for the file of a kept picture, until it is drawn. */
const fileOf = (hash: string): string => `sha256:${hash}`;

/** The kept pictures that these show, each once, to be referred to. */
export const artDefinitions = (arts: readonly ArtPicture[]): string => {
  const images = new Map(
    arts.map(({ hash, of: { width, height } }) => [
      hash,
      element('image', { id: idOf(hash), href: fileOf(hash), width, height, preserveAspectRatio: 'none' }),
    ]),
  );
  return images.size === 0 ? '' : element('defs', {}, [...images.values()].join(''));
};

/** A picture in a box. */
const artIn = ({ hash, x, y, width, height }: ArtPicture, box: Box): string =>
  element(
    'svg',
    { ...box, viewBox: `${x} ${y} ${width} ${height}`, preserveAspectRatio: 'none' },
    element('use', { href: `#${idOf(hash)}` }),
  );

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The largest box of the form of a picture in a square around the origin, half as wide as `half`. */
export const boxOf = ({ width, height }: ArtPicture, half: number): Box => {
  const scale = (2 * half) / Math.max(width, height);
  return { x: (-width * scale) / 2, y: (-height * scale) / 2, width: width * scale, height: height * scale };
};

/** A piece with its picture, in a box around the origin. */
export const pictured = (piece: PiecePicture, art: ArtPicture, room: Box, r: number): string => {
  const { side } = piece;
  const line = Math.max(1.2, r * (side ? 0.12 : 0.05));
  const inner = {
    x: room.x + line / 2,
    y: room.y + line / 2,
    width: room.width - line,
    height: room.height - line,
  };
  const rim = { rx: r * 0.08, fill: 'none', stroke: side ? sideColour(side) : INK, 'stroke-width': line };
  const edge = Math.max(0.6, r * 0.03);
  const rings = Array.from({ length: ringsOf(side) }, (_, i) => {
    const away = line * (1 + i);
    const ring = { ...rim, 'stroke-width': line * 0.35 };
    return box(inner.x + away, inner.y + away, inner.width - 2 * away, inner.height - 2 * away, ring);
  });
  return [
    box(room.x, room.y, room.width, room.height, { rx: r * 0.08, fill: '#ffffff' }),
    artIn(art, inner),
    box(inner.x, inner.y, inner.width, inner.height, rim),
    ...rings,
    box(room.x, room.y, room.width, room.height, { rx: r * 0.1, fill: 'none', stroke: INK, 'stroke-width': edge }),
    side ? token(side, room.x + r * 0.2, room.y + r * 0.2, Math.max(3.5, r * 0.28)) : '',
  ].join('');
};
