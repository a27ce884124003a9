/** Result tables of a module, as plain data: a row is found by dice or by a value, a column by odds or by a value. */

export interface TableDefinition {
  readonly name: string;
  /** The dice by which a row is found; by a value, where it lacks. */
  readonly roll?: string;
  /** From the lowest to the highest; one for all rows, where it lacks. */
  readonly columns?: readonly ColumnDefinition[];
  /** Where a ratio goes that lies between two columns; down, in favour of who defends, where it lacks. */
  readonly round?: Rounding;
  /** From the lowest to the highest, without a hole. */
  readonly rows: readonly RowDefinition[];
  /** What counts beside: columns to the right or left, or more or less for the row. */
  readonly shifts?: readonly ShiftDefinition[];
}

export const ROUNDINGS = ['down', 'nearest', 'up'] as const;
export type Rounding = (typeof ROUNDINGS)[number];

/** Whole numbers, both ends included. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

export interface OddsColumn {
  /** As it was written: `3:1`. */
  readonly name: string;
  /** Whole numbers above 0. */
  readonly attack: number;
  readonly defence: number;
}

interface ValueColumn extends Range {
  readonly name: string;
}

export type ColumnDefinition = OddsColumn | ValueColumn;

export interface RowDefinition extends Range {
  /** One a column. */
  readonly results: readonly string[];
}

export interface ShiftDefinition {
  /** A formula: so many columns to the right, or to the left below 0. */
  readonly column?: string;
  /** A formula: so much is added to what fell, or to the value. */
  readonly row?: string;
  /** It counts only while this is true. */
  readonly when?: string;
  /** What players read of it. */
  readonly text?: string;
}

export const isOdds = (column: ColumnDefinition): column is OddsColumn => 'attack' in column;

/** Which of these a line must say that reads a table. */
export const TABLE_ARGUMENTS = ['attack', 'defence', 'be'] as const;
export type TableArgument = (typeof TABLE_ARGUMENTS)[number];

/** What a line says that reads a table: one of these, whole. */
export const argumentsOf = (table: {
  readonly isRolled: boolean;
  readonly hasColumns: boolean;
  readonly hasOdds: boolean;
}): readonly (readonly TableArgument[])[] => {
  if (table.hasOdds) return [['attack', 'defence']];
  return table.hasColumns || !table.isRolled ? [['be'], ['attack', 'defence']] : [[]];
};
