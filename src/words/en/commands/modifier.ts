import { bold } from '../../../view/text.ts';
import { author, reveals } from '../options.ts';

/** What Discord lists of `/modifier`. */
export const definition = {
  description: 'What bends the rules and the values of the game',
  subcommands: {
    list: {
      description: 'List what is in play, in the order in which it applies',
      options: { author },
    },
    explain: {
      description: 'Show how a value comes about, step by step',
      options: {
        subject: 'A piece, cell, zone, map, side or counter, `game`, or a step such as J9 to K9',
        property: 'Which value',
        author,
      },
    },
    add: {
      description: 'Put a modifier into play: for the game master, or the host of a game that hides nothing',
      options: {
        name: 'How it is called',
        change: 'What it does, such as MovePoints + 1',
        match: 'What its targets must be, such as Class = pikeman',
        on: 'The piece that it hangs on',
        scope: 'How far it reaches from that piece',
        of: 'The kind of its targets (piece)',
        when: 'What must be true meanwhile',
        precedence: 'Lower is earlier (0)',
        lasts: 'For how long, such as 3 turns',
        reveals,
      },
    },
    remove: {
      description: 'Take a modifier out of play',
      options: { name: 'The modifier, by its name' },
    },
    order: {
      description: 'Say which of two modifiers of the same precedence applies first',
      // biome-ignore lint/suspicious/noThenProperty: the name of an option; its value is no function
      options: { first: 'The one that applies first', then: 'The one that applies after it' },
    },
  },
};

export const badLasts: string = 'Say how long it lasts: `turn`, `3 turns`, `go` or `2 goes` (a go is one side’s turn).';
export const several = (name: string, count: number): string =>
  `${bold(name)} is there ${count} times. Take the one that completion offers.`;

/** One that completion offers; `bearer`: what it hangs on. */
export const offer = (name: string, bearer: string | undefined, precedence: number): string =>
  `${name}${bearer === undefined ? '' : ` of ${bearer}`} (${precedence})`;
