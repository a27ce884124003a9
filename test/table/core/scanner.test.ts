import { expect, test } from 'vitest';
import { lineAndColumn, Scanner } from '../../../src/table/core/scanner.ts';

test('a scanner moves on only over the text at its position', () => {
  const scanner = new Scanner('ab  12');
  expect(scanner.pass('b')).toBe(false);
  expect(scanner.pass('ab')).toBe(true);
  expect([scanner.at, scanner.sign]).toEqual([2, ' ']);
  expect(scanner.passShape(/\d+/y)).toBeUndefined();
  expect(scanner.passShape(/\s*/y)).toBe('  ');
  expect(scanner.find(/\d/y)?.[0]).toBe('1');
  expect(scanner.at).toBe(4);
  expect(scanner.passShape(/\d+/y)).toBe('12');
  expect([scanner.isAtEnd, scanner.sign, scanner.pass('1')]).toEqual([true, '', false]);
});

test.each([
  [0, 1, 1],
  [1, 1, 2],
  [2, 2, 1],
  [3, 3, 1],
  [5, 3, 3],
])('the scanner finds line and column of position %i', (at, line, column) => {
  expect(lineAndColumn('a\n\nbc\n', at)).toEqual({ line, column });
});
