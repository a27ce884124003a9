import { attributeFlagOf, attributeNumberOf, type Element, textOf } from './element.ts';

export interface CellNumbering {
  readonly kind: 'hex' | 'square' | 'oblique';
  readonly columnFirst: boolean;
  readonly separator: string;
  readonly column: Half;
  readonly row: Half;
  readonly stagger: boolean;
  readonly format: string;
}

interface Half {
  readonly letters: boolean;
  readonly leading: number;
  readonly offset: number;
  readonly descends: boolean;
}

/** A cell, counted from the cell at the grid's origin; both numbers may be negative. */
export interface GridCellPosition {
  readonly column: number;
  readonly row: number;
}

export interface SizeInPixels {
  readonly width: number;
  readonly height: number;
}

interface Measures {
  readonly dx: number;
  readonly dy: number;
  readonly sideways: boolean;
}

const KINDS = {
  HexGridNumbering: 'hex',
  SquareGridNumbering: 'square',
  ObliqueHexGridNumbering: 'oblique',
} as const;

export const readNumbering = (grid: Element): CellNumbering | undefined => {
  const element = grid.children.find(({ kind }) => kind in KINDS);
  const kind = element && KINDS[element.kind as keyof typeof KINDS];
  if (!element || !kind) return undefined;
  return {
    kind,
    columnFirst: textOf(element, 'first', 'H') === 'H',
    separator: textOf(element, 'sep'),
    column: halfOf(element, 'h'),
    row: halfOf(element, 'v'),
    stagger: attributeFlagOf(element, 'stagger'),
    format: textOf(element, 'locationFormat', '$gridLocation$'),
  };
};

const halfOf = (element: Element, of: 'h' | 'v'): Half => ({
  letters: textOf(element, `${of}Type`, 'N') === 'A',
  leading: Math.min(9, attributeNumberOf(element, `${of}Leading`, 1)),
  offset: attributeNumberOf(element, `${of}Off`, 1),
  descends: attributeFlagOf(element, `${of}Descend`),
});

/**
 * Returns a cell's name. As the numbering says, it is counted from the other end, staggered, and shifted, and then
 * formatted.
 */
export const nameOfCell = (
  of: CellNumbering,
  cell: GridCellPosition,
  measures: Measures,
  size: SizeInPixels,
): string => {
  const { column, row } = counted(of, cell, measures, size);
  const [columnText, rowText] = [written(of.column, column), written(of.row, row)];
  const both = of.columnFirst ? [columnText, rowText] : [rowText, columnText];
  return of.format.replace(/\$(gridLocation|row|column)\$/g, (_, what: string) => {
    if (what === 'row') return rowText;
    return what === 'column' ? columnText : both.join(of.separator);
  });
};

const counted = (
  of: CellNumbering,
  cell: GridCellPosition,
  { dx, dy, sideways }: Measures,
  size: SizeInPixels,
): GridCellPosition => {
  if (of.kind === 'square')
    return {
      column: of.column.descends ? Math.trunc(size.width / dx + 0.5) - cell.column : cell.column,
      row: of.row.descends ? Math.trunc(size.height / dy + 0.5) - cell.row : cell.row,
    };
  // VASSAL divides each side by the other measure here, even for upright grids.
  const [columns, rows] = [Math.floor(size.width / dy + 0.5), Math.floor(size.height / dx + 0.5)];
  const rowDescends = sideways ? of.column.descends : of.row.descends;
  const columnDescends = sideways ? of.row.descends : of.column.descends;
  const column = columnDescends ? (sideways ? rows : columns) - cell.column : cell.column;
  const row = rowDescends ? (sideways ? columns : rows) - cell.row : cell.row;
  if (of.kind === 'oblique') {
    const half = Math.trunc(column / 2);
    return { column, row: of.stagger ? row + half : row - half + 1 };
  }
  const shoved = of.stagger && cell.column % 2 !== 0;
  return { column, row: shoved ? row + (rowDescends ? -1 : 1) : row };
};

const written = ({ letters, leading, offset }: Half, index: number): string => {
  const value = index + offset;
  const [sign, positive] = value < 0 ? ['-', -value] : ['', value];
  if (letters) {
    const letter = String.fromCharCode(65 + (positive % 26));
    return sign + letter.repeat(Math.floor(positive / 26) + 1);
  }
  return sign + String(positive).padStart(leading + 1, '0');
};
