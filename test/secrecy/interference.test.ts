import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawnAt, kinds } from './worlds/kinds.ts';

const SEED = 20_300_101;
/** Of each kind: 32 in all; `npm run soak secrecy` plays thousands. */
const PAIRS = 8;

/** Thousands of small games take a while where other tests run beside them. */
const PATIENCE = 600_000;

describe('[T6] a player’s view never depends on hidden things', () => {
  it.each(kinds)(
    'a player’s view never depends on hidden things in $name',
    async ({ pairs, compare }) => {
      let pair = 0;
      await fc.assert(
        fc.asyncProperty(pairs, async (one) => {
          pair += 1;
          expect(await compare(one, { drawn: drawnAt(pair) })).toBeUndefined();
        }),
        { seed: SEED, numRuns: PAIRS },
      );
    },
    PATIENCE,
  );
});
