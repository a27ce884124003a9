import { join } from 'node:path';
import { type Card, type CardType, cardTypes, type PileRole, roles } from '../../../src/kingdom/cards/card.ts';
import { type Dominion, foldName, mapCardsByName } from '../../../src/kingdom/cards/dominion.ts';
import { type Luck, pickSeveralRandom } from '../../../src/kingdom/request/luck.ts';
import {
  atLeast,
  demandAtMost,
  exactly,
  type KingdomRequest,
  type PileCountDemand,
  type PotionCountWish,
  plainRequest,
  unlimitedCount,
  ways,
} from '../../../src/kingdom/request/request.ts';
import type { DrawnPiles, KingdomSampler } from '../../../src/kingdom/sampling/prepared.ts';
import { drawTenPiles, prepare } from '../../../src/kingdom/sampling/sampler.ts';
import type { SearchLimits } from '../../../src/kingdom/ways/proposal.ts';
import { readDominionData } from '../../../src/session/kingdom/dominion.ts';
import { Chance } from '../../../src/table/index.ts';

export const dominion: Dominion = readDominionData(join(import.meta.dirname, '../../../data/dominion'));
export const editions: readonly string[] = dominion.sets.flatMap((set) => set.editions.map(({ key }) => key));

const cardsByName = mapCardsByName(dominion.cards);

export function card(name: string): Card {
  const found = cardsByName.get(foldName(name));
  if (!found) throw new Error(`no pile is called ${name}`);
  return found;
}

export const nrs = (...names: readonly string[]): readonly number[] => names.map((name) => card(name).nr);

export function luck(seed: number): Luck {
  return new Chance(Buffer.alloc(32, seed), 'kingdom', 0);
}

/** A sampler of a request that can be met. */
export function ready(request: KingdomRequest, limits?: SearchLimits): KingdomSampler {
  const sampler = prepare(request, dominion, limits);
  if ('code' in sampler) throw new Error(`refused: ${JSON.stringify(sampler)}`);
  return sampler;
}

/** So many kingdoms of a request, as drawn with a fixed stream. */
export function draws(request: KingdomRequest, count: number, seed = 1): readonly DrawnPiles[] {
  const sampler = ready(request);
  const chance = luck(seed);
  return Array.from({ length: count }, () => drawTenPiles(sampler, chance));
}

export const names = (cards: readonly Card[]): readonly string[] => cards.map(({ name }) => name);
export const is =
  (name: string) =>
  (one: Card): boolean =>
    one.name === name;

/** The 206 piles from Base to Guilds in the first editions with six promos (K2). */
const founding = ['base1', 'int1', 'sea1', 'alch', 'pros1', 'corn1', 'hint1', 'dark', 'guild1', 'promo'];
const oldPromos = ['Black Market', 'Envoy', 'Walled Village', 'Governor', 'Stash', 'Prince'];
export function foundingRequest(): KingdomRequest {
  const later = dominion.cards.filter(({ set, name }) => set === 'promo' && !oldPromos.includes(name));
  return { ...plainRequest(founding), exclude: later.map(({ nr }) => nr) };
}

/** The roles of K2, from which most requests are made. */
export const usualRoles: readonly PileRole[] = roles.filter(
  (one) => !['gainer', 'payload', 'cantrip', 'terminal'].includes(one),
);

export const countRole = (piles: readonly Card[], role: PileRole): number =>
  piles.filter((one) => one.roles.includes(role)).length;

const oneIn = (chance: Luck, bound: number): boolean => chance.below(bound) === 0;

