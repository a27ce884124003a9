import type { Card, Dominion, Extra, Kingdom, KingdomRequest, Landscape } from '../../engine/index.ts';
import { pileSize, setUpOf } from '../../engine/index.ts';
import { besidePiles, costWords, groupsOf, kindWord, marksOn } from './kingdom-parts.ts';
import { bold, listed, plain } from './text.ts';

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
  const named = ({ name, cost }: Card): string => `${plain(name)}${sort === 'cost' && !cost.mark ? '' : ` (${costWords(cost)})`}`;
  const groups = groupsOf(kingdom, sort, dominion).map(
    ({ title, piles }) => `${title === undefined ? '' : `${bold(title)}: `}${piles.map(named).join(', ')}`,
  );
  const beside = besidePiles(kingdom, dominion).map(({ title, card }) => `${bold(title)}: ${plain(card.name)} (${costWords(card.cost)})`);
  const landscapes = kingdom.landscapes.map(
    (one) => `${bold(kindWord(one))}: ${plain(one.name)}${one.cost ? ` (${costWords(one.cost)})` : ''}${pileOf(one, kingdom)}`,
  );
  return [`**Kingdom** \`${code}\``, ...groups, ...beside, ...landscapes, '**To fetch**', ...setUpLines(kingdom, dominion, players)].join(
    '\n',
  );
}

/** The same in one line, for those who can't see the picture. */
export function kingdomAlt({ kingdom, sort }: ToldKingdom, dominion: Dominion): string {
  const names = (cards: readonly Card[]): string => cards.map(({ name }) => name).join(', ');
  const groups = groupsOf(kingdom, sort, dominion).map(({ title, piles }) =>
    title === undefined ? names(piles) : `${title}: ${names(piles)}`,
  );
  const beside = besidePiles(kingdom, dominion).map(({ title, card }) => `${title}: ${card.name}`);
  const landscapes = kingdom.landscapes.map((one) => `${kindWord(one)}: ${one.name}`);
  return `A kingdom of ten piles; ${[...groups, ...beside, ...landscapes].join('; ')}.`;
}

/** On which pile a landscape lies. */
function pileOf({ name }: Landscape, kingdom: Kingdom): string {
  const cards = [...kingdom.piles, ...Object.values(kingdom.chosen), ...(kingdom.bane ? [kingdom.bane] : [])];
  const under = cards.find((card) => marksOn(kingdom, card).includes(name))?.name ?? (kingdom.onRuins && name === 'Obelisk' ? 'Ruins' : '');
  return under === '' ? '' : ` (on ${plain(under)})`;
}

/** What to fetch, a line for each box: piles, landscapes, and what these bring along (K17). */
function setUpLines(kingdom: Kingdom, dominion: Dominion, players: number | undefined): readonly string[] {
  const cards = [...kingdom.piles, ...besidePiles(kingdom, dominion).map(({ card }) => card)];
  const used = new Set([...cards, ...kingdom.landscapes].map(({ set }) => set));
  const extras = setUpOf(kingdom, dominion);
  const lines = dominion.sets.flatMap(({ key, title }) => {
    const own = extras.filter(({ from }) => (from.find((set) => used.has(set)) ?? from[0]) === key);
    const things = [
      ...cards.filter(({ set }) => set === key).map((card) => `${plain(card.name)}${sizeWords(card, players)}`),
      ...kingdom.landscapes.filter(({ set }) => set === key).map(({ name }) => plain(name)),
      ...own.map((extra) => extraWords(extra, kingdom, dominion, players)),
    ];
    return things.length > 0 ? [`${plain(title)}: ${things.join(', ')}`] : [];
  });
  return [...lines, ...(extras.some(({ key }) => key === 'black-market-deck') ? [deckLine(kingdom)] : [])];
}

/** One card each of these piles; codes of before decks were drawn leave them to the players. */
function deckLine({ deck }: Kingdom): string {
  const cards = deck.length > 0 ? deck.map(({ name }) => plain(name)).join(', ') : 'one card each of piles that are not in use';
  return `The Black Market deck${deck.length > 0 ? ` (${deck.length}, one each)` : ''}: ${cards}`;
}

/** Where a pile is not of ten cards. */
function sizeWords(card: Card, players: number | undefined): string {
  if (card.size === 10 || (card.size === 'victory' && players === undefined)) return '';
  return ` (${pileSize(card, players ?? 2)})`;
}

/** An extra with how many of it: `Ruins (10 for each player after the first)`. */
function extraWords(extra: Extra, { boons }: Kingdom, { extras }: Dominion, players: number | undefined): string {
  const { key, title, count, heirloom } = extra;
  if (key === 'boons' && boons.length > 0) {
    const names = extras.find((one) => one.key === key)?.cards ?? [];
    return `${plain(title)} (for the Druid: ${listed(boons.map((place) => plain(names[place] ?? '')))})`;
  }
  if (heirloom) return `${plain(title)} (for each player, in the place of a Copper)`;
  const many = count === undefined ? '' : numberWords(extra, players);
  return `${plain(title)}${many === '' ? '' : ` (${many})`}`;
}

function numberWords({ count, per }: Extra, players: number | undefined): string {
  if (count === 'victory') return players === undefined ? '8, or 12 for more than two players' : String(players > 2 ? 12 : 8);
  const number = typeof count === 'number' ? count : 0;
  if (number === 1 && per === undefined) return '';
  if (per === undefined) return String(number);
  if (players === undefined) return `${number} for each player${per === 'player' ? '' : ' after the first'}`;
  return String(number * (per === 'player' ? players : players - 1));
}
