import { expect, it } from 'vitest';
import { parseNumberRange, parseOdds } from '../../../src/engine/play/tables/form.ts';

it.each<[unknown, unknown]>([
  [3, { from: 3, to: 3 }],
  ['3', { from: 3, to: 3 }],
  [' 3-5 ', { from: 3, to: 5 }],
  ['-3 to -1', { from: -3, to: -1 }],
  ['1 – 2', { from: 1, to: 2 }],
  ['5-3', undefined],
  ['3-', undefined],
  ['x', undefined],
  [undefined, undefined],
])('a table’s row heading %j is read as a range if valid', (written, range) => {
  expect(parseNumberRange(written)).toEqual(range);
});

it.each<[unknown, unknown]>([
  ['3:2', { attack: 3, defence: 2 }],
  [' 1:1 ', { attack: 1, defence: 1 }],
  ['0:1', undefined],
  ['3', undefined],
  [3, undefined],
])('a table’s column heading %j is read as odds if valid', (written, odds) => {
  expect(parseOdds(written)).toEqual(odds);
});
