import { expect, it } from 'vitest';
import { values } from '../../../src/table/core/schema.ts';

it.each<[string, (size: number) => unknown]>([
  ['a text', (size) => ({ note: 'x'.repeat(size) })],
  ['a text of a list', (size) => ({ note: ['', 'x'.repeat(size)] })],
  ['a name', (size) => ({ ['x'.repeat(size)]: 1 })],
])('[T4] the %s of a value in a file has at most 6,000 characters', (_, made) => {
  expect([6000, 6001].map((size) => values.safeParse(made(size)).success)).toEqual([true, false]);
});

it.each<[unknown, boolean]>([
  [{ Strength: 3, note: 'a', isRoyal: true, Type: ['Cosmic', ''] }, true],
  [{ ['__proto__']: 'a' }, true],
  [{ Strength: null }, false],
  [{ Type: ['a', 1] }, false],
  [{ Type: { a: 1 } }, false],
  [[], false],
])('[T4] the values %j in a file are valid: %j', (given, isOne) => {
  expect(values.safeParse(given).success).toBe(isOne);
});
