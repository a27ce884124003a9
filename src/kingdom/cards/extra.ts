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
  const all = new Set([...cards, ...landscapes].flatMap((one) => [...broughtByOne(extras, one).keys]));
  return extras.filter(({ key }) => all.has(key));
}

/** What a single pile or landscape brings along. */
export interface Brought {
  readonly keys: ReadonlySet<string>;
  /** Those of them that something must be chosen for, in the order of the extras. */
  readonly choices: readonly Extra[];
}

/** The extras by what brings them, and what each pile and landscape looked up so far brings. */
interface Bringing {
  readonly named: ReadonlyMap<string, Extra>;
  readonly withType: ReadonlyMap<string, readonly Extra[]>;
  readonly withCost: Readonly<Record<'potion' | 'debt', readonly Extra[]>>;
  readonly known: Map<Card | Landscape, Brought>;
}

const bringings = new WeakMap<readonly Extra[], Bringing>();

function bringingOf(extras: readonly Extra[]): Bringing {
  const known = bringings.get(extras);
  if (known) return known;
  const withType = new Map<string, Extra[]>();
  const withCost = { potion: [] as Extra[], debt: [] as Extra[] };
  for (const extra of extras) {
    if (!extra.with) continue;
    if ('cost' in extra.with) withCost[extra.with.cost].push(extra);
    else withType.set(extra.with.type, [...(withType.get(extra.with.type) ?? []), extra]);
  }
  const named = new Map(extras.map((extra) => [extra.key, extra]));
  const fresh = { named, withType, withCost, known: new Map() };
  bringings.set(extras, fresh);
  return fresh;
}

/** The same for one pile or landscape; looked up the second time. */
export function broughtByOne(extras: readonly Extra[], one: Card | Landscape): Brought {
  const bringing = bringingOf(extras);
  const found = bringing.known.get(one);
  if (found) return found;
  const keys = keysFrom(bringing, one);
  const fresh = { keys, choices: keys.size === 0 ? [] : extras.filter(({ key, choice }) => choice && keys.has(key)) };
  bringing.known.set(one, fresh);
  return fresh;
}

const choosing = new WeakMap<readonly (Card | Landscape)[], ReadonlySet<Card | Landscape>>();

/** Those of all piles or landscapes that something must be chosen for; looked up once for the data. */
export function withChoices(
  extras: readonly Extra[],
  all: readonly (Card | Landscape)[],
): ReadonlySet<Card | Landscape> {
  const known = choosing.get(all) ?? new Set(all.filter((one) => broughtByOne(extras, one).choices.length > 0));
  choosing.set(all, known);
  return known;
}

function keysFrom({ named, withType, withCost }: Bringing, one: Card | Landscape): ReadonlySet<string> {
  const found = new Set<string>();
  const take = (key: string): void => {
    const extra = named.get(key);
    if (!extra) throw new Error(`no extra is called ${key}`);
    if (found.has(key)) return;
    found.add(key);
    extra.brings.forEach(take);
    extra.cards.forEach(follow);
  };
  // What comes with every card of these types or this cost.
  const follow = ({ types, cost }: { readonly types: readonly string[]; readonly cost?: Cost | undefined }): void => {
    for (const type of types) for (const { key } of withType.get(type) ?? []) take(key);
    if (cost?.potion) for (const { key } of withCost.potion) take(key);
    if (cost && cost.debt > 0) for (const { key } of withCost.debt) take(key);
  };
  one.brings.forEach(take);
  if ('kind' in one) follow({ types: [typeOfKind[one.kind]], cost: one.cost });
  else for (const part of [one, ...one.cards]) follow(part);
  return found;
}
