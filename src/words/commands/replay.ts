import type { Format } from '../base/messages.ts';
import { name } from '../base/values.ts';

/**
 * The title of an animation of a game. `what`: the last turn, the last steps (a number), or the whole game with its
 * number of `turns`.
 */
const title = (format: Format, game: string, what: 'turn' | 'game' | number, turns: number | undefined): string => {
  const given = { title: name(game) };
  if (what === 'turn') return format('replay-turn', given);
  if (what !== 'game') return format('replay-steps', { ...given, count: what });
  return turns === undefined ? format('replay-game', given) : format('replay-game-turns', { ...given, count: turns });
};

export const replay = {
  title,
  alt: (format: Format, count: number, last: string): string => format('replay-alt', { count, last }),
  nothing: 'replay-nothing',
  turn: 'replay-button-turn',
  game: 'replay-button-game',
  steps: 'replay-button-steps',
  /** The labels of buttons that show the board after another step. */
  turning: {
    first: 'replay-button-first',
    back: 'replay-button-back',
    forward: 'replay-button-forward',
    last: 'replay-button-last',
  },
  bookmark: 'replay-button-bookmark',
  unmark: 'replay-button-unmark',
  bookmarks: (format: Format, count: number): string => format('replay-bookmarks', { count }),
} as const;
