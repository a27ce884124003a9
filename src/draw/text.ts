/**
 * The widths of the characters U+0020 to U+007E in DejaVu Sans, in hundredths of the font size, rounded up. The font
 * isn't available while the SVG is made, and a text must never overflow its box.
 */
const REGULAR =
  '32 41 46 84 64 96 78 28 40 40 50 84 32 37 32 34 64 64 64 64 64 64 64 64 64 64 34 34 84 84 84 54 100 69 69 70 78 64 58 78 76 30 30 66 56 87 75 79 61 79 70 64 62 74 69 99 69 62 69 40 34 40 84 50 50 62 64 55 64 62 36 64 64 28 28 58 28 98 64 62 64 64 42 53 40 64 60 82 60 60 53 64 34 64 84'
    .split(' ')
    .map(Number);
const BOLD =
  '35 46 53 84 70 101 88 31 46 46 53 84 38 42 38 37 70 70 70 70 70 70 70 70 70 70 40 40 84 84 84 59 100 78 77 74 84 69 69 83 84 38 38 78 64 100 84 86 74 86 78 73 69 82 78 111 78 73 73 46 37 46 84 50 50 68 72 60 72 68 44 72 72 35 35 67 35 105 72 69 72 72 50 60 48 72 66 93 65 66 59 72 37 72 84'
    .split(' ')
    .map(Number);

/**
 * The widths of the letters of these alphabets, by case, with wide ones separate. All other characters count as the
 * widest.
 */
const OTHERS: readonly (readonly [RegExp, number])[] = [
  [/[\u0300-\u034e]/u, 0],
  [/[Ǆ-ǌǱ-ǳ]/u, 185],
  [/[ÆŒĦǢǼΜΉΎΏϠϢЉЊЖМФШЩЪЫЮ]/u, 118],
  [/[æœħŉǣǽωώϖϣжмфшщъыюљњ]/u, 103],
  [/[\u00c0-\u024f\u0370-\u045f](?<=\p{Lu})/u, 93],
  [/[\u00c0-\u024f\u0370-\u045f\u0590-\u05ff]/u, 76],
  [/[\u2000-\u201f\u2022-\u2026]/u, 102],
  [/→/u, 84],
];
const WIDEST = 125;
const BOLDER = 1.15;

const widthOfCharacter = (character: string, bold: boolean): number => {
  const table = bold ? BOLD : REGULAR;
  const code = character.codePointAt(0) ?? 0;
  const known = table[code - 0x20];
  if (known !== undefined) return known;
  const decomposed = character.normalize('NFD');
  const base = decomposed === character ? undefined : table[(decomposed.codePointAt(0) ?? 0) - 0x20];
  if (base !== undefined) return base + 14;
  const width = OTHERS.find(([letters]) => letters.test(character))?.[1] ?? WIDEST;
  return bold ? width * BOLDER : width;
};

/** Returns an upper bound for the width of a text, in the unit of `size`. */
export const estimateTextWidth = (text: string, size: number, bold = false): number => {
  let width = 0;
  for (const character of text) width += widthOfCharacter(character, bold);
  return (width * size) / 100;
};

const PLAIN = /^[!-~]+( [!-~]+)*$/;

/**
 * Returns a user's text on one line, without control characters and characters that XML forbids. A letter keeps at most
 * two accents.
 */
export const sanitizeText = (text: string): string =>
  PLAIN.test(text)
    ? text
    : text
        .replace(/\s/gu, ' ')
        .replace(/\p{C}/gu, '')
        .normalize('NFC')
        .replace(/^[\p{M} ]+| +$| +(?= )/gu, '')
        .replace(/(\p{M}{2})\p{M}+/gu, '$1');

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

export const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Splits a text into characters as readers see them: accents and flags stay whole. */
export const splitIntoGraphemes = (text: string): readonly string[] =>
  Array.from(segmenter.segment(text), (part) => part.segment);

export const truncateTextToWidth = (text: string, width: number, size: number, bold = false): string => {
  const whole = sanitizeText(text);
  if (estimateTextWidth(whole, size, bold) <= width) return whole;
  const room = width - estimateTextWidth('…', size, bold);
  if (room < 0) return '';
  let kept = '';
  let used = 0;
  for (const part of splitIntoGraphemes(whole)) {
    used += estimateTextWidth(part, size, bold);
    if (used > room) break;
    kept += part;
  }
  return `${kept.trimEnd()}…`;
};

export const wrapTextToWidth = (
  text: string,
  width: number,
  size: number,
  lines: number,
  bold = false,
): readonly string[] => {
  const out: string[] = [];
  let rest = sanitizeText(text).split(' ');
  while (rest.length > 0 && out.length < lines - 1) {
    let taken = 1;
    while (taken < rest.length && estimateTextWidth(rest.slice(0, taken + 1).join(' '), size, bold) <= width) taken++;
    out.push(truncateTextToWidth(rest.slice(0, taken).join(' '), width, size, bold));
    rest = rest.slice(taken);
  }
  if (rest.length > 0) out.push(truncateTextToWidth(rest.join(' '), width, size, bold));
  return out.filter((line) => line !== '');
};
