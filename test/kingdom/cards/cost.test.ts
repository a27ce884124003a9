import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CardCost,
  compareCosts,
  compareCostsForDisplay,
  formatCardCost,
  parseCardCost,
} from '../../../src/kingdom/cards/cost.ts';

const plain = { coins: 0, potion: false, debt: 0 };

const anyCost: fc.Arbitrary<CardCost> = fc.record(
  {
    coins: fc.nat({ max: 20 }),
    potion: fc.boolean(),
    debt: fc.nat({ max: 12 }),
    mark: fc.constantFrom('+' as const, '*' as const),
  },
  { requiredKeys: ['coins', 'potion', 'debt'] },
);

describe('a cost', () => {
  it.each<[string, CardCost]>([
    ['0', plain],
    ['4', { ...plain, coins: 4 }],
    ['14', { ...plain, coins: 14 }],
    ['3P', { ...plain, coins: 3, potion: true }],
    ['P', { ...plain, potion: true }],
    ['8D', { ...plain, debt: 8 }],
    ['4 3D', { ...plain, coins: 4, debt: 3 }],
    ['2+', { ...plain, coins: 2, mark: '+' }],
    ['8*', { ...plain, coins: 8, mark: '*' }],
  ])('[K1] the cost %s is read and written', (text, cost) => {
    expect(parseCardCost(text)).toEqual(cost);
    expect(formatCardCost(cost)).toBe(text);
  });

  it.each(['', '+', 'D', 'p', '3 P', '-1', '3D4', 'four', '3**'])('the cost "%s" is invalid', (text) => {
    expect(parseCardCost(text)).toBeUndefined();
  });

  it('any cost is read as it was written', () => {
    fc.assert(
      fc.property(anyCost, (cost) => {
        expect(parseCardCost(formatCardCost(cost))).toEqual(cost);
      }),
    );
  });

  it('[K18] costs are ordered by coins, then debt, then potion', () => {
    const costs = ['3', '2P', 'P', '8D', '2', '4 3D', '0', '4'].flatMap((text) => parseCardCost(text) ?? []);
    expect(costs.sort(compareCosts).map(formatCardCost)).toEqual(['0', 'P', '8D', '2', '2P', '3', '4', '4 3D']);
    expect(costs.toSorted(compareCostsForDisplay).map(formatCardCost)).toEqual([
      '0',
      'P',
      '2',
      '2P',
      '3',
      '4',
      '4 3D',
      '8D',
    ]);
  });
});
