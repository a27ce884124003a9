import type { Card, CardInPile, CardType, Landscape, LandscapeCardKind } from './card.ts';
import type { CardCost } from './cost.ts';

/** `pile` is a pile outside the Supply; `choice` is something that must be chosen before the game. */
export type ExtraKind = 'supply' | 'pile' | 'cards' | 'mat' | 'tokens' | 'choice';

/**
 * A choice that must be made for a card before the game. A chosen card must meet every condition given. The rules come
 * from the cards' own set-up lines: Young Witch (Cornucopia), Ferryman (Cornucopia, 2nd edition), Riverboat and
 * Approaching Army (Rising Sun). Way of the Mouse (Menagerie), Traits (Plunder), Druid (Nocturne), Allies for Liaisons
 * (Allies), Prophecies for Omens (Rising Sun). Obelisk (Empires) takes an Action pile of the Supply, so it may take the
 * Ruins too. The Black Market's sheet leaves its deck to the players: kingdom cards not in the Supply, all different,
 * at least fifteen recommended.
 */
export interface SetupChoice {
  /** `unused pile` is a pile outside the kingdom; `boon` is the top of the shuffled Boons. */
  readonly of: 'unused pile' | 'kingdom pile' | 'ally' | 'prophecy' | 'boon';
  readonly takes: 'pile' | 'card' | 'mark';
  /** The allowed costs in coins, for cards without potion and debt. */
  readonly coins?: readonly number[];
  readonly types?: readonly CardType[];
  readonly without?: readonly CardType[];
  /** Names of piles that can't be chosen. */
  readonly except?: readonly string[];
  /** Keys of extras that can also be chosen, if the kingdom needs them anyway. */
  readonly also?: readonly string[];
  readonly joins: boolean;
}

/** Choices of a pile or card (K17, K28). */
export const pileChoices = ['ferryman-pile', 'riverboat-card', 'mouse-card', 'army-pile', 'obelisk-pile'] as const;
export type PileChoice = (typeof pileChoices)[number];

/** An extra that cards of the kingdom need (K17): something to fetch from the box, or a choice to make. */
export interface SetupExtra {
  readonly key: string;
  readonly kind: ExtraKind;
  readonly title: string;
  /** The number of things; `victory` is 8 for two players and 12 for more. */
  readonly count?: number | 'victory';
  /** The count is for each player, or for each player after the first. */
  readonly per?: 'player' | 'other player';
  /** True if the card replaces a Copper in every starting deck. */
  readonly heirloom: boolean;
  readonly cards: readonly CardInPile[];
  /**
   * Needed by every pile with that type (also of cards inside the pile), every landscape of that kind, or every cost
   * with that part.
   */
  readonly with?: { readonly type: string } | { readonly cost: 'potion' | 'debt' };
  readonly brings: readonly string[];
  readonly choice?: SetupChoice;
  /** The choice in earlier printings, the oldest first. */
  readonly before: readonly { readonly year: number; readonly choice: SetupChoice }[];
}

const typeOfKind: Readonly<Record<LandscapeCardKind, string>> = {
  event: 'Event',
  landmark: 'Landmark',
  project: 'Project',
  way: 'Way',
  ally: 'Ally',
  trait: 'Trait',
  prophecy: 'Prophecy',
};

/**
 * Returns every extra that these piles and landscapes need, also indirectly (K17). Chosen cards, such as the bane, must
 * be among the arguments to count. Throws if a key has no extra.
 */
export function extrasForCards(
  extras: readonly SetupExtra[],
  cards: readonly Card[],
  landscapes: readonly Landscape[] = [],
): readonly SetupExtra[] {
  const all = new Set([...cards, ...landscapes].flatMap((one) => [...extrasForCard(extras, one).keys]));
  return extras.filter(({ key }) => all.has(key));
}

export interface CardExtras {
  readonly keys: ReadonlySet<string>;
  readonly choices: readonly SetupExtra[];
}

interface Bringing {
  readonly named: ReadonlyMap<string, SetupExtra>;
  readonly withType: ReadonlyMap<string, readonly SetupExtra[]>;
  readonly withCost: Readonly<Record<'potion' | 'debt', readonly SetupExtra[]>>;
  readonly known: Map<Card | Landscape, CardExtras>;
}

const bringings = new WeakMap<readonly SetupExtra[], Bringing>();

function bringingOf(extras: readonly SetupExtra[]): Bringing {
  const known = bringings.get(extras);
  if (known) return known;
  const withType = new Map<string, SetupExtra[]>();
  const withCost = { potion: [] as SetupExtra[], debt: [] as SetupExtra[] };
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

export function extrasForCard(extras: readonly SetupExtra[], one: Card | Landscape): CardExtras {
  const bringing = bringingOf(extras);
  const found = bringing.known.get(one);
  if (found) return found;
  const keys = keysFrom(bringing, one);
  const fresh = { keys, choices: keys.size === 0 ? [] : extras.filter(({ key, choice }) => choice && keys.has(key)) };
  bringing.known.set(one, fresh);
  return fresh;
}

const choosing = new WeakMap<readonly (Card | Landscape)[], ReadonlySet<Card | Landscape>>();

export function cardsWithChoices(
  extras: readonly SetupExtra[],
  all: readonly (Card | Landscape)[],
): ReadonlySet<Card | Landscape> {
  const known = choosing.get(all) ?? new Set(all.filter((one) => extrasForCard(extras, one).choices.length > 0));
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
  const follow = ({
    types,
    cost,
  }: {
    readonly types: readonly string[];
    readonly cost?: CardCost | undefined;
  }): void => {
    for (const type of types) for (const { key } of withType.get(type) ?? []) take(key);
    if (cost?.potion) for (const { key } of withCost.potion) take(key);
    if (cost && cost.debt > 0) for (const { key } of withCost.debt) take(key);
  };
  one.brings.forEach(take);
  if ('kind' in one) follow({ types: [typeOfKind[one.kind]], cost: one.cost });
  else for (const part of [one, ...one.cards]) follow(part);
  return found;
}
