import { expect, test } from 'vitest';
import { root } from '../house/linter.ts';
import { nearTests, quickTests } from './near.ts';

test('[D43] finds the tests of the folder that mirrors a source', () => {
  const near = nearTests(root, ['src/features/cards/rules/draws.ts', 'src/session/games/openings.ts']);
  expect(near).toContain('test/session/games/games.test.ts');
});

test('[D43] selects a changed test itself, and nothing for pages', () => {
  expect(nearTests(root, ['test/log.test.ts', 'README.md', 'data/modules/chess.yaml'])).toEqual(['test/log.test.ts']);
});

test('[D43] leaves the slowest out of a quick run', () => {
  const seconds = new Map([
    ['slow', 20],
    ['quick', 2],
    ['slower', 24],
  ]);
  expect(quickTests(['slower', 'slow', 'quick', 'new'], (file) => seconds.get(file))).toEqual(['new', 'quick', 'slow']);
});
