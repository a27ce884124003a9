import { label, type TextStyle } from './draw.ts';
import type { BoundingBox } from './geometry.ts';
import type { Point } from './picture.ts';
import { estimateTextWidth, sanitizeText } from './text.ts';

/** A box in pixels. */
export interface PixelBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A small drawing around its own origin. Sprites that look the same are drawn once and then placed several times. */
export interface Sprite {
  readonly svg: string;
  readonly box: PixelBox;
  readonly x: number;
  readonly y: number;
}

export const around = (across: number, down: number = across): PixelBox => {
  const [x, y] = [Math.ceil(across), Math.ceil(down)];
  return { left: -x, top: -y, width: 2 * x, height: 2 * y };
};

export const createSprite = (svg: string, box: PixelBox, { x, y }: Point): readonly Sprite[] =>
  svg === '' ? [] : [{ svg, box, x: Math.round(x), y: Math.round(y) }];

/**
 * The greatest extent of letters with accents above and below the middle of a capital, as multiples of the text size.
 */
const [UP, DOWN] = [1.4, 0.9];

export const textSprite = (text: string, at: Point, style: TextStyle, opacity?: number): readonly Sprite[] => {
  const { size, bold, anchor = 'middle' } = style;
  const written = label(text, 0, 0, style);
  const width = Math.min(style.width, estimateTextWidth(sanitizeText(text), size, bold)) + size;
  const left = { start: size / 2, middle: width / 2, end: width - size / 2 }[anchor];
  const box = {
    left: -Math.ceil(left),
    top: -Math.ceil(size * UP),
    width: Math.ceil(width) + 1,
    height: Math.ceil(size * (UP + DOWN)),
  };
  const faint = opacity === undefined || written === '' ? written : `<g opacity="${opacity}">${written}</g>`;
  return createSprite(faint, box, at);
};

export const textBoundsOf = (text: string, { x, y }: Point, { size, width, bold, halo }: TextStyle): BoundingBox => {
  const rim = halo ? size * 0.11 : 0;
  const half = Math.min(width, estimateTextWidth(sanitizeText(text), size, bold)) / 2 + rim;
  return { left: x - half, right: x + half, top: y - size * 0.4 - rim, bottom: y + size * 0.4 + rim };
};

const SIMPLE = /^[!-~→]+$/;

/**
 * Returns the sprites of a line of text that begins at a point. It has a sprite for each word, because most words were
 * drawn before. If letters join, or run from right to left, the line is a single sprite.
 */
export const createWordSprites = (text: string, at: Point, style: Omit<TextStyle, 'anchor'>): readonly Sprite[] => {
  const words = text.split(' ');
  if (!words.every((word) => SIMPLE.test(word))) return textSprite(text, at, { ...style, anchor: 'start' });
  let { x } = at;
  return words.flatMap((word) => {
    const here = { x, y: at.y };
    x += estimateTextWidth(`${word} `, style.size, style.bold);
    return textSprite(word, here, { ...style, anchor: 'start' });
  });
};
