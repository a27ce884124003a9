import type { Card, CardType, Landscape, LandscapeKind, PartCard } from './card.ts';
import type { Cost } from './cost.ts';

/** Piles of the Supply and beside it, single cards, mats, tokens, and what is still to be chosen. */
export type ExtraKind = 'supply' | 'pile' | 'cards' | 'mat' | 'tokens' | 'choice';

/**
 * What is to be chosen for a card before the game; every key given must fit. The rules are those of the cards' own
 * set-up lines: Young Witch (Cornucopia), Ferryman (Cornucopia, 2nd edition), Riverboat and Approaching Army (Rising
 * Sun), Way of the Mouse (Menagerie), Obelisk (Empires: an Action pile of the Supply, so the Ruins too), Traits
 * (Plunder), Druid (Nocturne), Allies for Liaisons (Allies), Prophecies for Omens (Rising Sun). The sheet of the Black
 * Market leaves its deck to the players: kingdom cards not in the Supply, no two alike, fifteen or more recommended.
 */
export interface Choice {
  /** A kingdom pile not in use, one of the kingdom's own piles, or the top of a shuffled kind of card. */
  readonly of: 'unused pile' | 'kingdom pile' | 'ally' | 'prophecy' | 'boon';
  /** The whole pile, one card of it, or only a mark on it. */
  readonly takes: 'pile' | 'card' | 'mark';
  /** Exactly one of these costs in coins, without potion and debt. */
  readonly coins?: readonly number[];
  /** At least one of these types. */
  readonly types?: readonly CardType[];
  /** None of these types. */
  readonly without?: readonly CardType[];
  /** Not the piles of these names. */
  readonly except?: readonly string[];
  /** Keys of extras that may be chosen too, where they are used. */
  readonly also?: readonly string[];
  /** The pile joins the Supply. */
  readonly joins: boolean;
}

/** What is chosen for a card from among the piles; each is the key of an extra (K17, K28). */
export const pileChoices = ['ferryman-pile', 'riverboat-card', 'mouse-card', 'army-pile', 'obelisk-pile'] as const;
export type PileChoice = (typeof pileChoices)[number];

/** Something that cards of the kingdom bring along (K17): what to fetch from the box, or a choice still to be made. */
export interface Extra {
  readonly key: string;
  readonly kind: ExtraKind;
  readonly title: string;
  /** How many; `victory` is 8 for two players and 12 for more. */
  readonly count?: number | 'victory';
  /** The count is for each player, or for each after the first. */
  readonly per?: 'player' | 'other player';
  /** Takes the place of a Copper in every starting deck. */
  readonly heirloom: boolean;
  /** The cards in it, if they differ from the title. */
  readonly cards: readonly PartCard[];
  /**
   * Every pile of that type (also inside the pile), every landscape of that kind, or every cost with that part brings
   * it.
   */
  readonly with?: { readonly type: string } | { readonly cost: 'potion' | 'debt' };
  /** Keys of further extras that come with it and the cards in it. */
  readonly brings: readonly string[];
  /** Given for the kind `choice` only. */
  readonly choice?: Choice;
  /** The choice as printings before a year have it, the oldest first. */
  readonly before: readonly { readonly year: number; readonly choice: Choice }[];
}

/** The type printed on a landscape. */
const typeOfKind: Readonly<Record<LandscapeKind, string>> = {
  event: 'Event',
  landmark: 'Landmark',
  project: 'Project',
  way: 'Way',
  ally: 'Ally',
  trait: 'Trait',
  prophecy: 'Prophecy',
};

/**
 * All that these piles and landscapes bring along, with what that brings in turn, each once, in the order of `extras`
 * (K17). What was chosen for a choice (the bane, the ally) must be among the cards given to be counted. Throws on a key
 * without an extra.
 */
export function broughtBy(
  extras: readonly Extra[],
  cards: readonly Card[],
  landscapes: readonly Landscape[] = [],
): readonly Extra[] {
  if (cards.length + landscapes.length > 1) {
    const all = new Set([...cards, ...landscapes].flatMap((one) => [...broughtByOne(extras, one).keys]));
    return extras.filter(({ key }) => all.has(key));
  }
  const named = new Map(extras.map((extra) => [extra.key, extra]));
  const found = new Set<string>();
  const take = (key: string): void => {
    const extra = named.get(key);
    if (!extra) throw new Error(`no extra is called ${key}`);
    if (found.has(key)) return;
    found.add(key);
    extra.brings.forEach(take);
    for (const part of extra.cards) for (const other of extras) if (isWith(other, part)) take(other.key);
  };
  for (const card of cards) card.brings.forEach(take);
  for (const landscape of landscapes) landscape.brings.forEach(take);
  for (const extra of extras) if (follows(extra, cards, landscapes)) take(extra.key);
  return extras.filter((extra) => found.has(extra.key));
}

/** What a single pile or landscape brings along. */
export interface Brought {
  readonly keys: ReadonlySet<string>;
  /** Those of them that something must be chosen for, in the order of the extras. */
  readonly choices: readonly Extra[];
}

const known = new WeakMap<readonly Extra[], Map<Card | Landscape, Brought>>();

/** The same for one pile or landscape; looked up the second time. */
export function broughtByOne(extras: readonly Extra[], one: Card | Landscape): Brought {
  const all = known.get(extras) ?? new Map<Card | Landscape, Brought>();
  known.set(extras, all);
  const found = all.get(one);
  if (found) return found;
  const isLandscape = 'kind' in one;
  const brought = broughtBy(extras, isLandscape ? [] : [one], isLandscape ? [one] : []);
  const fresh = { keys: new Set(brought.map(({ key }) => key)), choices: brought.filter(({ choice }) => choice) };
  all.set(one, fresh);
  return fresh;
}

function follows(extra: Extra, cards: readonly Card[], landscapes: readonly Landscape[]): boolean {
  return (
    cards.some((card) => [card, ...card.cards].some((one) => isWith(extra, one))) ||
    landscapes.some(({ kind, cost }) => isWith(extra, { types: [typeOfKind[kind]], cost }))
  );
}

/** True if the extra comes with each card of these types or this cost. */
function isWith(
  { with: rule }: Extra,
  { types, cost }: { readonly types: readonly string[]; readonly cost?: Cost | undefined },
): boolean {
  if (!rule) return false;
  if ('type' in rule) return types.includes(rule.type);
  return cost !== undefined && (rule.cost === 'potion' ? cost.potion : cost.debt > 0);
}
