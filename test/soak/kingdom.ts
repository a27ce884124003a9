import { isDeepStrictEqual } from 'node:util';
import type { Card, PileRole } from '../../src/kingdom/cards/card.ts';
import { codeOf, decodeKingdomCode } from '../../src/kingdom/code.ts';
import { drawKingdom } from '../../src/kingdom/draw.ts';
import { extrasToFetch, type Kingdom, numbersOf, supplyPilesOf } from '../../src/kingdom/request/kingdom.ts';
import type { Luck } from '../../src/kingdom/request/luck.ts';
import {
  atLeast,
  exactly,
  type KingdomRequest,
  plainRequest,
  role,
  usualRequest,
  ways,
} from '../../src/kingdom/request/request.ts';
import type { KingdomSampler } from '../../src/kingdom/sampling/prepared.ts';
import { drawTenPiles, prepare } from '../../src/kingdom/sampling/sampler.ts';
import { defaultSearchLimits } from '../../src/kingdom/ways/proposal.ts';
import { bruteKingdoms, keeps, nameOf } from '../kingdom/brute/brute.ts';
import { countRole, dominion, editions, foundingRequest, luck, ready, smallRequest } from '../kingdom/made/wishes.ts';
import type { Result, Soak } from './soak.ts';

const mostDraws = 200_000;
const pools = 300;
/** Other pools than those of `npm test`. */
const firstPool = 1_000;
const counted = { ...defaultSearchLimits, steps: 5_000_000, share: 1 };

/**
 * K22: small pools, every set of ten looked at by itself: as many kingdoms as were counted, and only such are drawn.
 */
function brute(): readonly Result[] {
  let different = 0;
  let foreign = 0;
  let possible = 0;
  for (let seed = firstPool; seed < firstPool + pools; seed += 1) {
    const request = smallRequest(seed);
    const right = bruteKingdoms(request, dominion);
    const sampler = prepare(request, dominion, counted);
    // Where the counters are too many to be counted together, kingdoms are drawn by rejection, and only whether there
    // are any is known.
    const size =
      'code' in sampler
        ? sampler.code === 'impossible'
          ? 0n
          : -1n
        : (sampler.size ?? (right.size > 0 ? BigInt(right.size) : -1n));
    if (size !== BigInt(right.size)) different += 1;
    if ('code' in sampler) continue;
    possible += 1;
    const chance = luck(seed % 256);
    for (let i = 0; i < 100; i += 1) {
      const { piles, bane } = drawTenPiles(sampler, chance);
      const banes = right.get(nameOf(piles));
      if (!banes || (bane ? !banes.includes(bane) : banes.length > 0)) foreign += 1;
    }
  }
  return [
    { what: 'K22 small pools counted otherwise than set by set', figure: different, bound: 0, unit: `of ${pools}` },
    { what: 'K22 kingdoms of small pools that are none', figure: foreign, bound: 0, unit: `of ${possible * 100}` },
  ];
}

/** K12, K13, K15, K17, K22: in each way of drawing, whole kingdoms with the strictest of the usual rules. */
function rules(draws: number): readonly Result[] {
  const request: KingdomRequest = {
    ...usualRequest(editions),
    moat: true,
    reaction: true,
    landscapes: { kind: 'dealt', most: 4 },
  };
  return ways.flatMap((draw) => {
    const asked = { ...request, draw };
    const sampler = ready(asked);
    const chance = luck(ways.indexOf(draw) + 1);
    const wrong = { rule: 0, code: 0, open: 0 };
    for (let i = 0; i < draws; i += 1) {
      const { kingdom } = drawKingdom(sampler, dominion, chance);
      if (!isLegal(asked, kingdom)) wrong.rule += 1;
      const numbers = numbersOf(kingdom);
      if (!isDeepStrictEqual(decodeKingdomCode(codeOf(numbers)), numbers)) wrong.code += 1;
      if (!isWhole(kingdom)) wrong.open += 1;
    }
    const unit = `of ${draws}`;
    return [
      { what: `K12 kingdoms drawn ${draw} that break a rule`, figure: wrong.rule, bound: 0, unit },
      { what: `K15 codes of kingdoms drawn ${draw} that are read otherwise`, figure: wrong.code, bound: 0, unit },
      { what: `K17 kingdoms drawn ${draw} that lack what they bring`, figure: wrong.open, bound: 0, unit },
    ];
  });
}

