import { describe, expect, it } from 'vitest';
import type { Card } from '../../src/kingdom/cards/card.ts';
import { roles } from '../../src/kingdom/cards/card.ts';
import { compareCostsForDisplay } from '../../src/kingdom/cards/cost.ts';
import { drawKingdom } from '../../src/kingdom/draw.ts';
import {
  atLeast,
  demandAtMost,
  exactly,
  hasDemandedProperty,
  type KingdomRequest,
  type PotionCountWish,
  plainRequest,
  role,
  usualRequest,
  ways,
} from '../../src/kingdom/request/request.ts';
import { drawTenPiles, prepare } from '../../src/kingdom/sampling/sampler.ts';
import { drawClassicPiles, maxFailedStarts } from '../../src/kingdom/ways/classic.ts';
import { ASKED, inWay } from './made/asked.ts';
import { card, countRole, dominion, draws, editions, is, luck, names, nrs, ready } from './made/wishes.ts';

const inEveryWay = ways.map((draw) => [draw] as const);

describe('ten piles', () => {
  it.each(inEveryWay)('[K4] a kingdom has ten different piles, drawn %s', (draw) => {
    for (const { piles, bane } of draws({ ...usualRequest(editions), draw }, 300)) {
      expect(piles).toHaveLength(10);
      expect(new Set([...piles, ...(bane ? [bane] : [])].map(({ nr }) => nr)).size).toBe(bane ? 11 : 10);
    }
  });

  it('[K4] the ten piles include a pile of two editions once', () => {
    const both = draws(plainRequest(['guild1', 'guild2']), 100);
    for (const { piles } of both) expect(new Set(names(piles)).size).toBe(10);
  });

  it('[K18] the ten piles are sorted as requested', () => {
    const chance = luck(3);
    const costs = drawKingdom(ready(plainRequest(editions)), dominion, chance).kingdom.piles.map(({ cost }) => cost);
    expect(costs.toSorted(compareCostsForDisplay)).toEqual(costs);
    const sorted = drawKingdom(ready({ ...plainRequest(editions), sort: 'name' }), dominion, chance).kingdom.piles.map(
      ({ name }) => name,
    );
    expect(sorted.toSorted(new Intl.Collator('en').compare)).toEqual(sorted);
  });
});

describe('strict and loose sets', () => {
  it.each(inEveryWay)('[K5] strict sets allow no card, not even a Bane, from other sets, drawn %s', (draw) => {
    const request: KingdomRequest = {
      ...usualRequest(editions),
      sets: ['corn1', 'base1'],
      include: nrs('Young Witch'),
      draw,
    };
    for (const { piles, bane } of draws(request, 200)) {
      expect(bane).toBeDefined();
      for (const one of [...piles, bane as Card])
        expect(one.editions.some((key) => ['corn1', 'base1'].includes(key))).toBe(true);
    }
  });

  it.each(inEveryWay)('[K6] loose sets: only demanded cards come from other sets, drawn %s', (draw) => {
    const request: KingdomRequest = {
      ...plainRequest(editions),
      sets: ['base2'],
      strict: false,
      demands: [atLeast(2, role('duration'))],
      draw,
    };
    for (const { piles } of draws(request, 200)) {
      const others = piles.filter(({ editions: keys }) => !keys.includes('base2'));
      expect(others).toHaveLength(2);
      expect(countRole(others, 'duration')).toBe(2);
    }
  });

  it('[K6] loose sets: the chosen sets may also supply demanded cards', () => {
    const request: KingdomRequest = {
      ...plainRequest(editions),
      sets: ['base2'],
      strict: false,
      demands: [atLeast(1, role('village'))],
    };
    const outside = draws(request, 300).map(
      ({ piles }) => piles.filter(({ editions: keys }) => !keys.includes('base2')).length,
    );
    expect(new Set(outside)).toEqual(new Set([0, 1]));
  });

  it.each(inEveryWay)('[K6] loose sets: others fill up a small set minimally, drawn %s', (draw) => {
    const request: KingdomRequest = {
      ...plainRequest(editions),
      sets: ['guild1'],
      strict: false,
      exclude: nrs('Baker', 'Butcher', 'Herald', 'Plaza', 'Soothsayer'),
      draw,
    };
    for (const { piles } of draws(request, 50))
      expect(piles.filter((one) => !one.editions.includes('guild1'))).toHaveLength(2);
  });

  it('[K17] a draw never uses boxes that are not owned', () => {
    const request: KingdomRequest = {
      ...plainRequest(['base2', 'sea2']),
      sets: ['base2'],
      strict: false,
      demands: [atLeast(1, role('duration'))],
    };
    for (const { piles } of draws(request, 100))
      expect(piles.every(({ set }) => set === 'base' || set === 'seaside')).toBe(true);
  });
});

