import { findPileRoles, nonPrintedRoles } from './card.ts';
import type { Dominion } from './dominion.ts';

export const cardPrintings = ['newest', '2019', 'first'] as const;
export type CardPrinting = (typeof cardPrintings)[number];

const lastYear: Readonly<Record<CardPrinting, number>> = { newest: Number.POSITIVE_INFINITY, '2019': 2019, first: 0 };

const known = new WeakMap<Dominion, Map<CardPrinting, Dominion>>();

/** Returns the data with the types and choices of a printing of the cards (K30). Cached. */
export function dominionForPrinting(dominion: Dominion, printing: CardPrinting = 'newest'): Dominion {
  if (printing === 'newest') return dominion;
  const made = known.get(dominion) ?? new Map<CardPrinting, Dominion>();
  known.set(dominion, made);
  const found = made.get(printing) ?? printedIn(dominion, lastYear[printing]);
  made.set(printing, found);
  return found;
}

function printedIn(dominion: Dominion, last: number): Dominion {
  const earlier = <T extends { readonly year: number }>(before: readonly T[]): T | undefined =>
    before.find(({ year }) => year > last);
  return {
    ...dominion,
    cards: dominion.cards.map((card) => {
      const print = earlier(card.before);
      if (!print) return card;
      return {
        ...card,
        types: print.types,
        roles: findPileRoles(nonPrintedRoles(card.roles), print.types, card.inside, card.cost),
      };
    }),
    extras: dominion.extras.map((extra) => {
      const print = earlier(extra.before);
      return print ? { ...extra, choice: print.choice } : extra;
    }),
  };
}
