import { type Card, canBeBane } from './card.ts';
import { type Dominion, inEditions } from './dominion.ts';
import type { Demand, Potions, Request } from './request.ts';

/** One thing that a request asks of the kingdom; an impossible request is explained by the wishes that contradict each other (K16). */
export type Wish =
  | { readonly kind: 'demand'; readonly demand: Demand }
  | { readonly kind: 'include' | 'lock'; readonly nr: number }
  | { readonly kind: 'potions'; readonly potions: Exclude<Potions, { kind: 'any' }> }
  | { readonly kind: 'moat' | 'reaction' }
  | { readonly kind: 'distinct' };

/** A request laid over the data: the piles that there are, and what is asked of them. Piles are spoken of by their place in `cards`. */
export interface Frame {
  readonly request: Request;
  /** All that may come, in the order of their numbers: of the chosen sets, under a weak restriction of the other boxes too, and what is kept from before. */
  readonly cards: readonly Card[];
  /** Whether each is of the chosen sets, or kept from before, wherever it is from. */
  readonly home: readonly boolean[];
  /** How likely each is beside the others. */
  readonly weights: readonly bigint[];
  /** Places of the piles that may be the bane. */
  readonly banes: readonly number[];
  /** The place of the pile that needs a bane (Young Witch), -1 when it cannot come. */
  readonly young: number;
  readonly wishes: readonly Wish[];
}

export function frameOf(request: Request, dominion: Dominion): Frame {
  const chosen = new Set(inEditions(dominion.cards, request.sets));
  const owned = new Set(inEditions(dominion.cards, [...request.boxes, ...request.sets]));
  const barred = new Set(request.exclude);
  const kept = new Set([...request.lock, ...(request.lockBane === undefined ? [] : [request.lockBane])]);
  const weight = ({ nr }: Card): number => request.weights[nr] ?? 100;
  const mayCome = (card: Card): boolean =>
    owned.has(card) && (chosen.has(card) || !request.strict) && !barred.has(card.nr) && weight(card) > 0;
  const cards = dominion.cards.filter((card) => kept.has(card.nr) || mayCome(card));
  const home = cards.map((card) => chosen.has(card) || kept.has(card.nr));
  return {
    request,
    cards,
    home,
    weights: scaled(cards.map((card) => weight(card) || 100)),
    banes: banesOf(request, cards, home),
    young: cards.findIndex((card) => card.brings.includes('bane')),
    wishes: wishesOf(request),
  };
}

/** Of the chosen sets; of the others when these have none and the restriction is weak. */
function banesOf(request: Request, cards: readonly Card[], home: readonly boolean[]): readonly number[] {
  const fit = cards.flatMap((card, place) => (canBeBane(card) ? [place] : []));
  if (request.lockBane !== undefined) return fit.filter((place) => cards[place]?.nr === request.lockBane);
  const near = fit.filter((place) => home[place]);
  return near.length > 0 ? near : fit;
}

/** All that a request asks, in the order in which it is said. */
export function wishesOf(request: Request): readonly Wish[] {
  const { potions } = request;
  return [
    ...request.demands.map((demand): Wish => ({ kind: 'demand', demand })),
    ...[...new Set(request.include)].map((nr): Wish => ({ kind: 'include', nr })),
    ...[...new Set(request.lock)].map((nr): Wish => ({ kind: 'lock', nr })),
    ...(potions.kind === 'any' ? [] : [{ kind: 'potions', potions } as const]),
    ...(request.moat ? [{ kind: 'moat' } as const] : []),
    ...(request.reaction ? [{ kind: 'reaction' } as const] : []),
    ...(request.overlap === 'distinct' ? [{ kind: 'distinct' } as const] : []),
  ];
}

/** The weights without their common divisor: all 1 when nothing is likelier. */
function scaled(weights: readonly number[]): readonly bigint[] {
  const divisor = weights.reduce(gcd, 0) || 1;
  return weights.map((weight) => BigInt(weight / divisor));
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

/** Whether so many potion cards are right (K10). */
export function allowsPotions(potions: Potions, count: number): boolean {
  if (potions.kind === 'any') return true;
  if (potions.kind === 'none') return count === 0;
  return (count >= potions.min && count <= potions.max) || (potions.kind === 'or-none' && count === 0);
}