describe('demands on a kingdom', () => {
  it.each(inEveryWay)('[K7] demands hold: at least, at most, exactly, none, single cards, drawn %s', (draw) => {
    const request: KingdomRequest = {
      ...plainRequest(editions),
      demands: [
        atLeast(2, role('village')),
        demandAtMost(1, role('treasure')),
        exactly(2, role('attack')),
        exactly(0, { kind: 'type', type: 'Night' }),
        atLeast(3, { kind: 'cost', from: 5, to: 5 }),
        demandAtMost(1, { kind: 'set', set: 'allies' }),
      ],
      include: nrs('Cellar'),
      exclude: nrs('Witch', 'Chapel'),
      lock: nrs('Smithy'),
      draw,
    };
    for (const { piles, bane } of draws(request, 200)) {
      const all = [...piles, ...(bane ? [bane] : [])];
      expect(countRole(piles, 'village')).toBeGreaterThanOrEqual(2);
      expect(countRole(all, 'treasure')).toBeLessThanOrEqual(1);
      expect(countRole(piles, 'attack')).toBe(2);
      expect(all.filter(({ types }) => types.includes('Night'))).toEqual([]);
      expect(
        piles.filter((one) => hasDemandedProperty(one, { kind: 'cost', from: 5, to: 5 })).length,
      ).toBeGreaterThanOrEqual(3);
      expect(all.filter(({ set }) => set === 'allies').length).toBeLessThanOrEqual(1);
      expect(names(piles)).toEqual(expect.arrayContaining(['Cellar', 'Smithy']));
      expect(names(all)).not.toContain('Witch');
      expect(names(all)).not.toContain('Chapel');
    }
  });

  it('[K8] demands with a minimum of one still allow more', () => {
    const counts = draws({ ...plainRequest(editions), demands: [atLeast(1, role('village'))] }, 300).map(({ piles }) =>
      countRole(piles, 'village'),
    );
    expect(Math.min(...counts)).toBe(1);
    expect(Math.max(...counts)).toBeGreaterThan(2);
  });

  it('[K9] a card may serve several demands, or only one on request', () => {
    const sets = ['base1'];
    const demands = [atLeast(1, role('buy')), atLeast(2, role('village'))];
    const one = { ...plainRequest(sets), demands };
    // The base game's villages are Village and Festival, and Festival is a +buy too.
    const allowed = draws(one, 300).map(({ piles }) => countRole(piles, 'buy'));
    expect(allowed).toContain(1);
    for (const { piles } of draws({ ...one, overlap: 'distinct' }, 300)) {
      expect(countRole(piles, 'village')).toBe(2);
      expect(countRole(piles, 'buy')).toBeGreaterThanOrEqual(2);
    }
  });

  it('[K9] an included card serves a demand, a locked card does not', () => {
    const request: KingdomRequest = {
      ...plainRequest(['base1']),
      demands: [atLeast(1, role('village'))],
      overlap: 'distinct',
      exclude: nrs('Village'),
    };
    expect(draws({ ...request, lock: nrs('Festival') }, 5)).toHaveLength(5);
    expect(() => ready({ ...request, include: nrs('Festival') })).toThrow('impossible');
  });

  it('[K17] a higher weight makes a pile likelier', () => {
    const share = (weights: KingdomRequest['weights']): number => {
      const all = draws({ ...plainRequest(['base2']), weights, draw: 'uniform' }, 3_000);
      return all.filter(({ piles }) => piles.some(is('Moat'))).length / all.length;
    };
    const moat = card('Moat').nr;
    const [plain, double] = [10 / 26, 20 / 36];
    expect(share({})).toBeCloseTo(plain, 1);
    // Among the sets of ten of 26, each with the Moat weighs twice: 2 * C(25, 9) against C(25, 10).
    expect(Math.abs(share({ [moat]: 200 }) - double)).toBeLessThan(0.03);
    expect(share({ [moat]: 0 })).toBe(0);
  });
});

describe('wishes for potions', () => {
  it.each<[PotionCountWish, (count: number) => boolean]>([
    [{ kind: 'none' }, (count) => count === 0],
    [{ kind: 'or-none', min: 3, max: 5 }, (count) => count === 0 || (count >= 3 && count <= 5)],
    [{ kind: 'need', min: 2, max: 4 }, (count) => count >= 2 && count <= 4],
    [{ kind: 'need', min: 1, max: 1 }, (count) => count === 1],
    [{ kind: 'or-none', min: 2, max: 9 }, (count) => count !== 1],
  ])('[K10] the wish for potions %j holds in every way of drawing', (potions, right) => {
    for (const draw of ways) {
      const counts = draws({ ...plainRequest(['alch', 'base2']), potions, draw }, 200).map(({ piles }) =>
        countRole(piles, 'potion'),
      );
      expect(counts.every(right)).toBe(true);
      if (potions.kind !== 'none') expect(Math.max(...counts)).toBeGreaterThan(0);
    }
  });

  it('[K10] any number of potions is possible by default', () => {
    const counts = draws(plainRequest(['alch', 'base2']), 500).map(({ piles }) => countRole(piles, 'potion'));
    expect(counts).toContain(1);
  });
});

