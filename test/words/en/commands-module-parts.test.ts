import { expect, it } from 'vitest';
import type { Module } from '../../../src/engine/index.ts';
import { pages } from '../../../src/words/en/commands/module-parts.ts';
import { LONGEST_PAGE } from '../../../src/words/limits.ts';
import { openModule } from '../../support/table.ts';

it('[D39] a page holds as much as there is room for, and one letter more begins another', () => {
  const some = ['x', 'x', 'x'].map((letter) => letter.repeat(500));
  const pagesOf = (last: number): readonly string[] =>
    pages({ ...openModule, scorekeepers: { text: [...some, 'x'.repeat(last)].join('\n') } } as Module, 'scorekeepers');
  const room = LONGEST_PAGE - (pagesOf(1)[0] ?? '').length + 1;
  expect(pagesOf(room).map(({ length }) => length)).toEqual([LONGEST_PAGE]);
  expect(pagesOf(room + 1)).toHaveLength(2);
});

it('[D39] a line is shown whole as far as a page goes, and cut behind that', () => {
  const some = Object.fromEntries(Array.from({ length: 18 }, (_, i) => [`p${i}`, 'x'.repeat(90)]));
  const lineOf = (last: number): string =>
    pages({ ...openModule, prototypes: { bird: { ...some, last: 'x'.repeat(last) } } }, 'prototypes').at(-1) ?? '';
  const room = LONGEST_PAGE - (lineOf(1).length - '- '.length) + 1;
  expect([room > 1, lineOf(room).length, lineOf(room).endsWith('x`')]).toEqual([true, LONGEST_PAGE + 2, true]);
  expect([lineOf(room + 1).length, lineOf(room + 1).endsWith('x…')]).toEqual([LONGEST_PAGE + 2, true]);
});
