import type { HexOrSquareGrid } from '../source/grids.ts';
import type { CellNumbering, GridCellPosition } from '../source/numbering.ts';

export interface GridNumberingLabels {
  readonly numbering: string;
  readonly origin?: 'bottom';
  readonly first: readonly [number, number];
  readonly doubled?: true;
  readonly rowFirst?: true;
}

const SAMPLE = /^([A-Z]+|\d+)([-.:/_]?)([A-Z]+|\d+)$/;

/** Returns numberings of cells that may give VASSAL's cell names. The caller checks if any of them does. */
export const suggestGridNumberings = (
  numbering: CellNumbering,
  { sideways }: HexOrSquareGrid,
  nameOf: (cell: GridCellPosition) => string,
  { left, top, bottom }: { readonly left: number; readonly top: number; readonly bottom: number },
): readonly GridNumberingLabels[] => {
  const rowFirst = numbering.columnFirst === sideways;
  return [false, true].flatMap((isBottom) => {
    const label = nameOf({ column: left, row: isBottom ? bottom : top });
    const sample = patternOf(numbering, label);
    if (sample === undefined) return [];
    return {
      numbering: sample.pattern,
      ...(isBottom ? { origin: 'bottom' as const } : {}),
      first: sample.first,
      ...(numbering.column.letters || numbering.row.letters ? { doubled: true as const } : {}),
      ...(rowFirst ? { rowFirst: true as const } : {}),
    };
  });
};

/** Returns a sample label with numbers of the right length, and the first numbers in its two halves. */
const patternOf = (
  { columnFirst, column, row }: CellNumbering,
  label: string,
): { readonly pattern: string; readonly first: readonly [number, number] } | undefined => {
  const [one, two] = columnFirst ? [column, row] : [row, column];
  const half = (of: CellNumbering['row']): string => (of.letters ? '[A-Z]+' : `\\d{${of.leading + 1},}?`);
  const [, first = '', separator = '', second = ''] =
    new RegExp(`^(${half(one)})([-.:/_]?)(${half(two)})$`).exec(label) ?? [];
  const sample = (of: CellNumbering['row']): string => (of.letters ? 'A' : '1'.padStart(of.leading + 1, '0'));
  const pattern = sample(one) + separator + sample(two);
  if (first === '' || !SAMPLE.test(pattern)) return undefined;
  return { pattern, first: [numberIn(first), numberIn(second)] };
};

const numberIn = (half: string): number => (/^\d+$/.test(half) ? Number(half) : 1);
