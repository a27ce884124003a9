import type { HeaderFault } from '../../facts/picture-limits.ts';
import type { PixelSize } from './size.ts';

/** The longer side, in pixels, of a picture that is made from a vector drawing. */
const LONGER_SIDE = 2000;
const MOST_ELEMENTS = 50_000;
const ROOT = /^<(?:[\w-]{1,20}:)?svg(?=[\s>/])([^<>]*)>/;
/** Matches elements and attributes of an SVG that run code. */
const SCRIPT = /<(?:[\w.-]+:)?(?:script|foreignObject|handler|iframe)[\s/>]|[\s"']on[a-z]+\s*=|javascript:/i;
/** Matches references to other files and embedded pictures. Only a reference such as `#name` stays within the file. */
const REFERENCE = /href\s*=\s*(?!\s|["']#)|url\(\s*(?!\s|["']?#|&quot;#)|@import|<\?xml-stylesheet|<!--#/i;
/** Pixels per unit, at 96 per inch. */
const UNITS: ReadonlyMap<string, number> = new Map([
  ['', 1],
  ['px', 1],
  ['pt', 4 / 3],
  ['pc', 16],
  ['mm', 96 / 25.4],
  ['cm', 96 / 2.54],
  ['in', 96],
]);

const isNumber = (value: number): boolean => value > 0 && value <= 1_000_000;

/**
 * Returns the size at which an SVG is drawn. `unknown`: the file is no SVG. The search includes comments, so it may
 * refuse too much rather than too little.
 */
export const svgSize = (file: Buffer): PixelSize | HeaderFault => {
  if (!/^(?:\xef\xbb\xbf)?\s*</.test(file.toString('latin1', 0, 200))) return 'unknown';
  const text = textOf(file);
  const { at, hasSubset } = prologOf(text ?? '');
  const root = text === undefined || hasSubset ? undefined : ROOT.exec(text.slice(at));
  if (text === undefined || (!root && !hasSubset)) return 'unknown';
  if (hasSubset || text.includes('<!ENTITY')) return 'entities';
  if (SCRIPT.test(text)) return 'script';
  if (REFERENCE.test(text)) return 'reference';
  if (text.split('<', MOST_ELEMENTS + 1).length > MOST_ELEMENTS) return 'too-costly';
  return sizeIn(root?.[1] ?? '') ?? 'broken';
};

const DOCTYPE = '<!DOCTYPE';
/** The beginnings and ends of the parts before the root element: a declaration, comments, a document type. */
const PROLOG = [
  ['<?', '?>'],
  ['<!--', '-->'],
  [DOCTYPE, '>'],
] as const;

/** Returns the position of the root element, and true if the document type has declarations of its own. */
const prologOf = (text: string): { readonly at: number; readonly hasSubset: boolean } => {
  let at = 0;
  for (;;) {
    while (/[\s\uFEFF]/.test(text.charAt(at))) at += 1;
    const part = PROLOG.find(([begin]) => text.startsWith(begin, at));
    if (!part) return { at, hasSubset: false };
    const end = text.indexOf(part[1], at);
    if (end < 0) return { at, hasSubset: false };
    if (part[0] === DOCTYPE && text.slice(at, end).includes('[')) return { at, hasSubset: true };
    at = end + part[1].length;
  }
};

const textOf = (file: Buffer): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(file);
  } catch {
    return undefined;
  }
};

const sizeIn = (attributes: string): PixelSize | undefined => {
  const [, , boxWidth = 0, boxHeight = 0] = (attributeOf(attributes, 'viewBox') ?? '').split(/[\s,]+/).map(Number);
  const width = lengthOf(attributeOf(attributes, 'width')) ?? boxWidth;
  const height = lengthOf(attributeOf(attributes, 'height')) ?? boxHeight;
  if (!isNumber(width) || !isNumber(height)) return undefined;
  const scale = LONGER_SIDE / Math.max(width, height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
};

const attributeOf = (attributes: string, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]{1,100})"|'([^']{1,100})')`)
    .exec(attributes)
    ?.slice(1)
    .find((value) => value !== undefined)
    ?.trim();

/** Returns a length in pixels; undefined for relative lengths such as 100%. */
const lengthOf = (text: string | undefined): number | undefined => {
  const [, number, unit = ''] = /^(\d{1,7}(?:\.\d{1,20})?)([a-z]{0,2})$/.exec(text ?? '') ?? [];
  const pixels = UNITS.get(unit);
  return number === undefined || pixels === undefined ? undefined : Number(number) * pixels;
};
