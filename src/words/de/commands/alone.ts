import { bold, plain } from '../../../view/text.ts';

/** Playing with nobody else, and against the bot. */

/** Which of it. `both`: whether one person may play all sides. */
export const question = (title: string, both: boolean): string =>
  [
    `Wie willst du ${bold(title)} testen? Niemand sonst sieht es, und es wartet auf dich, so lange du willst.`,
    ...(both ? [] : ['-# Etwas darin ist verborgen: Niemand spielt alle Seiten.']),
    weak,
  ].join('\n');

/** What it is worth. */
export const weak: string =
  '-# Der Bot ist schwach: Er denkt einen Zug voraus und spielt zufällig, wo keine Punkte ihm sagen, was besser ist.';

export const allSides: string = 'Alle Seiten';
export const as = (side: string): string => `${plain(side)} spielen`;

/** It is under way. */
export const underWay = (title: string): string => `Du bist mitten in ${bold(title)}.`;
export const goOn: string = 'Weiter';
export const anew: string = 'Neu anfangen';

/** It has begun. */
export const begun = (title: string): string =>
  `${bold(title)} hat begonnen, für dich allein. \`/play game:\` findet es wieder, \`/me games\` auch.`;

/** What the bot did, in answer to somebody. */
export const answer = (deed: string): string => `Der Bot ${deed}.`;
