/** What Discord lists of `/turn`. */
export const definition = {
  description: 'Whose turn it is',
  subcommands: {
    show: 'Show whose turn it is',
    next: 'Go on to the next phase of the turn',
    end: "End your side's turn",
  },
};
