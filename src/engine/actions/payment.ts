import {
  addDecimalToSum,
  COST,
  charge,
  compare,
  DECIMAL_SUM_ZERO,
  type DecimalSum,
  decimalOf,
  type PieceId,
  type World,
  ZERO,
} from '../../table/index.ts';
import { effectiveValue } from '../modifiers/effective-value.ts';
import type { PaymentDefinition } from '../play/lines/action-form.ts';
import { findMatchingSubjects } from '../play/lines/candidates.ts';
import { HAND, type InstructionNames } from '../play/lines/names.ts';
import { parseFormula } from '../play/lines/text.ts';
import { evaluateExpression } from '../play/lines/value.ts';

/** Payments for actions: the ones that players choose, and the ones that are proposed to them (G10). */

/** A piece that can pay. `worth` is in millionths. */
export interface PaymentPiece {
  readonly id: PieceId;
  readonly worth: DecimalSum;
}

const UNIT: DecimalSum = 1_000_000n;

/** Returns all pieces that have a worth and can pay, as this world shows them. */
export const findPaymentPieces = (
  world: World,
  names: InstructionNames,
  { with: match, worth }: PaymentDefinition,
  on: string,
): readonly PaymentPiece[] =>
  findMatchingSubjects(world, names, { kind: 'piece', match, on }).flatMap(({ id }) => {
    if (worth === undefined) return [{ id: id as PieceId, worth: UNIT }];
    const decimal = decimalOf(effectiveValue(world, { kind: 'piece', id, name: worth }));
    const isWorthless = decimal === undefined || compare(decimal, ZERO) <= 0;
    return isWorthless ? [] : [{ id: id as PieceId, worth: addDecimalToSum(DECIMAL_SUM_ZERO, decimal) }];
  });

export const paymentPlaceOf = ({ on = HAND }: PaymentDefinition): string => on;

/** Returns the price in millionths. It is 0 if the formula gives no number. */
export const computePaymentPrice = (
  world: World,
  names: InstructionNames,
  { least }: PaymentDefinition,
): DecimalSum => {
  const decimal = decimalOf(evaluateExpression(world, names, parseFormula(least)));
  return decimal === undefined || compare(decimal, ZERO) <= 0
    ? DECIMAL_SUM_ZERO
    : addDecimalToSum(DECIMAL_SUM_ZERO, decimal);
};

export const totalWorthOfCoins = (coins: readonly PaymentPiece[]): DecimalSum =>
  coins.reduce((sum, { worth }) => sum + worth, DECIMAL_SUM_ZERO);

/** A set of coins with its sum. It is a linked list, with the last added coin first. */
interface CoinSum {
  readonly sum: DecimalSum;
  readonly count: number;
  readonly coin: PaymentPiece | undefined;
  readonly before: CoinSum | undefined;
}

const START: CoinSum = { sum: DECIMAL_SUM_ZERO, count: 0, coin: undefined, before: undefined };

/** The most sums to keep while a payment is searched. If there are more, the largest coins are taken first. */
const MOST_SUMS = 20_000;

const coinsOf = (way: CoinSum): readonly PaymentPiece[] => {
  const found: PaymentPiece[] = [];
  for (let one: CoinSum | undefined = way; one?.coin; one = one.before) found.push(one.coin);
  return found.reverse();
};

/** Returns the fewest coins for each possible sum. Sums that reach the price are not extended. */
const waysBy = (coins: readonly PaymentPiece[], price: DecimalSum): ReadonlyMap<DecimalSum, CoinSum> | undefined => {
  const ways = new Map<DecimalSum, CoinSum>([[DECIMAL_SUM_ZERO, START]]);
  for (const coin of coins) {
    charge(COST.thing * ways.size);
    for (const way of [...ways.values()]) {
      if (way.sum >= price) continue;
      const sum = way.sum + coin.worth;
      const known = ways.get(sum);
      if (!known || known.count > way.count + 1) ways.set(sum, { sum, count: way.count + 1, coin, before: way });
    }
    if (ways.size > MOST_SUMS) return undefined;
  }
  return ways;
};

const largestFirst = (coins: readonly PaymentPiece[]): readonly PaymentPiece[] =>
  [...coins].sort((a, b) => Number(b.worth - a.worth));

const simplePayment = (largestFirst: readonly PaymentPiece[], price: DecimalSum): readonly PaymentPiece[] => {
  const taken: PaymentPiece[] = [];
  for (const coin of largestFirst) if (totalWorthOfCoins(taken) < price) taken.push(coin);
  return taken;
};

/** Returns coins for change, taking the largest coin that still fits each time. */
const simpleChange = (largestFirst: readonly PaymentPiece[], rest: DecimalSum): readonly PaymentPiece[] => {
  const given: PaymentPiece[] = [];
  for (const coin of largestFirst) if (totalWorthOfCoins(given) + coin.worth <= rest) given.push(coin);
  return given;
};

/**
 * Returns the smallest payment. If change is given, nothing is lost, so it has the fewest coins. Otherwise it exceeds
 * the price by the least, with the fewest coins.
 */
export const findSmallestPayment = (
  all: readonly PaymentPiece[],
  price: DecimalSum,
  hasChange: boolean,
): readonly PaymentPiece[] | undefined => {
  if (price === DECIMAL_SUM_ZERO) return [];
  if (totalWorthOfCoins(all) < price) return undefined;
  const coins = largestFirst(all);
  const ways = waysBy(coins, price);
  if (!ways) return simplePayment(coins, price);
  const enough = [...ways.values()].filter(({ sum }) => sum >= price);
  const bySum = (a: CoinSum, b: CoinSum): number => Number(a.sum - b.sum);
  const byCount = (a: CoinSum, b: CoinSum): number => a.count - b.count;
  const [best] = enough.sort((a, b) => (hasChange ? byCount(a, b) || bySum(a, b) : bySum(a, b) || byCount(a, b)));
  return best ? coinsOf(best) : undefined;
};

/** Returns as much change as possible, with the fewest coins. */
export const changeCoinsFor = (all: readonly PaymentPiece[], rest: DecimalSum): readonly PaymentPiece[] => {
  if (rest <= DECIMAL_SUM_ZERO) return [];
  const coins = largestFirst(all);
  const ways = waysBy(coins, rest);
  if (!ways) return simpleChange(coins, rest);
  const fitting = [...ways.values()].filter(({ sum }) => sum <= rest);
  const [best] = fitting.sort((a, b) => Number(b.sum - a.sum) || a.count - b.count);
  return best ? coinsOf(best) : [];
};
