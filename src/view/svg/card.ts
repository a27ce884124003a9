import { pictureIn } from './art.ts';
import { INK, LINE, MUTED, mix, sideColour } from './colour.ts';
import { box, element, label } from './draw.ts';
import type { CardFace, PiecePicture } from './picture.ts';
import { clean, widthOf, wrap } from './text.ts';
import { token } from './token.ts';

/** Cards as they lie in a hand or on a table, and piles of them: tiles around the origin, in pixels. */

export interface TileSize {
  readonly width: number;
  readonly height: number;
}

/** By which letters and lines are measured: on a small card they are larger, and there is no room for its text. */
const unitOf = (tile: TileSize): number => tile.width / (isSmall(tile) ? 7.4 : 10);

const isSmall = ({ width }: TileSize): boolean => width < 130;

const PAPER = '#fffdf7';
const BACK = '#5d6b7c';
/** For the heads of cards: one for each of their kinds, by its letters. */
const HEADS = ['#f0dca8', '#c9dff0', '#d6e8c8', '#ecd2dd', '#dcd5ee', '#f3d9c4', '#cfe6e2', '#e4e0d2'] as const;

const headOf = (kind: string): string => {
  const sum = [...kind].reduce((all, letter) => (all * 55 + (letter.codePointAt(0) ?? 0)) % 65_521, 7);
  return HEADS[sum % HEADS.length] ?? HEADS[0];
};

/** The largest of these sizes at which the text needs no shortening on so many lines, else the smallest. */
const fitted = (text: string, width: number, lines: number, sizes: readonly number[], bold: boolean) => {
  const whole = clean(text);
  for (const size of sizes) {
    const rows = wrap(whole, width, size, lines, bold);
    if (rows.join(' ') === whole) return { size, rows };
  }
  const size = sizes.at(-1) ?? 12;
  return { size, rows: wrap(whole, width, size, lines, bold) };
};

const sheet = (width: number, height: number, fill: string, stroke: string, line: number): string =>
  box(-width / 2, -height / 2, width, height, { rx: width * 0.05, fill, stroke, 'stroke-width': line });

/** Rows of text below a line, and where they end. */
const rowsBelow = (
  rows: readonly string[],
  top: number,
  size: number,
  style: { readonly width: number; readonly bold?: boolean; readonly fill?: string },
): { readonly svg: string; readonly end: number } => ({
  svg: rows.map((row, i) => label(row, 0, top + size * (0.65 + i * 1.2), { size, ...style })).join(''),
  end: top + rows.length * size * 1.2,
});

/** What a card is worth in small plates, in as many rows as there is room for. */
const plates = (values: CardFace['values'], top: number, size: number, width: number, foot: number) => {
  const [height, gap] = [size * 1.45, size * 0.3];
  const rows: { readonly wide: number; readonly text: string; readonly value: string }[][] = [[]];
  let room = width;
  for (const one of values) {
    const [text, value] = [`${clean(one.text)} `, clean(one.value)];
    const wide = widthOf(text, size * 0.8) + widthOf(value, size, true) + size * 0.9;
    if (wide > room && room < width) {
      rows.push([]);
      room = width;
    }
    room -= wide + gap;
    rows.at(-1)?.push({ wide, text, value });
  }
  let y = top;
  const svg: string[] = [];
  for (const row of rows.filter(({ length }) => length > 0)) {
    if (y + height > foot) break;
    let x = -row.reduce((sum, { wide }) => sum + wide + gap, -gap) / 2;
    for (const { wide, text, value } of row) {
      const start = x + size * 0.45;
      const rim = { rx: height / 2, fill: '#ffffff', stroke: MUTED, 'stroke-width': size * 0.06 };
      const [middle, style] = [y + height / 2, { width: wide, anchor: 'start' } as const];
      svg.push(
        box(x, y, wide, height, rim),
        label(text, start, middle, { size: size * 0.8, fill: MUTED, ...style }),
        label(value, start + widthOf(text, size * 0.8), middle, { size, bold: true, ...style }),
      );
      x += wide + gap;
    }
    y += height + gap;
  }
  return { svg: svg.join(''), end: svg.length > 0 ? y - gap : top };
};

