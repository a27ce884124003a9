import { z } from 'zod';
import {
  add,
  added,
  type Change,
  count,
  type Decimal,
  decimalFromNumber,
  decimalOf,
  type FormulaText,
  keyed,
  list,
  type Stored,
  shortText,
  type Table,
  toNumber,
  updateWithWholeField,
  type World,
  ZERO,
} from '../../../table/index.ts';
import { aggregateAmountsOf } from '../lines/aggregates.ts';
import type { InstructionNames } from '../lines/names.ts';
import { aggregatesOfExpression, condition, parseFormula } from '../lines/text.ts';
import { evaluateExpression, expressionEvaluators, isConditionMet } from '../lines/value.ts';
import { moduleOf } from '../queries.ts';
import { pieceVisibilityFor, publicAudience } from '../secrecy/hiding.ts';
import type { LookupTableArgument, LookupTableDefinition, NumberRange, TableRowDefinition } from './form.ts';
import { type ColumnLookupValues, columnLookupValueOf, findTableColumnIndex, rangeIndexOfValue } from './look-up.ts';

declare module '../../../table/core/record.ts' {
  interface Records {
    reading: TableReadings;
  }
}

const MOST_COUNTED = 200;
const MOST_APPLIED = 50;

export const tableReadingSchema = keyed({
  table: shortText,
  /** The sums of both sides, or the single value. `of` has only pieces that all players see. */
  weighed: list(
    keyed({
      as: z.enum(['attack', 'defence', 'value']),
      sum: z.number(),
      of: list(keyed({ name: shortText, counts: z.number() }), MOST_COUNTED),
    }),
    2,
  ),
  shifts: list(
    keyed({ text: shortText.exactOptional(), column: z.int().exactOptional(), row: z.number().exactOptional() }),
    MOST_APPLIED,
  ),
  /** The column before shifts are applied, and the column after them. */
  column: shortText.exactOptional(),
  shifted: shortText.exactOptional(),
  /** The total of the dice that were rolled. */
  fell: z.int().exactOptional(),
  row: shortText,
  result: shortText,
});
export type TableReading = Stored<typeof tableReadingSchema>;

/**
 * The results of the last step in which tables were read. There is only one such record, so that the game doesn't grow.
 */
export const tableReadingsSchema = keyed({
  kind: z.literal('reading'),
  id: z.literal('reading'),
  /** The number of steps in the game so far in which tables were read. */
  number: count,
  readings: list(tableReadingSchema, 1_000),
});
export type TableReadings = Stored<typeof tableReadingsSchema>;

export const findTableByName = (world: World, name: string): LookupTableDefinition | undefined =>
  moduleOf(world).tables?.find((one) => one.name === name);

export interface TableLookup {
  readonly table: LookupTableDefinition;
  readonly by: ColumnLookupValues;
  readonly weighed: TableReading['weighed'];
  readonly shifts: TableReading['shifts'];
}

type Arguments = { readonly [A in LookupTableArgument]?: FormulaText | undefined };

const amount = (world: World, names: InstructionNames, text: FormulaText): Decimal =>
  decimalOf(evaluateExpression(world, names, parseFormula(text))) ?? ZERO;

/** Evaluates the arguments for reading a table, in the view of the acting player. */
export const prepared = (
  world: World,
  names: InstructionNames,
  table: LookupTableDefinition,
  given: Arguments,
): TableLookup => {
  const { attack, defence, be } = given;
  const by: ColumnLookupValues = {
    ...(attack === undefined ? {} : { attack: amount(world, names, attack) }),
    ...(defence === undefined ? {} : { defence: amount(world, names, defence) }),
    ...(be === undefined ? {} : { value: amount(world, names, be) }),
  };
  const texts = [
    ['attack', attack, by.attack],
    ['defence', defence, by.defence],
    ['value', be, by.value],
  ] as const;
  const weighed = texts.flatMap(([as, text, sum]) =>
    text === undefined || sum === undefined ? [] : [{ as, sum: toNumber(sum), of: countedIn(world, names, text) }],
  );
  return { table, by, weighed, shifts: shiftsNow(world, names, table) };
};

/** Returns the contribution of each piece to the sums of a formula. Only pieces that all players see are included. */
const countedIn = (world: World, names: InstructionNames, text: FormulaText): TableReading['weighed'][number]['of'] =>
  [...aggregatesOfExpression(parseFormula(text)).values()]
    .filter((one) => one.function === 'sum')
    .flatMap((one) => aggregateAmountsOf(world, names, names.it, one, expressionEvaluators))
    .flatMap(({ piece, amount }) => {
      const open = world.get('piece', piece.id);
      const isOpen = open && pieceVisibilityFor(world as Table, open, publicAudience) === 'face';
      return isOpen ? [{ name: open.name, counts: toNumber(amount) }] : [];
    })
    .slice(0, MOST_COUNTED);

const shiftsNow = (
  world: World,
  names: InstructionNames,
  { shifts = [] }: LookupTableDefinition,
): TableReading['shifts'] =>
  shifts.flatMap(({ when, text, column, row }) => {
    if (when !== undefined && !isConditionMet(world, names, condition(when))) return [];
    const [columns, rows] = [column, row].map((one) => (one === undefined ? 0 : toNumber(amount(world, names, one))));
    const found = {
      ...(text === undefined ? {} : { text }),
      ...(columns ? { column: Math.trunc(columns) } : {}),
      ...(rows ? { row: rows } : {}),
    };
    return 'column' in found || 'row' in found ? [found] : [];
  });

export const readLookupTable = (
  { table, by, weighed, shifts }: TableLookup,
  fell: number | undefined,
): TableReading => {
  const { name, columns, rows, round } = table;
  const first = columns && findTableColumnIndex(columns, by, round);
  const moved = first === undefined ? 0 : within(first + sumOf(shifts, 'column'), columns);
  const start = table.roll === undefined ? columnLookupValueOf(by) : decimalFromNumber(fell ?? 0);
  const found = add(start ?? ZERO, decimalFromNumber(sumOf(shifts, 'row')) ?? ZERO) ?? ZERO;
  const row = rows[rangeIndexOfValue(rows, found)] as TableRowDefinition;
  const column = first === undefined ? undefined : columns?.[first]?.name;
  const shifted = columns?.[moved]?.name;
  return {
    table: name,
    weighed,
    shifts,
    ...(column === undefined ? {} : { column }),
    ...(shifted === undefined || shifted === column ? {} : { shifted }),
    ...(fell === undefined || table.roll === undefined ? {} : { fell }),
    row: rangeText(row),
    result: row.results[moved] ?? '',
  };
};

const sumOf = (shifts: TableReading['shifts'], of: 'column' | 'row'): number =>
  shifts.reduce((sum, one) => sum + (one[of] ?? 0), 0);

const within = (index: number, all: readonly unknown[] = []): number => Math.max(0, Math.min(index, all.length - 1));

const rangeText = ({ from, to }: NumberRange): string => (from === to ? String(from) : `${from}-${to}`);

/** Stores the result of reading a table. With `goesOn`, the step has read other tables before. */
export const recordTableReading = (table: Table, reading: TableReading, goesOn: boolean): Change => {
  const last = table.get('reading', 'reading');
  const before = goesOn ? (last?.readings ?? []) : [];
  const number = (last?.number ?? 0) + (goesOn ? 0 : 1);
  const now: TableReadings = { kind: 'reading', id: 'reading', number, readings: [...before, reading] };
  return last ? updateWithWholeField(last, now, 'readings') : added(now);
};
