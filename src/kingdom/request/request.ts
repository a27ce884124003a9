import type { Card, CardType, LandscapeCardKind, PileRole } from '../cards/card.ts';
import type { CardSortOrder } from '../cards/dominion.ts';
import type { PileChoice } from '../cards/extra.ts';
import type { CardPrinting } from '../cards/printing.ts';

/** The property of a pile that a demand counts. Types include those of cards inside the pile. */
export type DemandedPileProperty =
  | { readonly kind: 'role'; readonly role: PileRole }
  | { readonly kind: 'type'; readonly type: CardType }
  /** Piles with a cost between two bounds, in coins only; the bounds may be equal. */
  | { readonly kind: 'cost'; readonly from: number; readonly to: number }
  | { readonly kind: 'set'; readonly set: string; readonly holds?: readonly string[] }
  | RecentlyPlayedCards
  /** Piles that a player wished for as a replacement (K27), by permanent number. */
  | { readonly kind: 'wished'; readonly text: string; readonly piles: readonly number[] };

/** The cards of recently played kingdoms (K25), by permanent number, without those that are locked now. */
export interface RecentlyPlayedCards {
  readonly kind: 'played';
  readonly last: number;
  readonly strictly: boolean;
  readonly piles: readonly number[];
  readonly landscapes: readonly number[];
}

/** The number of piles that must have a property. A ban has the minimum and the maximum 0 (K7). */
export interface PileCountDemand {
  readonly of: DemandedPileProperty;
  readonly min: number;
  /** The most piles; `unlimitedCount` for no limit. */
  readonly max: number;
}

export const unlimitedCount = 99;
export const kingdomSize = 10;
export const mostDemands = 16;
/**
 * The most landscapes, not counting Allies and Prophecies. Requests with more are refused, because a code must stay
 * short (K15).
 */
export const mostLandscapes = 4;

/** The allowed number of potion cards (K10). `or-none` also allows none. The bounds are at least 1. */
export type PotionCountWish =
  | { readonly kind: 'any' }
  | { readonly kind: 'none' }
  | { readonly kind: 'or-none' | 'need'; readonly min: number; readonly max: number };

/** A number of random sets, chosen by the total weight of their piles; all cards come from these sets (K26). */
export interface RandomSetsWish {
  readonly sets: number;
  /** The number of piles from each set; undefined if not every set must occur. */
  readonly each?: { readonly min: number; readonly max: number };
}

export const ways = ['natural', 'uniform', 'classic'] as const;
/** The ways of drawing (K14). */
export type DrawMethod = (typeof ways)[number];

export type DealtLandscapeKind = Exclude<LandscapeCardKind, 'ally' | 'prophecy'>;

export type LandscapeCountsByKind = Readonly<Partial<Record<DealtLandscapeKind, number>>>;

/**
 * The requested landscapes. `dealt`: they are shuffled among the piles, and those before the tenth pile are taken: at
 * most `most`, of one kind or of all. `exact`: a fixed number for each kind.
 */
export type LandscapeWish =
  | { readonly kind: 'dealt'; readonly most: number; readonly of?: DealtLandscapeKind }
  | { readonly kind: 'exact'; readonly numbers: LandscapeCountsByKind };

/**
 * The use of Colonies or Shelters. `share`: the probability is the set's proportion of the kingdom (K17). A number is a
 * probability in percent.
 */
export type ColonyShelterWish = 'share' | 'yes' | 'no' | number;

/** The landscapes of a request, by permanent numbers. These are separate from those of piles. */
export interface LandscapeRules {
  /** Landscapes that must come. For an Ally, one of the ten piles must be a Liaison, and for a Prophecy an Omen. */
  readonly include: readonly number[];
  readonly exclude: readonly number[];
  readonly lock: readonly number[];
  readonly weights: Readonly<Record<number, number>>;
}

/** Earlier choices for cards, to be repeated if the card comes. Piles are permanent numbers, and Boons are indexes. */
export interface EarlierCardChoices {
  readonly bane?: number;
  readonly chosen: Readonly<Partial<Record<PileChoice, number>>>;
  readonly boons: readonly number[];
  readonly deck: readonly number[];
}

export const noEarlierChoices: EarlierCardChoices = { chosen: {}, boons: [], deck: [] };