/** A count in a corner at the foot. */
const countPlate = (count: number, { width, height }: TileSize, size: number): string => {
  if (count <= 1) return '';
  const text = `×${count > 999 ? '999+' : count}`;
  const wide = widthOf(text, size, true) + size * 0.7;
  const [x, y] = [width / 2 - wide, height / 2 - size * 1.35];
  const rim = { rx: size * 0.6, fill: '#ffffff', stroke: INK, 'stroke-width': size * 0.08 };
  return (
    box(x, y, wide, size * 1.35, rim) + label(text, x + wide / 2, y + size * 0.675, { size, width: wide, bold: true })
  );
};

/** By which it is named, in a corner at the foot. */
const numberPlate = (number: string, { width, height }: TileSize, size: number): string =>
  number === ''
    ? ''
    : label(number, -width / 2 + size * 0.45, height / 2 - size * 0.72, {
        size,
        width: width * 0.55,
        bold: true,
        anchor: 'start',
        fill: MUTED,
        halo: true,
      });

/** A card that lies open: its name, its picture, what it is worth, and the beginning of its text. */
export const cardTile = (piece: PiecePicture, face: CardFace, tile: TileSize): string => {
  const { width, height } = tile;
  const { count = 1, side, changed } = piece;
  const unit = unitOf(tile);
  const inner = width * 0.92;
  // The sign of a side stands in the corner: the name begins behind it.
  const sign = side ? unit * 1.2 : 0;
  const room = inner - sign;
  const head = isSmall(tile)
    ? fitted(
        piece.name,
        room,
        1,
        [1.15, 1.05, 0.95, 0.85, 0.75].map((size) => unit * size),
        true,
      )
    : fitted(piece.name, room, 2, [unit * 1.3, unit * 1.15, unit, unit * 0.88], true);
  const headHeight = head.rows.length * head.size * 1.2 + unit * 0.5;
  const foot = height / 2 - (face.number || count > 1 ? unit * 1.4 : unit * 0.2);
  const top = -height / 2 + headHeight;
  const parts = isSmall(tile) ? smallParts : largeParts;
  const headFill = { rx: width * 0.05, fill: headOf(face.kinds) };
  const name = rowsBelow(head.rows, -height / 2 + unit * 0.35, head.size, { width: room, bold: true }).svg;
  return [
    count > 1
      ? element(
          'g',
          { transform: `translate(${unit * 0.25} ${-unit * 0.22})` },
          sheet(width, height, PAPER, LINE, unit * 0.12),
        )
      : '',
    sheet(width, height, PAPER, changed ? '#f2a100' : MUTED, unit * (changed ? 0.3 : 0.14)),
    box(-width / 2 + unit * 0.15, -height / 2 + unit * 0.15, width - unit * 0.3, headHeight, headFill),
    sign === 0 ? name : element('g', { transform: `translate(${sign / 2} 0)` }, name),
    parts(piece, face, { top, foot, unit, width: inner }),
    numberPlate(face.number ?? '', tile, unit * 0.9),
    countPlate(count, tile, unit * 0.95),
    side ? token(side, -width / 2 + unit * 0.6, -height / 2 + unit * 0.6, unit * 0.75) : '',
  ].join('');
};

interface CardRoom {
  readonly top: number;
  readonly foot: number;
  readonly unit: number;
  readonly width: number;
}

/** Below its head: the picture, what it is worth, its kinds, and as much of its text as there is room for. */
const largeParts = ({ art }: PiecePicture, face: CardFace, { top, foot, unit, width }: CardRoom): string => {
  const shown = art ? artBelow(art, top + unit * 0.2, width, Math.max(unit * 2, (foot - top) * 0.4)) : none(top);
  const worth = plates(face.values, shown.end + unit * 0.3, unit * 0.95, width, foot);
  const kinds =
    face.kinds === '' || worth.end + unit > foot ? none(worth.end) : kindsBelow(face.kinds, worth.end, unit, width);
  const size = unit * 0.8;
  const lines = Math.floor((foot - kinds.end - size * 0.4) / (size * 1.2));
  const text = lines < 1 || face.text === undefined ? [] : wrap(face.text, width, size, Math.min(lines, 9));
  return shown.svg + worth.svg + kinds.svg + rowsBelow(text, kinds.end + size * 0.3, size, { width }).svg;
};

