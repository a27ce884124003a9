import { expect, test } from 'vitest';
import { durationChoices } from '../../commands/common/durations.ts';
import { en } from '../support/words.ts';

const offered = (typed: string, others: readonly string[] = ['on', 'off']): readonly string[] =>
  durationChoices(en, typed, others).map(({ name, value }) => (name === value ? name : `${name}, sent as ${value}`));

const USUAL = ['1 hour', '3 hours', '6 hours', '12 hours', '1 day', '2 days', '3 days', '7 days'];

test('duration completion offers special words, then the shortest usual times', () => {
  expect(offered('')).toEqual(['on', 'off', ...USUAL]);
  expect(offered('', [])).toEqual(USUAL);
});

test('duration completion puts times that begin with the typed text first', () => {
  expect(offered('day')).toEqual(['1 day', '2 days', '3 days', '7 days']);
  expect(offered(' 2 ')).toEqual(['2 days', '12 hours']);
  expect(offered('O')).toEqual(['on', 'off', '1 hour', '3 hours', '6 hours', '12 hours']);
  expect(offered('soon')).toEqual([]);
});

test('duration completion offers a readable typed time first and once', () => {
  expect(offered('7 h')).toEqual(['7 hours']);
  expect(offered('1 week')).toEqual(['7 days']);
  expect(offered('2 days')).toEqual(['2 days']);
  expect(offered('24h')).toEqual(['1 day']);
});

test('duration completion offers mixed units in a readable form', () => {
  expect(offered('90 min')).toEqual(['1 hour and 30 minutes, sent as 90 min']);
  expect(offered('15 days')).toEqual([]);
});

test('duration completion offers no zero duration', () => {
  expect(offered('off')).toEqual(['off']);
  expect(offered('0')).toEqual([]);
});
