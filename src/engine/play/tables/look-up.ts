import {
  addDecimalToSum,
  DECIMAL_SUM_ZERO,
  type Decimal,
  floor,
  subtractDecimals,
  toNumber,
  ZERO,
} from '../../../table/index.ts';
import {
  isOddsColumn,
  type NumberRange,
  type OddsColumn,
  type OddsRounding,
  type TableColumnDefinition,
} from './form.ts';

/**
 * Finds the row and the column of a value. A value below the first range counts as the first, and one beyond the last
 * as the last.
 */

/** Returns the index of the range that contains a number; the number is rounded down. */
export const rangeIndexOfValue = (ranges: readonly NumberRange[], value: Decimal): number => {
  const whole = toNumber(floor(value));
  const at = ranges.findIndex(({ to }) => whole <= to);
  return at < 0 ? ranges.length - 1 : at;
};

const exact = (decimal: Decimal): bigint => addDecimalToSum(DECIMAL_SUM_ZERO, decimal);

const isAtLeast = (attack: bigint, defence: bigint, [a, d]: readonly [bigint, bigint]): boolean =>
  attack * d >= a * defence;

/**
 * Returns the column of a ratio: the last that is not higher (`down`), the first that is not lower (`up`), or the
 * nearer one. Halfway between two columns, the lower one is taken. From 1:1 upward, nearness compares the first numbers
 * of the odds; below 1:1, the second ones. An attack of 0 has the first column, and a defense of 0 the last.
 */
const indexByOdds = (
  columns: readonly OddsColumn[],
  attack: Decimal,
  defence: Decimal,
  round: OddsRounding,
): number => {
  const [a, d] = [exact(attack), exact(defence)];
  if (a <= 0n) return 0;
  if (d <= 0n) return columns.length - 1;
  const below = columns.findLastIndex((one) => isAtLeast(a, d, [BigInt(one.attack), BigInt(one.defence)]));
  const [low, high] = [columns[below], columns[below + 1]];
  if (!low) return 0;
  const isEven = a * BigInt(low.defence) === BigInt(low.attack) * d;
  return high && !isEven && ROUNDS_UP[round](a, d, low, high) ? below + 1 : below;
};

const isNearer = (a: bigint, d: bigint, low: OddsColumn, high: OddsColumn): boolean => {
  const [a1, d1, a2, d2] = [low.attack, low.defence, high.attack, high.defence].map(BigInt) as [
    bigint,
    bigint,
    bigint,
    bigint,
  ];
  // Compares twice the ratio with the sum of both columns. Below 1:1, all ratios are inverted first.
  const isBelowEven = a2 <= d2;
  return isBelowEven ? 2n * d * a1 * a2 < a * (d1 * a2 + d2 * a1) : 2n * a * d1 * d2 > d * (a1 * d2 + a2 * d1);
};

const ROUNDS_UP: { readonly [R in OddsRounding]: typeof isNearer } = {
  down: () => false,
  nearest: isNearer,
  up: () => true,
};

/** The values by which a column is found: the sums of two sides against each other, or one value. */
export interface ColumnLookupValues {
  readonly attack?: Decimal;
  readonly defence?: Decimal;
  readonly value?: Decimal;
}

/** Returns the value, otherwise the attack minus the defense. */
export const columnLookupValueOf = ({ attack = ZERO, defence = ZERO, value }: ColumnLookupValues): Decimal =>
  value ?? subtractDecimals(attack, defence) ?? ZERO;

export const findTableColumnIndex = (
  columns: readonly TableColumnDefinition[],
  by: ColumnLookupValues,
  round: OddsRounding = 'down',
): number => {
  const odds = columns.filter(isOddsColumn);
  if (odds.length > 0) return indexByOdds(odds, by.attack ?? ZERO, by.defence ?? ZERO, round);
  return rangeIndexOfValue(
    columns.filter((one): one is Extract<TableColumnDefinition, NumberRange> => !isOddsColumn(one)),
    columnLookupValueOf(by),
  );
};
