import {
  type Card,
  type Dominion,
  extrasToFetch,
  type Kingdom,
  listLaterSetsToFetch,
  listSetsToFetch,
  pileSize,
} from '../../kingdom/index.ts';
import type { Format } from '../base/messages.ts';
import { list } from '../base/values.ts';
import { besidePiles, costWords, kindWord, marksOn, pileCost } from './parts.ts';
import { boxesOf, openDeck, pileUnder } from './text.ts';

export interface SheetPile {
  /** The purpose of the pile, such as `Bane`; undefined for one of the ten kingdom piles. */
  readonly title?: string;
  readonly name: string;
  readonly cost: string;
  readonly types: string;
  readonly set: string;
  /**
   * The number of cards in the pile; undefined for a single card, and if it depends on an unknown number of players.
   */
  readonly size?: string;
  /** The names of the Traits and the Obelisk that are attached to the pile. */
  readonly marks: readonly string[];
}

/** A list with a title. */
export interface SheetList {
  readonly title: string;
  readonly lines: readonly (readonly [name: string, text: string])[];
}

/** A kingdom with its setup, as on the printed page. All texts are plain, without markdown (K29). */
export interface KingdomSheet {
  readonly piles: readonly SheetPile[];
  readonly beside: readonly SheetPile[];
  readonly landscapes: readonly {
    readonly kind: string;
    readonly name: string;
    readonly cost?: string;
    readonly on?: string;
  }[];
  readonly fetch: SheetList;
  readonly always: SheetList;
  readonly begin: SheetList;
  /** The cards to fetch when Divine Wind replaces the kingdom; no lines if there are no second ten piles. */
  readonly later: SheetList;
}

const asIs = (text: string): string => text;

/** True if only one card of the pile is set aside, not the whole pile. */
const isSingle = (card: Card, { chosen }: Kingdom): boolean =>
  chosen['riverboat-card'] === card || chosen['mouse-card'] === card;

/** The basic Treasures, which every game has. */
const TREASURES = ['Copper', 'Silver', 'Gold'];
const VICTORIES = ['Estate', 'Duchy'];

/** The number of Provinces by the number of players. */
const PROVINCES = [8, 8, 8, 12, 12, 15, 18];
const MOST_PROVINCES = 18;

const sizeWords = (format: Format, card: Card, players: number | undefined): string =>
  card.size === 'victory' && players === undefined
    ? format('kingdom-size-victory')
    : String(pileSize(card, players ?? 2));

/** The basic piles of every game, with sizes for the number of players. */
const basics = (format: Format, players: number | undefined): SheetList['lines'] => {
  const victory =
    players === undefined ? format('kingdom-each-victory') : format('kingdom-each', { count: players > 2 ? 12 : 8 });
  const provinces =
    players === undefined ? format('kingdom-count-provinces') : String(PROVINCES[players] ?? MOST_PROVINCES);
  const curses = players === undefined ? format('kingdom-count-others', { count: 10 }) : String(10 * (players - 1));
  return [
    [TREASURES.join(', '), format('kingdom-all-cards')],
    [VICTORIES.join(', '), victory],
    ['Province', provinces],
    ['Curse', curses],
  ];
};

/** The description of a starting deck: Heirlooms replace Coppers, and Shelters replace Estates. */
const startOf = (format: Format, kingdom: Kingdom, dominion: Dominion): string => {
  const heirlooms = extrasToFetch(kingdom, dominion).filter(({ heirloom }) => heirloom);
  const estates = kingdom.shelters
    ? (dominion.extras.find(({ key }) => key === 'shelters')?.cards ?? []).map(({ name }) => name)
    : [format('kingdom-estates')];
  const coppers = format('kingdom-coppers', { count: 7 - heirlooms.length });
  return format('kingdom-listed', { things: list([coppers, ...heirlooms.map(({ title }) => title), ...estates]) });
};

export const kingdomSheet = (
  format: Format,
  kingdom: Kingdom,
  dominion: Dominion,
  players: number | undefined,
): KingdomSheet => {
  const pile = (card: Card, title?: string): SheetPile => ({
    ...(title === undefined ? {} : { title }),
    name: card.name,
    cost: pileCost(format, card),
    types: card.types.join(' – '),
    set: dominion.sets.find(({ key }) => key === card.set)?.title ?? card.set,
    ...(isSingle(card, kingdom) ? {} : { size: sizeWords(format, card, players) }),
    marks: marksOn(kingdom, card),
  });
  const linesOf = (fetched: ReturnType<typeof listSetsToFetch>): SheetList['lines'] =>
    boxesOf(format, kingdom, dominion, players, asIs, fetched).map(({ title, things }) => [title, things] as const);
  const deck = openDeck(format, kingdom, dominion);
  return {
    piles: kingdom.piles.map((card) => pile(card)),
    beside: besidePiles(format, kingdom, dominion).map(({ title, card }) => pile(card, title)),
    landscapes: kingdom.landscapes.map((one) => {
      const on = pileUnder(one, kingdom);
      return {
        kind: kindWord(one),
        name: one.name,
        ...(one.cost ? { cost: costWords(format, one.cost) } : {}),
        ...(on === '' ? {} : { on }),
      };
    }),
    fetch: {
      title: format('kingdom-fetch'),
      lines: [
        ...linesOf(listSetsToFetch(kingdom, dominion)),
        ...(deck === '' ? [] : [[format('kingdom-market-deck'), deck] as const]),
      ],
    },
    always: { title: format('kingdom-always'), lines: basics(format, players) },
    begin: { title: format('kingdom-start'), lines: [[format('kingdom-deck'), startOf(format, kingdom, dominion)]] },
    later: { title: format('kingdom-second-ten'), lines: linesOf(listLaterSetsToFetch(kingdom, dominion)) },
  };
};
