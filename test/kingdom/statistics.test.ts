import { describe, expect, it } from 'vitest';
import type { Card, PileRole } from '../../src/kingdom/cards/card.ts';
import {
  atLeast,
  demandAtMost,
  exactly,
  type KingdomRequest,
  plainRequest,
  role,
  unlimitedCount,
  usualRequest,
  ways,
} from '../../src/kingdom/request/request.ts';
import type { KingdomSampler } from '../../src/kingdom/sampling/prepared.ts';
import { drawTenPiles } from '../../src/kingdom/sampling/sampler.ts';
import { defaultSearchLimits } from '../../src/kingdom/ways/proposal.ts';
import { keeps } from './brute/brute.ts';
import { countRole, editions, foundingRequest, luck, ready } from './made/wishes.ts';

const draws = 20_000;
const counted = { ...defaultSearchLimits, steps: 2_000_000, share: 1 };

function drawn(request: KingdomRequest, seed: number): readonly (readonly Card[])[] {
  const sampler = ready(request);
  const chance = luck(seed);
  return Array.from({ length: draws }, () => drawTenPiles(sampler, chance).piles);
}

const sizeOf = (sampler: KingdomSampler): bigint => {
  if (sampler.size === undefined) throw new Error('not counted');
  return sampler.size;
};

const share = (all: readonly (readonly Card[])[], passes: (piles: readonly Card[]) => boolean): number =>
  all.filter(passes).length / all.length;

describe('20,000 kingdoms', () => {
  const request: KingdomRequest = {
    ...foundingRequest(),
    ...{ demands: usualRequest([]).demands, moat: true, potions: { kind: 'or-none', min: 3, max: 5 } },
    draw: 'uniform',
  };

  it('[K14] [K22] uniform draws spread role counts like those of all kingdoms', () => {
    const all = drawn(request, 11);
    const whole = Number(sizeOf(ready(request, counted)));
    for (const one of ['attack', 'village', 'curser', 'treasure', 'potion'] satisfies PileRole[]) {
      const distances = Array.from({ length: 11 }, (_, count) => {
        const exact = { ...request, demands: [...request.demands, exactly(count, role(one))] };
        const part = sizeIfAny(exact) / whole;
        return Math.abs(part - share(all, (piles) => countRole(piles, one) === count));
      });
      expect(distances.reduce((sum, part) => sum + part, 0) / 2, one).toBeLessThan(0.012);
    }
  });

  it('[K22] with at least one +buy, two or more come in 0.506 of kingdoms', () => {
    const buys: KingdomRequest = { ...foundingRequest(), demands: [atLeast(1, role('buy'))], draw: 'uniform' };
    expect(Math.abs(share(drawn(buys, 12), (piles) => countRole(piles, 'buy') > 1) - 0.506)).toBeLessThan(0.01);
    const two = sizeOf(ready({ ...buys, demands: [atLeast(2, role('buy'))] }, counted));
    expect(Number(two) / Number(sizeOf(ready(buys, counted)))).toBeCloseTo(0.506, 3);
  });

  it('[K14] natural draws have attacks and potions as often as without rules', () => {
    const plain = plainRequest(editions);
    const natural: KingdomRequest = {
      ...plain,
      moat: true,
      reaction: true,
      potions: { kind: 'or-none', min: 3, max: 5 },
    };
    const all = drawn(natural, 13);
    const size = Number(sizeOf(ready({ ...plain, draw: 'uniform' }, counted)));
    for (const one of ['attack', 'potion'] as const) {
      const none =
        Number(sizeOf(ready({ ...plain, draw: 'uniform', demands: [exactly(0, role(one))] }, counted))) / size;
      expect(Math.abs(share(all, (piles) => countRole(piles, one) === 0) - none), one).toBeLessThan(0.01);
    }
  });

  it.each(ways)('[K12] [K22] 20,000 kingdoms drawn %s break no rule', (draw) => {
    const rules: KingdomRequest = { ...usualRequest(editions), moat: true, reaction: true, draw };
    const sampler = ready(rules);
    const chance = luck(14);
    const filling = draw === 'classic';
    let broken = 0;
    for (let i = 0; i < draws; i += 1) {
      const { piles, bane } = drawTenPiles(sampler, chance);
      if (
        !keeps(rules, piles, bane, filling) ||
        piles.some(({ name }) => name === 'Young Witch') !== (bane !== undefined)
      )
        broken += 1;
    }
    expect(broken).toBe(0);
  });
});

/** How many kingdoms there are, 0 when none. */
function sizeIfAny(request: KingdomRequest): number {
  try {
    return Number(sizeOf(ready(request, counted)));
  } catch (error) {
    if (error instanceof Error && error.message.includes('impossible')) return 0;
    throw error;
  }
}

describe('the work of drawing kingdoms', () => {
  const twelve: readonly PileRole[] = [
    'village',
    'buy',
    'vp',
    'handsize',
    'curser',
    'trasher',
    'duration',
    'moat',
    'reaction',
    'attack',
    'draw',
    'treasure',
  ];
  const mixed: KingdomRequest['demands'] = [
    { of: role('village'), min: 2, max: unlimitedCount },
    atLeast(1, role('buy')),
    exactly(1, role('curser')),
    demandAtMost(2, role('attack')),
    atLeast(2, role('trasher')),
    atLeast(2, { kind: 'cost', from: 2, to: 2 }),
    atLeast(2, { kind: 'cost', from: 3, to: 3 }),
    demandAtMost(3, { kind: 'cost', from: 5, to: 5 }),
    exactly(1, { kind: 'set', set: 'seaside' }),
    atLeast(2, { kind: 'set', set: 'prosperity' }),
    exactly(2, role('treasure')),
    atLeast(1, role('duration')),
  ];
  const all = plainRequest(editions);
  const roleDemands = twelve.map((one) => atLeast(1, role(one)));
  const requests: readonly (readonly [string, KingdomRequest, number])[] = [
    ['twelve roles', { ...all, demands: roleDemands }, 30_000],
    ['twelve roles, uniform', { ...all, demands: roleDemands, draw: 'uniform' }, 30_000],
    ['twelve demands of all sorts', { ...usualRequest(editions), moat: true, reaction: true, demands: mixed }, 220_000],
    [
      'ten demands with cards of their own',
      {
        ...all,
        overlap: 'distinct',
        demands: [...roleDemands.slice(0, 10), demandAtMost(3, role('draw')), demandAtMost(3, role('treasure'))],
      },
      220_000,
    ],
    ['a demanded bane', { ...all, bane: 'demanded', demands: roleDemands }, 220_000],
    ['twelve roles, weak', { ...all, sets: ['base2'], strict: false, demands: roleDemands }, 220_000],
  ];

  it.each(requests)(
    '[K23] preparing %s stays in its work budget, with few rejected proposals',
    (_, request, budget) => {
      const sampler = ready(request);
      expect(sampler.work).toBeLessThan(budget);
      const chance = luck(15);
      const tries = Array.from({ length: 300 }, () => drawTenPiles(sampler, chance).tries).sort((a, b) => a - b);
      expect(tries[150]).toBeLessThan(40);
      expect(tries[299]).toBeLessThan(2_000);
    },
  );
});
