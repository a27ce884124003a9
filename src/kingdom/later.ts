import type { Card } from './cards/card.ts';
import { type Dominion, sortCards } from './cards/dominion.ts';
import { extrasForCard } from './cards/extra.ts';
import { canEncodeKingdom } from './code.ts';
import { allKingdomPiles } from './request/fresh.ts';
import { isDivineWind, type Kingdom, numbersOf } from './request/kingdom.ts';
import { type KingdomRequest, noEarlierChoices } from './request/request.ts';

/**
 * Returns the request for the second ten piles, which Divine Wind brings (K43). It has all rules except cards asked for
 * by name. It excludes used piles, and piles that still need a choice, such as a bane.
 */
export function secondPilesRequest(request: KingdomRequest, kingdom: Kingdom, dominion: Dominion): KingdomRequest {
  const used = [...allKingdomPiles({ ...kingdom, later: [] }), ...kingdom.deck];
  const isLaid = (kind: string | undefined): boolean => kingdom.landscapes.some((one) => one.kind === kind);
  const needsChoice = (card: Card): boolean =>
    extrasForCard(dominion.extras, card).choices.some(({ choice }) => !isLaid(choice?.of));
  const out = [...used, ...dominion.cards.filter(needsChoice)].map(({ nr }) => nr);
  return {
    ...request,
    include: [],
    lock: [],
    exclude: [...new Set([...request.exclude, ...out])],
    side: noEarlierChoices,
    across: { ...request.across, include: [], lock: [] },
    landscapes: { kind: 'dealt', most: 0 },
  };
}

export function addSecondPiles(
  kingdom: Kingdom,
  later: readonly Card[],
  { sort }: KingdomRequest,
  { sets }: Dominion,
): Kingdom | undefined {
  const made = { ...kingdom, later: sortCards(later, sort, sets) };
  return canEncodeKingdom(numbersOf(made)) ? made : undefined;
}

/**
 * Returns the second ten piles of a changed kingdom. It returns none if Divine Wind is gone or the code has no room for
 * them.
 */
export function keptSecondPiles(kingdom: Kingdom): readonly Card[] {
  return kingdom.landscapes.some(isDivineWind) && canEncodeKingdom(numbersOf(kingdom)) ? kingdom.later : [];
}
