import type { Card, Landscape } from '../cards/card.ts';
import { type CardSortOrder, type Dominion, mapCardsByNumber, sortCards } from '../cards/dominion.ts';
import { extrasForCard, extrasForCards, type PileChoice, pileChoices, type SetupExtra } from '../cards/extra.ts';
import type { DrawMethod } from './request.ts';

export interface Kingdom {
  /** Ten piles in the requested order (K18). */
  readonly piles: readonly Card[];
  readonly bane?: Card;
  /** All landscapes by number, including the Ally and the Prophecy. */
  readonly landscapes: readonly Landscape[];
  /**
   * The piles chosen for cards. `army-pile` joins the Supply, `obelisk-pile` is already in it, and the others are set
   * aside.
   */
  readonly chosen: Readonly<Partial<Record<PileChoice, Card>>>;
  readonly onRuins: boolean;
  readonly traits: readonly Card[];
  /** The Druid's Boons, as indexes into the list of Boons. */
  readonly boons: readonly number[];
  /** The piles that each give a card to the Black Market's deck, by number. */
  readonly deck: readonly Card[];
  /**
   * The ten piles that replace the kingdom piles of the Supply with Divine Wind, in the requested order; empty if not
   * drawn.
   */
  readonly later: readonly Card[];
  readonly colony: boolean;
  readonly shelters: boolean;
}

/** A kingdom with facts about its draw, which are unknown for a kingdom that was read from its code. */
export interface DrawnKingdom {
  readonly kingdom: Kingdom;
  readonly way: DrawMethod;
  /** The number of piles from other sets that were only added because the chosen sets are too small (K6). */
  readonly spare: number;
  /** True if the request wants the fewest possible repeated cards, and fewer are certainly impossible (K25). */
  readonly fewest: boolean;
  readonly tries: number;
}

/** A kingdom by permanent numbers: the content of its code (K15). */
export interface KingdomNumbers {
  readonly piles: readonly number[];
  readonly bane?: number;
  readonly landscapes: readonly number[];
  readonly chosen: Readonly<Partial<Record<PileChoice, number>>>;
  readonly onRuins: boolean;
  readonly traits: readonly number[];
  readonly boons: readonly number[];
  readonly deck: readonly number[];
  readonly later: readonly number[];
  readonly colony: boolean;
  readonly shelters: boolean;
}

export function isDivineWind(one: Card | Landscape): boolean {
  return 'kind' in one && one.kind === 'prophecy' && one.name === 'Divine Wind';
}

/** Returns every pile that players can buy from: the ten, the bane, and the pile that joins the Supply. */
export function supplyPilesOf({ piles, bane, chosen }: Pick<Kingdom, 'piles' | 'bane' | 'chosen'>): readonly Card[] {
  return [...piles, ...(bane ? [bane] : []), ...(chosen['army-pile'] ? [chosen['army-pile']] : [])];
}

export function pilesOutsideSupply({ chosen }: Pick<Kingdom, 'chosen'>): readonly Card[] {
  return (['ferryman-pile', 'riverboat-card', 'mouse-card'] as const).flatMap((key) => chosen[key] ?? []);
}

/**
 * Returns the cards of the Black Market's deck. For a mixed pile, the kind of pile determines which card it gives, so
 * the code doesn't contain that.
 */
export function blackMarketDeckCards({
  deck,
}: Pick<Kingdom, 'deck'>): readonly { readonly name: string; readonly set: string }[] {
  const sum = deck.reduce((total, { nr }) => total + nr, 0);
  return deck.map(({ nr, name, set, cards }) => ({ name: cards[(sum + nr) % cards.length]?.name ?? name, set }));
}

/** Returns the extras to fetch besides the piles, including Colonies or Shelters (K17). */
export function extrasToFetch(kingdom: Kingdom, { extras, shares }: Dominion): readonly SetupExtra[] {
  const cards = [...supplyPilesOf(kingdom), ...pilesOutsideSupply(kingdom)];
  const brought = new Set(extrasForCards(extras, cards, kingdom.landscapes).map(({ key }) => key));
  for (const { brings } of shares) {
    if (brings.includes('colony') ? kingdom.colony : kingdom.shelters) for (const key of brings) brought.add(key);
  }
  return extras.filter(({ key }) => brought.has(key));
}

