import type { Cost } from './cost.ts';

/** Roles that a person judged by what a card does (K2); data/dominion/README.md says how. */
export const judgedRoles = [
  'village',
  'buy',
  'vp',
  'handsize',
  'curser',
  'trasher',
  'moat',
  'draw',
  'gainer',
  'payload',
] as const;
/** Roles that follow from the printed types and cost (K2, K3), so nobody writes them. */
const printedRoles = ['attack', 'reaction', 'duration', 'treasure', 'potion'] as const;
/** Roles that follow from what the Action cards of a pile give when played (K44). */
const givenRoles = ['cantrip', 'terminal'] as const;

/** What a pile is good for, as players demand or ban it (K2). */
export type Role = (typeof judgedRoles | typeof printedRoles | typeof givenRoles)[number];
export const roles: readonly Role[] = [...judgedRoles, ...printedRoles, ...givenRoles];

export const mainTypes = ['Action', 'Treasure', 'Victory', 'Night'] as const;
export const cardTypes = [
  ...mainTypes,
  'Attack',
  'Reaction',
  'Duration',
  'Command',
  'Looter',
  'Knight',
  'Reserve',
  'Traveller',
  'Castle',
  'Gathering',
  'Fate',
  'Doom',
  'Liaison',
  'Augur',
  'Clash',
  'Fort',
  'Odyssey',
  'Townsfolk',
  'Wizard',
  'Shadow',
  'Omen',
] as const;
export type CardType = (typeof cardTypes)[number];
/** Types of cards that only come with others. */
export const partTypes = [...cardTypes, 'Prize', 'Reward'] as const;
export type PartType = (typeof partTypes)[number];

/** A card in a pile of several, or in what comes with a pile. */
export interface PartCard {
  readonly name: string;
  /** Undefined where nothing depends on it. */
  readonly cost?: Cost;
  readonly types: readonly PartType[];
  /** Keys of the extras that its text needs. */
  readonly brings: readonly string[];
}

/** The facts in which printings before a year differ. */
export interface EarlierPrint {
  readonly year: number;
  readonly types: readonly CardType[];
}

/** A pile of the kingdom (K1); a pile of several cards (Castles, Catapult / Rocks) is one. */
export interface Card {
  /** The permanent number (K15): given once among the piles, never changed, never given again. */
  readonly nr: number;
  readonly name: string;
  /** Names that later printings gave it. */
  readonly also: readonly string[];
  readonly set: string;
  /** Keys of the editions of its set that hold it, at least one. */
  readonly editions: readonly string[];
  readonly cost: Cost;
  /** As printed on the card, or on the randomizer of a pile of several cards. */
  readonly types: readonly CardType[];
  /** Types of cards further down in the pile that `types` lacks. */
  readonly inside: readonly CardType[];
  /** The cards in a pile of several, top first (Knights: shuffled); otherwise empty. */
  readonly cards: readonly PartCard[];
  readonly roles: readonly Role[];
  /** Cards in the pile; `victory` is 8 for two players and 12 for more. */
  readonly size: number | 'victory';
  /** Keys of the extras that it and the cards in it name (K17); `broughtBy` adds those that follow from types and cost. */
  readonly brings: readonly string[];
  /** Earlier printings, the oldest first. */
  readonly before: readonly EarlierPrint[];
}

export const landscapeKinds = ['event', 'landmark', 'project', 'way', 'ally', 'trait', 'prophecy'] as const;
export type LandscapeKind = (typeof landscapeKinds)[number];

/** A card laid across beside the kingdom (K1). Numbered apart from the piles. */
export interface Landscape {
  readonly nr: number;
  readonly name: string;
  readonly kind: LandscapeKind;
  readonly set: string;
  readonly editions: readonly string[];
  /** Events and projects have one. */
  readonly cost?: Cost;
  readonly roles: readonly Role[];
  readonly brings: readonly string[];
}

/** What a card gives whenever it is played, at least one of each, and what it gives by choice or on a condition. */
export interface Gives {
  readonly types: readonly PartType[];
  readonly gives: readonly ('card' | 'action')[];
  readonly maybe: readonly 'action'[];
}

/** Finds the roles that follow from what these cards of a pile give: one card with a role is enough (K44). */
export function rolesGiven(cards: readonly Gives[]): readonly Role[] {
  const actions = cards.filter(({ types }) => types.includes('Action'));
  const isCantrip = actions.some(({ gives }) => gives.includes('card') && gives.includes('action'));
  const isTerminal = actions.some(({ gives, maybe }) => !gives.includes('action') && !maybe.includes('action'));
  return [...(isCantrip ? (['cantrip'] as const) : []), ...(isTerminal ? (['terminal'] as const) : [])];
}

/** The roles of a pile that don't follow from its types and cost. */
export function unprintedRoles(held: readonly Role[]): readonly Role[] {
  return held.filter((role) => !printedRoles.some((one) => one === role));
}

/**
 * All roles of a pile, in the order of `roles`: the unprinted ones, and those of its cost and of every type in it. Only a
 * pile that is itself printed as Victory has `vp` by its type: one Victory card among ten Knights is nothing to rely
 * on.
 */
export function rolesOf(
  unprinted: readonly Role[],
  printed: readonly CardType[],
  inside: readonly CardType[],
  cost: Cost,
): readonly Role[] {
  const types = [...printed, ...inside];
  const held = new Set(unprinted);
  if (printed.includes('Victory')) held.add('vp');
  if (types.includes('Attack')) held.add('attack');
  if (types.includes('Reaction')) held.add('reaction');
  if (types.includes('Duration')) held.add('duration');
  if (types.includes('Treasure')) held.add('treasure').add('payload');
  if (cost.potion) held.add('potion');
  return roles.filter((role) => held.has(role));
}

/** Whether the pile may be the Young Witch's bane (K13), apart from its not being in the kingdom already. */
export function canBeBane(card: Card): boolean {
  const { coins, potion, debt } = card.cost;
  return (coins === 2 || coins === 3) && !potion && debt === 0 && card.name !== 'Moat';
}

/** How many cards the pile holds at the start of a game of so many players. */
export function pileSize(card: Card, players: number): number {
  if (card.size !== 'victory') return card.size;
  return players > 2 ? 12 : 8;
}
