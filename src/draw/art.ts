import { colorOfSide, INK_COLOR } from './colour.ts';
import { box, element } from './draw.ts';
import { type ArtPicture, type PiecePicture, storedPictureHref } from './picture.ts';
import { countRingsOfSide, drawSideToken } from './shapes.ts';

/** Draws pieces that have pictures: in a frame of their side's color, with the side's shape in a corner. */

export const embedPicture = ({ hash, x, y, width, height }: ArtPicture, box: ArtBox): string =>
  element('image', {
    href: `${storedPictureHref(hash)}#${x},${y},${width},${height}`,
    ...box,
    preserveAspectRatio: 'none',
  });

const WRITTEN =
  /<image href="sha256:([0-9a-f]{64})#([\d.]+),([\d.]+),([\d.]+),([\d.]+)" x="[^"]*" y="[^"]*" width="([\d.]+)" height="([\d.]+)"/g;

export interface EmbeddedPicture {
  readonly href: string;
  readonly hash: string;
  /** The visible part, in pixels of the stored picture. */
  readonly part: ArtBox;
  readonly width: number;
  readonly height: number;
}

export const findEmbeddedPictures = (svg: string): readonly EmbeddedPicture[] =>
  [...svg.matchAll(WRITTEN)].map(([, hash = '', ...numbers]) => {
    const [x = 0, y = 0, width = 0, height = 0, wide = 0, high = 0] = numbers.map(Number);
    const href = `${storedPictureHref(hash)}#${numbers.slice(0, 4).join(',')}`;
    return { href, hash, part: { x, y, width, height }, width: wide, height: high };
  });

export interface ArtBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const artBoxOf = ({ width, height }: ArtPicture, half: number): ArtBox => {
  const scale = (2 * half) / Math.max(width, height);
  return { x: (-width * scale) / 2, y: (-height * scale) / 2, width: width * scale, height: height * scale };
};

export const pictured = (piece: PiecePicture, art: ArtPicture, room: ArtBox, r: number): string => {
  const { side } = piece;
  const line = Math.max(1.2, r * (side ? 0.12 : 0.05));
  const inner = {
    x: room.x + line / 2,
    y: room.y + line / 2,
    width: room.width - line,
    height: room.height - line,
  };
  const rim = { rx: r * 0.08, fill: 'none', stroke: side ? colorOfSide(side) : INK_COLOR, 'stroke-width': line };
  const edge = Math.max(0.6, r * 0.03);
  const rings = Array.from({ length: countRingsOfSide(side) }, (_, i) => {
    const away = line * (1 + i);
    const ring = { ...rim, 'stroke-width': line * 0.35 };
    return box(inner.x + away, inner.y + away, inner.width - 2 * away, inner.height - 2 * away, ring);
  });
  return [
    box(room.x, room.y, room.width, room.height, { rx: r * 0.08, fill: '#ffffff' }),
    embedPicture(art, inner),
    box(inner.x, inner.y, inner.width, inner.height, rim),
    ...rings,
    box(room.x, room.y, room.width, room.height, {
      rx: r * 0.1,
      fill: 'none',
      stroke: INK_COLOR,
      'stroke-width': edge,
    }),
    side ? drawSideToken(side, room.x + r * 0.2, room.y + r * 0.2, Math.max(3.5, r * 0.28)) : '',
  ].join('');
};
