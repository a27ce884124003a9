import { bold, plain } from '../../../view/text.ts';

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
export const as = (side: string): string => `${plain(side)} spielen`;

/** It is under way. */
export const underWay = (title: string): string => `Du bist mitten in ${bold(title)}.`;
export const goOn: string = 'Weiter';
export const anew: string = 'Neu anfangen';

/** It has begun. */
export const begun = (title: string, isAgainstBot: boolean): string =>
  `${bold(title)} ${isAgainstBot ? 'gegen den Bot hat begonnen' : 'hat begonnen, für dich allein'}. \`/me games\` findet es wieder.`;

/** What the bot did, in answer to somebody. */
export const answer = (deed: string): string => `Der Bot ${deed}.`;
