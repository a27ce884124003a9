import { addTo, type Decimal, EMPTY_SUM, floor, subtract, toNumber, ZERO } from '../../../table/index.ts';
import { type ColumnDefinition, isOdds, type OddsColumn, type Range, type Rounding } from './form.ts';

/** Which row or column of a table it is. What lies below the first or beyond the last counts as these. */

/** The range that a number lies in, rounded down to a whole one. */
export const indexByValue = (ranges: readonly Range[], value: Decimal): number => {
  const whole = toNumber(floor(value));
  const at = ranges.findIndex(({ to }) => whole <= to);
  return at < 0 ? ranges.length - 1 : at;
};

const exact = (decimal: Decimal): bigint => addTo(EMPTY_SUM, decimal);

/** Whether attack to defence is at least this ratio; exact. */
const isAtLeast = (attack: bigint, defence: bigint, [a, d]: readonly [bigint, bigint]): boolean =>
  attack * d >= a * defence;

/**
 * The column of a ratio: the last that is not above it (`down`), the first that is not below it (`up`), or whichever is
 * nearer, what lies half-way being the defender's. From 1:1 on the first number of a column is what counts there, below
 * it the second. Nothing against something is the first column, anything against nothing the last.
 */
const indexByOdds = (columns: readonly OddsColumn[], attack: Decimal, defence: Decimal, round: Rounding): number => {
  const [a, d] = [exact(attack), exact(defence)];
  if (a <= 0n) return 0;
  if (d <= 0n) return columns.length - 1;
  const below = columns.findLastIndex((one) => isAtLeast(a, d, [BigInt(one.attack), BigInt(one.defence)]));
  const [low, high] = [columns[below], columns[below + 1]];
  if (!low) return 0;
  const isEven = a * BigInt(low.defence) === BigInt(low.attack) * d;
  return high && !isEven && ROUNDS_UP[round](a, d, low, high) ? below + 1 : below;
};

/** Whether a ratio between two columns is nearer to the higher. */
const isNearer = (a: bigint, d: bigint, low: OddsColumn, high: OddsColumn): boolean => {
  const [a1, d1, a2, d2] = [low.attack, low.defence, high.attack, high.defence].map(BigInt) as [
    bigint,
    bigint,
    bigint,
    bigint,
  ];
  // Twice the ratio against the sum of both; below 1:1 so of the ratios turned round.
  const isBelowEven = a2 <= d2;
  return isBelowEven ? 2n * d * a1 * a2 < a * (d1 * a2 + d2 * a1) : 2n * a * d1 * d2 > d * (a1 * d2 + a2 * d1);
};

/** Whether the higher of two columns counts for a ratio between them. */
const ROUNDS_UP: { readonly [R in Rounding]: typeof isNearer } = {
  down: () => false,
  nearest: isNearer,
  up: () => true,
};

/** By what a table is read: two sides that are weighed against each other, or a value. */
export interface ReadBy {
  readonly attack?: Decimal;
  readonly defence?: Decimal;
  readonly value?: Decimal;
}

/** What counts where no ratio is asked for: the value, else by how much the attack is more than the defence. */
export const worthOf = ({ attack = ZERO, defence = ZERO, value }: ReadBy): Decimal =>
  value ?? subtract(attack, defence) ?? ZERO;

/** The column, before shifts. */
export const columnIndex = (columns: readonly ColumnDefinition[], by: ReadBy, round: Rounding = 'down'): number => {
  const odds = columns.filter(isOdds);
  if (odds.length > 0) return indexByOdds(odds, by.attack ?? ZERO, by.defence ?? ZERO, round);
  return indexByValue(
    columns.filter((one): one is Extract<ColumnDefinition, Range> => !isOdds(one)),
    worthOf(by),
  );
};
