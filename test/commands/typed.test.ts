import { expect, test } from 'vitest';
import { MOST_CHOICES, matching } from '../../commands/common/choices.ts';
import { listOf, numbersOf } from '../../commands/common/typed.ts';

test('a typed list is split at commas, ignoring empty parts', () => {
  expect(listOf(' A1, B2 ,, C 3,')).toEqual(['A1', 'B2', 'C 3']);
  expect([listOf(), listOf(''), listOf(' , ')]).toEqual([[], [], []]);
});

test('a typed range gives at most a thousand numbers', () => {
  expect(numbersOf('1-3')).toEqual(['1', '2', '3']);
  expect(numbersOf('7 – 8')).toEqual(['7', '8']);
  expect(numbersOf('5-5')).toEqual(['5']);
  expect(numbersOf('5-4')).toEqual(['5-4']);
  expect([numbersOf('1-1000').length, numbersOf('0-1000'), numbersOf('1-10000')]).toEqual([
    1000,
    ['0-1000'],
    ['1-10000'],
  ]);
  expect([numbersOf('12'), numbersOf('a 1-3'), numbersOf('')]).toEqual([['12'], ['a 1-3'], ['']]);
});

test('[T22] completion puts prefix matches of names first, within the limit', () => {
  expect(matching(['Old Town', 'Tower', 'Stow', 'tow', 'Mill'], ' TOW ')).toEqual(['Tower', 'tow', 'Old Town', 'Stow']);
  expect(matching(['B', 'A'], '')).toEqual(['B', 'A']);
  const many = Array.from({ length: MOST_CHOICES + 1 }, (_, i) => `name ${i}`);
  expect(matching(many, 'name')).toEqual(many.slice(0, MOST_CHOICES));
});
