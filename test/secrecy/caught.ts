import fc from 'fast-check';
import { expect } from 'vitest';
import { board, exported } from './acts/asks.ts';
import { deal, undo } from './acts/cards.ts';
import { deedOf } from './acts/perform.ts';
import { unreached } from './acts/table.ts';
import { type Pair, type PairKind, pairsIn } from './worlds/kinds.ts';
import { deeds, worlds } from './worlds/world.ts';

/** How soon what leaks on purpose is found. */

const SEED = 20_300_102;
/** So many pairs are made at first, since most are caught by the first few; then more, at most so many. */
const FIRST = 8;
const MOST = 150;

/**
 * Games of cards alone, in which every other deed is one that only asks, after private messages, an undo, a picture and
 * a file: on each surface something is said soon.
 */
export const plain = pairsIn(
  worlds.map(({ war: _, cellars: __, bends: ___, keepers: ____, derived: _____, ...world }) => world),
  deeds(4, 9, fc.oneof(fc.nat(99), fc.integer({ min: 84, max: 99 }))),
).map((pair) => ({ ...pair, script: [...[deal, undo, board, exported].map(deedOf), ...pair.script] }));

/** The like, in which the process's log has something to say. */
export const unheard = plain.map((pair) => ({ ...pair, script: [...[deal, unreached].map(deedOf), ...pair.script] }));

/** These pairs, begun with that of a number, which has shown a difference before. */
function* drawnFrom(pairs: fc.Arbitrary<Pair>, likely: number): Generator<Pair> {
  const drawn = (most: number): readonly Pair[] => fc.sample(pairs, { seed: SEED, numRuns: most });
  yield* drawn(likely).slice(-1);
  for (let [tried, most] = [0, FIRST]; tried < MOST; [tried, most] = [most, Math.min(3 * most, MOST)])
    yield* drawn(most).slice(tried);
}

/** A pair that shows a difference, the likely one if it does; fails where none does. */
export const caughtSoon = async (
  pairs: fc.Arbitrary<Pair>,
  difference: PairKind['compare'],
  likely = 1,
): Promise<Pair> => {
  for (const pair of drawnFrom(pairs, likely)) if ((await difference(pair)) !== undefined) return pair;
  return expect.fail(`not caught in ${MOST} pairs`);
};
