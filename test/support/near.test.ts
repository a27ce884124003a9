import { expect, test } from 'vitest';
import { root } from '../house/linter.ts';
import { nearTests, quickTests } from './near.ts';

test('[D43] a quick run finds the tests of the folder that mirrors a source', () => {
  const near = nearTests(root, ['src/features/cards/rules/draws.ts', 'src/session/games/openings.ts']);
  expect(near).toContain('test/session/games/games.test.ts');
});

test('[D43] a quick run selects changed tests, and none for changed documents', () => {
  expect(nearTests(root, ['test/log.test.ts', 'README.md', 'data/modules/chess.yaml'])).toEqual(['test/log.test.ts']);
});

test('[D43] a quick run leaves out the slowest tests', () => {
  const seconds = new Map([
    ['slow', 20],
    ['quick', 2],
    ['slower', 24],
  ]);
  expect(quickTests(['slower', 'slow', 'quick', 'new'], (file) => seconds.get(file))).toEqual(['new', 'quick', 'slow']);
});