/** What it is worth comes first, then its picture, or its kinds. */
const smallParts = ({ art }: PiecePicture, face: CardFace, { top, foot, unit, width }: CardRoom): string => {
  const worth = plates(face.values, top + unit * 0.3, unit * 0.95, width, foot);
  const room = foot - worth.end - unit * 0.5;
  if (art && room >= unit * 1.5) return worth.svg + artBelow(art, worth.end + unit * 0.3, width, room).svg;
  return worth.svg + (face.kinds === '' || room < unit ? '' : kindsBelow(face.kinds, worth.end, unit, width).svg);
};

const none = (end: number) => ({ svg: '', end });

const kindsBelow = (kinds: string, top: number, unit: number, width: number) => {
  const size = unit * 0.75;
  return { svg: label(kinds, 0, top + size * 0.8, { size, width, fill: MUTED }), end: top + size * 1.4 };
};

/** A picture as large as there is room for it. */
const artBelow = (art: NonNullable<PiecePicture['art']>, top: number, width: number, height: number) => {
  const scale = Math.min(width / art.width, height / art.height);
  const [wide, high] = [art.width * scale, art.height * scale];
  return { svg: pictureIn(art, { x: -wide / 2, y: top, width: wide, height: high }), end: top + high };
};

/** What lies face down: its back, and what it is called. */
export const backTile = (piece: PiecePicture, number: string | undefined, tile: TileSize): string => {
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
  const colour = side ? sideColour(side) : BACK;
  return [
    count > 1
      ? element(
          'g',
          { transform: `translate(${unit * 0.3} ${-unit * 0.26})` },
          sheet(width, height, mix(colour, '#ffffff', 0.4), INK, unit * 0.1),
        )
      : '',
    sheet(width, height, mix(colour, '#ffffff', 0.25), INK, unit * 0.14),
    art
      ? pictureIn(art, below)
      : box(below.x + unit * 0.3, below.y + unit * 0.3, below.width - unit * 0.6, below.height - unit * 0.6, {
          rx: unit * 0.3,
          fill: 'none',
          stroke: '#ffffff',
          'stroke-width': unit * 0.14,
          'stroke-dasharray': `${unit * 0.5} ${unit * 0.3}`,
        }),
    box(-width / 2 + unit * 0.2, -strip / 2, width - unit * 0.4, strip, { fill: '#ffffff', opacity: 0.86 }),
    rowsBelow(name.rows, -strip / 2 + unit * 0.2, name.size, { width: width * 0.86, bold: true }).svg,
    numberPlate(number ?? '', tile, unit * 0.9),
    countPlate(count, tile, unit * 0.95),
    side ? token(side, -width / 2 + unit * 0.6, -height / 2 + unit * 0.6, unit * 0.75) : '',
  ].join('');
};

/** Where a pile lies of which nothing is left: its name in an empty frame. */
export const emptyTile = (name: string, tile: TileSize): string => {
  const { width, height } = tile;
  const unit = unitOf(tile);
  const { size, rows } = fitted(name, width * 0.84, 2, [unit * 1.2, unit, unit * 0.85], true);
  const rim = {
    rx: width * 0.05,
    fill: 'none',
    stroke: MUTED,
    'stroke-width': unit * 0.16,
    'stroke-dasharray': `${unit * 0.6} ${unit * 0.4}`,
  };
  return (
    box(-width / 2, -height / 2, width, height, rim) +
    rowsBelow(rows, (-rows.length * size * 1.2) / 2, size, { width: width * 0.84, bold: true, fill: MUTED }).svg
  );
};
