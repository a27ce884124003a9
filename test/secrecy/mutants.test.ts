import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leaks } from './leaks.ts';
import { difference, permuted, playedOut } from './pairs.ts';
import { deeds, worlds } from './world.ts';

const SEED = 20_300_102;
const MOST = 1000;

const pairs = fc.tuple(worlds, deeds(4, 14), fc.array(fc.nat(999), { minLength: 20, maxLength: 20 }));

describe('[T6] a bot that leaks is caught within 1,000 pairs, whether it leaks by', () => {
  it.each(Object.entries(leaks))('%s', async (_surface, leak) => {
    let caught = 0;
    for (const [world, script, order] of fc.sample(pairs, { seed: SEED, numRuns: MOST })) {
      caught += 1;
      const first = await playedOut({ world, deeds: script, chance: 'a', leak });
      const second = await playedOut({ world: permuted(world, first.known, order), deeds: script, chance: 'a', leak });
      if (difference(first, second) !== undefined) return;
    }
    expect.fail(`not caught in ${caught} pairs`);
  });
});
