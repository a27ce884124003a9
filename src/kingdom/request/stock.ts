import type { Card, Landscape, LandscapeKind } from '../cards/card.ts';
import { type Dominion, inEditions } from '../cards/dominion.ts';
import { broughtByOne, type Choice, type Extra } from '../cards/extra.ts';
import { type Repeats, repeatsIn, wasPlayed } from './fresh.ts';
import { type KingdomRequest, kingdomSize, meets } from './request.ts';

/** What side choices and landscapes are made from, for one request (K28). */
export interface Stock {
  readonly request: KingdomRequest;
  readonly dominion: Dominion;
  /** Piles that may be used beside the ten: none of them excluded or banned. */
  readonly cards: readonly Card[];
  /** Those of them that are of the chosen sets: the others come only where none of these can. */
  readonly near: ReadonlySet<Card>;
  /** How many of them are. */
  readonly piles: number;
  /**
   * Landscapes that may be laid, of all kinds; of a kind of which the chosen sets have none, under a weak restriction,
   * those of all boxes.
   */
  readonly landscapes: readonly Landscape[];
  /** How much may come again of what was played last (K25). */
  readonly repeats: Repeats | undefined;
  /** By the key of a choice, the piles of `cards` that fit it; looked up once. */
  readonly fitting: Map<string, readonly Card[]>;
  /** By the key of a choice, how many piles fit it that need nothing and break no rule; looked up once. */
  readonly plain: Map<string, number>;
}

/** What something weighs of which nothing is said: 100 per cent, with four decimals. */
export const usualWeight = 1_000_000n;

/** The stock over these piles, which the request allows; `home` are those of the chosen sets. */
export function stockOf(
  request: KingdomRequest,
  dominion: Dominion,
  allowed: readonly Card[],
  home: readonly boolean[],
): Stock {
  const banned = request.demands.filter(({ max }) => max === 0);
  const cards = banned.length === 0 ? allowed : allowed.filter((card) => !banned.some(({ of }) => meets(card, of)));
  const near = new Set(allowed.filter((_, place) => home[place]));
  const piles = cards.filter((card) => near.has(card)).length;
  const repeats = repeatsIn(request);
  const { lock } = request.across;
  const landscapes = landscapesOf(request, dominion).filter(
    (one) => repeats?.of.strictly !== true || !wasPlayed(one, repeats) || lock.includes(one.nr),
  );
  return { request, dominion, cards, near, piles, landscapes, repeats, fitting: new Map(), plain: new Map() };
}

function landscapesOf(request: KingdomRequest, dominion: Dominion): readonly Landscape[] {
  const { include, exclude, lock, weights } = request.across;
  const mayLie = ({ nr }: Landscape): boolean => lock.includes(nr) || (!exclude.includes(nr) && weights[nr] !== 0);
  const all = dominion.landscapes.filter(mayLie);
  const near = new Set(inEditions(all, request.sets));
  const owned = new Set(request.strict ? [] : inEditions(all, [...request.boxes, ...request.sets]));
  const kinds = new Set([...near].map(({ kind }) => kind));
  return all.filter(
    (one) =>
      near.has(one) || lock.includes(one.nr) || (owned.has(one) && (!kinds.has(one.kind) || include.includes(one.nr))),
  );
}

export function landscapesIn({ landscapes }: Stock, kinds: readonly LandscapeKind[]): readonly Landscape[] {
  return landscapes.filter(({ kind }) => kinds.includes(kind));
}

/** Whether a pile is what a choice may be made of. */
export function fits({ coins, types, without, except }: Choice, card: Card): boolean {
  const { cost } = card;
  return (
    (!coins || (coins.includes(cost.coins) && !cost.potion && cost.debt === 0)) &&
    (!types || types.some((type) => card.types.includes(type))) &&
    !without?.some((type) => card.types.includes(type)) &&
    !except?.includes(card.name)
  );
}

/** The piles that fit a choice, used or not. */
export function fittingFor(key: string, choice: Choice, { cards, fitting }: Stock): readonly Card[] {
  const known = fitting.get(key) ?? cards.filter((card) => fits(choice, card));
  fitting.set(key, known);
  return known;
}

/** How likely a pile or landscape is beside the others: four decimals of a per cent as a whole number. */
export function weightOf({ request }: Pick<Stock, 'request'>, one: Card | Landscape): bigint {
  const weight = ('kind' in one ? request.across.weights : request.weights)[one.nr];
  const ofSet = request.setWeights[one.set];
  if (weight === undefined && ofSet === undefined) return usualWeight;
  return BigInt(Math.round((weight ?? 100) * (ofSet ?? 100) * 100));
}

/** So many piles of a sort are plenty: what the ten, a bane and all other choices take leaves one for sure. */
const plenty = kingdomSize + 7;

/**
 * True if something can be chosen whatever else is, and so many cards of a deck too: many piles fit that need nothing
 * and break no rule. Then nothing has to be tried out for it.
 */
export function isPlentiful({ key, choice }: Extra, stock: Stock, deck = 0): boolean {
  const { request, dominion, repeats, plain } = stock;
  if (choice?.of !== 'unused pile' || key === 'bane' || Object.keys(request.side.chosen).length > 0) return false;
  const isPlain = (card: Card): boolean =>
    broughtByOne(dominion.extras, card).keys.size === 0 &&
    !(repeats && meets(card, repeats.of)) &&
    (!choice.joins || mayAlwaysJoin(request, card));
  const there = plain.get(key) ?? fittingFor(key, choice, stock).filter(isPlain).length;
  plain.set(key, there);
  return there >= plenty + deck;
}

/** True if the pile can join any Supply: no rule has to do with it. */
function mayAlwaysJoin({ demands, moat, reaction }: KingdomRequest, card: Card): boolean {
  if (card.roles.includes('potion') || (card.roles.includes('attack') && (moat || reaction))) return false;
  return demands.every(({ of, max }) => max > kingdomSize || !meets(card, of));
}
