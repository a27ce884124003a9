import type { Card, Dominion, Extra, Kingdom, KingdomRequest, Landscape } from '../../../kingdom/index.ts';
import { pileSize, setUpOf } from '../../../kingdom/index.ts';
import { bold, plain } from '../../../view/text.ts';
import { listed } from '../text.ts';
import { besidePiles, costWords, groupsOf, kindWord, marksOn } from './parts.ts';

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
  const named = ({ name, cost }: Card): string =>
    `${plain(name)}${sort === 'cost' && !cost.mark ? '' : ` (${costWords(cost)})`}`;
  const groups = groupsOf(kingdom, sort, dominion).map(
    ({ title, piles }) => `${title === undefined ? '' : `${bold(title)}: `}${piles.map(named).join(', ')}`,
  );
  const beside = besidePiles(kingdom, dominion).map(
    ({ title, card }) => `${bold(title)}: ${plain(card.name)} (${costWords(card.cost)})`,
  );
  const landscapes = kingdom.landscapes.map(
    (one) =>
      `${bold(kindWord(one))}: ${plain(one.name)}${one.cost ? ` (${costWords(one.cost)})` : ''}${pileOf(one, kingdom)}`,
  );
  return [
    `**Königreich** \`${code}\``,
    ...groups,
    ...beside,
    ...landscapes,
    '**Zu holen**',
    ...setUpLines(kingdom, dominion, players),
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
  return `Ein Königreich von zehn Stapeln; ${[...groups, ...beside, ...landscapes].join('; ')}.`;
}

/** On which pile a landscape lies, in brackets. */
function pileOf(one: Landscape, kingdom: Kingdom): string {
  const under = pileUnder(one, kingdom);
  return under === '' ? '' : ` (auf ${plain(under)})`;
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
  const lines = boxesOf(kingdom, dominion, players, plain).map(({ title, things }) => `${title}: ${things.join(', ')}`);
  const { deck } = kingdom;
  const all = deckWords(kingdom, dominion, plain);
  return [
    ...lines,
    ...(all === ''
      ? []
      : [`Der Stapel des Black Market${deck.length > 0 ? ` (${deck.length}, je eine)` : ''}: ${all}`]),
  ];
}

/** How a name is shown: as it is, or harmless in markdown. */
type Show = (text: string) => string;

/** What to fetch from each box, in the order of the boxes. */
export function boxesOf(
  kingdom: Kingdom,
  dominion: Dominion,
  players: number | undefined,
  show: Show,
): readonly { readonly title: string; readonly things: readonly string[] }[] {
  const cards = [...kingdom.piles, ...besidePiles(kingdom, dominion).map(({ card }) => card)];
  const used = new Set([...cards, ...kingdom.landscapes].map(({ set }) => set));
  const extras = setUpOf(kingdom, dominion);
  return dominion.sets.flatMap(({ key, title }) => {
    const own = extras.filter(({ from }) => (from.find((set) => used.has(set)) ?? from[0]) === key);
    const things = [
      ...cards.filter(({ set }) => set === key).map((card) => `${show(card.name)}${sizeWords(card, players)}`),
      ...kingdom.landscapes.filter(({ set }) => set === key).map(({ name }) => show(name)),
      ...own.map((extra) => extraWords(extra, kingdom, dominion, { players, show })),
    ];
    return things.length > 0 ? [{ title: show(title), things }] : [];
  });
}

/**
 * One card each of these piles; codes of before decks were drawn leave them to the players. Blank where there is no
 * deck.
 */
export function deckWords(kingdom: Kingdom, dominion: Dominion, show: Show): string {
  const { deck } = kingdom;
  if (!setUpOf(kingdom, dominion).some(({ key }) => key === 'black-market-deck')) return '';
  return deck.length > 0
    ? deck.map(({ name }) => show(name)).join(', ')
    : 'je eine Karte von Stapeln, die nicht benutzt werden';
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
    return `${show(title)} (für den Druid: ${listed(boons.map((place) => show(names[place] ?? '')))})`;
  }
  if (heirloom) return `${show(title)} (für jeden Spieler, an Stelle eines Copper)`;
  const many = count === undefined ? '' : numberWords(extra, players);
  return `${show(title)}${many === '' ? '' : ` (${many})`}`;
}

function numberWords({ count, per }: Extra, players: number | undefined): string {
  if (count === 'victory')
    return players === undefined ? '8, oder 12 bei mehr als zwei Spielern' : String(players > 2 ? 12 : 8);
  const number = typeof count === 'number' ? count : 0;
  if (number === 1 && per === undefined) return '';
  if (per === undefined) return String(number);
  if (players === undefined) return `${number} für jeden Spieler${per === 'player' ? '' : ' nach dem ersten'}`;
  return String(number * (per === 'player' ? players : players - 1));
}
