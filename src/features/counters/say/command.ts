import { mapCounterFlags } from '../../../engine/index.ts';
import { author, reveals } from '../../../words/base/options.ts';

export const definition = {
  description: 'counter-command',
  subcommands: {
    show: { description: 'counter-command-show', options: { name: 'counter-option-name', author } },
    list: { description: 'counter-command-list', options: { author } },
    define: {
      description: 'counter-command-define',
      options: {
        name: 'counter-option-define-name',
        on: 'counter-option-on',
        match: 'counter-option-match',
        sum: 'counter-option-sum',
        visible: {
          description: 'counter-option-visible',
          choices: { map: 'counter-visible-map', all: 'counter-visible-all' },
        },
        ...mapCounterFlags((flag) => `counter-option-${flag}` as const),
        report: 'counter-option-report',
        description: 'counter-option-description',
        reveals,
      },
    },
    remove: { description: 'counter-command-remove', options: { name: 'counter-option-name' } },
    refresh: 'counter-command-refresh',
  },
} as const;

/** The hint that follows the message about an unknown property name in a match or a sum. */
export const formula = 'counter-formula';

export const badName = 'counter-bad-name';

/** The outcome for a player who asked for private totals as a direct message. */
export const sendings = {
  sent: 'counter-sent',
  refused: 'counter-send-refused',
  unknown: 'counter-send-unknown',
  none: 'counter-send-none',
} as const;
