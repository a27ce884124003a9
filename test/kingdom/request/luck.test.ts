import { describe, expect, it } from 'vitest';
import {
  type Luck,
  oneOf,
  pickSeveralRandom,
  pickWeightedRandom,
  randomBigIntBelow,
  shuffled,
} from '../../../src/kingdom/request/luck.ts';

/** Luck that gives these numbers, and notes below which bounds they were asked for. */
const given = (...numbers: readonly number[]): Luck & { readonly bounds: readonly number[] } => {
  const [left, bounds] = [[...numbers], [] as number[]];
  return {
    bounds,
    below(bound) {
      bounds.push(bound);
      return left.shift() ?? 0;
    },
  };
};

const WORD = 2 ** 32;

describe('a large random number', () => {
  it('a large random number takes one draw per word and drops excess bits', () => {
    const [small, large] = [given(7), given(1, 2 ** 31)];
    expect([randomBigIntBelow(small, 2n ** 32n), small.bounds]).toEqual([7n, [WORD]]);
    expect([randomBigIntBelow(large, 2n ** 32n + 1n), large.bounds]).toEqual([3n, [WORD, WORD]]);
    expect(randomBigIntBelow(given(2 ** 31, 5), 2n ** 64n)).toBe(2n ** 63n + 5n);
    expect(randomBigIntBelow(given(2 ** 31, 5), 2n ** 63n)).toBe(2n ** 62n + 2n);
  });

  it('a large random number is drawn again if not below its bound', () => {
    const luck = given(WORD - 1, WORD - 1, 2 ** 30, 0);
    expect(randomBigIntBelow(luck, 2n ** 64n - 1n)).toBe(2n ** 62n);
    expect(luck.bounds).toHaveLength(4);
  });

  it.each([0n, -1n])('a random number throws for a bound of %d', (bound) => {
    expect(() => randomBigIntBelow(given(), bound)).toThrow('nothing to choose from');
  });
});

describe('a random choice of an item', () => {
  it('an item is drawn as likely as its weight', () => {
    const weigh = (item: string): bigint => BigInt(item.length);
    const items = ['a', 'bbb', '', 'cc'];
    expect(Array.from({ length: 6 }, (_, i) => pickWeightedRandom(given(i), items, weigh))).toEqual([
      ...['a', 'bbb', 'bbb', 'bbb', 'cc', 'cc'],
    ]);
    const alike = given(1);
    expect([pickWeightedRandom(alike, ['bb', 'cc', 'dd'], weigh), alike.bounds]).toEqual(['cc', [3]]);
  });

  it('no item is drawn if there are none or all weigh nothing', () => {
    expect([
      oneOf(given(), []),
      pickWeightedRandom(given(), [], () => 1n),
      pickWeightedRandom(given(), ['a', 'b'], () => 0n),
    ]).toEqual([undefined, undefined, undefined]);
  });
});

it('several items are drawn with one number each, of a shrinking range', () => {
  const items = ['a', 'b', 'c', 'd'];
  const [some, all] = [given(1, 1), given(3, 0, 1, 0)];
  expect([pickSeveralRandom(some, items, 2), some.bounds]).toEqual([
    ['b', 'd'],
    [3, 4],
  ]);
  expect([shuffled(items, all), all.bounds]).toEqual([
    ['d', 'a', 'c', 'b'],
    [4, 3, 2, 1],
  ]);
});
