import type { Card, Dominion, Kingdom, KingdomRequest, Landscape, SetupExtra } from '../../kingdom/index.ts';
import { extrasToFetch, listLaterSetsToFetch, listSetsToFetch, pileSize } from '../../kingdom/index.ts';
import { bold, plain } from '../../view/text/text.ts';
import type { Format } from '../base/messages.ts';
import { list } from '../base/values.ts';
import { besidePiles, costWords, groupsOf, kindWord, marksOn, pileCost } from './parts.ts';

/** A kingdom with the way to list it. */
export interface KingdomListing {
  readonly kingdom: Kingdom;
  readonly code: string;
  readonly sort: KingdomRequest['sort'];
  /** Undefined if the players gave no number. */
  readonly players: number | undefined;
}

/** Formats a name: unchanged, or escaped for markdown. */
type Show = (text: string) => string;

/** The cards that the players fetch from one box. */
interface FetchedBox {
  readonly title: string;
  readonly things: string;
}

const group = (format: Format, title: string, things: readonly string[]): string =>
  format('kingdom-group', { title, things: list(things, 'more') });

/** The name of the pile that the landscape is attached to, such as a Trait's; blank if there is none. */
export const pileUnder = ({ name }: Landscape, kingdom: Kingdom): string => {
  const cards = [...kingdom.piles, ...Object.values(kingdom.chosen), ...(kingdom.bane ? [kingdom.bane] : [])];
  return (
    cards.find((card) => marksOn(kingdom, card).includes(name))?.name ??
    (kingdom.onRuins && name === 'Obelisk' ? 'Ruins' : '')
  );
};

const landscapeWords = (format: Format, one: Landscape, kingdom: Kingdom): string => {
  const [name, under] = [plain(one.name), pileUnder(one, kingdom)];
  const cost = one.cost && costWords(format, one.cost);
  if (under === '') return cost === undefined ? name : format('kingdom-noted', { name, note: cost });
  const pile = plain(under);
  return cost === undefined
    ? format('kingdom-landscape-on', { name, pile })
    : format('kingdom-landscape-cost-on', { name, cost, pile });
};

/** The size of a pile that doesn't have ten cards; undefined if it has ten, or if the number of players is unknown. */
const sizeOf = (card: Card, players: number | undefined): number | undefined =>
  card.size === 10 || (card.size === 'victory' && players === undefined) ? undefined : pileSize(card, players ?? 2);

const numberWords = (format: Format, { count, per }: SetupExtra, players: number | undefined): string | undefined => {
  if (count === 'victory')
    return players === undefined ? format('kingdom-count-victory') : String(players > 2 ? 12 : 8);
  const number = typeof count === 'number' ? count : 0;
  if (per === undefined) return number === 1 ? undefined : String(number);
  const isEach = per === 'player';
  if (players === undefined) return format(isEach ? 'kingdom-count-player' : 'kingdom-count-others', { count: number });
  return String(number * (isEach ? players : players - 1));
};

/** Extra cards with their number: `Ruins (10 for each player after the first)`. */
const extraWords = (
  format: Format,
  extra: SetupExtra,
  { boons }: Kingdom,
  { extras }: Dominion,
  { players, show }: { readonly players: number | undefined; readonly show: Show },
): string => {
  const { key, title, count, heirloom } = extra;
  const name = show(title);
  if (key === 'boons' && boons.length > 0) {
    const names = extras.find((one) => one.key === key)?.cards ?? [];
    const drawn = list(boons.map((place) => show(names[place]?.name ?? '')));
    return format('kingdom-noted', { name, note: format('kingdom-druid-boons', { boons: drawn }) });
  }
  if (heirloom) return format('kingdom-noted', { name, note: format('kingdom-heirloom') });
  const note = count === undefined ? undefined : numberWords(format, extra, players);
  return note === undefined ? name : format('kingdom-noted', { name, note });
};

