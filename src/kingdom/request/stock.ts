import type { Card, Landscape, LandscapeCardKind } from '../cards/card.ts';
import { cardsInEditions, type Dominion } from '../cards/dominion.ts';
import { extrasForCard, type SetupChoice, type SetupExtra } from '../cards/extra.ts';
import { type RepeatLimit, repeatLimitIn, wasLandscapePlayedRecently } from './fresh.ts';
import { hasDemandedProperty, type KingdomRequest, kingdomSize } from './request.ts';

/** The cards that may be chosen for one request (K28). */
export interface AvailableCards {
  readonly request: KingdomRequest;
  readonly dominion: Dominion;
  readonly cards: readonly Card[];
  /** The cards of the chosen sets, which are preferred. */
  readonly near: ReadonlySet<Card>;
  readonly piles: number;
  /** The available landscapes. If the chosen sets have none of a kind, a weak restriction allows those of all boxes. */
  readonly landscapes: readonly Landscape[];
  /** The limit on cards that repeat from recently played kingdoms (K25). */
  readonly repeats: RepeatLimit | undefined;
  /** A cache of the fitting cards by a choice's key. */
  readonly fitting: Map<string, readonly Card[]>;
  /** A cache by a choice's key: the number of piles that fit, need no further choice and break no rule. */
  readonly plain: Map<string, number>;
}

/** The usual weight: 100 percent, in units of 0.0001 percent. */
export const defaultCardWeight = 1_000_000n;

export function availableCardsFor(
  request: KingdomRequest,
  dominion: Dominion,
  allowed: readonly Card[],
  home: readonly boolean[],
): AvailableCards {
  const banned = request.demands.filter(({ max }) => max === 0);
  const cards =
    banned.length === 0 ? allowed : allowed.filter((card) => !banned.some(({ of }) => hasDemandedProperty(card, of)));
  const near = new Set(allowed.filter((_, place) => home[place]));
  const piles = cards.filter((card) => near.has(card)).length;
  const repeats = repeatLimitIn(request);
  const { lock } = request.across;
  const landscapes = landscapesOf(request, dominion).filter(
    (one) => repeats?.of.strictly !== true || !wasLandscapePlayedRecently(one, repeats) || lock.includes(one.nr),
  );
  return { request, dominion, cards, near, piles, landscapes, repeats, fitting: new Map(), plain: new Map() };
}

function landscapesOf(request: KingdomRequest, dominion: Dominion): readonly Landscape[] {
  const { include, exclude, lock, weights } = request.across;
  const mayLie = ({ nr }: Landscape): boolean => lock.includes(nr) || (!exclude.includes(nr) && weights[nr] !== 0);
  const all = dominion.landscapes.filter(mayLie);
  const near = new Set(cardsInEditions(all, request.sets));
  const owned = new Set(request.strict ? [] : cardsInEditions(all, [...request.boxes, ...request.sets]));
  const kinds = new Set([...near].map(({ kind }) => kind));
  return all.filter(
    (one) =>
      near.has(one) || lock.includes(one.nr) || (owned.has(one) && (!kinds.has(one.kind) || include.includes(one.nr))),
  );
}

export function availableLandscapesOfKinds(
  { landscapes }: AvailableCards,
  kinds: readonly LandscapeCardKind[],
): readonly Landscape[] {
  return landscapes.filter(({ kind }) => kinds.includes(kind));
}

export function fitsSetupChoice({ coins, types, without, except }: SetupChoice, card: Card): boolean {
  const { cost } = card;
  return (
    (!coins || (coins.includes(cost.coins) && !cost.potion && cost.debt === 0)) &&
    (!types || types.some((type) => card.types.includes(type))) &&
    !without?.some((type) => card.types.includes(type)) &&
    !except?.includes(card.name)
  );
}

export function cardsFittingChoice(
  key: string,
  choice: SetupChoice,
  { cards, fitting }: AvailableCards,
): readonly Card[] {
  const known = fitting.get(key) ?? cards.filter((card) => fitsSetupChoice(choice, card));
  fitting.set(key, known);
  return known;
}

/** Returns the weight of a pile or landscape in units of 0.0001 percent. */
export function drawWeightOf({ request }: Pick<AvailableCards, 'request'>, one: Card | Landscape): bigint {
  const weight = ('kind' in one ? request.across.weights : request.weights)[one.nr];
  const ofSet = request.setWeights[one.set];
  if (weight === undefined && ofSet === undefined) return defaultCardWeight;
  return BigInt(Math.round((weight ?? 100) * (ofSet ?? 100) * 100));
}

/** The number of piles of which at least one always remains, after the ten, a bane and all other choices. */
const plenty = kingdomSize + 7;

/** True if the choice is always possible, so that no search is needed. `deck`: the number of further cards needed. */
export function isChoiceAlwaysPossible({ key, choice }: SetupExtra, stock: AvailableCards, deck = 0): boolean {
  const { request, dominion, repeats, plain } = stock;
  if (choice?.of !== 'unused pile' || key === 'bane' || Object.keys(request.side.chosen).length > 0) return false;
  const isPlain = (card: Card): boolean =>
    extrasForCard(dominion.extras, card).keys.size === 0 &&
    !(repeats && hasDemandedProperty(card, repeats.of)) &&
    (!choice.joins || mayAlwaysJoin(request, card));
  const there = plain.get(key) ?? cardsFittingChoice(key, choice, stock).filter(isPlain).length;
  plain.set(key, there);
  return there >= plenty + deck;
}

function mayAlwaysJoin({ demands, moat, reaction }: KingdomRequest, card: Card): boolean {
  if (card.roles.includes('potion') || (card.roles.includes('attack') && (moat || reaction))) return false;
  return demands.every(({ of, max }) => max > kingdomSize || !hasDemandedProperty(card, of));
}
