import { describe, expect, it } from 'vitest';
import type { Card } from '../../../src/kingdom/cards/card.ts';
import { cardsInEditions, type Dominion } from '../../../src/kingdom/cards/dominion.ts';
import { drawKingdom } from '../../../src/kingdom/draw.ts';
import { replaceKingdomPart, replacementRequest } from '../../../src/kingdom/replace.ts';
import { collectPlayedCards, repeatedCardsIn, weightsFavoringUnplayed } from '../../../src/kingdom/request/fresh.ts';
import { pickSeveralRandom } from '../../../src/kingdom/request/luck.ts';
import {
  atLeast,
  type KingdomRequest,
  plainRequest,
  type RecentlyPlayedCards,
  role,
} from '../../../src/kingdom/request/request.ts';
import { drawTenPiles, prepare } from '../../../src/kingdom/sampling/sampler.ts';
import { bruteKingdoms, nameOf, tens as setsOf } from '../brute/brute.ts';
import { completions, type Pool } from '../brute/side.ts';
import { naturalSpread } from '../brute/ways.ts';
import { legalOf, sidePool } from '../made/pools.ts';
import { dominion, editions, luck, nrs, ready, smallRequest } from '../made/wishes.ts';

/** Cards that were played last, so many of the pool. */
const playedOf = (cards: readonly Card[], count: number, seed: number): RecentlyPlayedCards => ({
  kind: 'played',
  last: 2,
  strictly: false,
  piles: pickSeveralRandom(luck(seed), cards, count).map(({ nr }) => nr),
  landscapes: pickSeveralRandom(luck(seed), dominion.landscapes, 100).map(({ nr }) => nr),
});

/** How many come again in a kingdom with these ten and this bane at the least, whatever is chosen beside. */
const fewestWith = (ten: readonly Card[], bane: Card | undefined, of: RecentlyPlayedCards, pool: Pool): number => {
  const laid = pool.landscapes.filter(({ nr }) => pool.request.across.include.includes(nr));
  const ways = completions({ ten, laid, chosen: {}, ...(bane ? { bane } : {}) }, pool).map(
    ({ bane: with_, laid: across, chosen }) => {
      const piles = new Set([...ten, ...(with_ ? [with_] : []), ...Object.values(chosen)]);
      const companions = across.filter(
        ({ nr, kind }) => (kind === 'ally' || kind === 'prophecy') && of.landscapes.includes(nr),
      );
      return [...piles].filter(({ nr }) => of.piles.includes(nr)).length + companions.length;
    },
  );
  return Math.min(...ways);
};

interface Legal {
  readonly ten: readonly Card[];
  readonly banes: readonly (Card | undefined)[];
}

/** All tens that have a kingdom with the fewest of what was played last, and how many these are. */
const fewestIn = (
  legal: readonly Legal[],
  of: RecentlyPlayedCards,
  pool: Pool,
): { readonly fewest: number; readonly tens: readonly Legal[] } => {
  const each = legal.map(({ ten, banes }) => ({
    ten,
    ways: banes.map((bane) => ({ bane, count: fewestWith(ten, bane, of, pool) })),
  }));
  const fewest = Math.min(...each.flatMap(({ ways }) => ways.map(({ count }) => count)));
  const tens = each.flatMap(({ ten, ways }) => {
    const banes = ways.filter(({ count }) => count === fewest).map(({ bane }) => bane);
    return banes.length > 0 ? [{ ten, banes }] : [];
  });
  return { fewest, tens };
};

/** A small pool with its legal tens, banes and what was played last, by a seed. */
const small = (
  seed: number,
): {
  readonly request: KingdomRequest;
  readonly legal: readonly Legal[];
  readonly of: RecentlyPlayedCards;
  readonly pool: Pool;
} => {
  const request = smallRequest(seed);
  const pile = (nr: string): Card => dominion.cards.find((card) => card.nr === Number(nr)) as Card;
  const kingdoms = bruteKingdoms(request, dominion);
  const legal = [...kingdoms].map(([name, banes]) => ({
    ten: name.split(' ').map(pile),
    banes: banes.length > 0 ? banes : [undefined],
  }));
  const all = cardsInEditions(dominion.cards, request.strict ? request.sets : [...request.boxes, ...request.sets]);
  const cards = all.filter(({ nr }) => !request.exclude.includes(nr));
  const landscapes = cardsInEditions(
    dominion.landscapes,
    request.strict ? request.sets : [...request.boxes, ...request.sets],
  );
  return { request, legal, of: playedOf(cards, 3 + (seed % 9), seed), pool: { request, cards, landscapes } };
};

const seeds = Array.from({ length: 18 }, (_, seed) => seed);