/** The cards to fetch from each box, in the order of the boxes. */
export const boxesOf = (
  format: Format,
  kingdom: Kingdom,
  dominion: Dominion,
  players: number | undefined,
  show: Show,
  fetched: ReturnType<typeof listSetsToFetch> = listSetsToFetch(kingdom, dominion),
): readonly FetchedBox[] =>
  fetched.map(({ title, piles, landscapes, extras, deck }) => {
    const things = [
      ...piles.map((card) => {
        const [name, size] = [show(card.name), sizeOf(card, players)];
        return size === undefined ? name : format('kingdom-noted', { name, note: String(size) });
      }),
      ...landscapes.map(({ name }) => show(name)),
      ...extras.map((extra) => extraWords(format, extra, kingdom, dominion, { players, show })),
    ].join(', ');
    const market =
      deck.length > 0
        ? [
            format('kingdom-market-cards', {
              cards: list(
                deck.map((one) => show(one)),
                'more',
              ),
            }),
          ]
        : [];
    return { title: show(title), things: [...(things === '' ? [] : [things]), ...market].join('; ') };
  });

/**
 * A line about the Black Market's deck for codes of older versions, which drew no such deck: any unused pile may be in
 * it. Blank for all other kingdoms.
 */
export const openDeck = (format: Format, kingdom: Kingdom, dominion: Dominion): string => {
  const setUp = extrasToFetch(kingdom, dominion);
  const isOpen = kingdom.deck.length === 0 && setUp.some(({ key }) => key === 'black-market-deck');
  return isOpen ? format('kingdom-market-open') : '';
};

/** The cards to fetch, each box on a line: piles, landscapes, and the extra cards that they need (K17). */
const setUpLines = (
  format: Format,
  kingdom: Kingdom,
  dominion: Dominion,
  players: number | undefined,
): readonly string[] => {
  const open = openDeck(format, kingdom, dominion);
  return [
    ...boxesOf(format, kingdom, dominion, players, plain).map(({ title, things }) => group(format, title, [things])),
    ...(open === '' ? [] : [group(format, format('kingdom-market-deck'), [open])]),
  ];
};

/** The cards to fetch when Divine Wind replaces the kingdom, under a separate heading (K43). */
const laterLines = (
  format: Format,
  kingdom: Kingdom,
  dominion: Dominion,
  players: number | undefined,
): readonly string[] => {
  const boxes = boxesOf(format, kingdom, dominion, players, plain, listLaterSetsToFetch(kingdom, dominion));
  const lines = boxes.map(({ title, things }) => group(format, title, [things]));
  return lines.length > 0 ? [bold(format('kingdom-second-ten')), ...lines] : [];
};

/** The piles by group, the other piles, the landscapes, and the set-up list (K19). */
export const kingdomText = (
  format: Format,
  { kingdom, code, sort, players }: KingdomListing,
  dominion: Dominion,
): string => {
  const pileWords = (card: Card): string => {
    const [name, cost] = [plain(card.name), pileCost(format, card)];
    const isInTitle = sort === 'cost' && !card.cost.mark && cost === costWords(format, card.cost);
    return isInTitle ? name : format('kingdom-noted', { name, note: cost });
  };
  return [
    format('kingdom-heading', { code }),
    ...groupsOf(format, kingdom, sort, dominion).map(({ title, piles }) => {
      const words = piles.map(pileWords);
      return title === undefined ? words.join(', ') : group(format, bold(title), words);
    }),
    ...besidePiles(format, kingdom, dominion).map(({ title, card }) =>
      group(format, bold(title), [format('kingdom-noted', { name: plain(card.name), note: pileCost(format, card) })]),
    ),
    ...kingdom.landscapes.map((one) => group(format, bold(kindWord(one)), [landscapeWords(format, one, kingdom)])),
    bold(format('kingdom-fetch')),
    ...setUpLines(format, kingdom, dominion, players),
    ...laterLines(format, kingdom, dominion, players),
  ].join('\n');
};

/** A kingdom in one line, as the alternative text of its picture. */
export const kingdomAlt = (format: Format, { kingdom, sort }: KingdomListing, dominion: Dominion): string => {
  const named = (cards: readonly Card[]): readonly string[] => cards.map(({ name }) => name);
  const groups = [
    ...groupsOf(format, kingdom, sort, dominion).map(({ title, piles }) =>
      title === undefined ? named(piles).join(', ') : group(format, title, named(piles)),
    ),
    ...besidePiles(format, kingdom, dominion).map(({ title, card }) => group(format, title, [card.name])),
    ...kingdom.landscapes.map((one) => group(format, kindWord(one), [one.name])),
    ...(kingdom.later.length > 0 ? [group(format, format('kingdom-second-ten'), named(kingdom.later))] : []),
  ];
  return format('kingdom-alt', { groups: groups.join('; ') });
};
