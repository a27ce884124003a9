import { expect, test } from 'vitest';
import { addToLimitedMap } from '../../../src/session/base/keep-newest.ts';

const kept = (most: number, ...keys: readonly string[]): readonly (readonly [string, number])[] => {
  const map = new Map<string, number>();
  for (const [i, key] of keys.entries()) addToLimitedMap(map, most, key, i);
  return [...map];
};

test('an entry beyond the limit of a list removes the oldest', () => {
  expect(kept(2, 'a', 'b')).toEqual([
    ['a', 0],
    ['b', 1],
  ]);
  expect(kept(2, 'a', 'b', 'c')).toEqual([
    ['b', 1],
    ['c', 2],
  ]);
});

test('an entry added to a list again becomes the newest', () => {
  expect(kept(2, 'a', 'b', 'a', 'c')).toEqual([
    ['a', 2],
    ['c', 3],
  ]);
});
