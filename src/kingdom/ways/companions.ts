import type { Card } from '../cards/card.ts';
import { extrasForCard } from '../cards/extra.ts';
import { counter, createPileMask, type PileCountRule } from '../request/counter.ts';
import type { RequestFrame, Wish } from '../request/frame.ts';
import { hasDemandedProperty, kingdomSize } from '../request/request.ts';
import { fitsSetupChoice } from '../request/stock.ts';

/**
 * Returns the rules for required landscapes: for an Ally, one of the ten piles must be a Liaison, and for a Prophecy an
 * Omen.
 */
export function companionPileRules(
  { cards, dominion }: RequestFrame,
  wishes: readonly Wish[],
): readonly PileCountRule[] {
  const kinds = wishes.flatMap((wish) =>
    wish.kind === 'across' ? (dominion.landscapes.find(({ nr }) => nr === wish.nr)?.kind ?? []) : [],
  );
  const types = [...new Set(kinds)].flatMap((kind) =>
    kind === 'ally' ? ['Liaison' as const] : kind === 'prophecy' ? ['Omen' as const] : [],
  );
  return types.map((type) =>
    counter(
      createPileMask(cards.length, (place) => hasDemandedProperty(cards[place] as Card, { kind: 'type', type })),
      1,
      cards.length,
      { bane: false },
    ),
  );
}

/**
 * Lowers those limits to which another pile certainly counts: the pile that joins the Supply because of a required
 * landscape (Approaching Army).
 */
export function lowerLimitsForJoiningPile(
  { cards, dominion }: RequestFrame,
  wishes: readonly Wish[],
  demands: readonly PileCountRule[],
): readonly PileCountRule[] {
  const laid = wishes.flatMap((wish) =>
    wish.kind === 'across' ? (dominion.landscapes.find(({ nr }) => nr === wish.nr) ?? []) : [],
  );
  const joining = laid
    .flatMap((one) => extrasForCard(dominion.extras, one).choices)
    .find(({ choice }) => choice?.joins);
  if (!joining?.choice) return [];
  const { choice } = joining;
  const fit = [...cards.keys()].filter((place) => fitsSetupChoice(choice, cards[place] as Card));
  return demands
    .filter(({ held, max }) => max <= kingdomSize && fit.every((place) => held[place]))
    .map((one) => ({ ...one, min: 0, max: one.max - 1 }));
}
