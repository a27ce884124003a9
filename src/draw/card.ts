import { embedPicture } from './art.ts';
import { drawLargeCardParts, drawSmallCardParts, drawTextRows } from './card-parts.ts';
import { colorOfSide, INK_COLOR, LINE_COLOR, MUTED_TEXT_COLOR, mixColors } from './colour.ts';
import { box, element, label } from './draw.ts';
import type { ArtPicture, CardFace, PiecePicture } from './picture.ts';
import { drawSideToken } from './shapes.ts';
import { estimateTextWidth, sanitizeText, wrapTextToWidth } from './text.ts';

/** Cards in a hand or on a table, and piles of them. They are tiles whose positions are in pixels from their center. */

export interface CardTileSize {
  readonly width: number;
  readonly height: number;
  readonly of?: number;
}

/** Returns the base size of letters and lines. On a small card the letters are larger, and its text is left out. */
const unitOf = (tile: CardTileSize): number => tile.width / (isSmall(tile) ? 7.4 : 10);

/** True if a tile is small as it is drawn, or as it is shown on a phone, where a picture is 400 pixels wide. */
const isSmall = ({ width, of = width }: CardTileSize): boolean => width < 130 || (width / of) * 400 < 100;

const PAPER = '#fffdf7';
const BACK = '#5d6b7c';
const HEADS = ['#f0dca8', '#c9dff0', '#d6e8c8', '#ecd2dd', '#dcd5ee', '#f3d9c4', '#cfe6e2', '#e4e0d2'] as const;

const headOf = (kind: string): string => {
  const sum = [...kind].reduce((all, letter) => (all * 55 + (letter.codePointAt(0) ?? 0)) % 65_521, 7);
  return HEADS[sum % HEADS.length] ?? HEADS[0];
};

/** Returns the largest of these sizes at which the text fits without cutting; if there is none, the smallest. */
const fitted = (text: string, width: number, lines: number, sizes: readonly number[], bold: boolean) => {
  const whole = sanitizeText(text);
  for (const size of sizes) {
    const rows = wrapTextToWidth(whole, width, size, lines, bold);
    if (rows.join(' ') === whole) return { size, rows };
  }
  const size = sizes.at(-1) ?? 12;
  return { size, rows: wrapTextToWidth(whole, width, size, lines, bold) };
};

const sheet = (width: number, height: number, fill: string, stroke: string, line: number): string =>
  box(-width / 2, -height / 2, width, height, { rx: width * 0.05, fill, stroke, 'stroke-width': line });

const countPlate = (count: number, { width, height }: CardTileSize, size: number): string => {
  if (count <= 1) return '';
  const text = `×${count > 999 ? '999+' : count}`;
  const wide = estimateTextWidth(text, size, true) + size * 0.7;
  const [x, y] = [width / 2 - wide, height / 2 - size * 1.35];
  const rim = { rx: size * 0.6, fill: '#ffffff', stroke: INK_COLOR, 'stroke-width': size * 0.08 };
  return (
    box(x, y, wide, size * 1.35, rim) + label(text, x + wide / 2, y + size * 0.675, { size, width: wide, bold: true })
  );
};

const numberPlate = (number: string, { width, height }: CardTileSize, size: number): string =>
  number === ''
    ? ''
    : label(number, -width / 2 + size * 0.45, height / 2 - size * 0.72, {
        size,
        width: width * 0.55,
        bold: true,
        anchor: 'start',
        fill: MUTED_TEXT_COLOR,
        halo: true,
      });

export const drawCardTile = (piece: PiecePicture, face: CardFace, tile: CardTileSize): string =>
  piece.art?.unframed ? wholeFace(piece, piece.art, face, tile) : builtFace(piece, face, tile);

const wholeFace = (piece: PiecePicture, art: ArtPicture, { number = '' }: CardFace, tile: CardTileSize): string => {
  const { count = 1, side, changed } = piece;
  const scale = Math.min(tile.width / art.width, tile.height / art.height);
  const size = { width: art.width * scale, height: art.height * scale, of: tile.of ?? tile.width };
  const unit = unitOf(tile);
  const room = { x: -size.width / 2, y: -size.height / 2, ...size };
  const rim = { rx: size.width * 0.06, fill: 'none', stroke: changed ? '#f2a100' : MUTED_TEXT_COLOR };
  return [
    ...behind(count, size, unit),
    sheet(size.width, size.height, PAPER, MUTED_TEXT_COLOR, unit * 0.14),
    embedPicture(art, room),
    box(room.x, room.y, room.width, room.height, { ...rim, 'stroke-width': unit * (changed ? 0.3 : 0.14) }),
    numberPlate(number, size, unit * 0.9),
    countPlate(count, size, unit * 0.95),
    side ? drawSideToken(side, room.x + unit * 0.6, room.y + unit * 0.6, unit * 0.75) : '',
  ].join('');
};

const behind = (count: number, { width, height }: CardTileSize, unit: number): readonly string[] => {
  const moved = { transform: `translate(${unit * 0.25} ${-unit * 0.22})` };
  return count > 1 ? [element('g', moved, sheet(width, height, PAPER, LINE_COLOR, unit * 0.12))] : [];
};

