import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findSmallestHittingSet } from '../../../src/kingdom/explain/hitting.ts';

const sets = (...lists: readonly string[]): readonly ReadonlySet<string>[] => lists.map((list) => new Set(list));

it.each<[readonly string[], number]>([
  [[], 0],
  [['a'], 1],
  [['ab', 'bc', 'bd'], 1],
  [['ab', 'cd', 'ac'], 2],
  [['ab', 'cd', 'ef'], 3],
])('[K16] the smallest set that has an element of each set in %j has %i elements', (lists, size) => {
  const found = findSmallestHittingSet(sets(...lists), 4) ?? [];
  expect(found).toHaveLength(size);
  for (const list of lists) expect([...list].some((one) => found.includes(one))).toBe(true);
});

it('[K16] no set beyond the size limit is found, nor any for an empty set', () => {
  expect(findSmallestHittingSet(sets('a', 'b', 'c'), 2)).toBeUndefined();
  expect(findSmallestHittingSet(sets('a', ''), 2)).toBeUndefined();
});

it('[K16] no smaller set has an element of each given set', () => {
  const items = ['a', 'b', 'c', 'd', 'e'];
  const all = Array.from({ length: 32 }, (_, bits) => items.filter((__, at) => bits & (1 << at)));
  fc.assert(
    fc.property(fc.array(fc.subarray(items, { minLength: 1 }), { maxLength: 6 }), (lists) => {
      const meets = (some: readonly string[]): boolean => lists.every((list) => list.some((one) => some.includes(one)));
      const least = Math.min(...all.filter(meets).map(({ length }) => length));
      const found = findSmallestHittingSet(
        lists.map((list) => new Set(list)),
        5,
      );
      expect([found?.length, meets(found ?? [])]).toEqual([least, true]);
    }),
  );
});
