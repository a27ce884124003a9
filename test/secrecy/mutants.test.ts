import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Leak } from './bot.ts';
import { leaks } from './leaks.ts';
import { difference, permuted, playedOut } from './pairs.ts';
import { deeds, worlds } from './world.ts';

const SEED = 20_300_102;
const MOST = 1000;
/** Hundreds of small games take a while where other tests run beside them. */
const PATIENCE = 600_000;

/** Games of cards alone, in which every other deed is one that only asks: on each surface something is said soon. */
const plain = worlds.map(({ war: _, cellars: __, bends: ___, keepers: ____, ...world }) => world);
const who = fc.oneof(fc.nat(99), fc.integer({ min: 84, max: 99 }));
const pairs = fc.tuple(plain, deeds(4, 14, who), fc.array(fc.nat(999), { minLength: 20, maxLength: 20 }));

describe('[T6] a bot that leaks is caught within 1,000 pairs, whether it leaks by', () => {
  const caughtSoon = async (_surface: string, leak: Leak): Promise<void> => {
    let caught = 0;
    for (const [world, script, order] of fc.sample(pairs, { seed: SEED, numRuns: MOST })) {
      caught += 1;
      const first = await playedOut({ world, deeds: script, chance: 'a', leak });
      const second = await playedOut({ world: permuted(world, first.known, order), deeds: script, chance: 'a', leak });
      if (difference(first, second) !== undefined) return;
    }
    expect.fail(`not caught in ${caught} pairs`);
  };
  it.each(Object.entries(leaks))('%s', caughtSoon, PATIENCE);
});
