import { expect, test } from 'vitest';
import { filterMatchingNames, MOST_CHOICES } from '../../commands/common/choices.ts';
import { expandNumberRange, listOf } from '../../commands/common/typed.ts';

test('a typed list is split at commas, ignoring empty parts', () => {
  expect(listOf(' A1, B2 ,, C 3,')).toEqual(['A1', 'B2', 'C 3']);
  expect([listOf(), listOf(''), listOf(' , ')]).toEqual([[], [], []]);
});

test('a typed range gives at most a thousand numbers', () => {
  expect(expandNumberRange('1-3')).toEqual(['1', '2', '3']);
  expect(expandNumberRange('7 – 8')).toEqual(['7', '8']);
  expect(expandNumberRange('5-5')).toEqual(['5']);
  expect(expandNumberRange('5-4')).toEqual(['5-4']);
  expect([expandNumberRange('1-1000').length, expandNumberRange('0-1000'), expandNumberRange('1-10000')]).toEqual([
    1000,
    ['0-1000'],
    ['1-10000'],
  ]);
  expect([expandNumberRange('12'), expandNumberRange('a 1-3'), expandNumberRange('')]).toEqual([
    ['12'],
    ['a 1-3'],
    [''],
  ]);
});

test('[T22] completion puts prefix matches of names first, within the limit', () => {
  expect(filterMatchingNames(['Old Town', 'Tower', 'Stow', 'tow', 'Mill'], ' TOW ')).toEqual([
    'Tower',
    'tow',
    'Old Town',
    'Stow',
  ]);
  expect(filterMatchingNames(['B', 'A'], '')).toEqual(['B', 'A']);
  const many = Array.from({ length: MOST_CHOICES + 1 }, (_, i) => `name ${i}`);
  expect(filterMatchingNames(many, 'name')).toEqual(many.slice(0, MOST_CHOICES));
});
