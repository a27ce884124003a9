import { expect, it } from 'vitest';
import { readDecimal } from '../../../src/table/core/decimal.ts';
import { decimalOf, isTrue, sameValue, textOf, type Value } from '../../../src/table/core/value.ts';

it('a value keeps its form and converts to a number on demand', () => {
  const numbers: Value[] = ['05', 5, ' -1.5 ', 0.1];
  expect(numbers.map(decimalOf)).toEqual(['5', '5', '-1.5', '0.1'].map(readDecimal));
  const others: (Value | undefined)[] = [undefined, '', 'five', true, ['5'], 1e10, 1e-7];
  expect(others.map(decimalOf)).toEqual(others.map(() => undefined));
});

it('values are equal only if they have the same form', () => {
  expect(sameValue(['a', 'b'], ['a', 'b'])).toBe(true);
  expect(sameValue(['a', 'b'], ['b', 'a'])).toBe(false);
  expect(sameValue(['a'], ['a', 'b'])).toBe(false);
  expect(sameValue('5', 5)).toBe(false);
  expect(sameValue('05', '5')).toBe(false);
  expect(sameValue(undefined, '')).toBe(false);
  expect(sameValue(undefined, undefined)).toBe(true);
});

it('a missing value is formatted as blank', () => {
  const values: (Value | undefined)[] = [undefined, '', 'null', 0.000001, -0, 1000, true, ['Cosmic', 'Reward']];
  expect(values.map(textOf)).toEqual(['', '', 'null', '0.000001', '0', '1000', 'true', 'Cosmic, Reward']);
});

it('true values are true, its text, nonzero numbers and lists with a true item', () => {
  const yes: Value[] = [true, 'true', 1, -0.5, '2', ['no', 'true']];
  const no: (Value | undefined)[] = [undefined, false, 'false', '', 'yes', 'Cosmic', 0, '0', '00', [], ['no']];
  expect(yes.filter((value) => !isTrue(value))).toEqual([]);
  expect(no.filter(isTrue)).toEqual([]);
});
