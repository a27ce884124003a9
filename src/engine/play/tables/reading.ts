import { z } from 'zod';
import {
  add,
  added,
  type Change,
  count,
  type Decimal,
  decimalOf,
  type FormulaText,
  fromNumber,
  keyed,
  list,
  type Stored,
  shortText,
  type Table,
  toNumber,
  updatedWhole,
  type World,
  ZERO,
} from '../../../table/index.ts';
import { amountsIn } from '../lines/aggregates.ts';
import type { ActNames } from '../lines/names.ts';
import { aggregatesOf, condition, formula } from '../lines/text.ts';
import { asking, isMet, resultOf } from '../lines/value.ts';
import { moduleOf } from '../queries.ts';
import { everybody, sightOf } from '../secrecy/hiding.ts';
import type { Range, RowDefinition, TableArgument, TableDefinition } from './form.ts';
import { columnIndex, indexByValue, type ReadBy, worthOf } from './look-up.ts';

declare module '../../../table/core/record.ts' {
  interface Records {
    reading: TablesRead;
  }
}

const MOST_COUNTED = 200;
const MOST_APPLIED = 50;

export const readingSchema = keyed({
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
export type TableRead = Stored<typeof readingSchema>;

/**
 * The results of the last step in which tables were read. There is only one such record, so that the game doesn't grow.
 */
export const readingsSchema = keyed({
  kind: z.literal('reading'),
  id: z.literal('reading'),
  /** The number of steps in the game so far in which tables were read. */
  number: count,
  readings: list(readingSchema, 1_000),
});
export type TablesRead = Stored<typeof readingsSchema>;

export const tableNamed = (world: World, name: string): TableDefinition | undefined =>
  moduleOf(world).tables?.find((one) => one.name === name);

export interface Prepared {
  readonly table: TableDefinition;
  readonly by: ReadBy;
  readonly weighed: TableRead['weighed'];
  readonly shifts: TableRead['shifts'];
}

type Arguments = { readonly [A in TableArgument]?: FormulaText | undefined };

const amount = (world: World, names: ActNames, text: FormulaText): Decimal =>
  decimalOf(resultOf(world, names, formula(text))) ?? ZERO;

/** Evaluates the arguments for reading a table, in the view of the acting player. */
export const prepared = (world: World, names: ActNames, table: TableDefinition, given: Arguments): Prepared => {
  const { attack, defence, be } = given;
  const by: ReadBy = {
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
const countedIn = (world: World, names: ActNames, text: FormulaText): TableRead['weighed'][number]['of'] =>
  [...aggregatesOf(formula(text)).values()]
    .filter((one) => one.function === 'sum')
    .flatMap((one) => amountsIn(world, names, names.it, one, asking))
    .flatMap(({ piece, amount }) => {
      const open = world.get('piece', piece.id);
      const isOpen = open && sightOf(world as Table, open, everybody) === 'face';
      return isOpen ? [{ name: open.name, counts: toNumber(amount) }] : [];
    })
    .slice(0, MOST_COUNTED);

const shiftsNow = (world: World, names: ActNames, { shifts = [] }: TableDefinition): TableRead['shifts'] =>
  shifts.flatMap(({ when, text, column, row }) => {
    if (when !== undefined && !isMet(world, names, condition(when))) return [];
    const [columns, rows] = [column, row].map((one) => (one === undefined ? 0 : toNumber(amount(world, names, one))));
    const found = {
      ...(text === undefined ? {} : { text }),
      ...(columns ? { column: Math.trunc(columns) } : {}),
      ...(rows ? { row: rows } : {}),
    };
    return 'column' in found || 'row' in found ? [found] : [];
  });

export const readOff = ({ table, by, weighed, shifts }: Prepared, fell: number | undefined): TableRead => {
  const { name, columns, rows, round } = table;
  const first = columns && columnIndex(columns, by, round);
  const moved = first === undefined ? 0 : within(first + sumOf(shifts, 'column'), columns);
  const start = table.roll === undefined ? worthOf(by) : fromNumber(fell ?? 0);
  const found = add(start ?? ZERO, fromNumber(sumOf(shifts, 'row')) ?? ZERO) ?? ZERO;
  const row = rows[indexByValue(rows, found)] as RowDefinition;
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

const sumOf = (shifts: TableRead['shifts'], of: 'column' | 'row'): number =>
  shifts.reduce((sum, one) => sum + (one[of] ?? 0), 0);

const within = (index: number, all: readonly unknown[] = []): number => Math.max(0, Math.min(index, all.length - 1));

const rangeText = ({ from, to }: Range): string => (from === to ? String(from) : `${from}-${to}`);

/** Stores the result of reading a table. With `goesOn`, the step has read other tables before. */
export const noted = (table: Table, reading: TableRead, goesOn: boolean): Change => {
  const last = table.get('reading', 'reading');
  const before = goesOn ? (last?.readings ?? []) : [];
  const number = (last?.number ?? 0) + (goesOn ? 0 : 1);
  const now: TablesRead = { kind: 'reading', id: 'reading', number, readings: [...before, reading] };
  return last ? updatedWhole(last, now, 'readings') : added(now);
};
