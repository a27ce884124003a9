import { type Card, type Dominion, setUpOf } from '../../engine/index.ts';
import { besidePiles, groupsOf, marksOn } from '../words/kingdom-parts.ts';
import type { ToldKingdom } from '../words/kingdom-text.ts';
import type { KingdomPicture, PilePicture } from './kingdom-picture.ts';

/** What is drawn of a kingdom, as plain data. */
export function kingdomPicture({ kingdom, code, sort }: ToldKingdom, dominion: Dominion): KingdomPicture {
  const pile = (card: Card): PilePicture => ({ name: card.name, cost: card.cost, types: card.types, marks: marksOn(kingdom, card) });
  return {
    shape: 'kingdom',
    code,
    groups: groupsOf(kingdom, sort, dominion).map(({ title, piles }) => ({
      ...(title === undefined ? {} : { title }),
      piles: piles.map(pile),
    })),
    beside: besidePiles(kingdom, dominion).map(({ title, card }) => ({ title, pile: pile(card) })),
    landscapes: kingdom.landscapes.map(({ name, kind, cost }) => ({ name, kind, ...(cost ? { cost } : {}) })),
    extras: setUpOf(kingdom, dominion)
      .filter(({ kind }) => kind !== 'choice')
      .map(({ title }) => title.replace(/ \(.*\)$/, '')),
  };
}
