import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeCoinsFor,
  findSmallestPayment,
  type PaymentPiece,
  totalWorthOfCoins,
} from '../../../src/engine/actions/payment.ts';
import type { PieceId } from '../../../src/table/index.ts';
import { ANN } from '../../support/table.ts';
import { begin, doing, done, HEAP, inHand, MARKET, namesAt, pieceAt, RED_HAND, SQUARE } from './market.ts';

const coins = (...worths: readonly number[]): readonly PaymentPiece[] =>
  worths.map((worth, i) => ({ id: `p${i}` as PieceId, worth: BigInt(worth) }));
const worths = (some: readonly PaymentPiece[] | undefined): readonly number[] | undefined =>
  some?.map(({ worth }) => Number(worth)).sort((a, b) => a - b);

describe('[G10] the payment of a cost', () => {
  it('a payment is the smallest: exact first, then fewest cards, unless chosen', () => {
    const pay = (price: number, hasChange = false) =>
      worths(findSmallestPayment(coins(1, 1, 1, 5, 5, 10), BigInt(price), hasChange));
    expect([0, 1, 5, 6, 10, 11, 13].map((price) => pay(price))).toEqual([
      [],
      [1],
      [5],
      [1, 5],
      [10],
      [1, 10],
      [1, 1, 1, 10],
    ]);
    expect(pay(4)).toEqual([5]);
    expect(pay(9)).toEqual([10]);
    expect([pay(23), pay(24)]).toEqual([[1, 1, 1, 5, 5, 10], undefined]);
    // Where change is given nothing is lost by paying more.
    expect([pay(3), pay(3, true)]).toEqual([[1, 1, 1], [5]]);
  });

  it('a payment always suffices, and no smaller one exists', () => {
    const some = fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 9 });
    fc.assert(
      fc.property(some, fc.integer({ min: 1, max: 40 }), fc.boolean(), (all, price, hasChange) => {
        const found = findSmallestPayment(coins(...all), BigInt(price), hasChange);
        const ways = Array.from({ length: 2 ** all.length }, (_, bits) => all.filter((_one, i) => (bits >> i) & 1));
        const enough = ways
          .map((way) => ({ sum: way.reduce((a, b) => a + b, 0), count: way.length }))
          .filter(({ sum }) => sum >= price);
        const [best] = enough.sort((a, b) =>
          hasChange ? a.count - b.count || a.sum - b.sum : a.sum - b.sum || a.count - b.count,
        );
        expect(found && { sum: Number(totalWorthOfCoins(found)), count: found.length }).toEqual(best);
        expect(new Set(found?.map(({ id }) => id)).size).toBe(found?.length ?? 0);
      }),
      { numRuns: 100, seed: 7 },
    );
  });

  it('a payment gets change while change is available', () => {
    expect(worths(changeCoinsFor(coins(1, 1, 5), 6n))).toEqual([1, 5]);
    expect(worths(changeCoinsFor(coins(5, 5), 4n))).toEqual([]);
    expect(worths(changeCoinsFor(coins(2, 2, 3), 5n))).toEqual([2, 3]);
    expect([worths(changeCoinsFor(coins(1, 1), 0n)), worths(changeCoinsFor(coins(1, 1), 1n))]).toEqual([[], [1]]);
  });

  it('a payment takes the largest cards first if there are too many combinations', () => {
    const powers = Array.from({ length: 16 }, (_, i) => 2 ** i);
    expect(worths(findSmallestPayment(coins(...powers, 1), 40_000n, false))).toEqual([16_384, 32_768]);
    expect(worths(findSmallestPayment(coins(...powers, 1), 49_152n, false))).toEqual([16_384, 32_768]);
    expect(worths(findSmallestPayment(coins(...powers, 1), 49_153n, false))).toEqual([8192, 16_384, 32_768]);
    expect(worths(changeCoinsFor(coins(...powers, 1), 40_002n))).toEqual([2, 64, 1024, 2048, 4096, 32_768]);
    expect(worths(findSmallestPayment(coins(...powers.slice(0, 13)), 5000n, false))).toEqual([8, 128, 256, 512, 4096]);
  });

  it('a payment comes before other changes, and only with allowed cards', () => {
    const game = begin();
    const lamp = pieceAt(game, SQUARE, 'A1');
    const buy = (names: readonly string[], action = 'Buy') =>
      done(game, doing(ANN, action, { subject: lamp, payment: inHand(game, ...names) }));
    expect(buy(['crown'])).toMatchObject({ code: 'pays-too-little', price: '6', given: '5' });
    expect(buy(['crown', 'lamp'])).toMatchObject({ code: 'not-to-pay-with' });
    expect(done(game, doing(ANN, 'Fill', { payment: inHand(game, 'crown') }))).toMatchObject({
      code: 'nothing-to-pay',
    });
    expect(buy(['crown', 'crown'])).toBe('done');
    expect(namesAt(game, RED_HAND)).toEqual(['lamp', 'note', 'penny', 'penny', 'penny']);
    const ring = pieceAt(game, SQUARE, 'B1');
    expect(done(game, doing(ANN, 'Buy', { subject: ring }))).toMatchObject({
      code: 'cannot-pay',
      price: '17',
      has: '13',
    });
  });

  it('a payment never uses worthless pieces', () => {
    const game = begin(MARKET.replace('penny: { Kind: money, Worth: 1 }', 'penny: { Kind: money, Worth: 0 }'));
    const lamp = pieceAt(game, SQUARE, 'A1');
    const payment = inHand(game, 'crown', 'crown', 'penny');
    expect(done(game, doing(ANN, 'Buy', { subject: lamp, payment }))).toMatchObject({ code: 'not-to-pay-with' });
  });

  it('a payment gets change from the place in the module', () => {
    const game = begin();
    const trade = doing(ANN, 'Trade', { subject: pieceAt(game, SQUARE, 'A1'), payment: inHand(game, 'note') });
    expect(done(game, trade)).toBe('done');
    expect(namesAt(game, HEAP)).toEqual(['note']);
    expect(namesAt(game, RED_HAND)).toEqual(['crown', 'crown', 'lamp', 'penny', 'penny', 'penny', 'penny', 'penny']);
  });
});
