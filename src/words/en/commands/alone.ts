import { bold, plain } from '../../../view/text.ts';

/** Playing with nobody else, and against the bot. */

/** Which of it. `both`: whether one person may play all sides. */
export const question = (title: string, both: boolean): string =>
  [
    `How do you want to try ${bold(title)}? Nobody else sees it, and it waits for you as long as you like.`,
    ...(both ? [] : ['-# Something is hidden in it: nobody plays all sides.']),
    weak,
  ].join('\n');

/** What it is worth. */
export const weak: string =
  '-# The bot is weak: it looks one move ahead, and plays at random where no score tells it what is better.';

export const allSides: string = 'Play all sides';
export const as = (side: string): string => `Play ${plain(side)}`;

/** It is under way. */
export const underWay = (title: string): string => `You are in the middle of ${bold(title)}.`;
export const goOn: string = 'Go on';
export const anew: string = 'Start anew';

/** It has begun. */
export const begun = (title: string): string =>
  `${bold(title)} has begun, for you alone. \`/play game:\` finds it again, and so does \`/me games\`.`;

/** What the bot did, in answer to somebody. */
export const answer = (deed: string): string => `The bot ${deed}.`;
