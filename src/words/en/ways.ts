import type { EndingWay } from '../../engine/index.ts';
import { type Rulebook, translated } from '../../view/rulebook/rulebook.ts';
import { bold } from '../../view/text.ts';
import { listed } from './text.ts';

/** How games are won, as the bot judges it (G40). */

type OfEnding = Extract<EndingWay, { readonly by: 'ending' }>;
type OfKeeper = Extract<EndingWay, { readonly by: 'scorekeeper' }>;

interface EndingWords {
  /** One of the pieces that count, several of them, and the place to which they go. */
  readonly one: string;
  readonly many: string;
  readonly place: string;
  readonly count: number;
  /** All pieces count. */
  readonly isAll: boolean;
}

const WIN: { readonly [When in OfEnding['when']]: (named: EndingWords) => string } = {
  checkmate: () => 'A side that is checkmated wins.',
  'no-move': () => 'A side that can’t move on its turn wins.',
  'all-taken': ({ one }) => `The first side to lose its last ${one} wins.`,
  'few-left': ({ many, count }) => `The first side to be down to ${count} ${many} wins.`,
  reach: ({ one, place }) => `The first side to bring a ${one} to ${place} wins.`,
  line: ({ many, count }) => `The first side to get ${count} ${many} in a line wins.`,
  passes: ({ count }) => `The game is won after ${count} passes in a row.`,
  repeat: ({ count }) => `The game is won if the same position comes ${count} times.`,
  quiet: ({ count }) => `The game is won after ${count} moves of each side without a capture.`,
};

const LOSE: typeof WIN = {
  checkmate: () => 'You win by checkmate.',
  'no-move': () => 'A side that can’t move on its turn loses.',
  'all-taken': ({ one }) => `A side that loses its last ${one} loses the game.`,
  'few-left': ({ many, count }) => `A side that is down to ${count} ${many} loses.`,
  reach: ({ one, place }) => `The first side to bring a ${one} to ${place} loses.`,
  line: ({ many, count }) => `The first side to get ${count} ${many} in a line loses.`,
  passes: ({ count }) => `The game is lost after ${count} passes in a row.`,
  repeat: ({ count }) => `The game is lost if the same position comes ${count} times.`,
  quiet: ({ count }) => `The game is lost after ${count} moves of each side without a capture.`,
};

const DRAW: typeof WIN = {
  checkmate: () => 'Checkmate is a draw.',
  'no-move': () => 'The game is a draw if the side whose turn it is can’t move.',
  'all-taken': ({ one }) => `The game is a draw once a side has lost its last ${one}.`,
  'few-left': ({ many, count }) => `The game is a draw once a side is down to ${count} ${many}.`,
  reach: ({ one, place }) => `The game is a draw once a ${one} has come to ${place}.`,
  line: ({ many, count }) => `The game is a draw once a side has ${count} ${many} in a line.`,
  passes: ({ count }) => `The game is a draw after ${count} passes in a row.`,
  repeat: ({ count }) => `The game is a draw if the same position comes ${count} times.`,
  quiet: ({ one, isAll, count }) =>
    isAll
      ? `The game is a draw after ${count} moves of each side without a capture.`
      : `The game is a draw after ${count} moves of each side without a capture and without a move of a ${one}.`,
};

const END: typeof WIN = {
  checkmate: () => 'The game ends with checkmate.',
  'no-move': () => 'The game ends when the side whose turn it is can’t move.',
  'all-taken': ({ one }) => `The game ends when a side has lost its last ${one}.`,
  'few-left': ({ many, count }) => `The game ends when a side is down to ${count} ${many}.`,
  reach: ({ one, place }) => `The game ends when a ${one} has come to ${place}.`,
  line: ({ many, count }) => `The game ends when a side has ${count} ${many} in a line.`,
  passes: ({ count }) => `The game ends after ${count} passes in a row.`,
  repeat: ({ count }) => `The game ends when the same position has come ${count} times.`,
  quiet: ({ count }) => `The game ends after ${count} moves of each side without a capture.`,
};

const namedIn = (book: Rulebook, { pieces, count, place }: OfEnding): EndingWords => ({
  ...wordsFor(book, pieces),
  isAll: pieces === 'all',
  count,
  place: place === undefined ? 'the goal' : bold(place),
});

const wordsFor = (book: Rulebook, pieces: OfEnding['pieces']): Pick<EndingWords, 'one' | 'many'> => {
  if (pieces === 'all') return { one: 'piece', many: 'pieces' };
  if (pieces === 'some') return { one: 'piece that counts', many: 'pieces that count' };
  const label = bold(translated(book, 'en', pieces.prototype) ?? pieces.label);
  return { one: label, many: `pieces of the kind ${label}` };
};

const endingTexts = (book: Rulebook, way: OfEnding): readonly string[] => {
  const named = namedIn(book, way);
  const plus = way.plus.map(({ side, points }) => `${bold(side)} gets ${points} points in addition.`);
  switch (way.result) {
    case 'win':
      return [WIN[way.when](named)];
    case 'lose':
      return [LOSE[way.when](named)];
    case 'draw':
      return [DRAW[way.when](named)];
    case 'most':
      return [END[way.when](named), `Whoever has the most ${named.many} on the board wins.`, ...plus];
    case 'area':
      return [END[way.when](named), 'Whoever holds most of the board wins.', ...plus];
  }
};

const keeperText = (title: string, { does, score, sides = [] }: OfKeeper): string => {
  const who = listed(sides.map(bold));
  switch (does) {
    case 'win':
      if (sides.length > 0) return `Victory for ${who}: ${title}.`;
      return score === undefined ? `You win by ${title}.` : `You win with a score of ${score} in ${title}.`;
    case 'lose':
      if (sides.length > 0) return `Defeat for ${who}: ${title}.`;
      return score === undefined ? `You lose by ${title}.` : `You lose with a score of ${score} in ${title}.`;
    case 'end':
      return score === undefined ? `The game ends by ${title}.` : `The game ends with a score of ${score} in ${title}.`;
    case 'stop':
      return score === undefined
        ? `The game is a draw by ${title}.`
        : `The game is a draw with a score of ${score} in ${title}.`;
  }
};

/** Returns whole sentences about one way in which a game ends. */
export const wayTexts = (book: Rulebook, way: EndingWay): readonly string[] => {
  const titled = (title: string): string => bold(translated(book, 'en', title) ?? title);
  switch (way.by) {
    case 'ending':
      return endingTexts(book, way);
    case 'scorekeeper':
      return [keeperText(titled(way.title), way)];
    case 'last':
      return [
        way.alliance
          ? 'A side with nothing left loses, and the last alliance on the table wins.'
          : 'A side with nothing left loses, and the last one on the table wins.',
      ];
    case 'last-turn':
      return [way.turn === 1 ? 'The game ends after one turn.' : `The game ends after ${way.turn} turns.`];
    case 'score': {
      const titles = listed(way.titles.map(titled));
      if (way.isTieBreak)
        return [
          way.way === 'most'
            ? `If there is a tie, the highest score in ${titles} wins.`
            : `If there is a tie, the lowest score in ${titles} wins.`,
        ];
      return [
        way.way === 'most' ? `Then the highest score in ${titles} wins.` : `Then the lowest score in ${titles} wins.`,
      ];
    }
  }
};
