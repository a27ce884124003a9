/** What Discord lists of `/turn`. */
export const definition = {
  description: 'Whose turn it is',
  subcommands: {
    show: 'Show whose turn it is',
    end: "End your side's turn",
  },
};
