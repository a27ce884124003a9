import { z } from 'zod';
import { meant } from '../../../form/carried.ts';
import { expects } from '../../../form/expects.ts';
import { reading } from '../../../form/names.ts';
import { keyed, line, list, name, oneOf } from '../../../form/words.ts';
import { LONGEST_TEXT, type Stored } from '../../../table/index.ts';

/** Result tables. Dice or a value choose the row, and odds or a value choose the column. */

const MOST_ROWS = 200;
const MOST_COLUMNS = 50;
const MOST_SHIFTS = 50;
const LONGEST_CELL = 60;
const LARGEST = 1_000_000;

const RANGE = /^(-?\d{1,7})(?:\s*(?:-|–|to)\s*(-?\d{1,7}))?$/;
const ODDS = /^(\d{1,7})\s*:\s*(\d{1,7})$/;

const AMOUNT = expects({ is: 'formula' });
const formula = reading('amount', z.string().max(LONGEST_TEXT));
const amount = meant(z.union([z.int(AMOUNT), formula], AMOUNT), formula, String);

const number = z.int().min(-LARGEST).max(LARGEST);
const cellText = z.string().max(LONGEST_CELL);

/** A range of whole numbers that includes both ends. */
const range = { from: number, to: number };
export type NumberRange = Stored<z.ZodObject<typeof range>>;

/** A column for odds. `name` is the text as written, such as `3:1`. */
const oddsColumn = keyed({ name: cellText, attack: number.min(1), defence: number.min(1) });
export type OddsColumn = Stored<typeof oddsColumn>;

const valueColumn = keyed({ name: cellText, ...range });
export type TableColumnDefinition = OddsColumn | Stored<typeof valueColumn>;

export const isOddsColumn = (column: TableColumnDefinition): column is OddsColumn => 'attack' in column;

/** Returns a number or a range, which includes both ends. Undefined if the text is neither. */
export const parseNumberRange = (written: unknown): NumberRange | undefined => {
  const [, first, last = first] = RANGE.exec(String(written).trim()) ?? [];
  if (first === undefined) return undefined;
  const [from, to] = [Number(first), Number(last)];
  return from <= to && Math.max(Math.abs(from), Math.abs(to)) <= LARGEST ? { from, to } : undefined;
};

/** Returns odds such as 3:1; undefined if the text is not odds. */
export const parseOdds = (written: unknown): Omit<OddsColumn, 'name'> | undefined => {
  const [, a, d] = ODDS.exec(String(written).trim()) ?? [];
  const [attack, defence] = [Number(a), Number(d)];
  return attack > 0 && defence > 0 && Math.max(attack, defence) <= LARGEST ? { attack, defence } : undefined;
};

/** The range that replaces an invalid one. The checks of modules report the invalid range. */
const NO_RANGE: NumberRange = { from: 0, to: 0 };

const ROW = expects({ is: 'table-row' });
const COLUMN = expects({ is: 'table-column' });

const column = meant(
  z.union([z.number(), line(LONGEST_CELL)], COLUMN),
  z.union([oddsColumn, valueColumn]),
  (written): TableColumnDefinition => ({
    name: String(written).trim(),
    ...(parseOdds(written) ?? parseNumberRange(written) ?? NO_RANGE),
  }),
);

const rowInGame = keyed({ ...range, results: list(cellText, MOST_COLUMNS).min(1) });
export type TableRowDefinition = Stored<typeof rowInGame>;

const row = meant(
  z.array(z.union([z.number(), line(LONGEST_CELL)], ROW), ROW).max(MOST_COLUMNS + 1, ROW),
  rowInGame,
  ([written, ...results]) => ({ ...(parseNumberRange(written) ?? NO_RANGE), results: results.map(String) }),
);

const shift = keyed({
  column: amount.exactOptional().describe('The number of columns to the right; negative numbers go left'),
  row: amount.exactOptional().describe('The number to add to the roll or the value'),
  when: reading('condition', z.string().max(LONGEST_TEXT))
    .exactOptional()
    .describe('The shift counts only while this is true'),
  text: line(LONGEST_CELL).exactOptional().describe('The text that players read'),
});

export const table = keyed({
  name,
  roll: line(100).exactOptional().describe('The dice by which a row is found; by a value by default'),
  columns: list(column, MOST_COLUMNS)
    .min(1, COLUMN)
    .exactOptional()
    .describe('The columns, from the lowest. There is one by default'),
  round: oneOf(['down', 'nearest', 'up'])
    .exactOptional()
    .describe('The column for odds between two columns; down by default, which favors the defender'),
  rows: list(row, MOST_ROWS)
    .min(1, expects({ is: 'one-at-least', of: 'row' }))
    .describe('The rows, from the lowest'),
  shifts: list(shift, MOST_SHIFTS).exactOptional().describe('Shifts of column or row while a condition is true'),
});
export type LookupTableDefinition = Stored<typeof table>;
export type OddsRounding = NonNullable<LookupTableDefinition['round']>;

export const LOOKUP_TABLE_ARGUMENTS = ['attack', 'defence', 'be'] as const;
export type LookupTableArgument = (typeof LOOKUP_TABLE_ARGUMENTS)[number];

/**
 * Returns the sets of arguments with which an instruction can read the table. The instruction must have exactly one of
 * these sets.
 */
export const argumentSetsOfTable = (table: {
  readonly isRolled: boolean;
  readonly hasColumns: boolean;
  readonly hasOdds: boolean;
}): readonly (readonly LookupTableArgument[])[] => {
  if (table.hasOdds) return [['attack', 'defence']];
  return table.hasColumns || !table.isRolled ? [['be'], ['attack', 'defence']] : [[]];
};
