import type { Card, CardType, LandscapeKind, Role } from '../cards/card.ts';
import type { SortOrder } from '../cards/dominion.ts';
import type { PileChoice } from '../cards/extra.ts';
import type { Printing } from '../cards/printing.ts';

/** What a demand counts: piles with a role, a type (also inside the pile), a cost, or of a set or edition. */
export type DemandSubject =
  | { readonly kind: 'role'; readonly role: Role }
  | { readonly kind: 'type'; readonly type: CardType }
  /** In coins alone, without potion and debt; from and to may be the same. */
  | { readonly kind: 'cost'; readonly from: number; readonly to: number }
  /** The key of a set, of one edition, or of a box, which `holds` these editions. */
  | { readonly kind: 'set'; readonly set: string; readonly holds?: readonly string[] }
  | Played
  /** One of these piles, by permanent numbers, as it was wished for in the place of another (K27). */
  | { readonly kind: 'wished'; readonly text: string; readonly piles: readonly number[] };

/**
 * Cards of so many kingdoms that were played last (K25), by permanent numbers; those that are locked now are none of
 * them.
 */
export interface Played {
  readonly kind: 'played';
  readonly last: number;
  /** None of them may come at all; otherwise as few as can be. */
  readonly strictly: boolean;
  readonly piles: readonly number[];
  readonly landscapes: readonly number[];
}

/** How many piles of the kingdom must meet the subject: at least `min`, at most `max`; 0 and 0 is a ban (K7). */
export interface Demand {
  readonly of: DemandSubject;
  readonly min: number;
  /** `noMost` when there may be any number. */
  readonly max: number;
}

/** More than a kingdom with a bane can hold. */
export const noMost = 99;
/** The piles of a kingdom, the bane apart. */
export const kingdomSize = 10;
/** More demands than this are refused. */
export const mostDemands = 16;
/** More landscapes than this, allies and prophecies apart, are refused: a code must stay short (K15). */
export const mostLandscapes = 4;

/** How many potion cards (K10). `or-none`: none, or within the bounds; `need`: within them. Bounds from 1 up. */
export type Potions =
  | { readonly kind: 'any' }
  | { readonly kind: 'none' }
  | { readonly kind: 'or-none' | 'need'; readonly min: number; readonly max: number };

/**
 * K26: all is of so many sets, drawn at random before anything else, each choice of sets as likely as they weigh
 * together.
 */
export interface Mix {
  readonly sets: number;
  /** How many of the ten each of them gives; left out where not all need to occur. */
  readonly each?: { readonly min: number; readonly max: number };
}

export const ways = ['natural', 'uniform', 'classic'] as const;
/** The ways of drawing (K14). */
export type Way = (typeof ways)[number];

/** The kinds that are dealt with the piles; allies and prophecies come with cards that need them. */
export type DealtKind = Exclude<LandscapeKind, 'ally' | 'prophecy'>;

/** So many landscapes of each kind. */
export type LandscapeNumbers = Readonly<Partial<Record<DealtKind, number>>>;

/**
 * `dealt`: as many as come up before the tenth pile when all are shuffled together, but at most so many, of one kind or of all. `exact`: so
 * many of each kind.
 */
export type LandscapeWish =
  | { readonly kind: 'dealt'; readonly most: number; readonly of?: DealtKind }
  | { readonly kind: 'exact'; readonly numbers: LandscapeNumbers };

/** Whether Colonies or Shelters are used: by the share of the set's piles in the kingdom (K17), or a chance in per cent. */
export type ShareWish = 'share' | 'yes' | 'no' | number;

/** What is asked of single landscapes, all by their permanent numbers, which are apart from those of the piles. */
export interface Across {
  /** They must be laid: an Ally with a Liaison, a Prophecy with an Omen among the ten. */
  readonly include: readonly number[];
  readonly exclude: readonly number[];
  /** Kept from a kingdom drawn before, whatever sets and bans say now. */
  readonly lock: readonly number[];
  /** As the weights of piles. */
  readonly weights: Readonly<Record<number, number>>;
}

