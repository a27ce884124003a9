import { OVERRULE } from '../systems/overruled.ts';

/** What Discord lists of `/move`. */
export const definition = {
  description: 'Eine Figur oder Armee ziehen, und schlagen, wo das Spiel es erlaubt',
  options: {
    piece: 'Die Figur oder die Armee: ihr Feld, ihr Name oder ihre Kennung',
    to: 'Wohin: ein Feld oder ein Plan',
    units: 'Welche Einheiten einer Armee oder eines Felds: 1,3 oder 1-3 oder 2 pikemen oder all but 2',
    via: 'Felder auf dem Weg, mit Kommas dazwischen',
    capture: 'Figuren des Feinds, die geschlagen werden, mit Kommas dazwischen',
    becomes: 'Was die Figur dort wird, wenn sie etwas wird',
    overrule: OVERRULE,
  },
};

/** A cell within reach, as completion offers it; `cost`: undefined where it takes all points that are left. */
export const cellInReach = (cell: string, cost: number | undefined): string =>
  `${cell} (${cost === undefined ? 'alle Punkte' : `kostet ${cost}`})`;