/** A request over a pool of 11 to 14 piles in which many rules have a say. */
export function smallRequest(seed: number): KingdomRequest {
  const chance = luck(seed % 256);
  for (let i = 0; i < Math.floor(seed / 256); i += 1) chance.below(2);
  const special = dominion.cards.filter((one) =>
    ['Moat', 'Young Witch', 'Familiar', 'University', 'Alchemist', 'Transmute'].includes(one.name),
  );
  const others = dominion.cards.filter((one) => one.set !== 'promo' && !special.includes(one));
  const some = pickSeveralRandom(chance, special, chance.below(special.length + 1));
  const pool = [...some, ...pickSeveralRandom(chance, others, 11 + chance.below(4) - some.length)];
  const exclude = dominion.cards.filter((one) => !pool.includes(one)).map(({ nr }) => nr);
  const weak = oneIn(chance, 3);
  const sets = weak ? pickSeveralRandom(chance, editions, 14 + chance.below(8)) : editions;
  const kinds: readonly PotionCountWish[] = [
    { kind: 'any' },
    { kind: 'none' },
    { kind: 'or-none', min: 2, max: 3 },
    { kind: 'need', min: 1, max: 2 },
    { kind: 'or-none', min: 3, max: 5 },
  ];
  return {
    ...plainRequest(editions),
    sets,
    strict: !weak,
    exclude,
    demands: Array.from({ length: chance.below(4) }, () => smallDemand(chance)),
    include: oneIn(chance, 4) ? pickSeveralRandom(chance, pool, 1).map(({ nr }) => nr) : [],
    lock: oneIn(chance, 5) ? pickSeveralRandom(chance, pool, 2).map(({ nr }) => nr) : [],
    potions: kinds[chance.below(kinds.length)] as PotionCountWish,
    moat: oneIn(chance, 3),
    reaction: oneIn(chance, 3),
    overlap: oneIn(chance, 2) ? 'allow' : 'distinct',
    bane: oneIn(chance, 3) ? 'demanded' : 'apart',
    draw: 'uniform',
  };
}

/** A request over all cards with sixteen demands, most of which go together badly. */
export function sixteen(seed: number, from: readonly PileRole[] = usualRoles): KingdomRequest {
  const chance = luck(seed);
  const of = (): PileCountDemand['of'] => {
    const kind = chance.below(10);
    if (kind < 6) return { kind: 'role', role: from[chance.below(from.length)] as PileRole };
    if (kind < 7) return { kind: 'type', type: cardTypes[chance.below(cardTypes.length)] as CardType };
    const coins = 2 + chance.below(5);
    return kind < 9
      ? { kind: 'cost', from: coins, to: coins + chance.below(2) }
      : { kind: 'set', set: dominion.sets[chance.below(dominion.sets.length)]?.key ?? 'base' };
  };
  const demand = (): PileCountDemand =>
    oneIn(chance, 5) ? demandAtMost(chance.below(4), of()) : atLeast(1 + chance.below(3), of());
  return {
    ...plainRequest(editions),
    demands: Array.from({ length: 16 }, demand),
    potions: oneIn(chance, 2) ? { kind: 'or-none', min: 3, max: 5 } : { kind: 'need', min: 1, max: 3 },
    moat: oneIn(chance, 2),
    reaction: oneIn(chance, 2),
    overlap: oneIn(chance, 2) ? 'distinct' : 'allow',
    draw: ways[chance.below(ways.length)] ?? 'natural',
  };
}

function smallDemand(chance: Luck): PileCountDemand {
  const subject = (): PileCountDemand['of'] => {
    if (oneIn(chance, 5)) return { kind: 'cost', from: 2, to: 2 + chance.below(3) };
    if (oneIn(chance, 5)) return { kind: 'type', type: 'Action' };
    return { kind: 'role', role: usualRoles[chance.below(usualRoles.length)] as PileRole };
  };
  const of = subject();
  const count = chance.below(4);
  if (oneIn(chance, 4)) return demandAtMost(count, of);
  if (oneIn(chance, 5)) return exactly(count, of);
  if (oneIn(chance, 5)) return { of, min: Math.min(1, count), max: count + 1 };
  return { ...atLeast(1 + chance.below(2), of), max: unlimitedCount };
}