const smallHead = (name: string, width: number, unit: number) => {
  const sizes = [1.15, 1.05, 0.95, 0.85, 0.75].map((size) => unit * size);
  const single = fitted(name, width, 1, sizes, true);
  return single.rows.join(' ') === sanitizeText(name) ? single : fitted(name, width, 2, sizes.slice(2), true);
};

const builtFace = (piece: PiecePicture, face: CardFace, tile: CardTileSize): string => {
  const { width, height } = tile;
  const { count = 1, side, changed } = piece;
  const unit = unitOf(tile);
  const inner = width * 0.92;
  // The side's sign is in the corner, so the name begins after it.
  const sign = side ? unit * 1.2 : 0;
  const room = inner - sign;
  const head = isSmall(tile)
    ? smallHead(piece.name, room, unit)
    : fitted(piece.name, room, 2, [unit * 1.3, unit * 1.15, unit, unit * 0.88], true);
  const headHeight = head.rows.length * head.size * 1.2 + unit * 0.5;
  const foot = height / 2 - (face.number || count > 1 ? unit * 1.4 : unit * 0.2);
  const top = -height / 2 + headHeight;
  const parts = isSmall(tile) ? drawSmallCardParts : drawLargeCardParts;
  const headFill = { rx: width * 0.05, fill: headOf(face.kinds) };
  const name = drawTextRows(head.rows, -height / 2 + unit * 0.35, head.size, { width: room, bold: true }).svg;
  return [
    ...behind(count, tile, unit),
    sheet(width, height, PAPER, changed ? '#f2a100' : MUTED_TEXT_COLOR, unit * (changed ? 0.3 : 0.14)),
    box(-width / 2 + unit * 0.15, -height / 2 + unit * 0.15, width - unit * 0.3, headHeight, headFill),
    sign === 0 ? name : element('g', { transform: `translate(${sign / 2} 0)` }, name),
    parts(piece, face, { top, foot, unit, width: inner }),
    numberPlate(face.number ?? '', tile, unit * 0.9),
    countPlate(count, tile, unit * 0.95),
    side ? drawSideToken(side, -width / 2 + unit * 0.6, -height / 2 + unit * 0.6, unit * 0.75) : '',
  ].join('');
};

export const drawCardBackTile = (piece: PiecePicture, number: string | undefined, tile: CardTileSize): string => {
  const { width, height } = tile;
  const { count = 1, art, side } = piece;
  const unit = unitOf(tile);
  const name = fitted(piece.name, width * 0.86, 2, [unit * 1.2, unit, unit * 0.85], true);
  const strip = name.rows.length * name.size * 1.2 + unit * 0.4;
  const below = {
    x: -width / 2 + unit * 0.2,
    y: -height / 2 + unit * 0.2,
    width: width - unit * 0.4,
    height: height - unit * 0.4,
  };
  const colour = side ? colorOfSide(side) : BACK;
  return [
    count > 1
      ? element(
          'g',
          { transform: `translate(${unit * 0.3} ${-unit * 0.26})` },
          sheet(width, height, mixColors(colour, '#ffffff', 0.4), INK_COLOR, unit * 0.1),
        )
      : '',
    sheet(width, height, mixColors(colour, '#ffffff', 0.25), INK_COLOR, unit * 0.14),
    art
      ? embedPicture(art, below)
      : box(below.x + unit * 0.3, below.y + unit * 0.3, below.width - unit * 0.6, below.height - unit * 0.6, {
          rx: unit * 0.3,
          fill: 'none',
          stroke: '#ffffff',
          'stroke-width': unit * 0.14,
          'stroke-dasharray': `${unit * 0.5} ${unit * 0.3}`,
        }),
    box(-width / 2 + unit * 0.2, -strip / 2, width - unit * 0.4, strip, { fill: '#ffffff', opacity: 0.86 }),
    drawTextRows(name.rows, -strip / 2 + unit * 0.2, name.size, { width: width * 0.86, bold: true }).svg,
    numberPlate(number ?? '', tile, unit * 0.9),
    countPlate(count, tile, unit * 0.95),
    side ? drawSideToken(side, -width / 2 + unit * 0.6, -height / 2 + unit * 0.6, unit * 0.75) : '',
  ].join('');
};

export const drawEmptyPileTile = (name: string, tile: CardTileSize): string => {
  const { width, height } = tile;
  const unit = unitOf(tile);
  const { size, rows } = fitted(name, width * 0.84, 2, [unit * 1.2, unit, unit * 0.85], true);
  const rim = {
    rx: width * 0.05,
    fill: 'none',
    stroke: MUTED_TEXT_COLOR,
    'stroke-width': unit * 0.16,
    'stroke-dasharray': `${unit * 0.6} ${unit * 0.4}`,
  };
  return (
    box(-width / 2, -height / 2, width, height, rim) +
    drawTextRows(rows, (-rows.length * size * 1.2) / 2, size, {
      width: width * 0.84,
      bold: true,
      fill: MUTED_TEXT_COLOR,
    }).svg
  );
};
