import type { PersonId } from '../../../engine/core/ids.ts';
import { bold, plain } from '../../../view/text.ts';
import { person } from '../text.ts';

/** What Discord lists of `/board`. */
export const definition = {
  description: 'Das Brett zeigen, wie du es sehen darfst',
  options: {
    map: 'Welcher Plan oder welches Brett',
    around: 'Nur, was um dieses Feld oder diese Figur ist',
    step: 'Wie es nach diesem Schritt des Verlaufs stand',
  },
};

export const noBoard: string = 'Hier gibt es kein Brett, das du sehen kannst. `/piece list` zeigt die Figuren.';

/** Above a board as it stood after a step. */
export const afterStep = (board: string, step: number, count: number): string =>
  `${bold(board)} nach Schritt ${step} von ${count}`;
/** The same of the step with which play began. */
export const atStart = (board: string, step: number, count: number): string =>
  `${bold(board)} zu Beginn des Spiels (Schritt ${step} von ${count})`;
/** Above a board that is posted for everyone: of which game it is. */
export const ofGame = (game: string, board: string): string => `${bold(game)}: ${plain(board)}`;
/** What a step was. */
export const did = (who: PersonId, deed: string): string => `${person(who)} ${deed}`;
export const noStep = (typed: string, count: number): string =>
  `Es gibt keinen Schritt ${bold(typed)}: Die Schritte gehen von 1 bis ${count}. \`/game log\` nennt sie.`;
export const untold: string = 'Von diesem Schritt erfuhr niemand sonst, also gibt es nichts zu zeigen.';
