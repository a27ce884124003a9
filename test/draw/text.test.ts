import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  escapeXml,
  estimateTextWidth,
  sanitizeText,
  truncateTextToWidth,
  wrapTextToWidth,
} from '../../src/draw/text.ts';

const require = createRequire(import.meta.url);
const font = {
  loadSystemFonts: false,
  fontFiles: ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'].map((name) => require.resolve(`dejavu-fonts-ttf/ttf/${name}`)),
  defaultFontFamily: 'DejaVu Sans',
};

/** How wide the font draws a text. */
const drawnWidth = (text: string, size: number, bold: boolean): number => {
  const attributes = `font-family="DejaVu Sans" font-size="${size}" font-weight="${bold ? 'bold' : 'normal'}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="99"><text x="99" y="60" ${attributes}>${escapeXml(text)}</text></svg>`;
  return new Resvg(svg, { font }).getBBox()?.width ?? 0;
};

/** Letters of the scripts that the font has, and whatever else people type. */
const names = fc.oneof(
  fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 20 }),
  fc.string({
    unit: fc.integer({ min: 0xc0, max: 0x45f }).map((code) => String.fromCodePoint(code)),
    minLength: 1,
    maxLength: 20,
  }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
);

test('[T24] a text is never drawn wider than it was measured', () => {
  fc.assert(
    fc.property(names, fc.boolean(), (name, bold) => {
      const text = sanitizeText(name);
      // Ink may reach a little over the width of its letter.
      expect(drawnWidth(text, 20, bold)).toBeLessThanOrEqual(estimateTextWidth(text, 20, bold) + 4);
    }),
    { numRuns: 250, seed: 24 },
  );
});

test('[T24] a shortened text fits and keeps its start', () => {
  fc.assert(
    fc.property(names, fc.integer({ min: 1, max: 200 }), fc.boolean(), (name, width, bold) => {
      const shown = truncateTextToWidth(name, width, 12, bold);
      if (shown !== '') expect(estimateTextWidth(shown, 12, bold)).toBeLessThanOrEqual(width);
      expect(sanitizeText(name).startsWith(shown.replace(/…$/u, ''))).toBe(true);
    }),
    { seed: 24 },
  );
});

test.each([
  ['King', 100, 'King'],
  ['The Great Eastern Forest', 80, 'The Great…'],
  ['  two\n lines ', 100, 'two lines'],
  ['King', 8, ''],
  ['ééééééééééé', 40, 'ééé…'],
  ['👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧', 55, '👨👩…'],
])('the text %j in %d pixels is shortened to %j', (text, width, shown) => {
  expect(truncateTextToWidth(text, width, 12)).toBe(shown);
});

test('invalid XML, controls and excess accents are removed from texts', () => {
  expect(sanitizeText('a\u0000b\ud800c\uffffd\u202ee')).toBe('abcde');
  expect(sanitizeText('q\u0301\u0302\u0303\u0304\u0305')).toBe('q\u0301\u0302');
  expect(escapeXml(`<a href="x">'&'</a>`)).toBe('&lt;a href=&quot;x&quot;&gt;&apos;&amp;&apos;&lt;/a&gt;');
});

test('a long text breaks at spaces, and its last line is shortened', () => {
  expect(wrapTextToWidth('Red moves from A1 to B2 and takes a wagon there', 120, 12, 2)).toEqual([
    'Red moves from A1',
    'to B2 and takes a…',
  ]);
  expect(wrapTextToWidth('Red', 120, 12, 2)).toEqual(['Red']);
  const two = estimateTextWidth('Red moves', 12, false);
  expect([two, two - 0.01].map((width) => wrapTextToWidth('Red moves', width, 12, 2))).toEqual([
    ['Red moves'],
    ['Red', 'moves'],
  ]);
  expect([1, 2, 3].map((lines) => wrapTextToWidth('Red moves far', two, 12, lines))).toEqual([
    ['Red mov…'],
    ['Red moves', 'far'],
    ['Red moves', 'far'],
  ]);
  expect([two, two - 0.01].map((width) => truncateTextToWidth('Red moves', width, 12))).toEqual([
    'Red moves',
    'Red mov…',
  ]);
  expect(wrapTextToWidth('', 120, 12, 2)).toEqual([]);
});
