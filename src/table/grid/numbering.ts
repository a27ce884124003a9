import { derived } from '../core/derived.ts';
import { isOn } from '../core/value.ts';

/**
 * The labels of the cells of a square or hex board, as plain data. `pattern` is a sample label: `A1`, `a1`, `1A`,
 * `B-06`, `0101`, `01.01`, `1.1`. Letters mean letters of the same case. Digits with a leading zero mean numbers padded
 * to that length. Other digits mean plain numbers.
 */
export interface BoardCellNumbering {
  readonly pattern: string;
  /**
   * The side from which rows are counted: the top (most hex maps) or the bottom (chess, tablut). Columns are counted
   * from the left.
   */
  readonly origin: 'top' | 'bottom';
  /** The first number, 0 or more. Letters always begin at A. */
  readonly first: number;
  /** The first number of the second half of a label, if it is different. */
  readonly second?: number;
  /** True if AA, BB, CC come after Z, instead of AA, AB, AC. */
  readonly doubled?: true;
  /** True if J comes after H, as on Go boards. */
  readonly skipI?: true;
  readonly rowFirst?: true;
}

/**
 * The reason why a pattern can't be used. `unreadable`: it is not two parts of letters or digits with at most one of `-
 * . : / _` between. `ambiguous`: nothing would separate the two parts (`11`, `AA`).
 */
export interface NumberingPatternFault {
  readonly code: 'unreadable' | 'ambiguous';
  readonly pattern: string;
}

interface NumberingOptions {
  readonly origin?: 'top' | 'bottom' | undefined;
  readonly first?: number | readonly [number, number] | undefined;
  readonly doubled?: boolean | undefined;
  readonly skipI?: boolean | undefined;
  readonly rowFirst?: boolean | undefined;
}

/** One half of a label: letters, or a number of at least `width` digits that starts at `from`. */
export type CellLabelPart =
  | { readonly kind: 'letters'; readonly lower: boolean }
  | { readonly kind: 'number'; readonly width: number; readonly from: number };

/** A parsed pattern. `whole` matches a full label as people type it, and `begun` one that is not finished. */
export interface CellNumberingScheme {
  readonly first: CellLabelPart;
  readonly separator: string;
  readonly second: CellLabelPart;
  readonly whole: RegExp;
  readonly begun: RegExp;
}

const SEPARATED = /^([A-Za-z]|\d+)([-.:/_]?)([A-Za-z]|\d+)$/;
/** The characters that people may type between the halves of a label, whatever the pattern has there. */
const GAP = '[\\s.,:/_-]';

/**
 * Parses the pattern of a module. By default, rows are counted from the top. The first number is 1, or 0 if a half of
 * the pattern is all zeros (`A0`, `0000`). An error has a `code`; a numbering has none.
 */
export function numbering(pattern: string, options: NumberingOptions = {}): BoardCellNumbering | NumberingPatternFault {
  const halves = split(pattern);
  if ('code' in halves) return halves;
  const usual = /^0+$/.test(halves.first) || /^0+$/.test(halves.second) ? 0 : 1;
  const [first, second] = typeof options.first === 'object' ? options.first : [options.first ?? usual];
  return {
    pattern,
    origin: options.origin ?? 'top',
    first,
    ...(second === undefined || second === first ? {} : { second }),
    ...(options.doubled ? { doubled: true } : {}),
    ...(options.skipI ? { skipI: true } : {}),
    ...(options.rowFirst ? { rowFirst: true } : {}),
  };
}

interface Halves {
  readonly first: string;
  readonly separator: string;
  readonly second: string;
}

function split(pattern: string): Halves | NumberingPatternFault {
  if (/^\d{2,}$/.test(pattern)) return splitRun(pattern);
  if (/^[A-Za-z]{2,}$/.test(pattern)) return { code: 'ambiguous', pattern };
  const [, first, separator, second] = SEPARATED.exec(pattern) ?? [];
  if (first === undefined || separator === undefined || second === undefined) return { code: 'unreadable', pattern };
  return { first, separator, second };
}

/** Splits two numbers of equal length without a separator, such as `0101`. */
function splitRun(pattern: string): Halves | NumberingPatternFault {
  const width = pattern.length / 2;
  if (!Number.isInteger(width) || width < 2) return { code: 'ambiguous', pattern };
  return { first: pattern.slice(0, width), separator: '', second: pattern.slice(width) };
}

/** Returns the scheme of a numbering. Throws on a pattern that `numbering` refuses. */
export const numberingSchemeOf = derived((of: BoardCellNumbering): CellNumberingScheme => {
  const halves = split(of.pattern);
  if ('code' in halves) throw new Error(`${halves.code} numbering: ${of.pattern}`);
  return readScheme(halves, of);
});

function readScheme({ first: one, separator, second: two }: Halves, numbers: BoardCellNumbering): CellNumberingScheme {
  const run = separator === '' && /^\d+$/.test(one + two);
  const first = readPart(one, run, numbers.first);
  const second = readPart(two, run, numbers.second ?? numbers.first);
  const gap = first.kind === second.kind ? `${GAP}+` : `${GAP}*`;
  return {
    first,
    separator,
    second,
    whole: new RegExp(`^(${signs(first)}+)${gap}(${signs(second)}+)$`, 'i'),
    begun: new RegExp(`^(${signs(first)}*)(${GAP}*)(${signs(second)}*)$`, 'i'),
  };
}

function readPart(sample: string, padded: boolean, from: number): CellLabelPart {
  if (/^[A-Za-z]$/.test(sample)) return { kind: 'letters', lower: sample === sample.toLowerCase() };
  return { kind: 'number', width: padded || sample.startsWith('0') ? sample.length : 1, from };
}

function signs(part: CellLabelPart): string {
  return part.kind === 'letters' ? '[a-z]' : '\\d';
}

export function printLabelPart(of: BoardCellNumbering, part: CellLabelPart, index: number): string {
  if (part.kind === 'number') return String(index + part.from).padStart(part.width, '0');
  const alphabet = alphabetOf(of);
  const letters = of.doubled ? doubledLetters(alphabet, index) : countedLetters(alphabet, index);
  return part.lower ? letters.toLowerCase() : letters;
}

/**
 * Returns the 0-based index of a half of a label, in any case and with any leading zeros. It is -1 for a zero if
 * numbers begin at 1.
 */
export function labelPartToIndex(of: BoardCellNumbering, part: CellLabelPart, text: string): number | undefined {
  if (part.kind === 'number') return /^\d+$/.test(text) ? Number(text) - part.from : undefined;
  const alphabet = alphabetOf(of);
  const letters = [...text.toUpperCase()].map((letter) => alphabet.indexOf(letter));
  const [one] = letters;
  if (one === undefined || letters.includes(-1)) return undefined;
  if (!of.doubled) return letters.reduce((sum, letter) => sum * alphabet.length + letter + 1, 0) - 1;
  return letters.every((letter) => letter === one) ? (letters.length - 1) * alphabet.length + one : undefined;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const alphabetOf = ({ skipI }: BoardCellNumbering): string => (isOn(skipI) ? ALPHABET.replace('I', '') : ALPHABET);

/** Counts A..Z, AA, AB, ... */
function countedLetters(alphabet: string, index: number): string {
  const { length } = alphabet;
  const last = alphabet.charAt(index % length);
  return index < length ? last : countedLetters(alphabet, Math.floor(index / length) - 1) + last;
}

/** Counts A..Z, AA, BB, ... */
function doubledLetters(alphabet: string, index: number): string {
  return alphabet.charAt(index % alphabet.length).repeat(Math.floor(index / alphabet.length) + 1);
}
