/** What Discord lists of `/turn`. */
export const definition = {
  description: 'Whose turn it is',
  subcommands: {
    show: 'Show whose turn it is',
    next: 'Go on to the next phase of the turn',
    pass: 'Pass your turn, where the game lets you',
    end: "End your side's turn",
    tell: 'Tell the others what you have done in it so far',
  },
};

/** Stands where nothing can be offered to who is not on turn. */
export const waiting = (side: string): string =>
  `It is the turn of ${side}. Meanwhile: /board, /turn show, /piece show, /game log`;
