import fc from 'fast-check';
import { expect, it } from 'vitest';
import { difference, pairs } from '../../support/play/idle-pairs.ts';

/** So many pairs of games; more of them are played by `npm run soak`. */
const PAIRS = 6;

it('[D12] a modifier without effect changes no message to any player', {
  timeout: 600_000,
}, async () => {
  const property = fc.asyncProperty(pairs, async (pair) => {
    expect(await difference(pair)).toBeUndefined();
  });
  await fc.assert(property, { seed: 12, numRuns: PAIRS });
});
