import { type Card, type Dominion, type Kingdom, setUpOf } from '../../kingdom/index.ts';
import { besidePiles, groupsOf, marksOn } from '../../words/en/kingdom-parts.ts';
import type { ToldKingdom } from '../../words/en/kingdom-text.ts';
import type { KingdomPicture, PilePicture } from './kingdom-picture.ts';

/** What is drawn of a kingdom, as plain data. */
export function kingdomPicture({ kingdom, code, sort }: ToldKingdom, dominion: Dominion): KingdomPicture {
  const pile = (card: Card): PilePicture => ({
    name: card.name,
    cost: card.cost,
    types: card.types,
    marks: marksOn(kingdom, card),
  });
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
    lists: listsOf(kingdom, dominion),
  };
}

function listsOf({ deck, boons }: Kingdom, { extras }: Dominion): KingdomPicture['lists'] {
  const boonNames = extras.find(({ key }) => key === 'boons')?.cards ?? [];
  return [
    { title: 'Black Market deck', names: deck.map(({ name }) => name) },
    { title: "The Druid's Boons", names: boons.flatMap((place) => boonNames[place] ?? []) },
  ].filter(({ names }) => names.length > 0);
}
