import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { print } from '../../../src/table/expression/print.ts';
import {
  EVERYTHING,
  type ExpressionParseResult,
  readExpression,
  readFormula,
} from '../../../src/table/expression/read.ts';
import { type Expression, reads } from '../../../src/table/expression/tree.ts';
import { expressions, read, tokens } from './support.ts';

const printed = (text: string) => print(read(text));

function faultOf(reading: ExpressionParseResult) {
  return reading.ok ? undefined : reading.fault;
}

describe('expressions without braces', () => {
  it.each([
    ['Type = Cosmic', '{Type == "Cosmic"}'],
    ['Type=Cosmic', '{Type == "Cosmic"}'],
    ['Type == Cosmic && Value > 3', '{Type == "Cosmic" && Value > 3}'],
    ['a = 1 || b = 2 && c = 3', '{a == 1 || b == 2 && c == 3}'],
    ['(a = 1 || b = 2) && c = 3', '{(a == 1 || b == 2) && c == 3}'],
    ['CurrentBoard != $OldBoard$', '{CurrentBoard != OldBoard}'],
    ['$Red Hand_Wealth$ >= 20', '{$Red Hand_Wealth$ >= 20}'],
    ['Red Hand_Wealth >= 20', '{$Red Hand_Wealth$ >= 20}'],
    ['point-value < -2.5', '{$point-value$ < -2.5}'],
    ['Name = Very Cosmic Card && Value <= 05', '{Name == "Very Cosmic Card" && Value <= "05"}'],
    ['Name = Knight (mounted)', '{Name == "Knight (mounted)"}'],
    ['(Name = Knight (mounted))', '{Name == "Knight (mounted)"}'],
    ["Name = St. John's", '{Name == "St. John\'s"}'],
    ["Player's Score = 3", "{$Player's Score$ == 3}"],
    ['Name = Halt!', '{Name == "Halt!"}'],
    ['CurrentBoard = $Side$ Hand', '{CurrentBoard == join(Side, " Hand")}'],
    ['CurrentBoard = ($Side$) Hand', undefined],
    ['Cell = Hand ($Side$) $n$', '{Cell == join("Hand (", Side, ") ", n)}'],
    ['Type = "Cosmic && \\"odd\\""', '{Type == "Cosmic && \\"odd\\""}'],
    ["Type = ''", '{Type == ""}'],
    ['$3$ < 3', '{$3$ < 3}'],
    ['Flipped = true', '{Flipped == true}'],
    ['!Hidden', '{!Hidden}'],
    ['!(Type = Cosmic) && Hidden', '{!(Type == "Cosmic") && Hidden}'],
    ['Name =~ .*Kn(ight|ave).* && Value > 3', '{Name =~ ".*Kn(ight|ave).*" && Value > 3}'],
    ['(Name !~ a|[)]b)', '{Name !~ "a|[)]b"}'],
    ['Name =~ "say \\"no\\"|\\d+$"', '{Name =~ "say \\"no\\"|\\d+$"}'],
    ["Name =~ 'a\"b'", '{Name =~ "a\\"b"}'],
  ])('[C11] the expression without braces is read: %s', (text, expected) => {
    const reading = readExpression(text);
    expect(reading.ok ? print(reading.expression) : undefined).toBe(expected);
  });
});

describe('expressions in braces', () => {
  it.each([
    ['{Type == "Cosmic" && Dollars >= 5}', '{Type == "Cosmic" && Dollars >= 5}'],
    [' { Strength>=2 } ', '{Strength >= 2}'],
    ["{Type = 'Cosmic'}", '{Type == "Cosmic"}'],
    ['{(a + b) * c - d / (e - 2) % 3}', '{(a + b) * c - d / (e - 2) % 3}'],
    ['{((a)) + ((b * c))}', '{a + b * c}'],
    ['{a - (b - c) - d}', '{a - (b - c) - d}'],
    ['{-a - -3 + - - 4}', '{-a - -3 + 4}'],
    ['{a ? b : c ? d : e}', '{a ? b : c ? d : e}'],
    ['{(a ? b : c) ? d : (e && !f)}', '{(a ? b : c) ? d : e && !f}'],
    ['{!(a == b) == true}', '{!(a == b) == true}'],
    ['{min(a, 2, b + 1) > max(1.50)}', '{min(a, 2, b + 1) > max(1.5)}'],
    ['{min > 3}', '{min > 3}'],
    ['{$min$ > $Red Hand_Wealth$}', '{min > $Red Hand_Wealth$}'],
    ['{$true$ == true}', '{$true$ == true}'],
    ['{nation == "$myNation$"}', '{nation == myNation}'],
    ['{Board == "$Side$ Hand \\$5"}', '{Board == join(Side, " Hand \\$5")}'],
    ['{Größe > 3}', '{Größe > 3}'],
    ['{Name =~ "^Kn.*$" || Name !~ "\\\\+"}', '{Name =~ "^Kn.*$" || Name !~ "\\\\+"}'],
  ])('[C11] the expression in braces is read: %s', (text, expected) => {
    expect(printed(text)).toBe(expected);
  });

  it('[C11] expressions with and without braces parse to the same tree', () => {
    expect(read('Type = Cosmic && Value > 3')).toEqual(read('{Type == "Cosmic" && Value > 3}'));
    expect(read('CurrentBoard != $OldBoard$')).toEqual(read('{CurrentBoard != OldBoard}'));
  });

  it('formulas are read with and without braces around them', () => {
    const formula = (text: string) => {
      const reading = readFormula(text);
      return reading.ok ? print(reading.expression) : reading.fault.code;
    };
    expect(['MovePoints + 1', '{MovePoints + 1}', '-(a)', 'a b', ' '].map(formula)).toEqual([
      '{MovePoints + 1}',
      '{MovePoints + 1}',
      '{-a}',
      'unexpected',
      'unexpected',
    ]);
  });
});

