import type { KingdomPicture, KingdomWords, PilePicture } from '../draw/index.ts';
import {
  blackMarketDeckCards,
  type Card,
  type Dominion,
  extrasToFetch,
  type Kingdom,
  type KingdomRequest,
  type PileRole,
} from '../kingdom/index.ts';

interface ShownKingdom {
  readonly kingdom: Kingdom;
  readonly code: string;
  readonly sort: KingdomRequest['sort'];
}

interface KingdomParts {
  readonly picture: KingdomWords;
  readonly blackMarketDeck: string;
  readonly druidsBoons: string;
  readonly secondTen: string;
  readonly roleMarks: Readonly<Partial<Record<PileRole, string>>>;
  groupsOf(
    kingdom: Kingdom,
    sort: KingdomRequest['sort'],
    dominion: Dominion,
  ): readonly { readonly title?: string; readonly piles: readonly Card[] }[];
  besidePiles(kingdom: Kingdom, dominion: Dominion): readonly { readonly title: string; readonly card: Card }[];
  marksOn(kingdom: Kingdom, card: Card): readonly string[];
}

export function kingdomPicture(
  { kingdom, code, sort }: ShownKingdom,
  dominion: Dominion,
  words: KingdomParts,
): KingdomPicture {
  const pile = (card: Card): PilePicture => ({
    name: card.name,
    cost: card.cost,
    ...lowerCost(card),
    types: card.types,
    set: dominion.sets.find(({ key }) => key === card.set)?.title ?? card.set,
    roles: card.roles.flatMap((role) => words.roleMarks[role] ?? []),
    marks: words.marksOn(kingdom, card),
  });
  return {
    shape: 'kingdom',
    code,
    words: words.picture,
    groups: words.groupsOf(kingdom, sort, dominion).map(({ title, piles }) => ({
      ...(title === undefined ? {} : { title }),
      piles: piles.map(pile),
    })),
    beside: words.besidePiles(kingdom, dominion).map(({ title, card }) => ({ title, pile: pile(card) })),
    landscapes: kingdom.landscapes.map(({ name, kind, cost }) => ({ name, kind, ...(cost ? { cost } : {}) })),
    extras: extrasToFetch(kingdom, dominion)
      .filter(({ kind }) => kind !== 'choice')
      .map(({ title }) => title.replace(/ \(.*\)$/, '')),
    lists: listsOf(kingdom, dominion, words),
  };
}

function listsOf(
  { deck, boons, later }: Kingdom,
  { extras }: Dominion,
  { blackMarketDeck, druidsBoons, secondTen }: KingdomParts,
): KingdomPicture['lists'] {
  const boonNames = extras.find(({ key }) => key === 'boons')?.cards ?? [];
  return [
    { title: blackMarketDeck, names: blackMarketDeckCards({ deck }).map(({ name }) => name) },
    { title: druidsBoons, names: boons.flatMap((place) => boonNames[place]?.name ?? []) },
    { title: secondTen, names: later.map(({ name }) => name) },
  ].filter(({ names }) => names.length > 0);
}

function lowerCost({ cards }: Card): Pick<PilePicture, 'lower'> {
  const [, lower] = cards;
  return cards.length === 2 && lower?.cost ? { lower: lower.cost } : {};
}