/** A request for a kingdom. Cards are permanent numbers, and sets are keys of editions. */
export interface KingdomRequest {
  /** The players' boxes: only their cards are used (K17). */
  readonly boxes: readonly string[];
  readonly sets: readonly string[];
  /** True if nothing comes from other sets (K5); false if demanded cards may (K6). */
  readonly strict: boolean;
  readonly demands: readonly PileCountDemand[];
  /** The recently played cards that should be repeated as little as the rest of the request allows (K25). */
  readonly fewest?: RecentlyPlayedCards;
  /** Required numbers of piles from a set. They don't lead to additional random cards (K26). */
  readonly quotas: readonly PileCountDemand[];
  readonly mix?: RandomSetsWish;
  readonly include: readonly number[];
  /** Excluded piles, by the player and by the house rules. They also can't be a bane or the choice for a card. */
  readonly exclude: readonly number[];
  /** Piles to keep, whatever the sets and bans. With `distinct`, they don't count for any demand. */
  readonly lock: readonly number[];
  readonly side: EarlierCardChoices;
  readonly across: LandscapeRules;
  /** The weights of piles in percent: 100 by default, 0 is a ban. */
  readonly weights: Readonly<Record<number, number>>;
  /**
   * The weights of sets in percent: they apply to each of the set's piles, and to the set itself if sets are drawn
   * first.
   */
  readonly setWeights: Readonly<Record<string, number>>;
  readonly potions: PotionCountWish;
  /** `moat` and `reaction`: if there is an attack, the kingdom must have such a card (K11). */
  readonly moat: boolean;
  readonly reaction: boolean;
  /** `allow`: a card may meet two demands. `distinct`: each demand needs a card of its own (K9). */
  readonly overlap: 'allow' | 'distinct';
  /** `apart`: the bane meets no demand. `demanded`: it may meet demands (K13). */
  readonly bane: 'apart' | 'demanded';
  readonly draw: DrawMethod;
  readonly landscapes: LandscapeWish;
  readonly colony: ColonyShelterWish;
  readonly shelters: ColonyShelterWish;
  readonly sort: CardSortOrder;
  readonly printing?: CardPrinting;
}

export const atLeast = (min: number, of: DemandedPileProperty): PileCountDemand => ({ of, min, max: unlimitedCount });
export const demandAtMost = (max: number, of: DemandedPileProperty): PileCountDemand => ({ of, min: 0, max });
export const exactly = (count: number, of: DemandedPileProperty): PileCountDemand => ({ of, min: count, max: count });
export const role = (name: PileRole): DemandedPileProperty => ({ kind: 'role', role: name });

export function plainRequest(editions: readonly string[]): KingdomRequest {
  return {
    boxes: editions,
    sets: editions,
    strict: true,
    demands: [],
    quotas: [],
    include: [],
    exclude: [],
    lock: [],
    side: noEarlierChoices,
    across: { include: [], exclude: [], lock: [], weights: {} },
    weights: {},
    setWeights: {},
    potions: { kind: 'any' },
    moat: false,
    reaction: false,
    overlap: 'allow',
    bane: 'apart',
    draw: 'natural',
    landscapes: { kind: 'dealt', most: 2 },
    colony: 'share',
    shelters: 'share',
    sort: 'cost',
  };
}

/**
 * Returns the default request (K19): at least one village and one +buy, no potions or 3 to 5, nothing from other sets.
 */
export function usualRequest(editions: readonly string[]): KingdomRequest {
  return {
    ...plainRequest(editions),
    demands: [atLeast(1, role('village')), atLeast(1, role('buy'))],
    potions: { kind: 'or-none', min: 3, max: 5 },
  };
}

export function hasDemandedProperty(card: Card, of: DemandedPileProperty): boolean {
  switch (of.kind) {
    case 'role':
      return card.roles.includes(of.role);
    case 'type':
      return card.types.includes(of.type) || card.inside.includes(of.type);
    case 'cost':
      return !card.cost.potion && card.cost.debt === 0 && card.cost.coins >= of.from && card.cost.coins <= of.to;
    case 'played':
    case 'wished':
      return of.piles.includes(card.nr);
    case 'set':
      return card.set === of.set || card.editions.some((key) => key === of.set || of.holds?.includes(key));
  }
}
