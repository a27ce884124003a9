import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  atLeast,
  demandAtMost,
  exactly,
  type PileCountDemand,
  role,
  unlimitedCount,
} from '../../../src/kingdom/request/request.ts';
import { type Expression, readExpression } from '../../../src/kingdom/typed/expression.ts';
import { dominion, editions, nrs } from '../made/wishes.ts';

const read = (text: string): unknown => readExpression(text, dominion, editions);
const plain = { demands: [], include: [], exclude: [], across: { include: [], exclude: [] } };
const none = (of: PileCountDemand['of']): PileCountDemand => exactly(0, of);

describe('an expression', () => {
  it('[K20] an expression states a whole request', () => {
    expect(read('Moat, 3 Attack, 1 Village, All / Curser')).toEqual({
      demands: [atLeast(3, role('attack')), atLeast(1, role('village')), none(role('curser'))],
      include: nrs('Moat'),
      across: { include: [], exclude: [] },
      exclude: [],
      sets: editions,
    });
  });

  it.each<[string, PileCountDemand]>([
    ['3 Attack', atLeast(3, role('attack'))],
    ['3+ attacks', atLeast(3, role('attack'))],
    ['at least 3 Attack', atLeast(3, role('attack'))],
    ['>=3 Attack', atLeast(3, role('attack'))],
    ['at most 2 attacks', demandAtMost(2, role('attack'))],
    ['<= 2 attack', demandAtMost(2, role('attack'))],
    ['max 2 attack', demandAtMost(2, role('attack'))],
    ['=1 curser', exactly(1, role('curser'))],
    ['exactly 1 Curser', exactly(1, role('curser'))],
    ['2-4 Village', { of: role('village'), min: 2, max: 4 }],
    ['no curser', none(role('curser'))],
    ['0 cursers', none(role('curser'))],
    ['Attack', atLeast(1, role('attack'))],
    ['Villages', atLeast(1, role('village'))],
    ['1 +buy', atLeast(1, role('buy'))],
    ['2 hand-size attacks', atLeast(2, role('handsize'))],
    ['2 Victory', atLeast(2, { kind: 'type', type: 'Victory' })],
    ['1 Liaisons', atLeast(1, { kind: 'type', type: 'Liaison' })],
    ['3 cost 5', atLeast(3, { kind: 'cost', from: 5, to: 5 })],
    ['at most 2 cost 6+', demandAtMost(2, { kind: 'cost', from: 6, to: unlimitedCount })],
    ['4 cost 2-3', atLeast(4, { kind: 'cost', from: 2, to: 3 })],
    ['1 $7', atLeast(1, { kind: 'cost', from: 7, to: 7 })],
    ['5 base2', atLeast(5, { kind: 'set', set: 'base2' })],
    ['<=3 Seaside', demandAtMost(3, { kind: 'set', set: 'seaside' })],
  ])('[K20] the expression %s is read', (text, demand) => {
    expect(read(text)).toEqual({ ...plain, demands: [demand] });
  });

  it('[K20] an expression names cards in any writing, with slashes too', () => {
    expect(read('kings court, Patrician / Emporium, 1 Cellar / catapult/rocks, jack of all trades')).toEqual({
      ...plain,
      include: nrs("King's Court", 'Patrician', 'Cellar'),
      exclude: nrs('Catapult', 'Jack of All Trades'),
    });
  });

  it('[K20] an expression reads a bare name as card, a counted name as role', () => {
    expect(read('Village')).toEqual({ ...plain, include: nrs('Village') });
    expect(read('1 Village')).toEqual({ ...plain, demands: [atLeast(1, role('village'))] });
  });

  it('[K20] an expression names sets and editions to draw from, or to avoid', () => {
    expect(read('base2, Seaside')).toEqual({ ...plain, sets: ['base2', 'sea2'] });
    expect(read('All / Alchemy')).toEqual({ ...plain, sets: editions.filter((key) => key !== 'alch') });
    expect(read('/ alch, Moat')).toEqual({
      ...plain,
      exclude: nrs('Moat'),
      sets: editions.filter((key) => key !== 'alch'),
    });
  });

  it.each<[string, string, number, string]>([
    ['Moat, 3 Atack', 'unknown', 8, 'Atack'],
    ['Moat,, Cellar', 'empty', 5, ''],
    ['', 'empty', 0, ''],
    ['Moat,', 'empty', 5, ''],
    ['Moat / Witch / Cellar', 'second-slash', 13, '/'],
    ['Moat, 11 Attack', 'count-too-large', 6, '11 Attack'],
    ['4-2 Attack', 'range', 0, '4-2 Attack'],
    ['Cellar, 2 Moneylender', 'one-of-a-card', 8, '2 Moneylender'],
    ['Cellar / 2 Attack', 'no-count-here', 9, '2 Attack'],
    ['3 All', 'no-count-here', 0, '3 All'],
    ['3', 'unknown', 1, ''],
    ['2 cost 5-3', 'unknown', 2, 'cost 5-3'],
    ['base2 / base2', 'no-sets-left', 0, 'base2 / base2'],
  ])('[K20] the expression %j has a fault: %s', (text, fault, at, wrong) => {
    expect(read(text)).toEqual({ code: 'bad-expression', fault, at, text: wrong });
  });

  it.each<[string, object]>([
    ['2 sets', { mix: { sets: 2, each: { min: 1, max: 10 } } }],
    ['exactly 3 sets', { mix: { sets: 3, each: { min: 1, max: 10 } } }],
    ['2 random sets of 5', { mix: { sets: 2, each: { min: 5, max: 5 } } }],
    ['2 sets at random with 5 piles of each', { mix: { sets: 2, each: { min: 5, max: 5 } } }],
    ['3 sets of 2-4 each', { mix: { sets: 3, each: { min: 2, max: 4 } } }],
    ['3 sets of 3+', { mix: { sets: 3, each: { min: 3, max: 10 } } }],
    ['1 set of 10', { mix: { sets: 1, each: { min: 10, max: 10 } } }],
    ['at most 3 sets', { mix: { sets: 3 } }],
    ['up to 3 sets', { mix: { sets: 3 } }],
    [
      'half Base, half of Seaside',
      {
        sets: ['base2', 'sea2'],
        quotas: ['base', 'seaside'].map((set) => ({ of: { kind: 'set', set }, min: 5, max: 5 })),
      },
    ],
    ['half Base, All', { sets: editions, quotas: [{ of: { kind: 'set', set: 'base' }, min: 5, max: 5 }] }],
    [
      'Seaside x3, Moat ×0.5',
      { weights: { sets: { seaside: 300 }, piles: { [nrs('Moat')[0] ?? 0]: 50 }, across: {} } },
    ],
    ['base1 x2', { weights: { sets: { base: 200 } } }],
    ['Donate x2', { weights: { sets: {}, piles: {} } }],
  ])('[K26] an expression states random sets, halves and weights: %s', (text, meant) => {
    expect(readExpression(text, dominion, editions)).toMatchObject({ ...meant, demands: [] });
  });

  it.each<[string, string]>([
    ['sets', 'sets-number'],
    ['2-3 sets', 'sets-number'],
    ['at least 2 sets', 'sets-number'],
    ['11 sets', 'sets-number'],
    ['0 sets', 'sets-number'],
    ['at most 3 sets of 3', 'sets-number'],
    ['2 sets of Villages', 'sets-number'],
    ['2 sets of 4', 'sets-size'],
    ['3 sets of 4', 'sets-size'],
    ['2 sets, 3 sets', 'sets-twice'],
    ['2 sets, half Base', 'sets-twice'],
    ['half Moat', 'halves'],
    ['half Base, half Seaside, half Empires', 'halves'],
    ['All / 2 sets', 'no-count-here'],
    ['All / Moat x2', 'no-count-here'],
    ['Moat x0', 'weight'],
    ['Moat x100', 'weight'],
    ['Mota x2', 'unknown'],
    ['attack x2', 'unknown'],
  ])('[K26] a fault in an expression about random sets is reported: %s', (text, fault) => {
    expect(readExpression(text, dominion, editions)).toMatchObject({ code: 'bad-expression', fault });
  });

  it('[K20] a fault in an expression is located at its text', () => {
    const word = fc.constantFrom(
      'Moat',
      '3 ',
      'Attack',
      ',',
      '/',
      ' ',
      'no ',
      'base2',
      '<=',
      '-',
      '+',
      'x',
      'cost 3',
      '99',
      'All',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 10 }), (words) => {
        const text = words.join('');
        const result = readExpression(text, dominion, editions);
        if ('code' in result) expect(text.slice(result.at, result.at + result.text.length)).toBe(result.text);
      }),
    );
  });

  it('[K20] an expression recognizes every card by its name', () => {
    const names = dominion.cards.map(({ name }) => name).join(', ');
    expect((read(names) as Expression).include).toEqual(dominion.cards.map(({ nr }) => nr));
  });
});
