import { expect, it } from 'vitest';
import { readDecimal } from '../../../src/table/core/decimal.ts';
import { decimalOf, isTrue, sameValue, textOf, type Value } from '../../../src/table/core/value.ts';

it('keeps what was given, and reads it as a number on demand', () => {
  const numbers: Value[] = ['05', 5, ' -1.5 ', 0.1];
  expect(numbers.map(decimalOf)).toEqual(['5', '5', '-1.5', '0.1'].map(readDecimal));
  const others: (Value | undefined)[] = [undefined, '', 'five', true, ['5'], 1e10, 1e-7];
  expect(others.map(decimalOf)).toEqual(others.map(() => undefined));
});

it('tells apart what is kept, and not what it reads as', () => {
  expect(sameValue(['a', 'b'], ['a', 'b'])).toBe(true);
  expect(sameValue(['a', 'b'], ['b', 'a'])).toBe(false);
  expect(sameValue(['a'], ['a', 'b'])).toBe(false);
  expect(sameValue('5', 5)).toBe(false);
  expect(sameValue('05', '5')).toBe(false);
  expect(sameValue(undefined, '')).toBe(false);
  expect(sameValue(undefined, undefined)).toBe(true);
});

it('reads in a format, a missing one as blank', () => {
  const values: (Value | undefined)[] = [undefined, '', 'null', 0.000001, -0, 1000, true, ['Cosmic', 'Reward']];
  expect(values.map(textOf)).toEqual(['', '', 'null', '0.000001', '0', '1000', 'true', 'Cosmic, Reward']);
});

it('is true as a boolean, its text, a number other than zero, or a list with one of these', () => {
  const yes: Value[] = [true, 'true', 1, -0.5, '2', ['no', 'true']];
  const no: (Value | undefined)[] = [undefined, false, 'false', '', 'yes', 'Cosmic', 0, '0', '00', [], ['no']];
  expect(yes.filter((value) => !isTrue(value))).toEqual([]);
  expect(no.filter(isTrue)).toEqual([]);
});
