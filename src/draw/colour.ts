import type { SidePicture } from './picture.ts';

export const PAGE = '#fbfbfa';
export const INK_COLOR = '#20242a';
export const MUTED_TEXT_COLOR = '#626a75';
export const LINE_COLOR = '#b9c0c9';

/** Colors by name, in tones that color-blind readers can distinguish. */
const NAMED: Readonly<Record<string, string>> = {
  red: '#c9302c',
  blue: '#0072b2',
  green: '#009e73',
  yellow: '#f0e442',
  orange: '#e69f00',
  purple: '#7a3e9d',
  violet: '#7a3e9d',
  pink: '#e58fbd',
  brown: '#8a5a2b',
  white: '#ffffff',
  black: '#2b2b2b',
  grey: '#8b929b',
  gray: '#8b929b',
  silver: '#c4c9cf',
  gold: '#d9a900',
  cyan: '#56b4e9',
  teal: '#2a8c8c',
};

/** Okabe and Ito's colors, which also differ in lightness, so that color-blind readers can distinguish them. */
const SIDES = ['#d55e00', '#0072b2', '#009e73', '#f0e442', '#56b4e9', '#cc79a7', '#e69f00', '#3a3a3a'] as const;

const UNOWNED = '#aab0b8';

const parse = (colour: string): string | undefined => {
  const text = colour.trim().toLowerCase();
  if (/^#[0-9a-f]{6}$/.test(text)) return text;
  if (/^#[0-9a-f]{3}$/.test(text)) return `#${[...text.slice(1)].map((digit) => digit + digit).join('')}`;
  return Object.hasOwn(NAMED, text) ? NAMED[text] : undefined;
};

export const hexColorOf = (colour: string | undefined, otherwise: string = UNOWNED): string =>
  (colour && parse(colour)) || otherwise;

/**
 * Returns a side's color: the module's, otherwise the color of its name (a side named Red is red), otherwise a color by
 * its index.
 */
export const colorOfSide = (side: SidePicture | undefined): string =>
  side === undefined ? UNOWNED : hexColorOf(side.colour, hexColorOf(side.name, SIDES[side.index % SIDES.length]));

const channels = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Returns the relative luminance of `#rrggbb` as in WCAG 2. */
const luminance = (colour: string): number => {
  const [r = 0, g = 0, b = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** Returns the contrast of two colors as in WCAG 2: 1 to 21. */
export const contrastOfColors = (a: string, b: string): number => {
  const [la, lb] = [luminance(a), luminance(b)];
  return (Math.max(la, lb) + 0.05) / (Math.min(la, lb) + 0.05);
};

export const readableTextColorOn = (colour: string): string =>
  contrastOfColors(colour, '#ffffff') * 1.25 >= contrastOfColors(colour, INK_COLOR) ? '#ffffff' : INK_COLOR;

/** Mixes a color with another; `share`: the proportion of the other color, from 0 to 1. */
export const mixColors = (colour: string, towards: string, share: number): string => {
  const goal = channels(towards);
  const mixed = channels(colour).map((value, i) => Math.round(value + ((goal[i] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};
