import { describe, expect, it } from 'vitest';
import { unlimitedCount } from '../../src/kingdom/request/request.ts';
import { parseLeadingCount, parseNameWithWeight, parseRandomSetsPhrase } from '../../src/kingdom/typed/mix-items.ts';

describe('[K26] requests about random sets', () => {
  it.each<[string, ReturnType<typeof parseRandomSetsPhrase>]>([
    ['2 sets', { sets: 2, each: { min: 1, max: 10 } }],
    ['10 sets', { sets: 10, each: { min: 1, max: 10 } }],
    ['11 sets', 'sets-number'],
    ['0 sets', 'sets-number'],
    ['no sets', 'sets-number'],
    ['sets', 'sets-number'],
    ['exactly 3 sets', { sets: 3, each: { min: 1, max: 10 } }],
    ['at most 3 sets', { sets: 3 }],
    ['at most 3 sets of 4', 'sets-number'],
    ['at least 3 sets', 'sets-number'],
    ['2-3 sets', 'sets-number'],
    ['2 random sets of 5', { sets: 2, each: { min: 5, max: 5 } }],
    ['2 random sets of 4', 'sets-size'],
    ['2 random sets of 6', 'sets-size'],
    ['2 sets at random', { sets: 2, each: { min: 1, max: 10 } }],
    ['3 sets of 2-4 piles each', { sets: 3, each: { min: 2, max: 4 } }],
    ['3 sets of 2-3 piles each', 'sets-size'],
    ['3 sets of 4-2 piles each', 'sets-size'],
    ['3 sets with at least 2 cards', { sets: 3, each: { min: 2, max: 10 } }],
    ['3 sets with up to 4', { sets: 3, each: { min: 1, max: 4 } }],
    ['2 sets of 5 colours', 'sets-number'],
    ['2 seats', undefined],
  ])('the request about random sets is read: %s', (text, expected) => {
    expect(parseRandomSetsPhrase(text)).toEqual(expected);
  });

  it.each<[string, ReturnType<typeof parseLeadingCount>]>([
    ['at least 2 villages', { count: { min: 2, max: unlimitedCount }, rest: 'villages' }],
    ['<= 2 villages', { count: { min: 0, max: 2 }, rest: 'villages' }],
    ['=2 villages', { count: { min: 2, max: 2 }, rest: 'villages' }],
    ['2 - 3 villages', { count: { min: 2, max: 3 }, rest: 'villages' }],
    ['2+ villages', { count: { min: 2, max: unlimitedCount }, rest: 'villages' }],
    ['2 villages', { count: { min: 2, max: unlimitedCount }, rest: 'villages' }],
    ['0 villages', { count: { min: 0, max: 0 }, rest: 'villages' }],
    ['no villages', { count: { min: 0, max: 0 }, rest: 'villages' }],
    ['northern villages', { rest: 'northern villages' }],
  ])('the number in a request is read: %s', (text, expected) => {
    expect(parseLeadingCount(text)).toEqual(expected);
  });

  it.each<[string, ReturnType<typeof parseNameWithWeight>]>([
    ['Seaside x3', { name: 'Seaside', percent: 300 }],
    ['Moat×0.5', { name: 'Moat', percent: 50 }],
    ['Moat x0.1', { name: 'Moat', percent: 10 }],
    ['Moat x0.09', 'weight'],
    ['Moat * 20', { name: 'Moat', percent: 2000 }],
    ['Moat x20.1', 'weight'],
    ['Moat x1.23456', { name: 'Moat', percent: 123.46 }],
    ['Moat', undefined],
  ])('the weight in a request is read: %s', (text, expected) => {
    expect(parseNameWithWeight(text)).toEqual(expected);
  });
});
