import { describe, expect, it } from 'vitest';
import { drawKingdom } from '../../src/kingdom/draw.ts';
import type { Kingdom } from '../../src/kingdom/request/kingdom.ts';
import { ways } from '../../src/kingdom/request/request.ts';
import { prepare } from '../../src/kingdom/sampling/sampler.ts';
import { tens } from './brute/brute.ts';
import { spreadOf, type Table, textOf } from './brute/side.ts';
import { classicSpread, keyOf, naturalSpread, uniformSpread } from './brute/ways.ts';
import { legalOf, sidePool } from './made/pools.ts';
import { expectSpread } from './made/spread.ts';
import { dominion, luck } from './made/wishes.ts';

const seeds = Array.from({ length: 56 }, (_, seed) => seed);
/** Looked at once for all tests. */
const pools = seeds.map(sidePool).map((pool) => ({ pool, legal: legalOf(pool), filled: legalOf(pool, true) }));

/** A kingdom as the table that the brute force knows. */
const tableOf = ({ piles, bane, landscapes, chosen, onRuins, deck }: Kingdom): Table => {
  const { 'obelisk-pile': obelisk, ...others } = chosen;
  const keys = Object.entries(others).map(([key, card]) => [key.replace(/-.*/, ''), card] as const);
  return {
    ten: piles,
    ...(bane ? { bane } : {}),
    laid: landscapes,
    chosen: Object.fromEntries(keys),
    ...(onRuins ? { obelisk: 'Ruins' } : obelisk ? { obelisk: obelisk.name } : {}),
    ...(deck.length > 0 ? { deck: true } : {}),
  };
};

describe('small pools with few piles for side choices', () => {
  it.each(ways)('[K28] [D40] small pools yield a whole kingdom, or a refusal if none exists, drawn %s', (draw) => {
    let possible = 0;
    for (const { pool, legal: apart, filled } of pools) {
      const legal = draw === 'classic' ? filled : apart;
      const sampler = prepare({ ...pool.request, draw }, dominion);
      if ('code' in sampler) {
        expect([pool.request.exclude.length, sampler.code, legal.length]).toEqual([
          pool.request.exclude.length,
          'impossible',
          0,
        ]);
        continue;
      }
      possible += 1;
      const right = new Map(legal.map(({ ten, banes }) => [keyOf(ten), banes]));
      const chance = luck(3);
      for (let i = 0; i < 5; i += 1) {
        const { kingdom } = drawKingdom(sampler, dominion, chance);
        const banes = right.get(keyOf(kingdom.piles));
        expect(banes).toBeDefined();
        if (banes && banes.length > 0) expect(banes).toContain(kingdom.bane);
        const { ten, bane, laid } = tableOf(kingdom);
        const named = laid.filter(({ nr }) => pool.request.across.include.includes(nr));
        const spread = spreadOf(
          { ten, ...(banes && banes.length > 0 && bane ? { bane } : {}), laid: named, chosen: {} },
          pool,
        );
        expect([...spread.keys()]).toContain(textOf(tableOf(kingdom)));
      }
    }
    expect(possible).toBeGreaterThan(20);
    expect(possible).toBeLessThan(pools.length);
  });
});

const interesting = pools.filter(({ legal }) => legal.length > 1 && legal.length <= 80);

describe('the odds of ten piles with their Bane', () => {
  it.each(ways)('[K28] the odds of ten piles with their Bane match brute force, drawn %s', (draw) => {
    expect(interesting.length).toBeGreaterThan(10);
    for (const { pool, legal, filled } of interesting.slice(0, 3)) {
      const { request, cards } = pool;
      const sampler = prepare({ ...request, draw }, dominion);
      if ('code' in sampler) throw new Error(sampler.code);
      const expected =
        draw === 'uniform'
          ? uniformSpread(request, legal)
          : draw === 'natural'
            ? naturalSpread(request, legal, [...tens(cards, 10)])
            : classicSpread(request, cards, filled);
      const chance = luck(5);
      const found = new Map<string, number>();
      for (let i = 0; i < (draw === 'classic' ? 600 : 1_200); i += 1) {
        const { piles, bane } = drawKingdom(sampler, dominion, chance).kingdom;
        const key = keyOf(piles, piles.some(({ name }) => name === 'Young Witch') ? bane : undefined);
        found.set(key, (found.get(key) ?? 0) + 1);
      }
      expectSpread(found, expected);
    }
  });

  it('[K28] the odds of side choices match their weights', () => {
    const many = interesting
      .map(({ pool, legal }) => ({ pool, ten: legal.find((one) => one.banes.length === 0)?.ten }))
      .flatMap(({ pool, ten }) => {
        const laid = pool.landscapes.filter(({ nr }) => pool.request.across.include.includes(nr));
        const spread = ten && spreadOf({ ten, laid, chosen: {} }, pool);
        return ten && spread && spread.size > 1 && spread.size < 60 ? [{ pool, ten, spread }] : [];
      });
    expect(many.length).toBeGreaterThan(4);
    for (const { pool, ten, spread } of many.slice(0, 3)) {
      const sampler = prepare({ ...pool.request, lock: ten.map(({ nr }) => nr) }, dominion);
      if ('code' in sampler) throw new Error(sampler.code);
      const chance = luck(6);
      const found = new Map<string, number>();
      for (let i = 0; i < 1_000; i += 1) {
        const text = textOf(tableOf(drawKingdom(sampler, dominion, chance).kingdom));
        found.set(text, (found.get(text) ?? 0) + 1);
      }
      expectSpread(found, spread);
    }
  });
});
