import { bold } from '../../../view/text.ts';
import { OVERRULE } from '../systems/overruled.ts';
import { listed } from '../text.ts';

/** What Discord lists of `/move`. */
export const definition = {
  description: 'Eine Figur oder Armee ziehen, und schlagen, wo das Spiel es erlaubt',
  options: {
    piece: 'Die Figur oder die Armee: Feld, Name oder Kennung; oder ein Zug wie Nf3, 9-14 oder D4',
    to: 'Wohin: ein Feld oder ein Plan',
    units: 'Welche Einheiten einer Armee oder eines Felds: 1,3 oder 1-3 oder 2 pikemen oder all but 2',
    via: 'Felder auf dem Weg, mit Kommas dazwischen',
    capture: 'Figuren des Feinds, die geschlagen werden, mit Kommas dazwischen',
    becomes: 'Was die Figur dort wird, wenn sie etwas wird',
    overrule: OVERRULE,
  },
};

/** A move as chess players write it that can't be made; `moves`: legal ones, of which there are `more`. */
export const written = {
  unreadable: (typed: string, moves: readonly string[], more: number): string =>
    `${bold(typed)} verstehe ich nicht als Zug. Du kannst ${movesText(moves, more)} spielen.`,
  illegal: (typed: string, moves: readonly string[], more: number): string =>
    `${bold(typed)} ist kein erlaubter Zug. Du kannst ${movesText(moves, more)} spielen.`,
  ambiguous: (typed: string, moves: readonly string[], more: number): string =>
    `${bold(typed)} kann mehrere Züge bedeuten. Wähle ${movesText(moves, more)}.`,
};

const movesText = (moves: readonly string[], more: number): string =>
  listed([...moves.map(bold), ...(more > 0 ? ['einen anderen Zug'] : [])], 'oder');

/** A cell within reach, as completion offers it; `cost`: undefined where it takes all points that are left. */
export const cellInReach = (cell: string, cost: number | undefined): string =>
  `${cell} (${cost === undefined ? 'alle Punkte' : `kostet ${cost}`})`;
