import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as decimals from '../../../src/table/core/decimal.ts';
import {
  type Decimal,
  decimalFromNumber,
  fromMillionths,
  printDecimal,
  readDecimal,
  toNumber,
} from '../../../src/table/core/decimal.ts';

const LIMIT = 1e15;
const anyMillionths = fc.oneof(
  fc.integer({ min: -LIMIT, max: LIMIT }),
  fc.integer({ min: -5_000_000, max: 5_000_000 }),
);
const anyDecimal = anyMillionths.map((count) => fromMillionths(count) as Decimal);

function read(text: string): Decimal {
  const decimal = readDecimal(text);
  if (decimal === undefined) throw new Error(`${text} is no decimal`);
  return decimal;
}

function print(decimal: Decimal | undefined): string | undefined {
  return decimal === undefined ? undefined : printDecimal(decimal);
}

describe('reading decimals', () => {
  it.each([
    ['05', '5'],
    ['+5', '5'],
    [' 5 ', '5'],
    ['-1.5', '-1.5'],
    ['.5', '0.5'],
    ['-.25', '-0.25'],
    ['-0', '0'],
    ['0.000001', '0.000001'],
    ['1.500000', '1.5'],
    ['1000000000', '1000000000'],
    [`${'0'.repeat(63)}5`, '5'],
    ['-999999999.999999', '-999999999.999999'],
  ])('[C26] the text or value %j is the number %s', (text, printed) => {
    expect(print(readDecimal(text))).toBe(printed);
  });

  it.each([
    '1e3',
    '0x10',
    'Infinity',
    'NaN',
    '',
    ' ',
    '.',
    '+',
    '-',
    '5.',
    '1,5',
    '1 5',
    '--1',
    'five',
    '٣',
    '0.0000001',
    '1000000000.000001',
    '-1000000001',
    '9'.repeat(400),
    `${'0'.repeat(64)}5`,
  ])('[C26] %j is not a number', (text) => {
    expect(readDecimal(text)).toBeUndefined();
  });

  it('decimals have up to 6 decimal places and 10^9', () => {
    expect(print(decimalFromNumber(0.1))).toBe('0.1');
    expect(print(decimalFromNumber(-0))).toBe('0');
    expect([0.1 + 0.2, 1e-7, 1e9 + 1, Number.NaN, Number.POSITIVE_INFINITY].map(decimalFromNumber)).toEqual(
      Array(5).fill(undefined),
    );
  });

  it('decimals round-trip through text, numbers and JSON', () => {
    fc.assert(
      fc.property(anyDecimal, (decimal) => {
        expect(readDecimal(printDecimal(decimal))).toBe(decimal);
        expect(decimalFromNumber(toNumber(decimal))).toBe(decimal);
        expect(JSON.parse(JSON.stringify(decimal))).toBe(decimal);
      }),
    );
  });
});

