import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../support/runs.ts';
import { differencesByGroups, fewDeeds, someModifiers } from './by-groups.ts';
import { countedModule } from './game.ts';

describe('[Q1] [C78] counting pieces in groups equals counting them one by one', () => {
  it('counting in groups equals counting one by one without modifiers', () => {
    fc.assert(
      fc.property(fewDeeds, (script) => {
        expect(differencesByGroups(countedModule, script)).toEqual([]);
      }),
      { seed: 20_301_122, numRuns: runs(10) },
    );
  });

  it('counting in groups equals counting one by one with any modifiers', () => {
    fc.assert(
      fc.property(fewDeeds, someModifiers, (script, modifiers) => {
        expect(differencesByGroups({ ...countedModule, modifiers }, script)).toEqual([]);
      }),
      { seed: 20_301_123, numRuns: runs(30) },
    );
  });
});
