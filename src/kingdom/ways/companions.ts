import type { Card } from '../cards/card.ts';
import { broughtByOne } from '../cards/extra.ts';
import { type Counter, counter, holding } from '../request/counter.ts';
import type { Frame, Wish } from '../request/frame.ts';
import { kingdomSize, meets } from '../request/request.ts';
import { fits } from '../request/stock.ts';

/**
 * Returns the rules for required landscapes: for an Ally, one of the ten piles must be a Liaison, and for a Prophecy an
 * Omen.
 */
export function companions({ cards, dominion }: Frame, wishes: readonly Wish[]): readonly Counter[] {
  const kinds = wishes.flatMap((wish) =>
    wish.kind === 'across' ? (dominion.landscapes.find(({ nr }) => nr === wish.nr)?.kind ?? []) : [],
  );
  const types = [...new Set(kinds)].flatMap((kind) =>
    kind === 'ally' ? ['Liaison' as const] : kind === 'prophecy' ? ['Omen' as const] : [],
  );
  return types.map((type) =>
    counter(
      holding(cards.length, (place) => meets(cards[place] as Card, { kind: 'type', type })),
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
export function joined(
  { cards, dominion }: Frame,
  wishes: readonly Wish[],
  demands: readonly Counter[],
): readonly Counter[] {
  const laid = wishes.flatMap((wish) =>
    wish.kind === 'across' ? (dominion.landscapes.find(({ nr }) => nr === wish.nr) ?? []) : [],
  );
  const joining = laid.flatMap((one) => broughtByOne(dominion.extras, one).choices).find(({ choice }) => choice?.joins);
  if (!joining?.choice) return [];
  const { choice } = joining;
  const fit = [...cards.keys()].filter((place) => fits(choice, cards[place] as Card));
  return demands
    .filter(({ held, max }) => max <= kingdomSize && fit.every((place) => held[place]))
    .map((one) => ({ ...one, min: 0, max: one.max - 1 }));
}
