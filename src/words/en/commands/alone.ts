import { bold } from '../../../view/text.ts';

/** Playing with nobody else, and against the bot. */

/** Which of it. `both`: whether one person may play all sides. */
export const question = (title: string, both: boolean): string =>
  [
    `How do you want to try ${bold(title)}? Private; saved until you return.`,
    ...(both ? [] : ['-# It hides things from each side, so you can’t play all sides.']),
    weak,
  ].join('\n');

/** What it is worth. */
export const weak: string =
  '-# The bot is weak: it looks one move ahead, and plays at random if no score shows the better move.';

export const allSides: string = 'Play all sides';
export const anySide: string = 'Random side';
/** On the panel before the first move: starts the game anew with the next side. */
export const switchSides: string = 'Switch sides';
/** Once the game has ended. */
export const again: string = 'Play again';
export const as = (side: string): string => `Play ${side}`;

/** It is under way. */
export const underWay = (title: string): string => `You are in the middle of ${bold(title)}.`;
export const goOn: string = 'Go on';
export const anew: string = 'Start anew';

/** It has begun. `side`: the one that the player has against the bot; without it the player has all sides. */
export const begun = (title: string, side: string | undefined): string =>
  side === undefined
    ? `${bold(title)} has begun. You play all sides.`
    : `${bold(title)} against the bot has begun. You play ${bold(side)}.`;
/** On the panel of a game that has ended: the games that can be started. */
export const otherGames: string = 'Other games';

/** What the bot did, in answer to somebody. */
export const answer = (deed: string): string => `The bot ${deed}.`;
