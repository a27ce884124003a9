import type { CardCost } from './cost.ts';

/** Roles of piles that people judged by hand (K2); data/dominion/README.md explains how. */
export const handJudgedPileRoles = [
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
/** Roles that follow from the printed types and cost (K2, K3), so that the data files don't contain them. */
const printedRoles = ['attack', 'reaction', 'duration', 'treasure', 'potion'] as const;
/** Roles that follow from what the Action cards of a pile give when played (K44). */
const givenRoles = ['cantrip', 'terminal'] as const;

/** A purpose of a pile, such as `village`. Players can demand or ban a role (K2). */
export type PileRole = (typeof handJudgedPileRoles | typeof printedRoles | typeof givenRoles)[number];
export const roles: readonly PileRole[] = [...handJudgedPileRoles, ...printedRoles, ...givenRoles];

export const mainCardTypes = ['Action', 'Treasure', 'Victory', 'Night'] as const;
export const cardTypes = [
  ...mainCardTypes,
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
export const cardInPileTypes = [...cardTypes, 'Prize', 'Reward'] as const;
export type CardInPileType = (typeof cardInPileTypes)[number];

export interface CardInPile {
  readonly name: string;
  readonly cost?: CardCost;
  readonly types: readonly CardInPileType[];
  readonly brings: readonly string[];
}

export interface EarlierCardPrinting {
  readonly year: number;
  readonly types: readonly CardType[];
}

/** A pile of the kingdom (K1). Castles, or Catapult / Rocks, count as a single pile. */
export interface Card {
  /** The permanent number of the pile (K15): unique among the piles, never changed and never reused. */
  readonly nr: number;
  readonly name: string;
  readonly also: readonly string[];
  readonly set: string;
  readonly editions: readonly string[];
  readonly cost: CardCost;
  /** The types on the card, or on the randomizer card of a mixed pile. */
  readonly types: readonly CardType[];
  /** Types of cards further down in the pile that `types` doesn't contain. */
  readonly inside: readonly CardType[];
  /** The different cards of a mixed pile, top first (Knights: shuffled); empty for all other piles. */
  readonly cards: readonly CardInPile[];
  readonly roles: readonly PileRole[];
  /** The number of cards in the pile; `victory` is 8 for two players and 12 for more. */
  readonly size: number | 'victory';
  /**
   * The keys of extras that the pile needs, without those that follow from types and cost: see `extrasForCards` (K17).
   */
  readonly brings: readonly string[];
  /** Earlier printings, the oldest first. */
  readonly before: readonly EarlierCardPrinting[];
}

export const landscapeCardKinds = ['event', 'landmark', 'project', 'way', 'ally', 'trait', 'prophecy'] as const;
export type LandscapeCardKind = (typeof landscapeCardKinds)[number];

/** A card outside the piles, such as an Event (K1). Landscapes are numbered separately from piles. */
export interface Landscape {
  readonly nr: number;
  readonly name: string;
  readonly kind: LandscapeCardKind;
  readonly set: string;
  readonly editions: readonly string[];
  readonly cost?: CardCost;
  readonly roles: readonly PileRole[];
  readonly brings: readonly string[];
}

/** The effects of a card. Those in `gives` happen at every play, those in `maybe` by choice or on a condition. */
export interface CardEffects {
  readonly types: readonly CardInPileType[];
  readonly gives: readonly ('card' | 'action')[];
  readonly maybe: readonly 'action'[];
}

/** Returns the roles that follow from the effects of a pile's cards. A role needs only one such card (K44). */
export function rolesFromEffects(cards: readonly CardEffects[]): readonly PileRole[] {
  const actions = cards.filter(({ types }) => types.includes('Action'));
  const isCantrip = actions.some(({ gives }) => gives.includes('card') && gives.includes('action'));
  const isTerminal = actions.some(({ gives, maybe }) => !gives.includes('action') && !maybe.includes('action'));
  return [...(isCantrip ? (['cantrip'] as const) : []), ...(isTerminal ? (['terminal'] as const) : [])];
}

export function nonPrintedRoles(held: readonly PileRole[]): readonly PileRole[] {
  return held.filter((role) => !printedRoles.some((one) => one === role));
}

/**
 * Returns all roles of a pile, in the order of `roles`. Only a pile whose own types include Victory gets `vp` from its
 * types: one Victory card among ten Knights is not reliable.
 */
export function findPileRoles(
  unprinted: readonly PileRole[],
  printed: readonly CardType[],
  inside: readonly CardType[],
  cost: CardCost,
): readonly PileRole[] {
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

/** True if the pile may be the Young Witch's bane (K13), unless it is in the kingdom already. */
export function canPileBeBane(card: Card): boolean {
  const { coins, potion, debt } = card.cost;
  return (coins === 2 || coins === 3) && !potion && debt === 0 && card.name !== 'Moat';
}

export function pileSize(card: Card, players: number): number {
  if (card.size !== 'victory') return card.size;
  return players > 2 ? 12 : 8;
}
