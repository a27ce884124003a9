import {
  besideOf,
  type Card,
  type Cost,
  compareCosts,
  type Dominion,
  type Kingdom,
  type KingdomRequest,
  type Landscape,
  type Role,
} from '../../../kingdom/index.ts';
import type { KingdomWords } from '../../../view/svg/kingdom-picture.ts';

/** What the picture and the words of a kingdom have in common. */

type RequestSort = KingdomRequest['sort'];

/** `3`, `2+`, `3 and a potion`, `8 debt`, `4 and 3 debt`. */
export function costWords({ coins, potion, debt, mark }: Cost): string {
  const parts = [
    ...(coins > 0 || (!potion && debt === 0) ? [`${coins}${mark ?? ''}`] : []),
    ...(potion ? ['a potion'] : []),
    ...(debt > 0 ? [`${debt} debt`] : []),
  ];
  return parts.join(' and ');
}

/** The costs of a pile: of each card in it where they rise, `2 / 5`, `3 to 6`. */
export function pileCost({ cost, cards }: Card): string {
  const all = cards.flatMap((one) => one.cost ?? []);
  const [first, last] = [all[0], all.at(-1)];
  const rises = all.every((one, at) => at === 0 || compareCosts(all[at - 1] ?? one, one) < 0);
  if (!first || !last || all.length < 2 || !rises) return costWords(cost);
  return all.length === 2 ? `${costWords(first)} / ${costWords(last)}` : `${costWords(first)} to ${costWords(last)}`;
}

/** The ten in the groups that they are sorted by: by cost, by set, or all together under no title (K18). */
export function groupsOf(
  { piles }: Pick<Kingdom, 'piles'>,
  sort: RequestSort,
  { sets }: Dominion,
): readonly { readonly title?: string; readonly piles: readonly Card[] }[] {
  if (sort === 'name') return [{ piles }];
  const groups: { title: string; piles: Card[] }[] = [];
  for (const card of piles) {
    const last = groups.at(-1)?.piles.at(-1);
    const same = last && (sort === 'set' ? last.set === card.set : compareCosts(last.cost, card.cost) === 0);
    const title =
      sort === 'set'
        ? (sets.find(({ key }) => key === card.set)?.title ?? card.set)
        : `Cost ${costWords(unmarked(card.cost))}`;
    if (same) groups.at(-1)?.piles.push(card);
    else groups.push({ title, piles: [card] });
  }
  return groups;
}

function unmarked({ mark: _, ...cost }: Cost): Cost {
  return cost;
}

/** The bane and what else stands beside the ten, each with what it is there for. */
export function besidePiles(
  kingdom: Kingdom,
  { extras }: Dominion,
): readonly { readonly title: string; readonly card: Card }[] {
  const { bane, chosen } = kingdom;
  const army = chosen['army-pile'];
  const titled = (key: string): string => choiceTitle(key, { extras });
  const beside = besideOf(kingdom).map((card) => {
    const key = Object.entries(chosen).find(([, one]) => one === card)?.[0] ?? '';
    return { title: titled(key), card };
  });
  return [
    ...(bane ? [{ title: 'Bane', card: bane }] : []),
    ...(army ? [{ title: titled('army-pile'), card: army }] : []),
    ...beside,
  ];
}

/** What something is chosen for, without what stands in brackets: `Ferryman's pile`. */
export function choiceTitle(key: string, { extras }: Pick<Dominion, 'extras'>): string {
  return (extras.find((extra) => extra.key === key)?.title ?? key).replace(/ \(.*\)$/, '');
}

/** `Event`, `Way`. */
export function kindWord({ kind }: Landscape): string {
  return kind.charAt(0).toUpperCase() + kind.slice(1);
}

/** What lies on a pile: the names of traits, the Obelisk. */
export function marksOn({ landscapes, traits, chosen }: Kingdom, card: Card): readonly string[] {
  const laid = landscapes.filter(({ kind }) => kind === 'trait').filter((_, i) => traits[i] === card);
  return [...laid.map(({ name }) => name), ...(chosen['obelisk-pile'] === card ? ['Obelisk'] : [])];
}

/** What stands in the picture beside names. */
export const picture: KingdomWords = { kingdom: 'Kingdom', extras: 'With', more: 'and # more' };

/** Over the cards that were chosen and have no tile. */
export const blackMarketDeck = 'Black Market deck';
export const druidsBoons = "The Druid's Boons";
/** Over the ten piles that Divine Wind brings. */
export const secondTen = 'After Divine Wind';
/** The roles of a pile on its tile, without those that its types show. */
export const roleMarks: Readonly<Partial<Record<Role, string>>> = {
  village: 'village',
  buy: '+buy',
  trasher: 'trash',
  draw: 'draw',
  curser: 'curses',
  handsize: 'discard',
  vp: 'points',
};
