/** What Discord lists of `/turn`. */
export const definition = {
  description: 'Wer am Zug ist',
  subcommands: {
    show: 'Zeigen, wer am Zug ist',
    next: 'Zur nächsten Phase des Zugs gehen',
    pass: 'Deinen Zug auslassen, wo das Spiel es erlaubt',
    end: 'Den Zug deiner Seite beenden',
    tell: 'Den anderen sagen, was du darin bisher getan hast',
  },
};

/** Stands where nothing can be offered to who is not on turn. */
export const waiting = (side: string): string =>
  `${side} ist am Zug. Solange: /board, /turn show, /piece show, /game log`;