describe('kingdoms with attacks', () => {
  it.each(inEveryWay)('[K11] attacks bring a Moat and a reaction; other kingdoms need none, drawn %s', (draw) => {
    const request: KingdomRequest = { ...plainRequest(editions), moat: true, reaction: true, draw };
    const all = draws(request, 400);
    const calm = all.filter(({ piles }) => countRole(piles, 'attack') === 0);
    const wild = all.filter(({ piles }) => countRole(piles, 'attack') > 0);
    expect(wild.every(({ piles }) => piles.some(is('Moat')))).toBe(true);
    expect(calm.some(({ piles }) => countRole(piles, 'reaction') === 0)).toBe(true);
    if (draw !== 'uniform') expect(wild.length).toBeGreaterThan(calm.length);
  });

  it('[K11] attacks need a reaction even if the Moat is banned', () => {
    const request: KingdomRequest = { ...plainRequest(editions), reaction: true, exclude: nrs('Moat') };
    for (const { piles } of draws(request, 100))
      if (countRole(piles, 'attack') > 0) expect(countRole(piles, 'reaction')).toBeGreaterThan(0);
  });

  it.each<[string, KingdomRequest['demands']]>([
    ['exactly two piles at 3 to 5', [exactly(2, { kind: 'cost', from: 3, to: 5 })]],
    ['at most one Action', [demandAtMost(1, { kind: 'type', type: 'Action' })]],
    [
      'four roles, exactly three of each',
      (['village', 'buy', 'attack', 'trasher'] as const).map((one) => exactly(3, role(one))),
    ],
  ])('[K33] the classic way of drawing hardly ever restarts with %s', (_, demands) => {
    const { classic } = ready({ ...plainRequest(editions), demands, moat: true, reaction: true, draw: 'classic' });
    const chance = luck(17);
    const tries = Array.from({ length: 60 }, () => (classic && drawClassicPiles(classic, chance)?.tries) ?? Number.NaN);
    expect(Math.max(...tries)).toBeLessThan(maxFailedStarts);
    expect(tries.reduce((sum, one) => sum + one, 0) / tries.length).toBeLessThan(10);
  });

  it('[K11] the classic way keeps demanded cards and attacks when it replaces piles', () => {
    const request: KingdomRequest = {
      ...plainRequest(['base2', 'alch']),
      demands: [exactly(3, role('attack')), atLeast(2, role('village'))],
      moat: true,
      draw: 'classic',
    };
    for (const { piles } of draws({ ...request, include: nrs('Chapel') }, 200)) {
      expect(countRole(piles, 'attack')).toBe(3);
      expect(countRole(piles, 'village')).toBeGreaterThanOrEqual(2);
      expect(names(piles)).toEqual(expect.arrayContaining(['Moat', 'Chapel']));
    }
  });
});

describe('all rules together', () => {
  it.each(inEveryWay)('[K12] [K14] all rules hold at once, drawn %s', (draw) => {
    const request: KingdomRequest = { ...usualRequest(editions), moat: true, reaction: true, draw };
    const all = draws(request, 2_000, 4);
    for (const { piles, bane } of all) {
      const potions = countRole(piles, 'potion');
      expect(potions === 0 || (potions >= 3 && potions <= 5)).toBe(true);
      expect(countRole(piles, 'village')).toBeGreaterThan(0);
      const supply = draw === 'classic' && bane ? [...piles, bane] : piles;
      expect(countRole(supply, 'buy')).toBeGreaterThan(0);
      if (countRole(piles, 'attack') > 0) expect(piles.some(is('Moat'))).toBe(true);
    }
    // Three potion cards by chance are one kingdom in a thousand.
    const seen = roles.filter((one) => one !== 'potion' || draw !== 'uniform');
    expect(seen.every((one) => all.some(({ piles }) => countRole(piles, one) > 0))).toBe(true);
  });
});

describe('[Q22] the usual requests of groups', () => {
  it.each(ways)('the usual requests of groups need little work, drawn %s', (draw) => {
    for (const [what, request] of Object.entries(ASKED)) {
      const made = prepare(inWay(request, draw), dominion);
      if ('code' in made) {
        expect([what, made.code === 'impossible' && made.questions]).toEqual([what, 0]);
        continue;
      }
      expect([what, made.work < 1_000]).toEqual([what, true]);
      const chance = luck(22);
      for (let i = 0; i < 5; i += 1) expect(drawTenPiles(made, chance).tries).toBeLessThan(200);
    }
  });
});
