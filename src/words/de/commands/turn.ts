import { OVERRULE } from '../systems/overruled.ts';

/** What Discord lists of `/turn`. */
export const definition = {
  description: 'Wer am Zug ist',
  subcommands: {
    show: 'Zeigen, wer am Zug ist',
    next: {
      description: 'Zur nächsten Phase des Zugs gehen',
      options: { overrule: OVERRULE },
    },
    pass: {
      description: 'Deinen Zug auslassen, wo das Spiel es erlaubt',
      options: { overrule: OVERRULE },
    },
    end: {
      description: 'Den Zug deiner Seite beenden',
      options: { overrule: OVERRULE },
    },
    tell: 'Den anderen sagen, was du darin bisher getan hast',
  },
};

/** Stands where nothing can be offered to who is not on turn. */
export const waiting = (side: string): string =>
  `${side} ist am Zug. Solange: /board, /turn show, /piece show, /game log`;
