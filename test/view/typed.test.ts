import { expect, test } from 'vitest';
import { findByTypedVariants, isCalled, typedTextVariantsOf } from '../../src/view/text/typed.ts';

test('typed text is tried as is, then without Discord’s escapes', () => {
  expect(['Pawn 1', 'Pawn 1\\.0', '@\u200bhere', 'a\\b \\ c'].map(typedTextVariantsOf)).toEqual([
    ['Pawn 1'],
    ['Pawn 1\\.0', 'Pawn 1.0'],
    ['@\u200bhere', '@here'],
    ['a\\b \\ c'],
  ]);
});

test('an exact match of typed text precedes a match without its escapes', () => {
  const found = (typed: string, known: Readonly<Record<string, number>>): number | undefined =>
    findByTypedVariants(typed, (form) => known[form]);
  expect(found('a\\*', { 'a\\*': 1, 'a*': 2 })).toBe(1);
  expect(found('a\\*', { 'a*': 0 })).toBe(0);
  expect(found('a', { 'a*': 2 })).toBeUndefined();
});

test('a typed name matches in any case, with spaces or escapes', () => {
  expect(
    [' red KING ', 'Red\\ King', 'Red King\u200b', 'Red', 'Red Kings'].map((one) => isCalled('Red King', one)),
  ).toEqual([true, false, true, false, false]);
  expect([isCalled('A*', 'a\\*'), isCalled(' a* ', 'A*')]).toEqual([true, true]);
});