/**
 * What was chosen for cards before: it is chosen again where its card comes, whatever sets and bans say now. Permanent
 * numbers of piles; boons as places.
 */
export interface SideChoices {
  readonly bane?: number;
  readonly chosen: Readonly<Partial<Record<PileChoice, number>>>;
  readonly boons: readonly number[];
  readonly deck: readonly number[];
}

export const noSide: SideChoices = { chosen: {}, boons: [], deck: [] };

/**
 * A kingdom that somebody wishes for. Cards are given by their permanent numbers, sets by the keys of their editions.
 */
export interface KingdomRequest {
  /** What one owns: nothing comes from elsewhere (K17). What is chosen in `sets` counts as owned. */
  readonly boxes: readonly string[];
  /** The editions to draw from. */
  readonly sets: readonly string[];
  /** Strong (K5): nothing from other sets. Otherwise weak (K6): demanded cards may come from other boxes. */
  readonly strict: boolean;
  readonly demands: readonly Demand[];
  /** Of these come as few as all the rest of the request leaves (K25). */
  readonly fewest?: Played;
  /** How many of the ten alone are of a set (K26). No card comes for it, as one does for a demand. */
  readonly quotas: readonly Demand[];
  readonly mix?: Mix;
  /** Piles that must be in it; each is a demand. */
  readonly include: readonly number[];
  /** Piles that never are, nor as bane or beside the kingdom: the player's, and the bans of the house. */
  readonly exclude: readonly number[];
  /**
   * Piles kept from a kingdom drawn before, whatever sets and bans say now; they are in it, but take no card from a
   * demand under `distinct`.
   */
  readonly lock: readonly number[];
  /** What is kept of the choices for cards. */
  readonly side: SideChoices;
  readonly across: Across;
  /** How much likelier a pile is than others, in per cent: 100 where nothing is said, 0 is a ban. Whole numbers. */
  readonly weights: Readonly<Record<number, number>>;
  /** The same by the key of the set: of each of its piles, and of the set itself where sets are drawn first. */
  readonly setWeights: Readonly<Record<string, number>>;
  readonly potions: Potions;
  /** A Moat if there is an attack (K11). */
  readonly moat: boolean;
  /** A reaction if there is an attack (K11). */
  readonly reaction: boolean;
  /** Whether one card may serve two demands (K9). */
  readonly overlap: 'allow' | 'distinct';
  /** Whether the bane may be the card that fulfils a demand (K13). */
  readonly bane: 'apart' | 'demanded';
  readonly draw: Way;
  readonly landscapes: LandscapeWish;
  readonly colony: ShareWish;
  readonly shelters: ShareWish;
  readonly sort: SortOrder;
  /** Which texts of the cards count; left out: those of today. */
  readonly printing?: Printing;
}

export const atLeast = (min: number, of: DemandSubject): Demand => ({ of, min, max: noMost });
export const atMost = (max: number, of: DemandSubject): Demand => ({ of, min: 0, max });
export const exactly = (count: number, of: DemandSubject): Demand => ({ of, min: count, max: count });
export const role = (name: Role): DemandSubject => ({ kind: 'role', role: name });

/** A request without any rule: ten piles of these editions, whatever they are. */
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
    side: noSide,
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
 * What somebody gets who says nothing (K19): a village and a +buy at least, no potions or 3 to 5, nothing from other
 * sets.
 */
export function usualRequest(editions: readonly string[]): KingdomRequest {
  return {
    ...plainRequest(editions),
    demands: [atLeast(1, role('village')), atLeast(1, role('buy'))],
    potions: { kind: 'or-none', min: 3, max: 5 },
  };
}

/** Whether the pile counts for it. */
export function meets(card: Card, of: DemandSubject): boolean {
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
