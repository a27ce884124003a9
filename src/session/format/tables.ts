import { z } from 'zod';
import { LONGEST_TEXT } from '../../engine/core/schema.ts';
import type { Module } from '../../engine/index.ts';
import { carried, schemaOf } from '../../form/carried.ts';
import { expects } from '../../form/expects.ts';
import { changed } from '../../form/given.ts';
import { reading } from '../../form/names.ts';
import { keyed, line, list, name, oneOf } from '../../form/words.ts';

/** Result tables: rows by dice or by a value, columns by odds or by a value. */

type TableDefinition = NonNullable<Module['tables']>[number];
type ColumnDefinition = NonNullable<TableDefinition['columns']>[number];
type ShiftDefinition = NonNullable<TableDefinition['shifts']>[number];

const MOST_ROWS = 200;
const MOST_COLUMNS = 50;
const MOST_SHIFTS = 50;
const LONGEST_CELL = 60;
/** The largest whole number of a row, of a column, and of odds. */
const LARGEST = 1_000_000;

const AMOUNT = expects({ is: 'formula' });
const amountText = reading('amount', z.string().max(LONGEST_TEXT));
const amount = z.union([z.int(AMOUNT), amountText], AMOUNT);

const ROW = expects({ is: 'table-row' });
const COLUMN = expects({ is: 'table-column' });

const row = z.array(z.union([z.number(), line(LONGEST_CELL)], ROW), ROW).max(MOST_COLUMNS + 1, ROW);

const shift = keyed({
  column: amount.exactOptional().describe('So many columns to the right, or to the left below 0'),
  row: amount.exactOptional().describe('So much is added to what fell, or to the value'),
  when: reading('condition', z.string().max(LONGEST_TEXT))
    .exactOptional()
    .describe('It counts only while this is true'),
  text: line(LONGEST_CELL).exactOptional().describe('What players read of it'),
});

export const table = keyed({
  name,
  roll: line(100).exactOptional().describe('The dice by which a row is found; by a value, when it is left out'),
  columns: list(z.union([z.number(), line(LONGEST_CELL)], COLUMN), MOST_COLUMNS)
    .min(1, COLUMN)
    .exactOptional()
    .describe('From the lowest: odds such as 3:1, or numbers and ranges such as 2-4; one column, when it is left out'),
  round: oneOf(['down', 'nearest', 'up'])
    .exactOptional()
    .describe('Which column odds between two of them have; down, the defender’s favour, when it is left out'),
  rows: list(row, MOST_ROWS)
    .min(1, expects({ is: 'one-at-least', of: 'row' }))
    .describe('From the lowest: each a number or a range such as 3-4, and a result for each column'),
  shifts: list(shift, MOST_SHIFTS).exactOptional().describe('What counts beside, while it is true'),
});

const number = z.int().min(-LARGEST).max(LARGEST);
const cellText = z.string().max(LONGEST_CELL);
const shiftInGame = schemaOf<ShiftDefinition>()(
  carried(shift, { column: amountText.exactOptional(), row: amountText.exactOptional() }),
);

export const tableInGame = schemaOf<TableDefinition>()(
  carried(table, {
    columns: list(
      z.union([
        keyed({ name: cellText, attack: number.min(1), defence: number.min(1) }),
        keyed({ name: cellText, from: number, to: number }),
      ]),
      MOST_COLUMNS,
    )
      .min(1)
      .exactOptional(),
    rows: list(keyed({ from: number, to: number, results: list(cellText, MOST_COLUMNS).min(1) }), MOST_ROWS).min(1),
    shifts: list(shiftInGame, MOST_SHIFTS).exactOptional(),
  }),
);

const RANGE = /^(-?\d{1,7})(?:\s*(?:-|–|to)\s*(-?\d{1,7}))?$/;
const ODDS = /^(\d{1,7})\s*:\s*(\d{1,7})$/;

/** A number or a range, both ends included; undefined of what is none. */
export const rangeIn = (written: unknown): { readonly from: number; readonly to: number } | undefined => {
  const [, first, last = first] = RANGE.exec(String(written).trim()) ?? [];
  if (first === undefined) return undefined;
  const [from, to] = [Number(first), Number(last)];
  return from <= to && Math.max(Math.abs(from), Math.abs(to)) <= LARGEST ? { from, to } : undefined;
};

/** Odds such as 3:1; undefined of what is none. */
export const oddsIn = (written: unknown): { readonly attack: number; readonly defence: number } | undefined => {
  const [, a, d] = ODDS.exec(String(written).trim()) ?? [];
  const [attack, defence] = [Number(a), Number(d)];
  return attack > 0 && defence > 0 && Math.max(attack, defence) <= LARGEST ? { attack, defence } : undefined;
};

const columnOf = (written: string | number): ColumnDefinition => {
  const called = String(written).trim();
  const odds = oddsIn(written);
  return odds ? { name: called, ...odds } : { name: called, ...(rangeIn(written) ?? { from: 0, to: 0 }) };
};

export const tableOf = (file: z.output<typeof table>): TableDefinition =>
  changed(file, {
    columns: (all) => all.map(columnOf),
    rows: (all) =>
      all.map(([range, ...results]) => ({ ...(rangeIn(range) ?? { from: 0, to: 0 }), results: results.map(String) })),
    shifts: (all) => all.map((one) => changed(one, { column: String, row: String })),
  });
