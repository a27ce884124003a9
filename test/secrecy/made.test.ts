import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OperationKind } from '../../src/table/index.ts';
import { MADE } from '../support/operations.ts';
import { drawnAt, madeKinds, madePairs } from './worlds/kinds.ts';

/** Pairs of games in which each operation is done that a system has; one that is new is in them by itself. */

const SEED = 20_300_803;
const PATIENCE = 600_000;
/** So many of all kinds of operations are carried out at least; others are refused in so few games. */
const SHARE = 0.75;

const stored = new Set<OperationKind>();

describe('[T6] a player’s view never depends on hidden things in generated acts', () => {
  it.each(MADE.map((kind, number) => ({ kind, number })))(
    'a player’s view never depends on hidden things in a generated $kind',
    async ({ kind, number }) => {
      const { compare } = madeKinds[number % madeKinds.length] ?? expect.fail('no kinds');
      await fc.assert(
        fc.asyncProperty(madePairs(kind), async (pair) => {
          expect(pair.script.some(({ made }) => made === kind)).toBe(true);
          const noted = (kinds: readonly OperationKind[]): void => {
            for (const one of kinds) stored.add(one);
          };
          expect(await compare(pair, { drawn: drawnAt(number), stored: noted })).toBeUndefined();
        }),
        { seed: SEED + number, numRuns: 1, endOnFailure: true },
      );
    },
    PATIENCE,
  );

  it('most of the generated acts are accepted', () => {
    const never = MADE.filter((kind) => !stored.has(kind));
    expect(never.length, never.join()).toBeLessThanOrEqual(MADE.length * (1 - SHARE));
  });
});
