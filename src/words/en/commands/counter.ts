import { author, reveals } from '../options.ts';

const NAME = 'Which counter, such as Wealth (Red Hand)';

/** What Discord lists of `/counter`. */
export const definition = {
  description: 'What is counted and summed',
  subcommands: {
    show: {
      description: 'Show a counter, or all that you may see',
      options: { name: NAME, author },
    },
    list: { description: 'List what the counters count', options: { author } },
    define: {
      description: 'Count something more: for the game master, or the host of a game that hides nothing',
      options: {
        name: 'What it is called',
        on: 'A map, board, zone, hand or deck',
        match: 'Which pieces, such as Type = Gold; else all',
        sum: 'The property that is summed, or a formula such as {Value * 2}; else each counts 1',
        visible: {
          description: 'Who sees the number (map)',
          choices: { map: 'whoever sees the map', all: 'everyone' },
        },
        decks: 'With what lies in decks (yes)',
        stacks: 'With what is stacked (yes)',
        report: 'Said when it changes, such as $counterName$: $newValue$',
        description: 'What it is for, for whoever sees the number',
        reveals,
      },
    },
    remove: {
      description: 'Remove a counter that was made by /counter define',
      options: { name: NAME },
    },
    refresh: 'Count everything again',
  },
};

/** Behind a name in a match or a sum that nothing has. */
export const formula = 'Take a property that something has; a formula stands in braces, as in `{StackSize * 2}`.';

export const badName: string = 'A counter has a name of up to 50 characters, with a letter or digit and without `$`.';

/** What became of private totals that a player asked for as a direct message. */
export const sendings = {
  sent: 'Sent to your direct messages.',
  refused:
    'I can’t send you direct messages: yours are closed. Allow them in the privacy settings of this server, or use `/counter show` here.',
  unknown: 'I don’t know whether my message arrived. Look at your direct messages, or press the button again.',
  none: 'You have no private totals. `/counter show` shows the ones that everyone sees.',
};
