import { describe, expect, it } from 'vitest';
import type { Card } from '../../../src/kingdom/cards/card.ts';
import { drawKingdom } from '../../../src/kingdom/draw.ts';
import {
  atLeast,
  type DrawMethod,
  demandAtMost,
  exactly,
  type KingdomRequest,
  type PileCountDemand,
  plainRequest,
  type RandomSetsWish,
  type RecentlyPlayedCards,
  role,
  unlimitedCount,
  ways,
} from '../../../src/kingdom/request/request.ts';
import { prepare } from '../../../src/kingdom/sampling/sampler.ts';
import { defaultSearchLimits } from '../../../src/kingdom/ways/proposal.ts';
import { en } from '../../support/words.ts';
import { keeps, tens } from '../brute/brute.ts';
import { classicSpread, keyOf, type Legal, naturalSpread, uniformSpread } from '../brute/ways.ts';
import { expectSpread } from '../made/spread.ts';
import { card, dominion, editions, luck, nrs, ready } from '../made/wishes.ts';

const { kingdomRefusalText } = en.kingdom;

/** Few piles of four sets, of which nothing is needed beside. */
const few = [
  ...['Cellar', 'Village', 'Market', 'Witch', 'Moat'],
  ...['Bazaar', 'Lookout', 'Salvager', 'Warehouse', 'Sea Witch'],
  ...['Quarry', 'Monument', 'Expand', 'Forge', 'Hoard', 'City'],
  ...['Catacombs', 'Storeroom', 'Mystic'],
].map(card);
/** Ten of one set, and a few of two others. */
const one = [
  ...['Cellar', 'Village', 'Smithy', 'Market', 'Witch', 'Moat', 'Militia', 'Festival', 'Mine', 'Chapel'],
  ...['Bazaar', 'Lookout', 'Monument'],
].map(card);
const setsOf = (pool: Pool): readonly string[] => [...new Set(pool.map(({ set }) => set))];
type Pool = readonly Card[];
const over = (pool: Pool): KingdomRequest => ({
  ...plainRequest(editions),
  exclude: dominion.cards.filter((some) => !pool.includes(some)).map(({ nr }) => nr),
  landscapes: { kind: 'dealt', most: 0 },
});

/** All choices of so many sets. */
const choices = (count: number, from: readonly string[]): readonly (readonly string[])[] =>
  count === 0
    ? [[]]
    : from.flatMap((first, at) => choices(count - 1, from.slice(at + 1)).map((rest) => [first, ...rest]));

/** The tens of these sets in which each has its number of piles, and which keep the demands. */
function legalIn(
  pool: Pool,
  request: KingdomRequest,
  chosen: readonly string[],
  each: RandomSetsWish['each'],
): readonly Legal[] {
  const cards = pool.filter(({ set }) => chosen.includes(set));
  const fits = (ten: Legal['ten']): boolean =>
    chosen.every((key) => {
      const count = ten.filter(({ set }) => set === key).length;
      return !each || (count >= each.min && count <= each.max);
    });
  const quotas = (ten: Legal['ten']): boolean =>
    request.quotas.every(({ of, min, max }) => {
      const count = ten.filter(({ set }) => of.kind === 'set' && set === of.set).length;
      return count >= min && count <= max;
    });
  return [...tens(cards, 10)]
    .filter((ten) => fits(ten) && quotas(ten) && keeps(request, ten, undefined, false))
    .map((ten) => ({ ten, banes: [] }));
}

/** By drawing the sets, then the kingdom; or, uniformly, all kingdoms of so many sets alike. */
function expected(
  pool: Pool,
  request: KingdomRequest,
  { sets: count, each }: RandomSetsWish,
): ReadonlyMap<string, number> {
  const weight = (chosen: readonly string[]): number =>
    chosen.reduce((all, key) => (all * (request.setWeights[key] ?? 100)) / 100, 1);
  if (request.draw === 'uniform') {
    const sizes = each ? [count] : Array.from({ length: count }, (_, i) => i + 1);
    const legal = sizes.flatMap((size) =>
      choices(size, setsOf(pool)).flatMap((chosen) => legalIn(pool, request, chosen, each ?? { min: 1, max: 10 })),
    );
    const weights = Object.fromEntries(
      pool.map(({ nr, set }) => [nr, ((request.weights[nr] ?? 100) * (request.setWeights[set] ?? 100)) / 100]),
    );
    return uniformSpread({ ...request, weights }, legal);
  }
  const parts = choices(count, setsOf(pool)).flatMap((chosen) => {
    const legal = legalIn(pool, request, chosen, each);
    return legal.length > 0 ? [{ chosen, legal, weight: weight(chosen) }] : [];
  });
  const total = parts.reduce((sum, part) => sum + part.weight, 0);
  const spread = new Map<string, number>();
  for (const { chosen, legal, weight: share } of parts) {
    const cards = pool.filter(({ set }) => chosen.includes(set));
    const shares = each ? chosen.map((set): PileCountDemand => ({ of: { kind: 'set', set }, ...each })) : [];
    const drawn =
      request.draw === 'natural'
        ? naturalSpread(request, legal, [...tens(cards, 10)])
        : classicSpread({ ...request, demands: [...request.demands, ...request.quotas, ...shares] }, cards, legal);
    for (const [key, part] of drawn) spread.set(key, (spread.get(key) ?? 0) + (part * share) / total);
  }
  return spread;
}