describe('[K25] the fewest recently played cards', () => {
  it('the fewest recently played cards match an enumeration of all kingdoms', () => {
    const seen = new Map<number, number>();
    for (const seed of seeds) {
      const { request, legal, of, pool } = small(seed);
      const way = (['uniform', 'natural', 'classic'] as const)[seed % 3] ?? 'uniform';
      // Classic lets the bane fulfil demands, which are other kingdoms.
      if (legal.length === 0 || (way === 'classic' && request.bane === 'apart' && legal.some(({ banes }) => banes[0])))
        continue;
      const { fewest, tens } = fewestIn(legal, of, pool);
      const sampler = ready({ ...request, draw: way, fewest: of });
      const chance = luck(seed);
      seen.set(fewest, (seen.get(fewest) ?? 0) + 1);
      for (let i = 0; i < 12; i += 1) {
        const { kingdom, fewest: sure } = drawKingdom(sampler, dominion, chance);
        const again = repeatedCardsIn(kingdom, of).filter(
          (one) => 'types' in one || one.kind === 'ally' || one.kind === 'prophecy',
        );
        expect([sure, again.length], `seed ${seed}, ${way}`).toEqual([true, fewest]);
        expect(tens.some(({ ten }) => nameOf(ten) === nameOf(kingdom.piles))).toBe(true);
      }
    }
    expect(seen.size).toBeGreaterThan(2);
  });

  it('the fewest recently played cards match an enumeration if side choices are scarce', () => {
    let cases = 0;
    for (let seed = 0; seed < 10; seed += 1) {
      const pool = sidePool(seed);
      const legal = legalOf(pool).map(({ ten, banes }) => ({ ten, banes: banes.length > 0 ? banes : [undefined] }));
      if (legal.length === 0) continue;
      const of = playedOf(pool.cards, 3 + (seed % 7), seed);
      const { fewest } = fewestIn(legal, of, pool);
      const sampler = ready({ ...pool.request, fewest: of });
      const chance = luck(seed);
      for (let i = 0; i < 8; i += 1) {
        const { kingdom } = drawKingdom(sampler, dominion, chance);
        const again = repeatedCardsIn(kingdom, of).filter(
          (one) =>
            'types' in one ||
            ((one.kind === 'ally' || one.kind === 'prophecy') && !pool.request.across.include.includes(one.nr)),
        );
        expect(again.length, `seed ${seed}`).toBe(fewest);
      }
      cases += 1;
    }
    expect(cases).toBeGreaterThan(2);
  });

  it('kingdoms with the fewest recently played cards have the exact distribution', () => {
    let tried = 0;
    for (let seed = 0; seed < 120; seed += 1) {
      const { request, legal, of, pool } = small(seed);
      if (legal.length === 0 || !request.strict) continue;
      const { tens } = fewestIn(legal, of, pool);
      if (tens.length < 3 || tens.length > 40 || tens.some(({ banes }) => banes[0])) continue;
      tried += 1;
      const draw = tried % 2 === 0 ? 'uniform' : 'natural';
      const sampler = ready({ ...request, draw, fewest: of });
      const chance = luck(9);
      const count = 3_000;
      const found = new Map<string, number>();
      for (let i = 0; i < count; i += 1) {
        const name = nameOf(drawTenPiles(sampler, chance).piles);
        found.set(name, (found.get(name) ?? 0) + 1);
      }
      const expected =
        draw === 'uniform'
          ? new Map(tens.map(({ ten }) => [nameOf(ten), 1 / tens.length]))
          : naturalSpread(
              request,
              tens.map(({ ten }) => ({ ten, banes: [] })),
              [...setsOf(pool.cards, 10)],
            );
      const chi = [...expected].reduce(
        (sum, [name, share]) => sum + ((found.get(name) ?? 0) - share * count) ** 2 / (share * count),
        0,
      );
      expect([...found.keys()].every((name) => expected.has(name))).toBe(true);
      expect(chi, `seed ${seed}`).toBeLessThan(likely(tens.length - 1));
      if (tried === 4) break;
    }
    expect(tried).toBe(4);
  });
});

it('[K25] strict mode allows no recently played cards, everywhere in the kingdom', () => {
  const half = (things: Dominion['cards'] | Dominion['landscapes']): readonly number[] =>
    things.map(({ nr }) => nr).filter((nr) => nr % 2 === 0);
  const of: RecentlyPlayedCards = {
    kind: 'played',
    last: 3,
    strictly: true,
    piles: half(dominion.cards),
    landscapes: half(dominion.landscapes),
  };
  for (const draw of ['natural', 'uniform', 'classic'] as const) {
    const sampler = ready({
      ...plainRequest(editions),
      draw,
      demands: [atLeast(1, role('village')), { of, min: 0, max: 0 }],
      include: nrs('Ferryman', 'Black Market', 'Young Witch').filter((nr) => nr % 2 === 1),
      landscapes: { kind: 'exact', numbers: { event: 2, way: 1 } },
    });
    const chance = luck(5);
    for (let i = 0; i < 40; i += 1) {
      const { kingdom } = drawKingdom(sampler, dominion, chance);
      expect(repeatedCardsIn(kingdom, of)).toEqual([]);
      expect(kingdom.deck.filter(({ nr }) => nr % 2 === 0)).toEqual([]);
    }
  }
});

