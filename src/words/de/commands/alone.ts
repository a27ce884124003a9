import { bold } from '../../../view/text.ts';

/** Playing with nobody else, and against the bot. */

/** Which of it. `both`: whether one person may play all sides. */
export const question = (title: string, both: boolean): string =>
  [
    `Wie willst du ${bold(title)} testen? Nur du siehst es, und es bleibt gespeichert, bis du wiederkommst.`,
    ...(both ? [] : ['-# Jede Seite hat darin etwas zu verbergen, darum kannst du nicht alle spielen.']),
    weak,
  ].join('\n');

/** What it is worth. */
export const weak: string =
  '-# Der Bot ist schwach: Er denkt einen Zug voraus und spielt zufällig, wenn keine Punkte ihm den besseren Zug zeigen.';

export const allSides: string = 'Alle Seiten';
export const anySide: string = 'Zufällig';
/** On the panel before the first move: starts the game anew with the next side. */
export const switchSides: string = 'Seite wechseln';
/** Once the game has ended. */
export const again: string = 'Noch einmal';
export const as = (side: string): string => `${side} spielen`;

/** It is under way. */
export const underWay = (title: string): string => `Du bist mitten in ${bold(title)}.`;
export const goOn: string = 'Weiter';
export const anew: string = 'Neu anfangen';

/** It has begun. `side`: the one that the player has against the bot; without it the player has all sides. */
export const begun = (title: string, side: string | undefined): string =>
  side === undefined
    ? `${bold(title)} hat begonnen. Du spielst alle Seiten.`
    : `${bold(title)} gegen den Bot hat begonnen. Du spielst ${bold(side)}.`;
/** On the panel of a game that has ended: the games that can be started. */
export const otherGames: string = 'Andere Spiele';

/** What the bot did, in answer to somebody. */
export const answer = (deed: string): string => `Der Bot ${deed}.`;
