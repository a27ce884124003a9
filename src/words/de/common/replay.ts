import { bold } from '../../../view/text.ts';
import { counted } from '../text.ts';

/** A game as a picture that moves. */
export const title = (game: string, what: 'turn' | 'game' | number, pictures: number): string => {
  const which =
    what === 'turn' ? 'der letzte Zug' : what === 'game' ? 'das ganze Spiel' : counted(what, 'Schritt', 'Schritte');
  return `${bold(game)}, ${which}, in ${counted(pictures, 'Bild', 'Bildern')}. Nur du siehst das.`;
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
export const unmark = 'Nicht merken';
export const bookmarks = (count: number): string => `Deine Lesezeichen: ${count}`;
