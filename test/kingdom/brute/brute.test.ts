import { describe, expect, it } from 'vitest';
import type { Card } from '../../../src/kingdom/cards/card.ts';
import { drawTenPiles, prepare } from '../../../src/kingdom/sampling/sampler.ts';
import { defaultSearchLimits } from '../../../src/kingdom/ways/proposal.ts';
import { dominion, luck, smallRequest } from '../made/wishes.ts';
import { bruteKingdoms, nameOf } from './brute.ts';

const seeds = Array.from({ length: 300 }, (_, seed) => seed);
const all = { ...defaultSearchLimits, steps: 1_000_000, share: 1 };

const kingdoms = seeds.map((seed) => bruteKingdoms(smallRequest(seed), dominion));

describe('300 small pools, enumerated set by set', () => {
  it('[K22] small pools have the counted number of kingdoms, or none if refused', () => {
    let uncounted = 0;
    const counted = seeds.map((seed) => {
      const sampler = prepare(smallRequest(seed), dominion, all);
      if (!('code' in sampler)) {
        // Where side choices are scarce kingdoms are drawn by rejection, and only whether there are any is known.
        if (sampler.size === undefined) uncounted += 1;
        return sampler.size ?? BigInt(Math.max(1, kingdoms[seed]?.size ?? 0));
      }
      return sampler.code === 'impossible' ? 0n : sampler.code;
    });
    expect(counted).toEqual(kingdoms.map(({ size }) => BigInt(size)));
    expect(counted.filter((size) => size !== 0n).length).toBeGreaterThan(100);
    expect(uncounted).toBeLessThan(40);
  });

  it('[K12] [K22] small pools yield exactly those kingdoms and Banes under all limits', () => {
    for (const seed of seeds) {
      const sampler = prepare(smallRequest(seed), dominion);
      const right = kingdoms[seed];
      if ('code' in sampler) {
        expect([seed, right?.size]).toEqual([seed, 0]);
        continue;
      }
      const chance = luck(seed % 256);
      for (let i = 0; i < 20; i += 1) {
        const { piles, bane } = drawTenPiles(sampler, chance);
        const banes = right?.get(nameOf(piles));
        expect(banes, `seed ${seed}: ${piles.map(({ name }) => name)}`).toBeDefined();
        if (bane) expect(banes).toContain(bane);
        else expect(banes).toEqual([]);
      }
    }
  });

  it('[K22] small pools give each kingdom equally often', () => {
    const small = seeds
      .filter((seed) => (kingdoms[seed]?.size ?? 0) > 1 && (kingdoms[seed]?.size ?? 0) <= 40)
      .slice(0, 25);
    expect(small.length).toBeGreaterThan(20);
    for (const seed of small) {
      const sampler = prepare(smallRequest(seed), dominion);
      if ('code' in sampler) throw new Error('refused');
      const chance = luck(7);
      const found = new Map<string, number>();
      const draws = 2_000;
      for (let i = 0; i < draws; i += 1) {
        const name = nameOf(drawTenPiles(sampler, chance).piles);
        found.set(name, (found.get(name) ?? 0) + 1);
      }
      const size = kingdoms[seed]?.size ?? 0;
      expect(found.size).toBe(size);
      expect(chiSquare([...found.values()], draws / size), `seed ${seed}`).toBeLessThan(likely(size - 1));
    }
  });

  it('[K13] small pools give each Bane of a kingdom equally often', () => {
    const seed = seeds.find((one) => [...(kingdoms[one]?.values() ?? [])].some((banes) => banes.length > 2)) as number;
    const sampler = prepare(smallRequest(seed), dominion);
    if ('code' in sampler) throw new Error('refused');
    const chance = luck(8);
    const found = new Map<string, Map<Card, number>>();
    for (let i = 0; i < 20_000; i += 1) {
      const { piles, bane } = drawTenPiles(sampler, chance);
      if (!bane) continue;
      const counts = found.get(nameOf(piles)) ?? new Map<Card, number>();
      found.set(nameOf(piles), counts.set(bane, (counts.get(bane) ?? 0) + 1));
    }
    const [name, counts] = [...found].reduce((most, one) => (sum(one[1]) > sum(most[1]) ? one : most));
    const banes = kingdoms[seed]?.get(name) ?? [];
    expect(counts.size).toBe(banes.length);
    expect(chiSquare([...counts.values()], sum(counts) / banes.length)).toBeLessThan(likely(banes.length - 1));
  });
});

it.each([1027, 2097, 2488, 3725])(
  '[K16] [K22] no kingdom exists in small pool %i if wishes conflict indirectly',
  (seed) => {
    expect(bruteKingdoms(smallRequest(seed), dominion).size).toBe(0);
    expect(prepare(smallRequest(seed), dominion)).toMatchObject({ code: 'impossible' });
  },
);

const sum = (counts: ReadonlyMap<unknown, number>): number => [...counts.values()].reduce((a, b) => a + b, 0);

const chiSquare = (found: readonly number[], expected: number): number =>
  found.reduce((total, count) => total + (count - expected) ** 2 / expected, 0);

/** What chi-square stays below by all but about one in 10,000 (Wilson and Hilferty). */
const likely = (freedom: number): number =>
  freedom * (1 - 2 / (9 * freedom) + 3.72 * Math.sqrt(2 / (9 * freedom))) ** 3;