describe('computing with decimals', () => {
  it('[C25] adding 0.1 and taking it away ten times leaves 0', () => {
    let sum = decimals.DECIMAL_SUM_ZERO;
    let decimal = decimals.ZERO;
    for (let times = 0; times < 10; times += 1) {
      sum = decimals.addDecimalToSum(sum, read('0.1'));
      decimal = decimals.add(decimal, read('0.1')) as Decimal;
    }
    expect([decimals.printDecimalSum(sum), print(decimal)]).toEqual(['1', '1']);
    for (let times = 0; times < 10; times += 1) {
      sum = decimals.subtractFromSum(sum, read('0.1'));
      decimal = decimals.subtractDecimals(decimal, read('0.1')) as Decimal;
    }
    expect(sum).toBe(0n);
    expect(decimal).toBe(decimals.ZERO);
  });

  it('[C26] sums of decimals are exact in any order, at any size', () => {
    const largest = read('1000000000');
    expect(
      decimals.printDecimalSum(
        Array(100_000).fill(largest).reduce(decimals.addDecimalToSum, decimals.DECIMAL_SUM_ZERO),
      ),
    ).toBe('100000000000000');
    fc.assert(
      fc.property(fc.array(anyDecimal, { maxLength: 50 }), (all) => {
        const sum = all.reduce(decimals.addDecimalToSum, decimals.DECIMAL_SUM_ZERO);
        expect([...all].reverse().reduce(decimals.addDecimalToSum, decimals.DECIMAL_SUM_ZERO)).toBe(sum);
        expect(all.reduce(decimals.subtractFromSum, sum)).toBe(0n);
        const adder = new decimals.DecimalAdder();
        for (const one of all) adder.add(one);
        expect(adder.sum).toBe(sum);
      }),
    );
  });

  it('decimals may be negative', () => {
    expect(print(decimals.subtractDecimals(read('1'), read('3.5')))).toBe('-2.5');
    expect(decimals.printDecimalSum(decimals.subtractFromSum(decimals.DECIMAL_SUM_ZERO, read('0.5')))).toBe('-0.5');
  });

  it.each([
    ['0.5', '0.000001', '0'],
    ['1.5', '0.000001', '0.000002'],
    ['2.5', '0.000001', '0.000002'],
    ['-1.5', '0.000001', '-0.000002'],
    ['-2.5', '0.000001', '-0.000002'],
    ['0.1', '0.2', '0.02'],
    ['999999999.999999', '1', '999999999.999999'],
    ['100000', '10000.000001', undefined],
  ])('the product of %s and %s rounds half to even: %s', (a, b, product) => {
    expect(print(decimals.multiply(read(a), read(b)))).toBe(product);
  });

  it.each([
    ['7', '2', '3.5'],
    ['1', '3', '0.333333'],
    ['-2', '3', '-0.666667'],
    ['0.000001', '2', '0'],
    ['0.000003', '-2', '-0.000002'],
    ['1', '0', undefined],
    ['1000000000', '0.1', undefined],
  ])('the quotient of %s and %s rounds half to even: %s', (a, b, quotient) => {
    expect(print(decimals.divideDecimals(read(a), read(b)))).toBe(quotient);
  });

  it('remainders of decimals have the sign of the dividend', () => {
    expect(['7', '-7'].map((a) => print(decimals.remainderOfDecimals(read(a), read('2.5'))))).toEqual(['2', '-2']);
    expect(print(decimals.remainderOfDecimals(read('-4'), read('2')))).toBe('0');
    expect(decimals.remainderOfDecimals(read('7'), decimals.ZERO)).toBeUndefined();
  });

  it('a decimal is rounded down to a natural number', () => {
    const all = ['1.5', '-1.5', '-3', '0', '999999999.999999'].map(read);
    expect(all.map(decimals.floor).map(print)).toEqual(['1', '-2', '-3', '0', '999999999']);
    expect(all.map(decimals.toNatural)).toEqual([1, 0, 0, 0, 999_999_999]);
  });

  it('computing rejects results beyond 10^9 and never returns minus zero', () => {
    expect(decimals.add(read('1000000000'), read('0.000001'))).toBeUndefined();
    expect(decimals.subtractDecimals(read('-1000000000'), read('1'))).toBeUndefined();
    expect(decimals.negate(decimals.ZERO)).toBe(decimals.ZERO);
    expect(decimals.multiply(read('-0.000001'), read('0.1'))).toBe(decimals.ZERO);
  });

  it('decimals agree with integer arithmetic', () => {
    const small = fc.integer({ min: -1000, max: 1000 });
    fc.assert(
      fc.property(small, small, (a, b) => {
        const [x, y] = [decimalFromNumber(a) as Decimal, decimalFromNumber(b) as Decimal];
        expect(decimals.add(x, y)).toBe(decimalFromNumber(a + b));
        expect(decimals.multiply(x, y)).toBe(decimalFromNumber(a * b));
        expect(Math.sign(decimals.compare(x, y))).toBe(Math.sign(a - b));
        expect(decimals.negate(decimals.negate(x))).toBe(x);
      }),
    );
  });
});

it('[C26] products of decimals round half to even at the sixth place', () => {
  const small = fc.integer({ min: -3_000_000, max: 3_000_000 });
  const half = fc.tuple(fc.integer({ min: -2_000, max: 2_000 }), fc.constantFrom(500, 1_500, 2_500, -500));
  fc.assert(
    fc.property(fc.oneof(fc.tuple(small, small), fc.tuple(anyMillionths, small), half), ([a, b]) => {
      const [x, y] = [fromMillionths(a) as Decimal, fromMillionths(b) as Decimal];
      const [size, product] = [1_000_000n, BigInt(a) * BigInt(b)];
      const down = product / size - (product % size < 0n ? 1n : 0n);
      const rest = 2n * (product - down * size);
      const expected = rest > size || (rest === size && down % 2n !== 0n) ? down + 1n : down;
      expect(decimals.multiply(x, y)).toBe(fromMillionths(expected));
    }),
    { seed: 26, numRuns: 2_000 },
  );
});
