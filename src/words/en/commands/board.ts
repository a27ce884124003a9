import type { PersonId } from '../../../engine/core/ids.ts';
import { bold, plain } from '../../../view/text.ts';
import { person } from '../text.ts';

/** What Discord lists of `/board`. */
export const definition = {
  description: 'Show the board as you may see it',
  options: {
    map: 'Which map or board',
    around: 'Only what is around this cell or piece',
    step: 'As it stood after this step of the log',
  },
};

export const noBoard: string = 'There is no board that you can see here. `/piece list` shows the pieces.';

/** Above a board as it stood after a step. */
export const afterStep = (board: string, step: number, count: number): string =>
  `${bold(board)} after step ${step} of ${count}`;
/** The same of the step with which play began. */
export const atStart = (board: string, step: number, count: number): string =>
  `${bold(board)} as the game begins (step ${step} of ${count})`;
/** Above a board that is posted for everyone: of which game it is. */
export const ofGame = (game: string, board: string): string => `${bold(game)}: ${plain(board)}`;
/** What a step was. */
export const did = (who: PersonId, deed: string): string => `${person(who)} ${deed}`;
export const noStep = (typed: string, count: number): string =>
  `There is no step ${bold(typed)}: the steps go from 1 to ${count}. \`/game log\` tells them.`;
export const untold: string = 'Of that step nobody else was told, so there is nothing to show.';