export function numbersOf(kingdom: Kingdom): KingdomNumbers {
  const nr = (card: Card): number => card.nr;
  const chosen = pileChoices.flatMap((key) => (kingdom.chosen[key] ? [[key, kingdom.chosen[key].nr] as const] : []));
  return {
    piles: kingdom.piles.map(nr).sort((a, b) => a - b),
    ...(kingdom.bane ? { bane: kingdom.bane.nr } : {}),
    landscapes: kingdom.landscapes.map((one) => one.nr),
    chosen: Object.fromEntries(chosen),
    onRuins: kingdom.onRuins,
    traits: kingdom.traits.map(nr),
    boons: kingdom.boons,
    deck: kingdom.deck.map(nr).sort((a, b) => a - b),
    later: kingdom.later.map(nr).sort((a, b) => a - b),
    colony: kingdom.colony,
    shelters: kingdom.shelters,
  };
}

/** Returns the kingdom of these numbers. If the data has no card for a number, returns the first such number. */
export function kingdomFromNumbers(
  numbers: KingdomNumbers,
  dominion: Dominion,
  order: CardSortOrder,
): Kingdom | { readonly code: 'unknown-number'; readonly nr: number } {
  const cards = mapCardsByNumber(dominion.cards);
  const landscapes = mapCardsByNumber(dominion.landscapes);
  const named = [
    ...numbers.piles,
    ...Object.values(numbers.chosen),
    ...numbers.traits,
    ...numbers.deck,
    ...numbers.later,
    ...(numbers.bane === undefined ? [] : [numbers.bane]),
  ];
  const unknown = named.find((nr) => !cards.has(nr)) ?? numbers.landscapes.find((nr) => !landscapes.has(nr));
  if (unknown !== undefined) return { code: 'unknown-number', nr: unknown };
  const card = (nr: number): Card => cards.get(nr) as Card;
  return {
    piles: sortCards(numbers.piles.map(card), order, dominion.sets),
    ...(numbers.bane === undefined ? {} : { bane: card(numbers.bane) }),
    landscapes: numbers.landscapes.map((nr) => landscapes.get(nr) as Landscape),
    chosen: Object.fromEntries(Object.entries(numbers.chosen).map(([key, nr]) => [key, card(nr)])),
    onRuins: numbers.onRuins,
    traits: numbers.traits.map(card),
    boons: numbers.boons,
    deck: numbers.deck.map(card),
    later: sortCards(numbers.later.map(card), order, dominion.sets),
    colony: numbers.colony,
    shelters: numbers.shelters,
  };
}

/** Returns the names of a kingdom to copy (K15), in the form that `parseKingdomList` reads. */
export function formatKingdomNames(kingdom: Kingdom, { extras }: Pick<Dominion, 'extras'>): string {
  const { piles, landscapes, bane, chosen, onRuins, boons, deck, later, colony, shelters } = kingdom;
  const traits = landscapes.filter(({ kind }) => kind === 'trait');
  const boonNames = extras.find(({ key }) => key === 'boons')?.cards ?? [];
  const chosenFor = (key: string, by: Card | Landscape): readonly string[] => {
    switch (key) {
      case 'bane':
        return bane ? [bracketed(bane)] : [];
      case 'druid-boons':
        return boons.flatMap((place) => boonNames[place]?.name ?? []);
      case 'black-market-deck':
        return blackMarketDeckCards({ deck }).map(({ name }) => name);
      case 'trait-pile':
        return [kingdom.traits['kind' in by ? traits.indexOf(by) : -1]?.name ?? []].flat();
      default: {
        const one = pileChoices.find((choice) => choice === key);
        const card = one && chosen[one];
        if (one === 'obelisk-pile') return onRuins ? ['Ruins'] : card ? [card.name] : [];
        return card ? [bracketed(card)] : [];
      }
    }
  };
  // The Ferryman's pile may be a Druid, so its own choice is in brackets too.
  const bracketed = (one: Card | Landscape): string => {
    const inside = [
      ...extrasForCard(extras, one).choices.flatMap(({ key }) => chosenFor(key, one)),
      ...(isDivineWind(one) ? later.map(({ name }) => name) : []),
    ];
    return inside.length > 0 ? `${one.name} (${inside.join(', ')})` : one.name;
  };
  const shares = [...(colony ? ['Platinum/Colony'] : []), ...(shelters ? ['Shelters'] : [])];
  return [...[...piles, ...landscapes].map(bracketed), ...shares].join(', ');
}
