import { ago } from '../../view/text/text.ts';
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

/** The texts of the Discord edge itself, besides the replies of commands. */
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
  /** `at`: when the next command may come (ms since 1970). */
  often: (format: Format, most: number, at: number): string => format('discord-often', { most, when: ago(at) }),
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
  /** In a place where the bot is no member, for a person who uses it from their own account. */
  notMember: 'discord-not-member',
} as const;
