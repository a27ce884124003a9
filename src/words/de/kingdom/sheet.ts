import {
  type Card,
  type Dominion,
  fetchLater,
  fetchOf,
  type Kingdom,
  pileSize,
  setUpOf,
} from '../../../kingdom/index.ts';
import { counted, listed } from '../text.ts';
import { besidePiles, costWords, kindWord, marksOn, pileCost, secondTen } from './parts.ts';
import { boxesOf, openDeck, pileUnder } from './text.ts';

export interface SheetPile {
  /** What it is there for: `Bane`; undefined for one of the ten. */
  readonly title?: string;
  readonly name: string;
  readonly cost: string;
  readonly types: string;
  readonly set: string;
  /** How many cards; undefined for a single card, and where it depends on how many play and that is not known. */
  readonly size?: string;
  /** What lies on it. */
  readonly marks: readonly string[];
}

/** A list with a title: what, and how much or which. */
export interface SheetList {
  readonly title: string;
  readonly lines: readonly (readonly [name: string, text: string])[];
}

/** A kingdom with its set-up, as it is laid out on paper; plain texts, no markdown (K29). */
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
  readonly later: SheetList;
}

const asIs = (text: string): string => text;

export function kingdomSheet(kingdom: Kingdom, dominion: Dominion, players: number | undefined): KingdomSheet {
  const pile = (card: Card, title?: string): SheetPile => ({
    ...(title === undefined ? {} : { title }),
    name: card.name,
    cost: pileCost(card),
    types: card.types.join(' – '),
    set: dominion.sets.find(({ key }) => key === card.set)?.title ?? card.set,
    ...(isSingle(card, kingdom)
      ? {}
      : {
          size: card.size === 'victory' && players === undefined ? '8 oder 12' : String(pileSize(card, players ?? 2)),
        }),
    marks: marksOn(kingdom, card),
  });
  const linesOf = (fetched: ReturnType<typeof fetchOf>): SheetList['lines'] =>
    boxesOf(kingdom, dominion, players, asIs, fetched).map(({ title, things }) => [title, things] as const);
  const deck = openDeck(kingdom, dominion);
  return {
    piles: kingdom.piles.map((card) => pile(card)),
    beside: besidePiles(kingdom, dominion).map(({ title, card }) => pile(card, title)),
    landscapes: kingdom.landscapes.map((one) => {
      const on = pileUnder(one, kingdom);
      return {
        kind: kindWord(one),
        name: one.name,
        ...(one.cost ? { cost: costWords(one.cost) } : {}),
        ...(on === '' ? {} : { on }),
      };
    }),
    fetch: {
      title: 'Aus euren Schachteln',
      lines: [
        ...linesOf(fetchOf(kingdom, dominion)),
        ...(deck === '' ? [] : [['Der Stapel des Black Market', deck] as const]),
      ],
    },
    always: { title: 'In jedem Spiel', lines: basics(players) },
    begin: { title: 'Jeder Spieler beginnt mit', lines: [['Stapel', beginning(kingdom, dominion)]] },
    later: {
      title: secondTen,
      lines: linesOf(fetchLater(kingdom, dominion)),
    },
  };
}

/** One card of it is set aside, not the pile. */
function isSingle(card: Card, { chosen }: Kingdom): boolean {
  return chosen['riverboat-card'] === card || chosen['mouse-card'] === card;
}

/** The piles of every game, by how many play. */
function basics(players: number | undefined): SheetList['lines'] {
  const provinces = players === undefined ? undefined : ([8, 8, 8, 12, 12, 15, 18][players] ?? 18);
  return [
    ['Copper, Silver, Gold', 'alle'],
    [
      'Estate, Duchy',
      players === undefined ? 'je 8, oder 12 bei mehr als zwei Spielern' : `je ${players > 2 ? 12 : 8}`,
    ],
    [
      'Province',
      provinces === undefined ? '8; bei drei oder vier Spielern 12, bei fünf 15, bei sechs 18' : String(provinces),
    ],
    ['Curse', players === undefined ? '10 für jeden Spieler nach dem ersten' : String(10 * (players - 1))],
  ];
}

/** What is in a deck at the start: Heirlooms in the place of Coppers, Shelters in that of Estates. */
function beginning(kingdom: Kingdom, dominion: Dominion): string {
  const heirlooms = setUpOf(kingdom, dominion).filter(({ heirloom }) => heirloom);
  const estates = kingdom.shelters
    ? (dominion.extras.find(({ key }) => key === 'shelters')?.cards ?? []).map(({ name }) => name)
    : ['3 Estates'];
  return listed([counted(7 - heirlooms.length, 'Copper'), ...heirlooms.map(({ title }) => title), ...estates]);
}
