import { formatRelativeTime } from '../../view/text/text.ts';
import type { Format } from '../base/messages.ts';
import { list } from '../base/values.ts';

/** The bot's permissions. */
type Permission = 'view' | 'send' | 'sendInThreads' | 'attach' | 'history';

const PERMISSIONS = {
  view: 'discord-permission-view',
  send: 'discord-permission-send',
  sendInThreads: 'discord-permission-threads',
  attach: 'discord-permission-attach',
  history: 'discord-permission-history',
} as const;

/** The texts for Discord in general, besides the replies of commands. */
export const discord = {
  done: 'discord-done',
  doneInChannel: 'discord-done-in-channel',
  notShown: 'discord-not-shown',
  failed: (format: Format, id: string): string => format('discord-failed', { id }),
  unknownCommand: 'discord-unknown-command',
  changedCommand: 'discord-changed-command',
  unknownControl: 'discord-unknown-control',
  formTooLate: 'discord-form-too-late',
  stopping: 'discord-stopping',
  busy: 'discord-busy',
  /** `at`: the earliest time for the next command (ms since 1970). */
  often: (format: Format, most: number, at: number): string =>
    format('discord-often', { most, when: formatRelativeTime(at) }),
  welcome: 'discord-welcome',
  cut: 'discord-cut',
  cutWithoutFile: 'discord-cut-without-file',
  fileLeftOut: 'discord-file-left-out',
  controlsLeftOut: (format: Format, count: number): string => format('discord-controls-left-out', { count }),
  optionsLeftOut: (format: Format, count: number): string => format('discord-options-left-out', { count }),
  missing: (format: Format, permissions: readonly Permission[]): string =>
    format('discord-missing', {
      permissions: list(permissions.map((one) => format(PERMISSIONS[one]))),
      count: permissions.length,
    }),
  /** The answer to a person who uses the bot from their own account in a place where the bot is no member. */
  notMember: 'discord-not-member',
} as const;
