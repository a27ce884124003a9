import { expect, test } from 'vitest';
import { runs } from '../../support/runs.ts';
import { held, TELLING } from './lazy.ts';
import { randomTable } from './random-table.ts';

/** Twice as many as it takes to find each mutant of `test/mutants/modifiers.ts`; `npm run soak looks` has more. */
const TABLES = runs(200);
const SEEDS = new Set([...Array.from({ length: TABLES }, (_, i) => i + 1), ...Object.values(TELLING)]);

test('[P17] [P12] values computed on demand equal those of a full computation', () => {
  let dependent = 0;
  for (const seed of SEEDS) {
    const { differences, dependent: depends } = held(randomTable(seed), seed);
    if (differences.length > 0) expect({ seed, differences }).toEqual({ seed, differences: [] });
    if (depends) dependent += 1;
  }
  expect(dependent).toBeGreaterThan(TABLES / 2);
});
