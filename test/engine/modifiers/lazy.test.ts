import { expect, test } from 'vitest';
import { held } from './lazy.ts';
import { randomTable } from './random-table.ts';

/** Twice as many as it takes to find each mutant of `test/mutants/modifiers.ts`; `npm run soak looks` has more. */
const TABLES = 2_000;

test('[P17] [P12] looks, asked for in any order, are those of one plain full pass, on the table and as a player sees it', () => {
  let dependent = 0;
  for (let seed = 1; seed <= TABLES; seed += 1) {
    const { differences, dependent: depends } = held(randomTable(seed), seed);
    if (differences.length > 0) expect({ seed, differences }).toEqual({ seed, differences: [] });
    if (depends) dependent += 1;
  }
  expect(dependent).toBeGreaterThan(TABLES / 2);
});
