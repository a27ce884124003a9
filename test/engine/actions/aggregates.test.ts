import { describe, expect, it } from 'vitest';
import { GAME, type InstructionNames } from '../../../src/engine/play/lines/names.ts';
import { parseFormula } from '../../../src/engine/play/lines/text.ts';
import { evaluateExpression } from '../../../src/engine/play/lines/value.ts';
import { seenTable } from '../../../src/engine/play/secrecy/seen-table.ts';
import { print, readExpression, readFormula } from '../../../src/table/expression/index.ts';
import { ANN, BEN, BLUE, type Play, RED } from '../../support/table.ts';
import { begin, MARKET } from './market.ts';

const names = (side: typeof RED): InstructionNames => ({ side, it: GAME, bound: {} });
const asRed = (game: Play, text: string) =>
  evaluateExpression(seenTable(game.table, ANN) ?? game.table, names(RED), parseFormula(text));
const asBlue = (game: Play, text: string) =>
  evaluateExpression(seenTable(game.table, BEN) ?? game.table, names(BLUE), parseFormula(text));

describe('[G14] aggregates of the matching pieces in a place', () => {
  it('an aggregate gives the count, sum, least or most of matching pieces', () => {
    const game = begin();
    expect(asRed(game, 'count(Stalls)')).toBe(3);
    expect(asRed(game, 'count(Hand, Kind = "money")')).toBe(6);
    expect(asRed(game, 'sum("Red Hand", Worth > 1, Worth)')).toBe(20);
    expect(asRed(game, 'sum(Hand, Worth * 2)')).toBe(46);
    expect(asRed(game, 'least(Stalls, Price > 0, Price)')).toBe(6);
    expect(asRed(game, 'most(Stalls, Price) + 1')).toBe(18);
    expect(asRed(game, 'most(Hand, Kind = "unit", Might)')).toBeUndefined();
    expect(asRed(game, 'count(Nowhere)')).toBeUndefined();
    expect(asRed(game, 'count(game, Kind = "money")')).toBe(asRed(game, 'count(Hand, Kind = "money") + count(Heap)'));
    expect(asRed(game, 'count(Square, Price > sum(Hand, Worth) - 10)')).toBe(1);
  });

  it('an aggregate counts only pieces that the viewer sees', () => {
    const game = begin();
    expect([asRed(game, 'count("Red Hand")'), asBlue(game, 'count("Red Hand")')]).toEqual([6, 0]);
    expect([asRed(game, 'count(Hand)'), asBlue(game, 'count(Hand)')]).toEqual([6, 1]);
    expect([asRed(game, 'count(Heap)'), asRed(game, 'count(Stock, Price > 0)')]).toEqual([2, 0]);
  });

  it('`within N` means the pieces at most N steps from the thing that is tested', () => {
    const game = begin();
    const near = (text: string): readonly unknown[] =>
      ['lamp', 'ring', 'gift', 'Ayla', 'Bran'].map((name) => asRed(game, `sum(game, PieceName = '${name}', ${text})`));
    // In row 1 stand a lamp, a ring and a gift, and in row 2 Ayla and Bran below the first two.
    expect(near("count('within 1')")).toEqual([3, 4, 2, 3, 3]);
    expect(near("count('within 1', Kind = 'unit')")).toEqual([1, 1, 0, 2, 2]);
    expect(near("sum('within 2', Price)")).toEqual([23, 23, 23, 23, 23]);
    expect(near("sum('within 1', Price > sum('within 1', Might), Price)")).toEqual([23, 23, 17, 6, 17]);
    expect(asRed(game, "sum(Hand, count('within 3'))")).toBe(0);
    expect(asRed(game, "count('within 3')")).toBeUndefined();
    for (const text of ['within 0', 'within 1000', 'within two', 'Within 2'])
      expect(asRed(game, `count(Stalls, count('${text}') >= 0)`), text).toBe(0);
  });

  it('links and walls of modifiers count for `within N`, as for the distances of choices', () => {
    const modifiers =
      'modifiers: [{ name: Ferry, of: cell, link: [A1, D1] }, { name: Wall, of: cell, unlink: [A1, B1] }]';
    const game = begin(MARKET.replace('\nactions:', `\n${modifiers}\nactions:`));
    const goodsNearLamp = (steps: number): unknown =>
      asRed(game, `sum(game, PieceName = 'lamp', count('within ${steps}', Kind = 'good'))`);
    expect([1, 2, 3].map(goodsNearLamp)).toEqual([1, 2, 3]);
  });

  it('aggregates parse in both forms and print as parsed', () => {
    for (const text of [
      'count(Stalls) < 4',
      'sum("Red Hand", Kind == "money", Worth) >= 5',
      'Price = 3 && count(here) = 0',
    ]) {
      const read = readExpression(text, undefined, true);
      expect(read).toMatchObject({ ok: true });
      if (!read.ok) continue;
      const again = readExpression(print(read.expression), undefined, true);
      expect(again.ok && print(again.expression)).toBe(print(read.expression));
    }
    expect(readFormula('count(Stalls)')).toMatchObject({ ok: false, fault: { code: 'unknown-function' } });
    expect(readFormula('sum(Stalls)', undefined, true)).toMatchObject({
      ok: false,
      fault: { code: 'wrong-number-of-arguments' },
    });
    expect(readFormula('count(, 1)', undefined, true)).toMatchObject({ ok: false, fault: { code: 'unexpected' } });
  });
});
