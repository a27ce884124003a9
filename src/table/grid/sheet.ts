import { derived } from '../core/derived.ts';
import type { CellId } from '../ids/index.ts';
import {
  type BoardCellNumbering,
  type CellNumberingScheme,
  labelPartToIndex,
  numberingSchemeOf,
  printLabelPart,
} from './numbering.ts';

/** The common part of square and hex boards: cells in columns and rows, with labels from a numbering. */
export interface ColumnRowGrid {
  readonly columns: number;
  readonly rows: number;
  readonly numbering: BoardCellNumbering;
}

/** The place of a cell on its sheet: 0-based, from the left and from the top, wherever the labels start to count. */
export interface ColumnRowPlace {
  readonly column: number;
  readonly row: number;
}

const LONGEST_LABEL_ON_SHEET = 40;

export function isOnSheet(sheet: ColumnRowGrid, place: ColumnRowPlace): boolean {
  return place.column >= 0 && place.column < sheet.columns && place.row >= 0 && place.row < sheet.rows;
}

interface Halves {
  readonly scheme: CellNumberingScheme;
  readonly first: readonly string[];
  readonly second: readonly string[];
  readonly ones: ReadonlyMap<string, number>;
  readonly twos: ReadonlyMap<string, number>;
}

const halvesOf = derived((sheet: ColumnRowGrid): Halves => {
  const scheme = numberingSchemeOf(sheet.numbering);
  const [ones, twos] = counts(sheet);
  const first = Array.from({ length: ones }, (_, one) => printLabelPart(sheet.numbering, scheme.first, one));
  const second = Array.from({ length: twos }, (_, two) => printLabelPart(sheet.numbering, scheme.second, two));
  return { scheme, first, second, ones: indexed(first), twos: indexed(second) };
});

const indexed = (texts: readonly string[]): ReadonlyMap<string, number> =>
  new Map(texts.map((text, index) => [text, index]));

/** The largest board, in cells, whose labels and ways are cached. */
export const MAX_CACHED_CELLS = 4_096;

const cellsKept = derived((sheet: ColumnRowGrid) => {
  if (sheet.columns * sheet.rows > MAX_CACHED_CELLS) return undefined;
  const labels: CellId[] = [];
  const places = new Map<string, ColumnRowPlace>();
  for (let row = 0; row < sheet.rows; row++)
    for (let column = 0; column < sheet.columns; column++) {
      const label = labelWritten(sheet, { column, row });
      labels.push(label);
      const place = placeRead(sheet, label);
      if (place) places.set(label, place);
    }
  return { labels, places };
});

export function cellLabelAt(sheet: ColumnRowGrid, place: ColumnRowPlace): CellId {
  const label = isOnSheet(sheet, place)
    ? cellsKept(sheet)?.labels[place.row * sheet.columns + place.column]
    : undefined;
  return label ?? labelWritten(sheet, place);
}

function labelWritten(sheet: ColumnRowGrid, place: ColumnRowPlace): CellId {
  const { scheme, first, second } = halvesOf(sheet);
  const [one, two] = indexes(sheet, place);
  return (first[one] + scheme.separator + second[two]) as CellId;
}

/** Returns the place of the cell with exactly this label; undefined if there is none. */
export function placeOf(sheet: ColumnRowGrid, cell: CellId): ColumnRowPlace | undefined {
  const kept = cellsKept(sheet);
  return kept ? kept.places.get(cell) : placeRead(sheet, cell);
}

function placeRead(sheet: ColumnRowGrid, cell: CellId): ColumnRowPlace | undefined {
  if (cell.length > LONGEST_LABEL_ON_SHEET) return undefined;
  const { scheme, ones, twos } = halvesOf(sheet);
  const end = endOfFirst(scheme, cell);
  const one = end < 0 ? undefined : ones.get(cell.slice(0, end));
  const two = one === undefined ? undefined : twos.get(cell.slice(end + scheme.separator.length));
  return one === undefined || two === undefined ? undefined : placeAt(sheet, one, two);
}

