import type { Card, Dominion, Extra, Kingdom, KingdomRequest, Landscape } from '../../../kingdom/index.ts';
import { fetchLater, fetchOf, pileSize, setUpOf } from '../../../kingdom/index.ts';
import { bold, plain } from '../../../view/text.ts';
import { listed } from '../text.ts';
import { besidePiles, costWords, groupsOf, kindWord, marksOn, pileCost, secondTen } from './parts.ts';

/** A kingdom as it is told. */
export interface ToldKingdom {
  readonly kingdom: Kingdom;
  readonly code: string;
  readonly sort: KingdomRequest['sort'];
  /** Undefined where nobody said how many play. */
  readonly players: number | undefined;
}

/** The piles by group, what stands beside them, the landscapes, and the set-up list (K19). */
export function kingdomText({ kingdom, code, sort, players }: ToldKingdom, dominion: Dominion): string {
  const named = (card: Card): string =>
    `${plain(card.name)}${sort === 'cost' && !card.cost.mark && pileCost(card) === costWords(card.cost) ? '' : ` (${pileCost(card)})`}`;
  const groups = groupsOf(kingdom, sort, dominion).map(
    ({ title, piles }) => `${title === undefined ? '' : `${bold(title)}: `}${piles.map(named).join(', ')}`,
  );
  const beside = besidePiles(kingdom, dominion).map(
    ({ title, card }) => `${bold(title)}: ${plain(card.name)} (${pileCost(card)})`,
  );
  const landscapes = kingdom.landscapes.map(
    (one) =>
      `${bold(kindWord(one))}: ${plain(one.name)}${one.cost ? ` (${costWords(one.cost)})` : ''}${pileOf(one, kingdom)}`,
  );
  return [
    `**Kingdom** \`${code}\``,
    ...groups,
    ...beside,
    ...landscapes,
    '**From your boxes**',
    ...setUpLines(kingdom, dominion, players),
    ...laterLines(kingdom, dominion, players),
  ].join('\n');
}

/** The same in one line, for those who can't see the picture. */
export function kingdomAlt({ kingdom, sort }: ToldKingdom, dominion: Dominion): string {
  const names = (cards: readonly Card[]): string => cards.map(({ name }) => name).join(', ');
  const groups = groupsOf(kingdom, sort, dominion).map(({ title, piles }) =>
    title === undefined ? names(piles) : `${title}: ${names(piles)}`,
  );
  const beside = besidePiles(kingdom, dominion).map(({ title, card }) => `${title}: ${card.name}`);
  const landscapes = kingdom.landscapes.map((one) => `${kindWord(one)}: ${one.name}`);
  const later = kingdom.later.length > 0 ? [`${secondTen}: ${names(kingdom.later)}`] : [];
  return `A kingdom of ten piles; ${[...groups, ...beside, ...landscapes, ...later].join('; ')}.`;
}

/** On which pile a landscape lies, in brackets. */
function pileOf(one: Landscape, kingdom: Kingdom): string {
  const under = pileUnder(one, kingdom);
  return under === '' ? '' : ` (on ${plain(under)})`;
}

/** The name of the pile on which a landscape lies; blank where it lies on none. */
export function pileUnder({ name }: Landscape, kingdom: Kingdom): string {
  const cards = [...kingdom.piles, ...Object.values(kingdom.chosen), ...(kingdom.bane ? [kingdom.bane] : [])];
  return (
    cards.find((card) => marksOn(kingdom, card).includes(name))?.name ??
    (kingdom.onRuins && name === 'Obelisk' ? 'Ruins' : '')
  );
}

/** What to fetch, a line for each box: piles, landscapes, and what these bring along (K17). */
function setUpLines(kingdom: Kingdom, dominion: Dominion, players: number | undefined): readonly string[] {
  const lines = boxesOf(kingdom, dominion, players, plain).map(({ title, things }) => `${title}: ${things}`);
  const open = openDeck(kingdom, dominion);
  return [...lines, ...(open === '' ? [] : [`The Black Market deck: ${open}`])];
}

/** What to fetch after Divine Wind, under a heading of its own (K43). */
function laterLines(kingdom: Kingdom, dominion: Dominion, players: number | undefined): readonly string[] {
  const later = fetchLater(kingdom, dominion);
  const lines = boxesOf(kingdom, dominion, players, plain, later).map(({ title, things }) => `${title}: ${things}`);
  return lines.length > 0 ? [bold(secondTen), ...lines] : [];
}

/** How a name is shown: as it is, or harmless in markdown. */
type Show = (text: string) => string;

/** What to fetch from each box, in the order of the boxes. */
export function boxesOf(
  kingdom: Kingdom,
  dominion: Dominion,
  players: number | undefined,
  show: Show,
  fetched: ReturnType<typeof fetchOf> = fetchOf(kingdom, dominion),
): readonly { readonly title: string; readonly things: string }[] {
  return fetched.map(({ title, piles, landscapes, extras, deck }) => {
    const things = [
      ...piles.map((card) => `${show(card.name)}${sizeWords(card, players)}`),
      ...landscapes.map(({ name }) => show(name)),
      ...extras.map((extra) => extraWords(extra, kingdom, dominion, { players, show })),
    ].join(', ');
    const market =
      deck.length > 0 ? [`one card each for the Black Market: ${deck.map((name) => show(name)).join(', ')}`] : [];
    return { title: show(title), things: [...(things === '' ? [] : [things]), ...market].join('; ') };
  });
}

/** The sources of a Black Market's deck for old codes without a drawn deck; blank for all others. */
export function openDeck(kingdom: Kingdom, dominion: Dominion): string {
  const isOpen = kingdom.deck.length === 0 && setUpOf(kingdom, dominion).some(({ key }) => key === 'black-market-deck');
  return isOpen ? 'one card each of piles that are not in use' : '';
}

/** Where a pile is not of ten cards. */
function sizeWords(card: Card, players: number | undefined): string {
  if (card.size === 10 || (card.size === 'victory' && players === undefined)) return '';
  return ` (${pileSize(card, players ?? 2)})`;
}

/** An extra with how many of it: `Ruins (10 for each player after the first)`. */
function extraWords(
  extra: Extra,
  { boons }: Kingdom,
  { extras }: Dominion,
  { players, show }: { readonly players: number | undefined; readonly show: Show },
): string {
  const { key, title, count, heirloom } = extra;
  if (key === 'boons' && boons.length > 0) {
    const names = extras.find((one) => one.key === key)?.cards ?? [];
    return `${show(title)} (for the Druid: ${listed(boons.map((place) => show(names[place]?.name ?? '')))})`;
  }
  if (heirloom) return `${show(title)} (for each player, in the place of a Copper)`;
  const many = count === undefined ? '' : numberWords(extra, players);
  return `${show(title)}${many === '' ? '' : ` (${many})`}`;
}

function numberWords({ count, per }: Extra, players: number | undefined): string {
  if (count === 'victory')
    return players === undefined ? '8, or 12 for more than two players' : String(players > 2 ? 12 : 8);
  const number = typeof count === 'number' ? count : 0;
  if (number === 1 && per === undefined) return '';
  if (per === undefined) return String(number);
  if (players === undefined) return `${number} for each player${per === 'player' ? '' : ' after the first'}`;
  return String(number * (per === 'player' ? players : players - 1));
}
