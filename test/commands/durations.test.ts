import { expect, test } from 'vitest';
import { durationChoices } from '../../commands/common/durations.ts';
import { en } from '../support/words.ts';

const offered = (typed: string, others: readonly string[] = ['on', 'off']): readonly string[] =>
  durationChoices(en, typed, others).map(({ name, value }) => (name === value ? name : `${name}, sent as ${value}`));

const USUAL = ['1 hour', '3 hours', '6 hours', '12 hours', '1 day', '2 days', '3 days', '7 days'];

test('usual times are offered from the shortest on, behind what may stand in their place', () => {
  expect(offered('')).toEqual(['on', 'off', ...USUAL]);
  expect(offered('', [])).toEqual(USUAL);
});

test('those are offered that hold what is typed, those that begin with it first', () => {
  expect(offered('day')).toEqual(['1 day', '2 days', '3 days', '7 days']);
  expect(offered(' 2 ')).toEqual(['2 days', '12 hours']);
  expect(offered('O')).toEqual(['on', 'off', '1 hour', '3 hours', '6 hours', '12 hours']);
  expect(offered('soon')).toEqual([]);
});

test('a time that can be read is offered as it is, before all others and once', () => {
  expect(offered('7 h')).toEqual(['7 hours']);
  expect(offered('1 week')).toEqual(['7 days']);
  expect(offered('2 days')).toEqual(['2 days']);
  expect(offered('24h')).toEqual(['1 day']);
});

test('what is shown in several units is sent in one that can be read again', () => {
  expect(offered('90 min')).toEqual(['1 hour and 30 minutes, sent as 90 min']);
  expect(offered('15 days')).toEqual([]);
});

test('no time at all is none that is offered', () => {
  expect(offered('off')).toEqual(['off']);
  expect(offered('0')).toEqual([]);
});
