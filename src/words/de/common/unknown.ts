import { bold, plain } from '../../../view/text.ts';
import { unknownName } from '../refusals.ts';
import { listed, typed } from '../text.ts';

/** What names stand for that mean nothing here. */
const NOUNS = {
  card: 'die Karte',
  cell: 'das Feld',
  counter: 'den Zähler',
  deck: 'den Stapel',
  game: 'das Spiel',
  hidden: 'das Verborgene',
  kind: 'die Art von Figur',
  layer: 'die Ebene',
  map: 'den Plan',
  modifier: 'den Modifikator',
  piece: 'die Figur',
  place: 'den Ort',
  property: 'die Eigenschaft',
  set: 'das Set',
  side: 'die Seite',
  spot: 'das Feld oder die Figur',
};

export type Noun = keyof typeof NOUNS;

/** Nothing was typed. */
export const missing = (noun: Noun, hint: string): string => `Nenne ${NOUNS[noun]}. ${hint}`;

/** Of a cell, or another place, on which nothing stands. */
export const nothingThere = (place: string): string =>
  `Auf ${bold(place)} steht nichts, was du sehen kannst. \`/piece list\` zeigt, was es gibt.`;

/** With names that come near, else with what would work (T11). */
export const notThere = (noun: Noun, typed: string, near: readonly string[], hint = ''): string => {
  const said = unknownName(NOUNS[noun], typed, near);
  return near.length > 0 || hint === '' ? said : `${said} ${hint}`;
};

/** What would work. */
export const hints = {
  cells: '`/board` zeigt die Felder.',
  cellsOrHand: '`/board` zeigt die Felder; `hand` ist deine.',
  spots: '`/board` allein zeigt die Felder.',
  maps: '`/board` allein zeigt den ersten.',
  pieces: '`/piece list` zeigt die, die du sehen kannst.',
  allPieces: '`/piece list` allein zeigt sie alle.',
  kinds: 'Die Vervollständigung zeigt sie.',
  properties: '`/piece show` zeigt die einer Figur.',
  cards: '`/hand show` zeigt deine.',
  decks: '`/deck list` zeigt sie.',
  counters: '`/counter list` zeigt deine.',
  modifiers: '`/modifier list` zeigt die, die im Spiel sind.',
  modules: '`/module list` zeigt die, die es hier gibt.',
  sets: 'Kurznamen werden durch Leerzeichen getrennt: `base2 sea2`.',
};

/** Of a card that is not in that deck. */
export const cardsIn = (deck: string): string =>
  `${typed(`/deck show deck:${deck}`)} zeigt, was du darin sehen kannst.`;

/** The names that there are. */
export const thereAre = (names: readonly string[]): string => `Es gibt ${listed(names.map((name) => plain(name)))}.`;
export const hiddenThings = (names: readonly string[]): string =>
  names.length > 0 ? `Es gibt ${plain(listed(names), 500)}.` : 'Hier ist nichts verborgen.';
export const layers = (count: number): string => `Sie hat ${count} Ebenen; nenne eine, oder keine für die nächste.`;
