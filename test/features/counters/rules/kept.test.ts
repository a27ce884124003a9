import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../support/runs.ts';
import { outcome } from '../../../support/table.ts';
import { deeds, definitions } from './bending.ts';
import { countedModule, operationOf, ruled } from './game.ts';
import { countedAnew, sumsOf } from './scratch.ts';

const SEED = 20_300_103;

describe('[C78] every counter equals a full recount after any operations', () => {
  it('every counter equals a full recount without modifiers', () => {
    fc.assert(
      fc.property(deeds, (script) => {
        const game = ruled();
        for (const deed of script) {
          outcome(game, operationOf(game, deed));
          expect(sumsOf(game.table)).toEqual(countedAnew(game.table));
        }
      }),
      { seed: SEED, numRuns: runs(25) },
    );
  });

  it('[C41] every counter equals a full recount with any modifiers', () => {
    fc.assert(
      fc.property(deeds, definitions, (script, modifiers) => {
        const game = ruled({ ...countedModule, modifiers });
        for (const deed of script) {
          outcome(game, operationOf(game, deed));
          expect(sumsOf(game.table)).toEqual(countedAnew(game.table));
        }
      }),
      { seed: SEED, numRuns: runs(45) },
    );
  });
});