it('[C10] an empty expression matches everything', () => {
  expect(['', ' \n '].map(read)).toEqual([EVERYTHING, EVERYTHING]);
  expect(print(EVERYTHING)).toBe('{true}');
});

describe('syntax errors of expressions', () => {
  it.each([
    ['Type =', 'unexpected', 6, '', ['value']],
    ['Type = Cosmic &&', 'unexpected', 16, '', ['property', '!', '('].sort()],
    ['Type = Cosmic & Value > 3', 'unexpected', 14, '&', ['&&', 'end', '||']],
    ['Type Cosmic && = 3', 'unexpected', 15, '=', ['!', '(', 'property']],
    ['(Type = Cosmic', 'unexpected', 14, '', ['&&', ')', '||']],
    ['Type = Cosmic)', 'unexpected', 13, ')', ['&&', 'end', '||']],
    ['A < B < C', 'unexpected', 6, '<', ['&&', 'end', '||']],
    ['Dollars + 1 > 3', 'unexpected', 8, '+', ['{Dollars + 1 > 3}']],
    ['3 < Value', 'unexpected', 0, '3', ['!', '(', 'property']],
    ['a = 1 || "Red Hand" = 3', 'unexpected', 9, '"', ['!', '(', 'property']],
    ['true', 'unexpected', 0, 'true', ['!', '(', 'property']],
    ['!A = B', 'unexpected', 3, '=', ['&&', 'end', '||']],
    ['Name = Knight (a', 'unexpected', 16, '', [')']],
    ['Type = "Cosmic', 'unclosed-text', 7, '"', ['"']],
    ['Type =~ "Cos', 'unclosed-text', 8, '"', ['"']],
    ['Board = $Old', 'bad-name', 8, '$', []],
    ['Board = $ Old$', 'bad-name', 8, '$', []],
    ['Board = "$5"', 'bad-name', 9, '$', []],
    ['Name =~', 'unexpected', 7, '', ['pattern']],
    ['Name =~ a(b && x = 3', 'bad-pattern', 9, '(', []],
    ['Name =~ "a{3,2}"', 'bad-pattern', 10, '{', []],
    ['Name =~ "(?=a)"', 'bad-pattern', 11, '=', []],
    ['Name =~ "(a{50}){50}"', 'pattern-too-large', 9, '(', []],
    ['{}', 'unexpected', 1, '}', ['value']],
    ['{ ', 'unexpected', 2, '', ['value']],
    ['{Strength >= 2', 'unexpected', 14, '', ['operator', '}']],
    ['{Strength >= 2} && a', 'unexpected', 16, '&', ['end']],
    ['{Strength 2}', 'unexpected', 10, '2', ['operator', '}']],
    ['{a ? b}', 'unexpected', 6, '}', [':', 'operator']],
    ['{1e3}', 'bad-number', 1, '1e3', []],
    ['{0.1234567}', 'bad-number', 1, '0', []],
    ['{2000000000}', 'bad-number', 1, '2000000000', []],
    ['{sqrt(2)}', 'unknown-function', 1, 'sqrt', ['abs', 'floor', 'join', 'max', 'min']],
    ['{abs(1, 2)}', 'wrong-number-of-arguments', 1, 'abs', []],
    ['{min()}', 'wrong-number-of-arguments', 1, 'min', []],
    ['{Name =~ Pattern}', 'unexpected', 9, 'Pattern', ['pattern']],
  ])('[C11] the expression %s is refused at its fault: %s', (text, code, at, found, expected) => {
    expect(faultOf(readExpression(text))).toEqual({ code, at, line: 1, column: at + 1, found, expected });
  });

  it('syntax errors of an expression report line and column', () => {
    expect(faultOf(readExpression('{Strength >= 2 &&\n  Type = }'))).toMatchObject({
      at: 27,
      line: 2,
      column: 10,
      found: '}',
    });
  });

  it('expressions that are too long or too deep are refused', () => {
    const nested = (depth: number) => `${'('.repeat(depth)}a = 1${')'.repeat(depth)}`;
    expect(readExpression(nested(64)).ok).toBe(true);
    expect(faultOf(readExpression(nested(65)))).toMatchObject({ code: 'too-deep', at: 65 });
    expect(faultOf(readExpression(`{${'-'.repeat(2000)}a}`))?.code).toBe('too-deep');
    expect(faultOf(readExpression(`{${'a?'.repeat(1900)}`))?.code).toBe('too-deep');
    expect(faultOf(readExpression(`a =~ ${'('.repeat(2000)}`))?.code).toBe('too-deep');
    expect(faultOf(readExpression('a'.repeat(4001)))).toMatchObject({ code: 'too-long', at: 4000 });
    expect(readExpression(`{${'a'.repeat(3998)}}`).ok).toBe(true);
    // What is printed of it has braces, quotes and blanks: 9 more.
    expect(readExpression(`a=${'x'.repeat(3991)}`).ok).toBe(true);
    expect(faultOf(readExpression(`a=${'x'.repeat(3992)}`))?.code).toBe('too-long');
    expect(faultOf(readExpression(`a=${'\\'.repeat(2500)}`))?.code).toBe('too-long');
    expect(readExpression(`{${'a||'.repeat(600)}a}`).ok).toBe(true);
  });

  it('no text makes the reader of expressions throw', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.array(tokens, { maxLength: 30 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(anyText, fc.boolean(), (text, braces) => {
        for (const reading of [readExpression(braces ? `{${text}}` : text), readFormula(text)]) {
          if (reading.ok) continue;
          expect(reading.fault.at).toBeGreaterThanOrEqual(0);
          expect(reading.fault.at).toBeLessThanOrEqual(text.length + 2);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe('printing expressions', () => {
  it('every expression tree reads back as itself', () => {
    fc.assert(
      fc.property(expressions, (expression: Expression) => {
        expect(readExpression(print(expression))).toEqual({ ok: true, expression });
      }),
      { numRuns: 500 },
    );
  });

  it('an expression without braces is printed as an equal expression', () => {
    const subjects = fc.constantFrom('Type', 'Red Hand', '$a b$', "Player's-x", '$3$', 'truely');
    const objects = fc.constantFrom(
      'Cosmic',
      '05',
      '-1.5',
      'true',
      '$OldBoard$',
      '"x $a$ \\$"',
      "'it'",
      'b (c $d$) e',
      '.*[)"]\\d(a|b)',
      'É!',
    );
    const signs = fc.constantFrom('=', '==', '!=', '<', '<=', '>', '>=', '=~', '!~');
    const comparisons = fc
      .tuple(fc.constantFrom('', '', '!', '('), subjects, signs, objects, fc.constantFrom('', '', ')'))
      .map((parts) => parts.join(''));
    const connectives = fc.constantFrom(' && ', '||', ' || (', ') && ');
    const texts = fc
      .tuple(fc.array(fc.tuple(comparisons, connectives), { maxLength: 3 }), comparisons)
      .map(([first, last]) => [...first.flat(), last].join(''));
    let count = 0;
    fc.assert(
      fc.property(texts, (text) => {
        const reading = readExpression(text);
        if (!reading.ok) return;
        count += 1;
        expect(readExpression(print(reading.expression))).toEqual(reading);
      }),
      { numRuns: 1500, seed: 7 },
    );
    expect(count).toBeGreaterThan(150);
  });
});

it('the properties that an expression reads are listed, also in $...$ and texts', () => {
  expect([...reads(read('Type = Cosmic && CurrentBoard != $OldBoard$ || !(Name =~ x.*)'))].sort()).toEqual([
    'CurrentBoard',
    'Name',
    'OldBoard',
    'Type',
  ]);
  expect([...reads(read('{a ? min(b, -c) : "$Red Hand_Wealth$ d" == e}'))].sort()).toEqual([
    'Red Hand_Wealth',
    'a',
    'b',
    'c',
    'e',
  ]);
  expect(reads(read('')).size).toBe(0);
});
