import { bold } from '../../../view/text.ts';
import { counted } from '../text.ts';

/** A game as a picture that moves. */
export const title = (game: string, what: 'turn' | 'game' | number, pictures: number): string => {
  const which = what === 'turn' ? 'the last turn' : what === 'game' ? 'the whole game' : counted(what, 'step');
  return `${bold(game)}, ${which}, in ${counted(pictures, 'picture')}. Only you see this.`;
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
export const unmark = 'No bookmark';
export const bookmarks = (count: number): string => `Your bookmarks: ${count}`;
