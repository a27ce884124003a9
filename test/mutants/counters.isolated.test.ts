import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DirtyPiece } from '../../src/features/counters/rules/affected.ts';
import type { RecordChange } from '../../src/table/index.ts';
import { deeds, definitions } from '../features/counters/rules/bending.ts';
import { countedModule, operationOf, ruled } from '../features/counters/rules/game.ts';
import { countedAnew, sumsOf } from '../features/counters/rules/scratch.ts';
import { outcome } from '../support/table.ts';

/** Counters that are kept wrongly, in the ways in which one would: the property test must find each. */

const MUTANTS = {
  'none at all': undefined,
  'subtract the present value': 'present',
  "forget a merge into another map's stack": 'merge',
  'update on enter and leave only': 'within',
  "ignore a leader's move": 'leader',
} as const;

const broken = vi.hoisted(() => ({ now: undefined as string | undefined }));

vi.mock(import('../../src/features/counters/rules/affected.ts'), async (original) => {
  const real = await original();
  const isForgotten = ({ before, after }: DirtyPiece): boolean => {
    if (!before || !after) return false;
    if (broken.now === 'within') return before.place.in === after.place.in;
    const merged = after.place.rank > 0;
    return broken.now === 'merge' && before.place.in !== after.place.in && merged;
  };
  return {
    ...real,
    touchedBy: (records) => real.touchedBy(records).filter((one) => !isForgotten(one)),
  };
});

vi.mock(import('../../src/table/core/former.ts'), async (original) => {
  const { FormerTable } = await original();
  return {
    FormerTable: class extends FormerTable {
      override since(changes: readonly RecordChange[]): this {
        const present = changes.map(({ before, after }) =>
          broken.now === 'present' && before?.kind === 'piece' && after?.kind === 'piece'
            ? { before: { ...before, values: after.values }, after }
            : { before, after },
        );
        return super.since(present);
      }
    },
  };
});

vi.mock(import('../../src/features/counters/rules/reach.ts'), async (original) => {
  const real = await original();
  return {
    ...real,
    reached: (table, stirring) => (broken.now === 'leader' ? stirring.told : real.reached(table, stirring)),
  };
});

const MOST = 1000;

/** How many cases it takes until a counter is not what counting from scratch finds; more than MOST: none did. */
const casesUntilCaught = (numRuns: number): number => {
  const found = fc.check(
    fc.property(deeds, definitions, (script, modifiers) => {
      const bends = broken.now === 'leader' || broken.now === undefined;
      const game = ruled(bends ? { ...countedModule, modifiers } : countedModule);
      return script.every((deed) => {
        outcome(game, operationOf(game, deed));
        return JSON.stringify([...sumsOf(game.table)]) === JSON.stringify([...countedAnew(game.table)]);
      });
    }),
    { seed: 20_300_104, numRuns, endOnFailure: true },
  );
  return found.failed ? found.numRuns : MOST + 1;
};

afterEach(() => {
  broken.now = undefined;
});

describe('[C78] wrong counters are caught within 1,000 cases', () => {
  it.each(Object.entries(MUTANTS))('wrong counters are caught within 1,000 cases: %s', (_, mutant) => {
    broken.now = mutant;
    if (mutant === undefined) expect(casesUntilCaught(8)).toBe(MOST + 1);
    else expect(casesUntilCaught(MOST)).toBeLessThanOrEqual(MOST);
  });
});
