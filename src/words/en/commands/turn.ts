/** What Discord lists of `/turn`. */
export const definition = {
  description: 'Whose turn it is',
  subcommands: {
    show: 'Show whose turn it is',
    next: 'Go on to the next phase of the turn',
    pass: 'Pass your turn, where the game lets you',
    end: "End your side's turn",
  },
};
