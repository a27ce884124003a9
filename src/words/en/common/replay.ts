import { bold } from '../../../view/text.ts';
import { counted } from '../text.ts';

/** A game as a picture that moves; `turns`: how many the whole game has, as players count them. */
export const title = (game: string, what: 'turn' | 'game' | number, turns: number | undefined): string => {
  if (what === 'turn') return `${bold(game)}, the last turn. Only you see this.`;
  if (what !== 'game')
    return what === 1
      ? `${bold(game)}, the last step. Only you see this.`
      : `${bold(game)}, the last ${what} steps. Only you see this.`;
  return turns === undefined
    ? `${bold(game)}, the whole game. Only you see this.`
    : `${bold(game)}, the whole game: ${counted(turns, 'turn')}. Only you see this.`;
};
export const alt = (pictures: number, last: string): string =>
  `${counted(pictures, 'picture')} one after the other. The last one: ${last}`;
export const nothing = 'There is nothing to be shown yet: nothing has happened on a board that you can see.';
export const turn = 'Last turn';
export const game = 'Whole game';
export const steps = 'Step by step';

/** On a board at a step. */
export const turning = { first: 'First', back: 'Back', forward: 'Forward', last: 'Last' };
export const bookmark = 'Bookmark';
export const unmark = 'Remove bookmark';
export const bookmarks = (count: number): string => `Your bookmarks: ${count}`;
