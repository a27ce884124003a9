import { bigBelow, type Luck } from '../request/luck.ts';

/**
 * Subsets of items that weigh something: how much all of a size weigh together, each as much as the product of its
 * items.
 */
export interface Subsets<T> {
  /** By size, from none up to the most. */
  readonly totals: readonly bigint[];
  /** One of so many items, as likely as it weighs; there must be such a one. */
  readonly pick: (size: number, luck: Luck) => readonly T[];
}

export function subsetsOf<T>(items: readonly T[], weight: (item: T) => bigint, most: number): Subsets<T> {
  // From each item on, by size; the last row has nothing left.
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
        if (bigBelow(luck, rows[at]?.[left] as bigint) >= weight(item) * (after[left - 1] as bigint)) return false;
        left -= 1;
        return true;
      });
    },
  };
}
