import type { Card, Landscape } from './cards/card.ts';
import type { Dominion } from './cards/dominion.ts';
import { extrasForCard, extrasForCards, type SetupExtra } from './cards/extra.ts';
import {
  blackMarketDeckCards,
  extrasToFetch,
  type Kingdom,
  pilesOutsideSupply,
  supplyPilesOf,
} from './request/kingdom.ts';

export interface SetToFetch {
  readonly set: string;
  readonly title: string;
  readonly piles: readonly Card[];
  readonly landscapes: readonly Landscape[];
  readonly extras: readonly SetupExtra[];
  readonly deck: readonly string[];
}

/**
 * Lists the things to fetch, by set in the order of release (K17). An extra is listed at the first set with a card that
 * needs it: each box contains what its own cards need (K31).
 */
export function listSetsToFetch(kingdom: Kingdom, dominion: Dominion): readonly SetToFetch[] {
  const piles = [...supplyPilesOf(kingdom), ...pilesOutsideSupply(kingdom)];
  return bySet(
    { piles, landscapes: kingdom.landscapes, deck: blackMarketDeckCards(kingdom) },
    extrasToFetch(kingdom, dominion),
    dominion,
  );
}

/**
 * Lists the things that the second ten piles need and that are not on the table yet (K43). Heirlooms are left out,
 * because the players' decks already exist.
 */
export function listLaterSetsToFetch(kingdom: Kingdom, dominion: Dominion): readonly SetToFetch[] {
  const heirlooms = new Set(dominion.extras.flatMap(({ key, heirloom }) => (heirloom ? [key] : [])));
  const there = extrasToFetch(kingdom, dominion);
  const piles = kingdom.later.map((card) => ({ ...card, brings: card.brings.filter((key) => !heirlooms.has(key)) }));
  const extras = extrasForCards(dominion.extras, piles).filter((extra) => !there.includes(extra));
  return bySet({ piles, landscapes: [], deck: [] }, extras, dominion);
}

interface Fetched {
  readonly piles: readonly Card[];
  readonly landscapes: readonly Landscape[];
  readonly deck: readonly { readonly name: string; readonly set: string }[];
}

function bySet(
  { piles, landscapes, deck }: Fetched,
  all: readonly SetupExtra[],
  dominion: Dominion,
): readonly SetToFetch[] {
  const extras = all.filter(({ kind }) => kind !== 'choice');
  const things: readonly (Card | Landscape)[] = [...piles, ...landscapes];
  const brings = (set: string, key: string): boolean =>
    things.some((one) => one.set === set && extrasForCard(dominion.extras, one).keys.has(key)) ||
    dominion.shares.some((share) => share.set === set && share.brings.includes(key));
  const left = new Set(extras);
  return dominion.sets.flatMap(({ key: set, title }) => {
    const own = [...left].filter(({ key }) => brings(set, key));
    for (const extra of own) left.delete(extra);
    const of = <T extends { readonly set: string }>(all: readonly T[]): readonly T[] =>
      all.filter((one) => one.set === set);
    const found = {
      set,
      title,
      piles: of(piles),
      landscapes: of(landscapes),
      extras: own,
      deck: of(deck).map(({ name }) => name),
    };
    const isEmpty = [found.piles, found.landscapes, own, found.deck].every(({ length }) => length === 0);
    return isEmpty ? [] : [found];
  });
}