/** K26: of the usual rules, with so many piles of each of two sets that are drawn from ten. */
function setsAtRandom(draws: number): readonly Result[] {
  const sets = dominion.sets.slice(0, 10).map(({ key }) => key);
  const boxes = editions.filter((one) =>
    dominion.sets.some(({ key, editions: own }) => sets.includes(key) && own.some((each) => each.key === one)),
  );
  const usual: KingdomRequest = {
    ...usualRequest(boxes),
    mix: { sets: 2, each: { min: 4, max: 6 } },
    setWeights: { seaside: 300 },
  };
  return ways.map((draw): Result => {
    const request = { ...usual, draw };
    const sampler = ready(request);
    const chance = luck(ways.indexOf(draw) + 26);
    let wrong = 0;
    for (let i = 0; i < draws; i += 1) {
      const { kingdom } = drawKingdom(sampler, dominion, chance);
      const all = [
        ...kingdom.piles,
        ...kingdom.landscapes,
        ...kingdom.deck,
        ...Object.values(kingdom.chosen),
        ...(kingdom.bane ? [kingdom.bane] : []),
      ];
      const drawn = [...new Set(all.map(({ set }) => set))];
      const shares = drawn.map((key) => kingdom.piles.filter(({ set }) => set === key).length);
      const right = drawn.length === 2 && shares.every((one) => one >= 4 && one <= 6);
      if (!right || !isLegal(request, kingdom) || !isWhole(kingdom)) wrong += 1;
    }
    return {
      what: `K26 kingdoms of sets at random drawn ${draw} that break a rule`,
      figure: wrong,
      bound: 0,
      unit: `of ${draws}`,
    };
  });
}

/** The rules over the ten and the bane, and over all that can be bought once another pile has joined. */
function isLegal(request: KingdomRequest, { piles, bane, chosen }: Kingdom): boolean {
  const supply = supplyPilesOf({ piles, chosen, ...(bane ? { bane } : {}) });
  if (new Set(supply).size < supply.length) return false;
  // The Young Witch may also be the army's pile or the Ferryman's, which bring what they need.
  const young = [...supply, ...Object.values(chosen)].some(({ name }) => name === 'Young Witch');
  if (piles.length !== 10 || young !== (bane !== undefined)) return false;
  if (bane && (![2, 3].includes(bane.cost.coins) || bane.cost.potion || bane.cost.debt > 0 || bane.name === 'Moat'))
    return false;
  const own = piles.some(({ name }) => name === 'Young Witch') ? bane : undefined;
  if (!keeps(request, piles, own, request.draw === 'classic')) return false;
  const has = (one: PileRole): boolean => supply.some(({ roles }) => roles.includes(one));
  const isAnswered = (has('moat') || !request.moat) && (has('reaction') || !request.reaction);
  return !chosen['army-pile'] || !has('attack') || isAnswered;
}

/** Whether an ally, a prophecy, boons and every pile that was to be chosen are there, each pile beside the ten once. */
function isWhole(kingdom: Kingdom): boolean {
  const there = (card: Card | undefined): boolean => card !== undefined;
  const { bane, chosen, onRuins, landscapes, traits, boons, deck } = kingdom;
  return extrasToFetch(kingdom, dominion).every(({ key, choice }) => {
    if (!choice) return true;
    if (choice.of === 'ally' || choice.of === 'prophecy') return landscapes.some(({ kind }) => kind === choice.of);
    if (choice.of === 'boon') return boons.length === 3;
    if (key === 'bane') return there(bane);
    if (key === 'black-market-deck') return deck.length > 0;
    if (key === 'obelisk-pile' && onRuins) return true;
    if (key === 'trait-pile') return traits.length === landscapes.filter(({ kind }) => kind === 'trait').length;
    return there(Object.entries(chosen).find(([name]) => name === key)?.[1]);
  });
}

const sizeOf = (sampler: KingdomSampler): number => {
  if (sampler.size === undefined) throw new Error('not counted');
  return Number(sampler.size);
};

function share(
  request: KingdomRequest,
  draws: number,
  chance: Luck,
  passes: (piles: readonly Card[]) => boolean,
): number {
  const sampler = ready(request);
  let passed = 0;
  for (let i = 0; i < draws; i += 1) if (passes(drawTenPiles(sampler, chance).piles)) passed += 1;
  return passed / draws;
}

/**
 * K14: natural keeps the shares of a draw without rules; and the share of kingdoms with two or more +buys among those
 * with one.
 */
function shares(draws: number): readonly Result[] {
  const plain = plainRequest(editions);
  const natural: KingdomRequest = {
    ...plain,
    moat: true,
    reaction: true,
    potions: { kind: 'or-none', min: 3, max: 5 },
  };
  const all = sizeOf(ready({ ...plain, draw: 'uniform' }, counted));
  const kinds = (['attack', 'potion'] as const).map((one, i): Result => {
    const without = sizeOf(ready({ ...plain, draw: 'uniform', demands: [exactly(0, role(one))] }, counted)) / all;
    const found = share(natural, draws, luck(20 + i), (piles) => countRole(piles, one) === 0);
    return {
      what: `K14 natural, share without ${one}, off by`,
      figure: Math.abs(found - without),
      bound: 0.01,
      unit: '',
    };
  });
  const buys: KingdomRequest = { ...foundingRequest(), demands: [atLeast(1, role('buy'))], draw: 'uniform' };
  const two = share(buys, draws, luck(22), (piles) => countRole(piles, 'buy') > 1);
  return [
    ...kinds,
    {
      what: 'K22 two or more +buys of at least one, off 0.506 by',
      figure: Math.abs(two - 0.506),
      bound: 0.005,
      unit: '',
    },
  ];
}

export const kingdoms: Soak = {
  name: 'kingdoms',
  run: (draws = mostDraws) => [...brute(), ...rules(draws), ...setsAtRandom(draws), ...shares(draws)],
};
