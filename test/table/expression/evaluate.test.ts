import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDecimalToSum, DECIMAL_SUM_ZERO, printDecimalSum, ZERO } from '../../../src/table/core/decimal.ts';
import { decimalOf, type Value } from '../../../src/table/core/value.ts';
import { createEvaluationBudget } from '../../../src/table/expression/budget.ts';
import { evaluate, matches } from '../../../src/table/expression/evaluate.ts';
import { inOrder } from '../../../src/table/expression/look-up.ts';
import { EVERYTHING } from '../../../src/table/expression/read.ts';
import { expressions, holding, read } from './support.ts';

type Piece = Readonly<Record<string, Value>>;

const match = (text: string, piece: Piece = {}) => matches(read(text), holding(piece));
const value = (text: string, piece: Piece = {}) => evaluate(read(text), holding(piece));

describe('matching pieces', () => {
  it('[C8] only pieces that match an expression count', () => {
    expect(match('Type = Cosmic', { Type: 'Cosmic' })).toBe(true);
    expect(match('Type = Cosmic', { Type: 'Reward' })).toBe(false);
    expect(match('Type = Cosmic', { Type: 'cosmic' })).toBe(false);
    expect(match('Type = Cosmic && Value > 3', { Type: 'Cosmic', Value: 4 })).toBe(true);
    expect(match('Type = Cosmic && Value > 3', { Type: 'Cosmic', Value: '3' })).toBe(false);
    expect(match('{Type == "Cosmic" && Dollars >= 5}', { Type: 'Cosmic', Dollars: ' 5 ' })).toBe(true);
  });

  it('[C9] a card that is both Cosmic and Reward matches both', () => {
    const card = { Type: ['Cosmic', 'Reward'], Level: ['1', '12'] };
    expect(['Type = Cosmic', '{Type == "Reward"}', 'Type = Action'].map((text) => match(text, card))).toEqual([
      true,
      true,
      false,
    ]);
    expect(['Type != Cosmic', 'Type != Action'].map((text) => match(text, card))).toEqual([false, true]);
    expect(['Type =~ Rew.*', 'Type !~ Rew.*', 'Type !~ Act.*'].map((text) => match(text, card))).toEqual([
      true,
      false,
      true,
    ]);
    expect(['Level > 11', 'Level < 1', 'Level = 01'].map((text) => match(text, card))).toEqual([true, false, true]);
    expect(match('Type = $Wanted$', { ...card, Wanted: ['Action', 'Reward'] })).toBe(true);
    expect(match('Type = ""', { Type: [] })).toBe(true);
  });

  it('[C10] a missing expression matches every piece', () => {
    expect([{}, { Type: 'Cosmic' }].map((piece) => matches(EVERYTHING, holding(piece)))).toEqual([true, true]);
  });

  it('[C11] a missing property is blank in an expression, never the text null', () => {
    const texts = [
      'OldBoard = ""',
      'OldBoard != ""',
      'OldBoard = null',
      'OldBoard = undefined',
      'OldBoard =~ ""',
      'OldBoard =~ .+',
      'OldBoard',
    ];
    expect(texts.map((text) => match(text))).toEqual([true, false, false, false, true, false, false]);
    expect(['Value < 3', 'Value >= 0', 'Value <= ""', '{3 > Value}'].map((text) => match(text))).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(match('OldBoard = $CurrentBoard$')).toBe(true);
  });

  it('[C12] an expression reads the piece first, then zone, map and game', () => {
    const lookUp = inOrder(
      holding({ Owner: 'Red', Note: '' }),
      holding({ Owner: 'Blue', Terrain: 'wood', Note: 'zone' }),
      holding({ Terrain: 'plain', Title: 'Field' }),
      holding({ Title: 'Game', Turn: 4 }),
    );
    const found = ['Owner', 'Terrain', 'Title', 'Turn', 'Note', 'None'].map((name) => evaluate(read(name), lookUp));
    expect(found).toEqual(['Red', 'wood', 'Field', 4, '', undefined]);
  });

  it('[C16] CurrentBoard != $OldBoard$ matches new arrivals', () => {
    const arrivals = 'CurrentBoard != $OldBoard$';
    expect(match(arrivals, { CurrentBoard: 'Main', OldBoard: 'Reserve' })).toBe(true);
    expect(match(arrivals, { CurrentBoard: 'Main', OldBoard: 'Main' })).toBe(false);
    expect(match(arrivals, { CurrentBoard: 'Main' })).toBe(true);
    expect(match('CurrentBoard = $Side$ Hand', { CurrentBoard: 'Red Hand', Side: 'Red' })).toBe(true);
  });

  it('[C26] an expression compares numbers if both sides are numbers, else text', () => {
    const fives: Value[] = ['05', '+5', ' 5 ', 5, '5.0'];
    expect(fives.map((five) => match('Value = 5', { Value: five }))).toEqual(fives.map(() => true));
    expect(['1e3', '0x10', 'Infinity'].map((text) => match('Value > 5', { Value: text }))).toEqual([
      false,
      false,
      true,
    ]);
    expect(match('Value = 1000', { Value: '1e3' })).toBe(false);
    expect(match('Value > 9', { Value: '10' })).toBe(true);
    expect(match('Name < b', { Name: 'a10' })).toBe(true);
    expect(match('Flag = true', { Flag: true })).toBe(true);
  });

  it('a stray word or text in an expression matches nothing', () => {
    expect(['Cosmic', '{"Cosmic"}', '{Type}', '{Type && true}'].map((text) => match(text, { Type: 'Cosmic' }))).toEqual(
      [false, false, false, false],
    );
    expect(['Hidden', 'Count', '!Missing'].map((text) => match(text, { Hidden: 'true', Count: 2 }))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('an expression stops reading once the result is certain', () => {
    const asked: string[] = [];
    matches(read('a = 1 && b = 2 || c = 3'), (name) => {
      asked.push(name);
      return name === 'c' ? 3 : 0;
    });
    expect(asked).toEqual(['a', 'c']);
  });
});

describe('sums of a property', () => {
  const sumOf = (cards: readonly Piece[]) =>
    printDecimalSum(
      cards
        .map((card) => decimalOf(evaluate(read('Dollars'), holding(card))) ?? ZERO)
        .reduce(addDecimalToSum, DECIMAL_SUM_ZERO),
    );

  it('a sum of Dollars 1, 5, 10, 20 and Action cards without Dollars is 36', () => {
    expect(
      sumOf([
        { Dollars: 1 },
        { Dollars: '5' },
        { Dollars: '10' },
        { Dollars: 20 },
        { Type: 'Action' },
        { Type: 'Action' },
      ]),
    ).toBe('36');
  });

  it('values that are not numbers add 0 to a sum', () => {
    expect(
      sumOf([{ Dollars: '' }, { Dollars: 'five' }, { Dollars: '1e3' }, { Dollars: true }, { Dollars: ['3'] }]),
    ).toBe('0');
  });
});

describe('computing in an expression', () => {
  it.each<readonly [string, Value | undefined]>([
    ['{1 + 2 * 3}', 7],
    ['{(1 + 2) * 3}', 9],
    ['{(3 + 2) * 0.5 * 3}', 7.5],
    ['{0.1 + 0.2}', 0.3],
    ['{7 / 2}', 3.5],
    ['{-7 % 4}', -3],
    ['{1 - 3 + 2}', 0],
    ['{-Power}', -3],
    ['{Power + "02"}', 5],
    ['{Power + Missing}', undefined],
    ['{Power + Name}', undefined],
    ['{1 / 0}', undefined],
    ['{1 % 0}', undefined],
    ['{1000000000 + 1}', undefined],
    ['{1000000000 * Power - 5}', undefined],
    ['{-Name}', undefined],
    ['{Power > 2 ? "strong" : 1 / 0}', 'strong'],
    ['{Missing ? 1 : Name}', 'Knight'],
    ['{min(Power, 0, 2)}', 0],
    ['{min(0, -1)}', -1],
    ['{max(Power, 1, -2)}', 3],
    ['{max(Power, Name)}', undefined],
    ['{abs(-2.5) + abs(1)}', 3.5],
    ['{floor(-2.5)}', -3],
    ['{join(Name, " ", Power, Missing)}', 'Knight 3'],
    ['{"$Name$ of $Side$"}', 'Knight of Red'],
    ['{1 == 1}', true],
    ['{2 > 1 == true}', true],
  ])('the expression %s is %j', (text, expected) => {
    expect(value(text, { Power: 3, Name: 'Knight', Side: 'Red' })).toBe(expected);
  });
});

describe('the work budget of expressions', () => {
  it('every match fails when the work budget runs out, negations included', () => {
    const lookUp = holding({ Name: 'a'.repeat(300) });
    for (const text of [
      'Name =~ (a|aa)+',
      'Name !~ (a|aa)+b',
      '!(Name = x)',
      '{true}',
      '{!(join(Name, Name) == "x")}',
    ]) {
      expect(matches(read(text), lookUp)).toBe(true);
      const budget = createEvaluationBudget(text === '{true}' ? 0 : 2);
      expect(matches(read(text), lookUp, budget)).toBe(false);
      expect(evaluate(read(text), lookUp, budget)).toBeUndefined();
    }
  });

  it('the work budget is shared and charges for every comparison', () => {
    const budget = createEvaluationBudget(1000);
    matches(read('Type = Cosmic'), holding({ Type: Array<string>(100).fill('x') }), budget);
    expect(budget.left).toBe(1000 - 103);
  });

  it('the work budget limits any expression, which evaluates without failing', () => {
    const anyValue: fc.Arbitrary<Value | undefined> = fc.oneof(
      fc.constantFrom(undefined, true, '', '05', '1e3', 'Cosmic', 3, -0.5, 1e9),
      fc.array(fc.string({ maxLength: 3 }), { maxLength: 3 }),
      fc.string({ maxLength: 20 }),
    );
    fc.assert(
      fc.property(expressions, anyValue, fc.integer({ min: 1, max: 2000 }), (expression, held, steps) => {
        const budget = createEvaluationBudget(steps);
        const lookUp = () => held;
        const result = evaluate(expression, lookUp, budget);
        expect(budget.left < 0 ? result : undefined).toBeUndefined();
        if (budget.left >= 0) expect(evaluate(expression, lookUp)).toEqual(result);
        if (typeof result === 'number') expect(result === held || decimalOf(result)).not.toBeUndefined();
      }),
      { numRuns: 500 },
    );
  });
});
