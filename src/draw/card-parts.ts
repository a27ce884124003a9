import { embedPicture } from './art.ts';
import { LINE_COLOR, MUTED_TEXT_COLOR } from './colour.ts';
import { box, label } from './draw.ts';
import { short } from './labels.ts';
import type { CardFace, PiecePicture } from './picture.ts';
import { estimateTextWidth, sanitizeText, wrapTextToWidth } from './text.ts';

/** Draws the parts of a card below its title, with positions in pixels from the card's center. */

export const drawTextRows = (
  rows: readonly string[],
  top: number,
  size: number,
  style: { readonly width: number; readonly bold?: boolean; readonly fill?: string },
): { readonly svg: string; readonly end: number } => ({
  svg: rows.map((row, i) => label(row, 0, top + size * (0.65 + i * 1.2), { size, ...style })).join(''),
  end: top + rows.length * size * 1.2,
});

const plates = (values: CardFace['values'], top: number, size: number, width: number, foot: number) => {
  const [height, gap] = [size * 1.45, size * 0.3];
  const rows: { readonly wide: number; readonly text: string; readonly value: string }[][] = [[]];
  let room = width;
  for (const one of values) {
    const [text, value] = [`${sanitizeText(one.text)} `, sanitizeText(one.value)];
    const wide = estimateTextWidth(text, size * 0.8) + estimateTextWidth(value, size, true) + size * 0.9;
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
      const rim = { rx: height / 2, fill: '#ffffff', stroke: MUTED_TEXT_COLOR, 'stroke-width': size * 0.06 };
      const [middle, style] = [y + height / 2, { width: wide, anchor: 'start' } as const];
      svg.push(
        box(x, y, wide, height, rim),
        label(text, start, middle, { size: size * 0.8, fill: MUTED_TEXT_COLOR, ...style }),
        label(value, start + estimateTextWidth(text, size * 0.8), middle, { size, bold: true, ...style }),
      );
      x += wide + gap;
    }
    y += height + gap;
  }
  return { svg: svg.join(''), end: svg.length > 0 ? y - gap : top };
};

/** The space of a card below its title; `unit`: the base size of its letters and lines. */
interface CardRoom {
  readonly top: number;
  readonly foot: number;
  readonly unit: number;
  readonly width: number;
}

export const drawLargeCardParts = (piece: PiecePicture, face: CardFace, card: CardRoom): string => {
  const { art } = piece;
  const { top, foot, unit, width } = card;
  const shown = art ? artBelow(art, top + unit * 0.2, width, Math.max(unit * 2, (foot - top) * 0.4)) : none(top);
  const worth = plates(face.values, shown.end + unit * 0.3, unit * 0.95, width, foot);
  const kinds =
    face.kinds === '' || worth.end + unit > foot ? none(worth.end) : kindsBelow(face.kinds, worth.end, unit, width);
  const text = face.text === undefined ? none(kinds.end) : textBelow(face.text, { ...card, top: kinds.end });
  const sign = art ? '' : signBelow(piece, { ...card, top: text.end });
  return shown.svg + worth.svg + kinds.svg + text.svg + sign;
};

export const drawSmallCardParts = (piece: PiecePicture, face: CardFace, card: CardRoom): string => {
  const { top, foot, unit, width } = card;
  const worth = plates(face.values, top + unit * 0.3, unit * 0.95, width, foot);
  const room = foot - worth.end - unit * 0.5;
  if (piece.art && room >= unit * 1.5) return worth.svg + artBelow(piece.art, worth.end + unit * 0.3, width, room).svg;
  const kinds = face.kinds === '' || room < unit ? none(worth.end) : kindsBelow(face.kinds, worth.end, unit, width);
  return worth.svg + kinds.svg + signBelow(piece, { ...card, top: kinds.end });
};

const TEXT_SIZES = [0.8, 0.76, 0.72] as const;
const MOST_TEXT_LINES = 12;

const textBelow = (text: string, { top, foot, unit, width }: CardRoom) => {
  const linesOf = (size: number): number => Math.floor((foot - top - size * 0.4) / (size * 1.2));
  const sizes = TEXT_SIZES.map((size) => size * unit);
  const size =
    sizes.find((one) => wrapTextToWidth(text, width, one, MOST_TEXT_LINES).length <= linesOf(one)) ??
    sizes.at(-1) ??
    unit;
  const lines = Math.min(linesOf(size), MOST_TEXT_LINES);
  return lines < 1
    ? none(top)
    : drawTextRows(wrapTextToWidth(text, width, size, lines), top + size * 0.3, size, { width });
};

const signBelow = ({ label: sign = '' }: PiecePicture, { top, foot, unit, width }: CardRoom): string => {
  const shown = short(sign);
  const size = Math.min((foot - top) * 0.62, (width * 0.8) / Math.max(0.5, estimateTextWidth(shown, 1, true)));
  const style = { size, width, bold: true, fill: LINE_COLOR };
  return shown === '' || size < unit * 1.4 ? '' : label(shown, 0, (top + foot) / 2, style);
};

const none = (end: number) => ({ svg: '', end });

const kindsBelow = (kinds: string, top: number, unit: number, width: number) => {
  const size = unit * 0.75;
  return { svg: label(kinds, 0, top + size * 0.8, { size, width, fill: MUTED_TEXT_COLOR }), end: top + size * 1.4 };
};

const artBelow = (art: NonNullable<PiecePicture['art']>, top: number, width: number, height: number) => {
  const scale = Math.min(width / art.width, height / art.height);
  const [wide, high] = [art.width * scale, art.height * scale];
  return { svg: embedPicture(art, { x: -wide / 2, y: top, width: wide, height: high }), end: top + high };
};
