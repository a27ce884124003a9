import type { Card, CardType, Landscape, LandscapeKind } from './card.ts';

/** Piles of the Supply and beside it, single cards, mats, tokens, and what is still to be chosen. */
export type ExtraKind = 'supply' | 'pile' | 'cards' | 'mat' | 'tokens' | 'choice';

/** What is to be chosen for a card before the game; every key given must fit. */
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
  /** The pile joins the Supply. */
  readonly joins: boolean;
}

/** Something that cards of the kingdom bring along (K17): what to fetch from the box, or a choice still to be made. */
export interface Extra {
  readonly key: string;
  readonly kind: ExtraKind;
  readonly title: string;
  /** Keys of the sets that it is found in; empty for choices. */
  readonly from: readonly string[];
  /** How many; `victory` is 8 for two players and 12 for more, `many` is for the players to say. */
  readonly count?: number | 'victory' | 'many';
  /** The count is for each player, or for each after the first. */
  readonly per?: 'player' | 'other player';
  /** Takes the place of a Copper in every starting deck. */
  readonly heirloom: boolean;
  /** Names of the cards in it, where they differ from the title. */
  readonly cards: readonly string[];
  /** Every pile of that type (also inside the pile), every landscape of that kind, or every cost with that part brings it. */
  readonly with?: { readonly type: string } | { readonly cost: 'potion' | 'debt' };
  /** Keys of further extras that come with it. */
  readonly brings: readonly string[];
  /** Given for the kind `choice` only. */
  readonly choice?: Choice;
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
 * All that these piles and landscapes bring along, with what that brings in turn, each once, in the order of `extras` (K17).
 * What was chosen for a choice (the bane, the ally) must be among the cards given to be counted. Throws on a key without an extra.
 */
export function broughtBy(extras: readonly Extra[], cards: readonly Card[], landscapes: readonly Landscape[] = []): readonly Extra[] {
  const named = new Map(extras.map((extra) => [extra.key, extra]));
  const found = new Set<string>();
  const take = (key: string): void => {
    const extra = named.get(key);
    if (!extra) throw new Error(`no extra is called ${key}`);
    if (found.has(key)) return;
    found.add(key);
    extra.brings.forEach(take);
  };
  for (const card of cards) card.brings.forEach(take);
  for (const landscape of landscapes) landscape.brings.forEach(take);
  for (const extra of extras) if (follows(extra, cards, landscapes)) take(extra.key);
  return extras.filter((extra) => found.has(extra.key));
}

function follows(extra: Extra, cards: readonly Card[], landscapes: readonly Landscape[]): boolean {
  const rule = extra.with;
  if (!rule) return false;
  if ('type' in rule) {
    const typed = (types: readonly string[]): boolean => types.includes(rule.type);
    return cards.some((card) => typed(card.types) || typed(card.inside)) || landscapes.some((one) => typeOfKind[one.kind] === rule.type);
  }
  const costs = [...cards, ...landscapes].map((one) => one.cost);
  return costs.some((cost) => cost !== undefined && (rule.cost === 'potion' ? cost.potion : cost.debt > 0));
}
