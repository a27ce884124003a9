import { type Card, canPileBeBane } from '../cards/card.ts';
import { cardsInEditions, type Dominion } from '../cards/dominion.ts';
import type { KingdomRequest, LandscapeWish, PileCountDemand, PotionCountWish, RandomSetsWish } from './request.ts';

/** A single requirement of a request. If a request is impossible, contradicting wishes explain why (K16). */
export type Wish =
  | { readonly kind: 'demand' | 'quota'; readonly demand: PileCountDemand }
  | { readonly kind: 'mix'; readonly mix: RandomSetsWish }
  | { readonly kind: 'include' | 'lock'; readonly nr: number }
  | { readonly kind: 'potions'; readonly potions: Exclude<PotionCountWish, { kind: 'any' }> }
  | { readonly kind: 'moat' | 'reaction' }
  | { readonly kind: 'distinct' }
  | { readonly kind: 'across'; readonly nr: number }
  | { readonly kind: 'landscapes'; readonly numbers: Extract<LandscapeWish, { kind: 'exact' }>['numbers'] };

/**
 * A request with the piles of the data that it allows. A pile is identified by its place, which is its index in
 * `cards`.
 */
export interface RequestFrame {
  readonly request: KingdomRequest;
  readonly dominion: Dominion;
  /**
   * All available piles by number: those of the chosen sets, kept ones, and under a weak restriction also those of the
   * other boxes.
   */
  readonly cards: readonly Card[];
  /** True for each pile of the chosen sets, and for each pile that is kept. */
  readonly home: readonly boolean[];
  readonly weights: readonly bigint[];
  readonly banes: readonly number[];
  /** The index of the Young Witch in `cards`; -1 if she isn't available. */
  readonly young: number;
  readonly wishes: readonly Wish[];
}

export function requestFrameOf(request: KingdomRequest, dominion: Dominion): RequestFrame {
  const chosen = new Set(cardsInEditions(dominion.cards, request.sets));
  const owned = request.strict ? chosen : new Set(cardsInEditions(dominion.cards, [...request.boxes, ...request.sets]));
  const barred = new Set(request.exclude);
  const { bane } = request.side;
  const kept = new Set([...request.lock, ...(bane === undefined ? [] : [bane])]);
  const mayCome = (card: Card): boolean => owned.has(card) && !barred.has(card.nr) && weightIn(request, card) > 0;
  const cards = dominion.cards.filter((card) => kept.has(card.nr) || mayCome(card));
  const home = cards.map((card) => chosen.has(card) || kept.has(card.nr));
  return {
    request,
    dominion,
    cards,
    home,
    weights: isWeighted(request) ? scaled(cards.map((card) => integerCardWeight(request, card))) : cards.map(() => 1n),
    banes: banesOf(request, cards, home),
    young: cards.findIndex((card) => card.brings.includes('bane')),
    wishes: wishesOfRequest(request),
  };
}

function banesOf(request: KingdomRequest, cards: readonly Card[], home: readonly boolean[]): readonly number[] {
  const fit = cards.flatMap((card, place) => (canPileBeBane(card) ? [place] : []));
  const { bane } = request.side;
  if (bane !== undefined) return fit.filter((place) => cards[place]?.nr === bane);
  const near = fit.filter((place) => home[place]);
  return near.length > 0 ? near : fit;
}

export function wishesOfRequest(request: KingdomRequest): readonly Wish[] {
  const { potions, landscapes, across } = request;
  return [
    ...request.demands.map((demand): Wish => ({ kind: 'demand', demand })),
    ...request.quotas.map((demand): Wish => ({ kind: 'quota', demand })),
    ...(request.mix ? [{ kind: 'mix', mix: request.mix } as const] : []),
    ...[...new Set(request.include)].map((nr): Wish => ({ kind: 'include', nr })),
    ...[...new Set(request.lock)].map((nr): Wish => ({ kind: 'lock', nr })),
    ...[...new Set([...across.include, ...across.lock])].map((nr): Wish => ({ kind: 'across', nr })),
    ...(landscapes.kind === 'exact' ? [{ kind: 'landscapes', numbers: landscapes.numbers } as const] : []),
    ...(potions.kind === 'any' ? [] : [{ kind: 'potions', potions } as const]),
    ...(request.moat ? [{ kind: 'moat' } as const] : []),
    ...(request.reaction ? [{ kind: 'reaction' } as const] : []),
    ...(request.overlap === 'distinct' ? [{ kind: 'distinct' } as const] : []),
  ];
}

export function requestWithWishes(request: KingdomRequest, wishes: readonly Wish[]): KingdomRequest {
  const some = <K extends Wish['kind']>(kind: K): readonly Extract<Wish, { kind: K }>[] =>
    wishes.filter((wish): wish is Extract<Wish, { kind: K }> => wish.kind === kind);
  const across = some('across').map(({ nr }) => nr);
  const [potions] = some('potions');
  const [landscapes] = some('landscapes');
  return {
    ...request,
    demands: wishes.flatMap((wish) => (wish.kind === 'demand' ? [wish.demand] : [])),
    quotas: wishes.flatMap((wish) => (wish.kind === 'quota' ? [wish.demand] : [])),
    include: some('include').map(({ nr }) => nr),
    lock: some('lock').map(({ nr }) => nr),
    across: {
      ...request.across,
      include: request.across.include.filter((nr) => across.includes(nr)),
      lock: request.across.lock.filter((nr) => across.includes(nr)),
    },
    potions: potions?.potions ?? { kind: 'any' },
    moat: some('moat').length > 0,
    reaction: some('reaction').length > 0,
    overlap: some('distinct').length > 0 ? 'distinct' : 'allow',
    landscapes: landscapes ? { kind: 'exact', numbers: landscapes.numbers } : { kind: 'dealt', most: 0 },
  };
}

function isWeighted({ weights, setWeights }: KingdomRequest): boolean {
  return Object.keys(weights).length + Object.keys(setWeights).length > 0;
}

/** Returns the weight of a card in percent. */
function weightIn({ weights, setWeights }: KingdomRequest, { nr, set }: Card): number {
  return ((weights[nr] ?? 100) * (setWeights[set] ?? 100)) / 100;
}

/** Returns the weight in units of 0.0001 percent. A kept card that is banned has the usual weight. */
export function integerCardWeight(request: KingdomRequest, card: Card): bigint {
  return BigInt(Math.round((weightIn(request, card) || 100) * 10_000));
}

function scaled(weights: readonly bigint[]): readonly bigint[] {
  const divisor = weights.reduce(gcd, 0n) || 1n;
  return weights.map((weight) => weight / divisor);
}

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b);
}

/** True if this number of potion cards is allowed (K10). */
export function isPotionCountAllowed(potions: PotionCountWish, count: number): boolean {
  if (potions.kind === 'any') return true;
  if (potions.kind === 'none') return count === 0;
  return (count >= potions.min && count <= potions.max) || (potions.kind === 'or-none' && count === 0);
}
