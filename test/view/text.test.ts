import { expect, test } from 'vitest';
import { formatRelativeTime, moment, truncateMiddle } from '../../src/view/text/text.ts';

test('a text that is too long keeps its beginning and its end', () => {
  expect([7, 8, 9].map((most) => truncateMiddle('ABCDEFGH', most))).toEqual(['ABC…FGH', 'ABCDEFGH', 'ABCDEFGH']);
  expect([3, 4, 5, 6].map((most) => truncateMiddle('ABCDEFGH', most))).toEqual(['A…H', 'A…H', 'AB…GH', 'AB…GH']);
});

test('a cut text keeps its surrogate pairs whole', () => {
  expect(truncateMiddle('A😀BCD😀E', 5)).toBe('A…E');
  expect(truncateMiddle('A😀BCD😀E', 7)).toBe('A😀…😀E');
  expect(truncateMiddle('A😀', 3)).toBe('A😀');
});

test('a time is shown by its second', () => {
  expect([0, 1999, 2000].map(moment)).toEqual(['<t:0:f>', '<t:1:f>', '<t:2:f>']);
  expect([0, 1999, 2000].map(formatRelativeTime)).toEqual(['<t:0:R>', '<t:1:R>', '<t:2:R>']);
});
