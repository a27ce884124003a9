import { bold, plain } from '../../../view/text.ts';
import { unknownName } from '../refusals.ts';
import { listed, typed } from '../text.ts';

/** What names stand for that mean nothing here. */
const NOUNS = {
  card: 'card',
  cell: 'cell',
  counter: 'counter',
  deck: 'deck',
  game: 'game',
  hidden: 'hidden thing',
  kind: 'kind of piece',
  layer: 'layer',
  map: 'map',
  modifier: 'modifier',
  piece: 'piece',
  place: 'place',
  property: 'property',
  set: 'set',
  side: 'side',
  spot: 'cell or piece',
};

export type Noun = keyof typeof NOUNS;

/** Nothing was typed. */
export const missing = (noun: Noun, hint: string): string => `Say which ${NOUNS[noun]}. ${hint}`;

/** Of a cell, or another place, on which nothing stands. */
export const nothingThere = (place: string): string =>
  `Nothing that you can see stands on ${bold(place)}. \`/piece list\` shows what there is.`;

/** With names that come near, else with what would work (T11). */
export const notThere = (noun: Noun, typed: string, near: readonly string[], hint = ''): string => {
  const said = unknownName(NOUNS[noun], typed, near);
  return near.length > 0 || hint === '' ? said : `${said} ${hint}`;
};

/** What would work. */
export const hints = {
  cells: '`/board` shows the cells.',
  cellsOrHand: '`/board` shows the cells; `hand` is yours.',
  spots: '`/board` alone shows the cells.',
  maps: '`/board` alone shows the first one.',
  pieces: '`/piece list` shows those that you can see.',
  allPieces: '`/piece list` alone lists them all.',
  kinds: 'Completion lists them.',
  properties: '`/piece show` shows those of a piece.',
  cards: '`/hand show` shows yours.',
  decks: '`/deck list` shows them.',
  counters: '`/counter list` shows yours.',
  modifiers: '`/modifier list` shows those in play.',
  modules: '`/module list` shows those that are kept here.',
  sets: 'Short names are parted by spaces: `base2 sea2`.',
};

/** Of a card that is not in that deck. */
export const cardsIn = (deck: string): string => `${typed(`/deck show deck:${deck}`)} shows what you can see in it.`;

/** The names that there are. */
export const thereAre = (names: readonly string[]): string => `There are ${listed(names.map((name) => plain(name)))}.`;
export const hiddenThings = (names: readonly string[]): string =>
  names.length > 0 ? `There are ${plain(listed(names), 500)}.` : 'Nothing is hidden here.';
export const layers = (count: number): string => `It has ${count} layers; name one, or leave it out for the next.`;