const five: RandomSetsWish = { sets: 2, each: { min: 5, max: 5 } };
const weights = Object.fromEntries([...nrs('Market').map((nr) => [nr, 300]), ...nrs('Hoard').map((nr) => [nr, 50])]);
const cases: readonly (readonly [string, RandomSetsWish, Partial<KingdomRequest>, Pool])[] = [
  ['two halves', five, { demands: [atLeast(2, role('village'))] }, few],
  [
    'weights',
    five,
    { weights, setWeights: { base: 300, seaside: 50 }, demands: [demandAtMost(1, role('curser'))] },
    few,
  ],
  ['two sets', { sets: 2, each: { min: 1, max: 10 } }, { demands: [atLeast(1, role('attack'))], moat: true }, few],
  ['at most two sets', { sets: 2 }, { demands: [atLeast(1, role('trasher'))], setWeights: { seaside: 300 } }, one],
  [
    'three sets of 3 or 4',
    { sets: 3, each: { min: 3, max: 4 } },
    { demands: [atLeast(2, role('village')), atLeast(2, role('treasure'))] },
    few,
  ],
  [
    'a pile that must be in it',
    { sets: 2, each: { min: 4, max: 6 } },
    { include: nrs('Forge'), demands: [atLeast(1, role('trasher'))] },
    few,
  ],
  ['a half of one set', five, { quotas: [exactly(5, { kind: 'set', set: 'base' })] }, few],
];

describe.each(cases)('kingdoms of sets drawn at random: %s', (_, mix, more, pool) => {
  it.each(ways)('[K26] each kingdom of random sets has its brute-force probability, drawn %s', (draw: DrawMethod) => {
    const request: KingdomRequest = { ...over(pool), ...more, draw };
    const spread = expected(pool, request, mix);
    expect(spread.size).toBeGreaterThan(1);
    // Where few tens are kingdoms all choices of sets are counted first.
    for (const limits of draw === 'uniform'
      ? [defaultSearchLimits, { ...defaultSearchLimits, share: 1 }]
      : [defaultSearchLimits]) {
      const sampler = ready({ ...request, mix }, limits);
      const chance = luck(26);
      const found = new Map<string, number>();
      for (let i = 0; i < 2_000; i += 1) {
        const key = keyOf(drawKingdom(sampler, dominion, chance).kingdom.piles);
        found.set(key, (found.get(key) ?? 0) + 1);
      }
      expectSpread(found, spread);
    }
  });
});

const says = (request: KingdomRequest): string => {
  const answer = prepare(request, dominion);
  return 'code' in answer ? kingdomRefusalText(answer, dominion) : 'possible';
};
const ofAll: KingdomRequest = plainRequest(editions);
const ofType = (type: 'Liaison' | 'Omen' | 'Fate'): PileCountDemand => ({
  of: { kind: 'type', type },
  min: 1,
  max: unlimitedCount,
});

it.each(ways)('[K26] [K25] random sets give the fewest recently played cards, %s', (draw) => {
  const piles = nrs('Cellar', 'Village', 'Bazaar', 'Lookout', 'Quarry', 'Storeroom');
  const played: RecentlyPlayedCards = { kind: 'played', last: 1, strictly: false, piles, landscapes: [] };
  const sampler = ready({ ...over(few), draw, mix: five, fewest: played });
  const chance = luck(28);
  const again = Array.from({ length: 30 }, () => {
    const { kingdom } = drawKingdom(sampler, dominion, chance);
    return kingdom.piles.filter(({ nr }) => piles.includes(nr)).length;
  });
  // Of Base 3 of 5 are new, of Seaside 3 of 5, of Prosperity 5 of 6.
  expect(new Set(again)).toEqual(new Set([2]));
});

describe('a demand that no choice of sets meets', () => {
  it.each<[string, KingdomRequest, RegExp]>([
    [
      'three sets in two',
      {
        ...ofAll,
        mix: five,
        demands: [ofType('Liaison'), atLeast(1, role('village')), ofType('Omen'), ofType('Fate')],
      },
      /No kingdom from all sets can have all of this: at least 1 (Liaison|Omen|Fate) card .*; at least 1 (Omen|Fate) card .*; 2 sets with exactly 5 piles from each\.$/,
    ],
    [
      'cards of three sets',
      { ...ofAll, mix: { sets: 2 }, include: nrs('Chapel', 'Wharf', 'Goons') },
      /No kingdom from .* can have all of this: at most 2 sets; Chapel; Wharf; Goons\.$/,
    ],
    [
      'what no set has',
      { ...plainRequest(['base2', 'guild2']), mix: { sets: 2 }, demands: [atLeast(1, role('duration'))] },
      /no durations\.\nYou asked for: at least 1 duration/,
    ],
    [
      'more sets than there are',
      { ...plainRequest(['base2', 'sea2']), mix: { sets: 3, each: { min: 1, max: 10 } } },
      /^No kingdom from .* can have this: 3 sets\.$/,
    ],
    [
      'a bound',
      { ...ofAll, mix: { sets: 1, each: { min: 1, max: 10 } }, demands: [atLeast(9, role('duration'))] },
      /./,
    ],
  ])('[K26] [K16] a demand that no choice of sets meets is explained: %s', (_, request, words) => {
    for (const draw of ways) expect(says({ ...request, draw })).toMatch(words);
  });

  it.each(ways)('[K26] landscapes, Bane and choices come from the drawn sets, %s', (draw) => {
    const sampler = ready({ ...ofAll, draw, mix: five, landscapes: { kind: 'dealt', most: 4 } });
    const chance = luck(27);
    for (let i = 0; i < 40; i += 1) {
      const { kingdom } = drawKingdom(sampler, dominion, chance);
      const drawn = new Set(kingdom.piles.map(({ set }) => set));
      expect(drawn.size).toBe(2);
      const others = [
        ...kingdom.landscapes,
        ...Object.values(kingdom.chosen),
        ...kingdom.deck,
        ...(kingdom.bane ? [kingdom.bane] : []),
      ];
      for (const one of others) expect(drawn).toContain(one.set);
    }
  });
});
