import { expect, test } from 'vitest';
import type { ChartPicture } from '../../../src/draw/index.ts';
import { chartSvg } from '../../../src/view/scoring/chart.ts';

const chart = (...totals: readonly (readonly number[])[]): ChartPicture => ({
  shape: 'chart',
  title: 'Feast: Points',
  rounds: Array.from({ length: Math.max(0, ...totals.map(({ length }) => length)) }, (_, i) => i + 1),
  roundWord: 'Round',
  lines: totals.map((all, index) => ({
    side: { index, name: ['Red', 'Blue', 'Ash', 'Elm'][index] ?? '' },
    totals: all,
  })),
});

/** The numbers along the axis of the scores, from below, and along that of the rounds. */
const numbersOf = (picture: ChartPicture): readonly [scores: string, rounds: string] => {
  const told = (anchor: 'end' | 'middle'): string =>
    [...chartSvg(picture).matchAll(new RegExp(`text-anchor="${anchor}"[^>]*>(-?\\d+)<`, 'g'))]
      .map(([, number]) => number)
      .join(' ');
  return [told('end'), told('middle')];
};

test('score charts of four sides match the golden files', async () => {
  const picture = chart([0, 4, 9], [0, 3, 9], [0, -2, -5], [2, 2, 8]);
  await expect(chartSvg(picture).replaceAll('><', '>\n<')).toMatchFileSnapshot('../../golden/svg/chart.svg');
  const first = chartSvg(chart([3], [-1])).replaceAll('><', '>\n<');
  await expect(first).toMatchFileSnapshot('../../golden/svg/chart-first-round.svg');
});

test('the axis of a score chart has round steps from below the least', () => {
  expect(
    [[0], [1], [10], [11], [20], [21], [50], [51], [100], [101], [-7, 12], [-20], [990]].map(
      (ends) => numbersOf(chart(...ends.map((end) => [0, end])))[0],
    ),
  ).toEqual([
    '0 1',
    '0 1',
    '0 1 2 3 4 5 6 7 8 9 10',
    '0 2 4 6 8 10 12',
    '0 2 4 6 8 10 12 14 16 18 20',
    '0 5 10 15 20 25',
    '0 5 10 15 20 25 30 35 40 45 50',
    '0 10 20 30 40 50 60',
    '0 10 20 30 40 50 60 70 80 90 100',
    '0 20 40 60 80 100 120',
    '-8 -6 -4 -2 0 2 4 6 8 10 12',
    '-20 -18 -16 -14 -12 -10 -8 -6 -4 -2 0',
    '0 100 200 300 400 500 600 700 800 900 1000',
  ]);
});

test('every round of a score chart is numbered, or every second or third', () => {
  const rounds = (count: number): string => numbersOf(chart(Array.from({ length: count }, () => 1)))[1];
  expect([1, 12, 13, 25].map(rounds)).toEqual([
    '1',
    '1 2 3 4 5 6 7 8 9 10 11 12',
    '1 3 5 7 9 11 13',
    '1 4 7 10 13 16 19 22 25',
  ]);
});