it('[K25] [K16] an impossible strict mode gives a minimal conflict', () => {
  const base = cardsInEditions(dominion.cards, ['base2']).map(({ nr }) => nr);
  const of: RecentlyPlayedCards = { kind: 'played', last: 2, strictly: true, piles: base.slice(0, 18), landscapes: [] };
  const request = { ...plainRequest(['base2']), demands: [{ of, min: 0, max: 0 }] };
  expect(prepare(request, dominion)).toMatchObject({ code: 'impossible', wishes: [{ wish: { demand: { of } } }] });
  const village = {
    ...plainRequest(editions),
    include: nrs('Village'),
    demands: [{ of: { ...of, piles: nrs('Village') }, min: 0, max: 0 }],
  };
  expect(prepare(village, dominion)).toMatchObject({ code: 'impossible', wishes: [{}, { wish: { kind: 'include' } }] });
});

it('[K25] recently played cards that stay during a replacement do not count', () => {
  const sampler = ready(plainRequest(editions));
  const { kingdom } = drawKingdom(sampler, dominion, luck(3));
  const of: RecentlyPlayedCards = {
    kind: 'played',
    last: 1,
    strictly: true,
    piles: kingdom.piles.map(({ nr }) => nr),
    landscapes: kingdom.landscapes.map(({ nr }) => nr),
  };
  const target = { kind: 'pile', nr: kingdom.piles[0]?.nr ?? 0 } as const;
  for (const request of [
    { ...plainRequest(editions), demands: [{ of, min: 0, max: 0 }] },
    { ...plainRequest(editions), fewest: of },
  ]) {
    const again = ready(replacementRequest(request, kingdom, target, dominion));
    const replaced = replaceKingdomPart(kingdom, target, again, dominion, luck(4));
    expect(replaced).toMatchObject({ kingdom: { landscapes: kingdom.landscapes } });
  }
});

/** What chi-square stays below by all but about one in 10,000 (Wilson and Hilferty). */
const likely = (freedom: number): number =>
  freedom * (1 - 2 / (9 * freedom) + 3.72 * Math.sqrt(2 / (9 * freedom))) ** 3;

it('[K25] a card’s weight doubles with each doubling of the time unseen', () => {
  const sampler = ready(plainRequest(['base2']));
  const [one] = [drawKingdom(sampler, dominion, luck(1)).kingdom];
  const kingdoms = Array.from({ length: 40 }, (_, i) => ({
    ...one,
    piles: [dominion.cards[i] as Card],
    landscapes: [],
  }));
  const nr = (i: number): number => dominion.cards[i]?.nr ?? 0;
  const weights = weightsFavoringUnplayed(kingdoms, { [nr(1)]: 50, [nr(2)]: 0 }, (kingdom) =>
    kingdom.piles.map((card) => card.nr),
  );
  const ago = [1, 2, 3, 4, 5, 8, 9, 16, 17, 32, 33, 40].map((since) => weights[nr(since - 1)]);
  expect(ago).toEqual([1.5625, 1.5625, 0, 6.25, 12.5, 12.5, 25, 25, 50, 50, 100, 100]);
  const again = weightsFavoringUnplayed([...kingdoms.slice(0, 1), ...kingdoms], {}, (kingdom) =>
    kingdom.piles.map((card) => card.nr),
  );
  expect(again[nr(0)]).toBe(1.5625);
});

it('[K25] recently played cards include piles, Banes, extras and landscapes', () => {
  const sampler = ready({
    ...plainRequest(editions),
    include: nrs('Young Witch', 'Ferryman'),
    landscapes: { kind: 'exact', numbers: { event: 1 } },
  });
  const { kingdom } = drawKingdom(sampler, dominion, luck(6));
  const [locked = 0, ...others] = kingdom.piles.map((card) => card.nr);
  const of = collectPlayedCards([kingdom], { strictly: false, lock: [locked], lockAcross: [] });
  const all = [...others, kingdom.bane?.nr ?? 0, kingdom.chosen['ferryman-pile']?.nr ?? 0];
  expect(of).toMatchObject({
    last: 1,
    piles: expect.arrayContaining(all),
    landscapes: kingdom.landscapes.map((card) => card.nr),
  });
  expect(of.piles).not.toContain(locked);
  expect(repeatedCardsIn(kingdom, of)).toHaveLength(all.length + kingdom.landscapes.length);
});
