import { type Luck, randomBigIntBelow } from '../request/luck.ts';

/** Weighted subsets: a subset's weight is the product of its items' weights. */
export interface WeightedSubsets<T> {
  readonly totals: readonly bigint[];
  /** Draws a subset of that size by weight; at least one must exist. */
  readonly pick: (size: number, luck: Luck) => readonly T[];
}

export function weightedSubsetsOf<T>(
  items: readonly T[],
  weight: (item: T) => bigint,
  most: number,
): WeightedSubsets<T> {
  const rows: bigint[][] = [Array.from({ length: most + 1 }, (_, size) => (size === 0 ? 1n : 0n))];
  for (const item of items.toReversed()) {
    const after = rows[0] as bigint[];
    rows.unshift(after.map((total, size) => total + (size > 0 ? (after[size - 1] as bigint) * weight(item) : 0n)));
  }
  return {
    totals: rows[0] as bigint[],
    pick: (size, luck) => {
      let left = size;
      return items.filter((item, at) => {
        if (left === 0) return false;
        const after = rows[at + 1] as bigint[];
        if (randomBigIntBelow(luck, rows[at]?.[left] as bigint) >= weight(item) * (after[left - 1] as bigint))
          return false;
        left -= 1;
        return true;
      });
    },
  };
}
