import { plain } from '../../view/text/text.ts';
import type { Format } from '../base/messages.ts';
import { typed } from '../base/text.ts';
import { list, name, names } from '../base/values.ts';

/** The kinds of things that players name. */
export type Noun =
  | 'card'
  | 'cell'
  | 'counter'
  | 'deck'
  | 'game'
  | 'hidden'
  | 'kind'
  | 'layer'
  | 'map'
  | 'modifier'
  | 'piece'
  | 'place'
  | 'property'
  | 'set'
  | 'side'
  | 'spot';

/** The most characters in a list of hidden things. */
const LONGEST_HIDDEN = 500;

/** The refusal of a command without a required name. */
const missing = (format: Format, noun: Noun, hint: string): string =>
  [format(`no-such-${noun}.missing`), hint].join(' ');

/**
 * The refusal of an unknown name. It suggests similar names, otherwise it gives the hint about what would work (T11).
 */
const notThere = (format: Format, noun: Noun, text: string, near: readonly string[], hint = ''): string => {
  const meant = near.length > 0 ? format('unknown-meant', { names: names(near, 'or') }) : hint;
  return [format(`no-such-${noun}.none`, { name: name(text) }), ...(meant === '' ? [] : [meant])].join(' ');
};

const hiddenThings = (format: Format, hidden: readonly string[]): string =>
  hidden.length === 0
    ? format('unknown-nothing-hidden')
    : format('unknown-hidden-names', {
        names: plain(format('unknown-listed', { names: list(hidden) }), LONGEST_HIDDEN),
      });

export const unknown = {
  missing,
  nothingThere: (format: Format, place: string): string => format('unknown-nothing-there', { place: name(place) }),
  notThere,
  /** Hints about what would work instead of an unknown name. */
  hints: {
    cells: 'unknown-hint-cells',
    cellsOrHand: 'unknown-hint-cells-or-hand',
    spots: 'unknown-hint-spots',
    maps: 'unknown-hint-maps',
    pieces: 'unknown-hint-pieces',
    allPieces: 'unknown-hint-all-pieces',
    kinds: 'unknown-hint-kinds',
    properties: 'unknown-hint-properties',
    cards: 'unknown-hint-cards',
    decks: 'unknown-hint-decks',
    counters: 'unknown-hint-counters',
    modifiers: 'unknown-hint-modifiers',
    modules: 'unknown-hint-modules',
    sets: 'unknown-hint-sets',
  },
  /** The hint for a card that is not in the deck. */
  cardsIn: (format: Format, deck: string): string =>
    format('unknown-cards-in', { command: typed(['/deck', 'show', `deck:${deck}`].join(' ')) }),
  thereAre: (format: Format, all: readonly string[]): string =>
    format('unknown-names', { names: list(all.map((one) => plain(one))) }),
  hiddenThings,
  layers: (format: Format, count: number): string => format('unknown-layers', { count }),
} as const;
