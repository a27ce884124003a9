import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../support/runs.ts';
import { keptLooks } from './kept-looks.ts';

it('[Q7] [P12] what is kept of looks over changes is what a table says that was built anew', () => {
  fc.assert(
    keptLooks((kept, fresh) => {
      expect(kept).toEqual(fresh);
      return true;
    }),
    { seed: 20_300_107, numRuns: runs(30) },
  );
});
