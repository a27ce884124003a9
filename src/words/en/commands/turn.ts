import { OVERRULE } from '../systems/overruled.ts';

/** What Discord lists of `/turn`. */
export const definition = {
  description: 'Whose turn it is',
  subcommands: {
    show: 'Show whose turn it is',
    next: {
      description: 'Go on to the next phase of the turn',
      options: { overrule: OVERRULE },
    },
    pass: {
      description: 'Pass your turn, where the game lets you',
      options: { overrule: OVERRULE },
    },
    end: {
      description: "End your side's turn",
      options: { overrule: OVERRULE },
    },
    tell: 'Tell the others what you have done in it so far',
  },
};

/** Stands where nothing can be offered to who is not on turn. */
export const waiting = (side: string): string =>
  `It is the turn of ${side}. Meanwhile: /board, /turn show, /piece show, /game log`;
