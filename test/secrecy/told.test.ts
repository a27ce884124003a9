import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../support/runs.ts';
import { type Held, held, pairs } from './told/pairs.ts';

const SEED = 20_300_202;
const PAIRS = runs(15);

it('[D2] viewers without news see the same, apart from declared disclosures', () => {
  const accepted = new Map<Held['accepted'], number>();
  fc.assert(
    fc.property(pairs, (pair) => {
      const { accepted: how, difference } = held(pair);
      accepted.set(how, (accepted.get(how) ?? 0) + 1);
      expect(difference).toBeUndefined();
    }),
    { seed: SEED, numRuns: PAIRS },
  );
  expect(accepted.get('as it is')).toBeGreaterThan(1);
  expect(accepted.get('declared')).toBeGreaterThan(5);
});
