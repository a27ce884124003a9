import { compare, type Decimal } from '../../../table/index.ts';

/** How something stands among others by what each has (S35). Ties share the better place. */

/** The place, 1 for the most. */
export const placeAmong = (own: Decimal, others: readonly Decimal[]): number =>
  1 + others.filter((other) => compare(other, own) > 0).length;

/** Whether nobody else has as much. */
export const isAlone = (own: Decimal, others: readonly Decimal[]): boolean =>
  others.every((other) => compare(other, own) !== 0);
