import type { KingdomWords } from '../../draw/index.ts';
import {
  type Card,
  type CardCost,
  compareCosts,
  type Dominion,
  type Kingdom,
  type KingdomRequest,
  type Landscape,
  type PileRole,
  pilesOutsideSupply,
} from '../../kingdom/index.ts';
import type { Format } from '../base/messages.ts';
import { list } from '../base/values.ts';

/** Texts for both the picture and the text of a kingdom. */

type RequestSort = KingdomRequest['sort'];

const withoutMark = ({ mark: _, ...cost }: CardCost): CardCost => cost;

/** The title of an extra choice such as `Ferryman's pile`, without its part in brackets. */
export const choiceTitle = (key: string, { extras }: Pick<Dominion, 'extras'>): string =>
  (extras.find((extra) => extra.key === key)?.title ?? key).replace(/ \(.*\)$/, '');

/** The kind of a landscape: `Event`, `Way`. */
export const kindWord = ({ kind }: Landscape): string => kind.charAt(0).toUpperCase() + kind.slice(1);

/** The things attached to a pile: the names of its Traits, and the Obelisk. */
export const marksOn = ({ landscapes, traits, chosen }: Kingdom, card: Card): readonly string[] => {
  const laid = landscapes.filter(({ kind }) => kind === 'trait').filter((_, i) => traits[i] === card);
  return [...laid.map(({ name }) => name), ...(chosen['obelisk-pile'] === card ? ['Obelisk'] : [])];
};

const MARKED = ['village', 'buy', 'trasher', 'draw', 'curser', 'handsize', 'vp'] as const;

/** A card's cost: `3`, `2+`, `3 and a potion`, `8 debt`, `4 and 3 debt`. */
export const costWords = (format: Format, { coins, potion, debt, mark }: CardCost): string => {
  const parts = [
    ...(coins > 0 || (!potion && debt === 0) ? [`${coins}${mark ?? ''}`] : []),
    ...(potion ? [format('kingdom-potion')] : []),
    ...(debt > 0 ? [format('kingdom-debt', { debt })] : []),
  ];
  return format('kingdom-cost', { parts: list(parts) });
};

/** The costs of the cards in a pile: `2 / 5`, or `3 to 6` if they rise. */
export const pileCost = (format: Format, { cost, cards }: Card): string => {
  const all = cards.flatMap((one) => one.cost ?? []);
  const [first, last] = [all[0], all.at(-1)];
  const rises = all.every((one, at) => at === 0 || compareCosts(all[at - 1] ?? one, one) < 0);
  if (!first || !last || all.length < 2 || !rises) return costWords(format, cost);
  const both = { first: costWords(format, first), last: costWords(format, last) };
  return all.length === 2 ? format('kingdom-costs-two', both) : format('kingdom-costs-range', both);
};

/**
 * The ten kingdom piles in the groups of the chosen order: by cost, by set, or all in a single group without a title
 * (K18).
 */
export const groupsOf = (
  format: Format,
  { piles }: Pick<Kingdom, 'piles'>,
  sort: RequestSort,
  { sets }: Dominion,
): readonly { readonly title?: string; readonly piles: readonly Card[] }[] => {
  if (sort === 'name') return [{ piles }];
  const groups: { title: string; piles: Card[] }[] = [];
  for (const card of piles) {
    const last = groups.at(-1)?.piles.at(-1);
    const same = last && (sort === 'set' ? last.set === card.set : compareCosts(last.cost, card.cost) === 0);
    const title =
      sort === 'set'
        ? (sets.find(({ key }) => key === card.set)?.title ?? card.set)
        : format('kingdom-cost-group', { cost: costWords(format, withoutMark(card.cost)) });
    if (same) groups.at(-1)?.piles.push(card);
    else groups.push({ title, piles: [card] });
  }
  return groups;
};

/** The bane and other piles besides the ten kingdom piles, each with its purpose. */
export const besidePiles = (
  format: Format,
  kingdom: Kingdom,
  { extras }: Dominion,
): readonly { readonly title: string; readonly card: Card }[] => {
  const { bane, chosen } = kingdom;
  const army = chosen['army-pile'];
  const titled = (key: string): string => choiceTitle(key, { extras });
  const beside = pilesOutsideSupply(kingdom).map((card) => {
    const key = Object.entries(chosen).find(([, one]) => one === card)?.[0] ?? '';
    return { title: titled(key), card };
  });
  return [
    ...(bane ? [{ title: format('kingdom-bane'), card: bane }] : []),
    ...(army ? [{ title: titled('army-pile'), card: army }] : []),
    ...beside,
  ];
};

/** The words next to names in a kingdom's picture. */
export const picture = (format: Format): KingdomWords => ({
  kingdom: format('kingdom-title'),
  extras: format('kingdom-extras'),
  more: format('kingdom-more-extras'),
});

/** The roles of a pile that its picture names, without those that its types already show. */
export const roleMarks = (format: Format): Readonly<Partial<Record<PileRole, string>>> =>
  Object.fromEntries(MARKED.map((role) => [role, format(`kingdom-mark-${role}`)]));