/** Returns the length of the first half of an exact label; -1 if it has none. */
function endOfFirst(scheme: CellNumberingScheme, label: string): number {
  if (scheme.separator !== '') return label.indexOf(scheme.separator);
  const width = runWidth(scheme);
  if (width !== undefined) return label.length === 2 * width ? width : -1;
  const isNumber = scheme.first.kind === 'number';
  let end = 0;
  while (end < label.length && isDigit(label.charCodeAt(end)) === isNumber) end++;
  return end;
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** Returns the labels of the places that are on the sheet, in the given order. */
export function labelsOfPlaces(sheet: ColumnRowGrid, places: readonly ColumnRowPlace[]): CellId[] {
  return places.filter((place) => isOnSheet(sheet, place)).map((place) => cellLabelAt(sheet, place));
}

/** Yields every cell in the order of the labels: A1, A2, ... B1. */
export function* cellsInLabelOrder(sheet: ColumnRowGrid): Generator<CellId> {
  const [ones, twos] = counts(sheet);
  for (let one = 0; one < ones; one++) {
    for (let two = 0; two < twos; two++) yield cellLabelAt(sheet, placeAt(sheet, one, two));
  }
}

export function findOnSheet(sheet: ColumnRowGrid, text: string): CellId | undefined {
  const place = placeTyped(sheet, text);
  return place && cellLabelAt(sheet, place);
}

/**
 * Returns the first `limit` cells, in the order of the labels, whose labels start with the typed text. Case is ignored,
 * and the separator may be missing. If there are none, returns the cell that `findOnSheet` finds.
 */
export function completeCellLabel(sheet: ColumnRowGrid, typed: string, limit: number): CellId[] {
  const text = typed.trim();
  const begun = text.length > LONGEST_LABEL_ON_SHEET ? undefined : splitBegun(numberingSchemeOf(sheet.numbering), text);
  const found = begun ? beginning(sheet, begun, limit) : [];
  if (found.length > 0 || limit < 1) return found;
  const meant = findOnSheet(sheet, text);
  return meant === undefined ? [] : [meant];
}

interface Begun {
  readonly first: string;
  readonly whole: boolean;
  readonly second: string;
}

function beginning(sheet: ColumnRowGrid, begun: Begun, limit: number): CellId[] {
  const scheme = numberingSchemeOf(sheet.numbering);
  const [ones, twos] = counts(sheet);
  const [first, second] = [begun.first.toUpperCase(), begun.second.toUpperCase()];
  const found: CellId[] = [];
  for (let one = 0; one < ones && found.length < limit; one++) {
    const text = printLabelPart(sheet.numbering, scheme.first, one).toUpperCase();
    if (begun.whole ? text !== first : !text.startsWith(first)) continue;
    for (let two = 0; two < twos && found.length < limit; two++) {
      const rest = printLabelPart(sheet.numbering, scheme.second, two).toUpperCase();
      if (rest.startsWith(second)) found.push(cellLabelAt(sheet, placeAt(sheet, one, two)));
    }
  }
  return found;
}

function splitBegun(scheme: CellNumberingScheme, text: string): Begun | undefined {
  const [, first, gap, second] = scheme.begun.exec(text) ?? [];
  if (first === undefined || gap === undefined || second === undefined) return undefined;
  const width = runWidth(scheme);
  if (width && gap === '' && first.length > width)
    return { first: first.slice(0, width), whole: true, second: first.slice(width) };
  return { first, whole: gap !== '' || second !== '', second };
}

function placeTyped(sheet: ColumnRowGrid, typed: string): ColumnRowPlace | undefined {
  const text = typed.trim();
  if (text.length > LONGEST_LABEL_ON_SHEET) return undefined;
  const scheme = numberingSchemeOf(sheet.numbering);
  const [first, second] = splitWhole(scheme, text) ?? [];
  if (first === undefined || second === undefined) return undefined;
  const one = labelPartToIndex(sheet.numbering, scheme.first, first);
  const two = labelPartToIndex(sheet.numbering, scheme.second, second);
  if (one === undefined || two === undefined) return undefined;
  const place = placeAt(sheet, one, two);
  return isOnSheet(sheet, place) ? place : undefined;
}

function splitWhole(scheme: CellNumberingScheme, text: string): readonly [string, string] | undefined {
  if (scheme.first.kind === 'number' && scheme.second.kind === 'number' && /^\d+$/.test(text)) {
    const width = scheme.second.width;
    if (width < 2 || text.length > scheme.first.width + width) return undefined;
    return [text.slice(0, -width) || '0', text.slice(-width)];
  }
  const [, first, second] = scheme.whole.exec(text) ?? [];
  return first === undefined || second === undefined ? undefined : [first, second];
}

/** Returns the length of the first number if only its length separates it from the second (`0101`). */
function runWidth(scheme: CellNumberingScheme): number | undefined {
  return scheme.separator === '' && scheme.first.kind === 'number' && scheme.second.kind === 'number'
    ? scheme.first.width
    : undefined;
}

/** True if every cell gets its own label. Numbers without a separator (`0101`) must keep their length. */
export function hasUniqueLabels(sheet: ColumnRowGrid): boolean {
  const width = runWidth(numberingSchemeOf(sheet.numbering));
  const [ones, twos] = counts(sheet);
  const { first, second = first } = sheet.numbering;
  return width === undefined || Math.max(ones - 1 + first, twos - 1 + second) < 10 ** width;
}

function counts(sheet: ColumnRowGrid): readonly [number, number] {
  return sheet.numbering.rowFirst ? [sheet.rows, sheet.columns] : [sheet.columns, sheet.rows];
}

function indexes(sheet: ColumnRowGrid, { column, row }: ColumnRowPlace): readonly [number, number] {
  const line = sheet.numbering.origin === 'top' ? row : sheet.rows - 1 - row;
  return sheet.numbering.rowFirst ? [line, column] : [column, line];
}

function placeAt(sheet: ColumnRowGrid, one: number, two: number): ColumnRowPlace {
  const [column, line] = sheet.numbering.rowFirst ? [two, one] : [one, two];
  return { column, row: sheet.numbering.origin === 'top' ? line : sheet.rows - 1 - line };
}

export function columnLabel(sheet: ColumnRowGrid, column: number): string {
  const { first, second } = numberingSchemeOf(sheet.numbering);
  return printLabelPart(sheet.numbering, sheet.numbering.rowFirst ? second : first, column);
}

/** Returns the half of the labels that names this row, counted from the top. */
export function rowLabel(sheet: ColumnRowGrid, row: number): string {
  const { first, second } = numberingSchemeOf(sheet.numbering);
  const line = sheet.numbering.origin === 'top' ? row : sheet.rows - 1 - row;
  return printLabelPart(sheet.numbering, sheet.numbering.rowFirst ? first : second, line);
}
