import { compare, type Decimal } from '../../../table/index.ts';

/** Ranks by amounts (S35). Ties share the better rank. */

export const rankAmong = (own: Decimal, others: readonly Decimal[]): number =>
  1 + others.filter((other) => compare(other, own) > 0).length;

export const isAlone = (own: Decimal, others: readonly Decimal[]): boolean =>
  others.every((other) => compare(other, own) !== 0);
