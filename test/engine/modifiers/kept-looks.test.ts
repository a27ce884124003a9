import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../support/runs.ts';
import { keptLooks } from './kept-looks.ts';

it('[Q7] [P12] cached values equal those of a rebuilt table after changes', () => {
  fc.assert(
    keptLooks((kept, fresh) => {
      expect(kept).toEqual(fresh);
      return true;
    }),
    { seed: 20_300_107, numRuns: runs(30) },
  );
});
