import type { EndingWay } from '../../engine/index.ts';
import { findTranslatedSentence, type Rulebook } from '../../view/rulebook/rulebook.ts';
import { bold } from '../../view/text/text.ts';
import type { Format } from '../base/messages.ts';
import { name, names } from '../base/values.ts';

/** The ways to win that the bot checks by itself (G40). */

type OfEnding = Extract<EndingWay, { readonly by: 'ending' }>;
type OfKeeper = Extract<EndingWay, { readonly by: 'scorekeeper' }>;

/** A title or a kind in the language of the reader. */
const titleIn = (format: Format, book: Rulebook, key: string): string | undefined =>
  findTranslatedSentence(book, format.locale, key);

/** The names of the pieces that an ending counts, in the singular and the plural. */
const countedPieces = (
  format: Format,
  book: Rulebook,
  pieces: OfEnding['pieces'],
): { readonly one: string; readonly many: string } => {
  if (pieces === 'all') return { one: format('ending-piece'), many: format('ending-piece.many') };
  if (pieces === 'some') return { one: format('ending-piece-counting'), many: format('ending-piece-counting.many') };
  const kind = bold(titleIn(format, book, pieces.prototype) ?? pieces.label);
  return { one: format('ending-piece-kind', { kind }), many: format('ending-piece-kind.many', { kind }) };
};

const endingTexts = (format: Format, book: Rulebook, way: OfEnding): readonly string[] => {
  const { pieces, count, place, when, result, plus } = way;
  const counted = countedPieces(format, book, pieces);
  const given = { ...counted, count, place: place === undefined ? format('ending-goal') : bold(place) };
  switch (result) {
    case 'win':
      return [format(`ending-win-${when}`, given)];
    case 'lose':
      return [format(`ending-lose-${when}`, given)];
    case 'draw':
      return [
        when === 'quiet' && pieces !== 'all'
          ? format('ending-draw-quiet-pieces', given)
          : format(`ending-draw-${when}`, given),
      ];
    case 'most':
    case 'area':
      return [
        format(`ending-end-${when}`, given),
        result === 'most' ? format('ending-most', { many: counted.many }) : format('ending-area'),
        ...plus.map(({ side, points }) => format('ending-plus', { side: name(side), points })),
      ];
  }
};

const keeperText = (format: Format, title: string, { does, score, sides = [] }: OfKeeper): string => {
  const given = { title: name(title) };
  if (sides.length > 0 && does === 'win') return format('ending-victory', { ...given, sides: names(sides) });
  if (sides.length > 0 && does === 'lose') return format('ending-defeat', { ...given, sides: names(sides) });
  return score === undefined
    ? format(`ending-keeper-${does}`, given)
    : format(`ending-keeper-${does}-score`, { ...given, score });
};

/** Returns whole sentences about one way in which a game ends. */
export const wayTexts = (format: Format, book: Rulebook, way: EndingWay): readonly string[] => {
  const titled = (title: string): string => titleIn(format, book, title) ?? title;
  switch (way.by) {
    case 'ending':
      return endingTexts(format, book, way);
    case 'scorekeeper':
      return [keeperText(format, titled(way.title), way)];
    case 'last':
      return [format(way.alliance ? 'ending-last-alliance' : 'ending-last-side')];
    case 'last-turn':
      return [format('ending-last-turn', { count: way.turn })];
    case 'score': {
      const titles = names(way.titles.map(titled));
      const isMost = way.way === 'most';
      if (way.isTieBreak) return [format(isMost ? 'ending-tie-most' : 'ending-tie-least', { titles })];
      return [format(isMost ? 'ending-score-most' : 'ending-score-least', { titles })];
    }
  }
};
