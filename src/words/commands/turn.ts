import type { Format } from '../base/messages.ts';
import { overrule } from '../base/options.ts';

/** The description of `/turn` for Discord. */
export const definition = {
  description: 'turn-command',
  subcommands: {
    show: 'turn-command-show',
    next: { description: 'turn-command-next', options: { overrule } },
    pass: { description: 'turn-command-pass', options: { overrule } },
    end: { description: 'turn-command-end', options: { overrule } },
    tell: 'turn-command-tell',
  },
} as const;

/** A suggestion in completion that says whose turn it is, for a player who must wait. */
export const waiting = (format: Format, side: string): string => format('turn-waiting', { side });
