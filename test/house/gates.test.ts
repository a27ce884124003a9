import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BOUNDS, exceeded, lowered, measured } from './gates.ts';
import { commentsIn, marksIn, paragraphsIn, titlesIn } from './prose.ts';

test('[D50] no measure of the source code rises above its bound', () => {
  const bounds: Readonly<Record<string, number>> = JSON.parse(readFileSync(BOUNDS, 'utf8'));
  expect(exceeded(bounds, measured())).toEqual([]);
});

test('[D50] the bounds of measures only fall', () => {
  const bounds = { pairs: 79, lines: 5 };
  expect(lowered(bounds, { pairs: 70, lines: 9 })).toEqual({ pairs: 70, lines: 5 });
  expect(exceeded(bounds, { pairs: 70, lines: 9 })).toEqual(['lines: 9, at most 5']);
  expect(exceeded(bounds, { pairs: 79, lines: 5, new: 1 })).toEqual(['new: 1, without a bound']);
});

test('[D50] habits of writing are counted in comments, titles and docs', () => {
  const source = '/** Whether it is. */\nconst a = 1; // The cells.\n// Returns what\n// he sees there.\n';
  expect(commentsIn(source).map((one) => one.trim().replace(/\s+/g, ' '))).toEqual([
    'Whether it is.',
    'Returns what he sees there.',
  ]);
  expect(titlesIn("test('[D1] [D2] nobody is told', () => {});")).toEqual(['nobody is told']);
  expect(paragraphsIn('# A title\n- Use `told` here.')).toEqual(['A title', 'Use X here.']);
  expect(marksIn(['Returns the cells that a unit can reach.'])).toBe(0);
  expect(marksIn(['Whether he is told about it.', 'The cells of a map.'])).toBe(1500);
});
