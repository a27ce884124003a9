import { bold } from '../../../view/text.ts';
import { counted } from '../text.ts';

/** A game as a picture that moves; `turns`: how many the whole game has, as players count them. */
export const title = (game: string, what: 'turn' | 'game' | number, turns: number | undefined): string => {
  if (what === 'turn') return `${bold(game)}, der letzte Zug. Nur du siehst das.`;
  if (what !== 'game')
    return what === 1
      ? `${bold(game)}, der letzte Schritt. Nur du siehst das.`
      : `${bold(game)}, die letzten ${what} Schritte. Nur du siehst das.`;
  return turns === undefined
    ? `${bold(game)}, das ganze Spiel. Nur du siehst das.`
    : `${bold(game)}, das ganze Spiel: ${counted(turns, 'Zug', 'Züge')}. Nur du siehst das.`;
};
export const alt = (pictures: number, last: string): string =>
  `${counted(pictures, 'Bild', 'Bilder')} nacheinander. Das letzte: ${last}`;
export const nothing = 'Noch ist nichts zu zeigen: Auf einem Brett, das du siehst, ist nichts geschehen.';
export const turn = 'Letzter Zug';
export const game = 'Ganzes Spiel';
export const steps = 'Schrittweise';

/** On a board at a step. */
export const turning = { first: 'Anfang', back: 'Zurück', forward: 'Vor', last: 'Ende' };
export const bookmark = 'Merken';
export const unmark = 'Nicht mehr merken';
export const bookmarks = (count: number): string => `Deine Lesezeichen: ${count}`;
