import { INK_COLOR } from './colour.ts';
import type { Point } from './picture.ts';
import { escapeXml, truncateTextToWidth } from './text.ts';

/**
 * Formats a number for SVG with two decimals, which is finer than any screen. It uses integers for speed, because a
 * picture has thousands of numbers.
 */
export const formatSvgNumber = (value: number): string => {
  const hundredths = Math.round(Math.abs(value) * 100);
  if (!Number.isFinite(hundredths) || hundredths === 0) return '0';
  const sign = value < 0 ? '-' : '';
  const whole = Math.floor(hundredths / 100);
  const part = hundredths % 100;
  if (part === 0) return `${sign}${whole}`;
  return part % 10 === 0 ? `${sign}${whole}.${part / 10}` : `${sign}${whole}.${part < 10 ? '0' : ''}${part}`;
};

export type SvgAttributes = Readonly<Record<string, string | number | undefined>>;

export const element = (name: string, attributes: SvgAttributes, content = ''): string => {
  let opened = `<${name}`;
  for (const key of Object.keys(attributes)) {
    const value = attributes[key];
    if (value !== undefined)
      opened += ` ${key}="${typeof value === 'number' ? formatSvgNumber(value) : escapeXml(value)}"`;
  }
  return content === '' ? `${opened}/>` : `${opened}>${content}</${name}>`;
};

export const path = (d: string, attributes: SvgAttributes): string =>
  d === '' ? '' : element('path', { d, ...attributes });

export const line = (points: readonly Point[], closed = false): string =>
  points.length < 2
    ? ''
    : `M${points.map((p) => `${formatSvgNumber(p.x)} ${formatSvgNumber(p.y)}`).join('L')}${closed ? 'z' : ''}`;

export const circle = (x: number, y: number, r: number): string =>
  `M${formatSvgNumber(x - r)} ${formatSvgNumber(y)}a${formatSvgNumber(r)} ${formatSvgNumber(r)} 0 1 1 ${formatSvgNumber(2 * r)} 0a${formatSvgNumber(r)} ${formatSvgNumber(r)} 0 1 1 ${formatSvgNumber(-2 * r)} 0z`;

export const box = (x: number, y: number, width: number, height: number, attributes: SvgAttributes): string =>
  element('rect', { x, y, width, height, ...attributes });

export interface TextStyle {
  readonly size: number;
  /** The width in pixels that is available; longer text is shortened. */
  readonly width: number;
  readonly bold?: boolean;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly halo?: boolean;
}

/** The distance from the middle of capital letters to their baseline, as a multiple of the text size. */
const MIDDLE = 0.365;

const halo = (size: number): SvgAttributes => ({
  stroke: '#ffffff',
  'stroke-width': size * 0.22,
  'stroke-linejoin': 'round',
  'paint-order': 'stroke',
});

export const label = (text: string, x: number, y: number, style: TextStyle): string => {
  const { size, bold, anchor = 'middle', fill = INK_COLOR } = style;
  const shown = truncateTextToWidth(text, style.width, size, bold);
  if (shown === '') return '';
  const look = {
    'font-size': size,
    'font-weight': bold ? 'bold' : undefined,
    'text-anchor': anchor === 'start' ? undefined : anchor,
    fill,
  };
  return element('text', { x, y: y + size * MIDDLE, ...look, ...(style.halo ? halo(size) : {}) }, escapeXml(shown));
};
