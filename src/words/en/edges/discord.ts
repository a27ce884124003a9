import { ago } from '../../../view/text.ts';

/** What Discord's edge says by itself; everything else comes from the commands. */

export const done = 'Done.';
export const doneInChannel = 'Done: you will find it in the channel.';
export const notShown = 'Discord would not take my answer, so I cannot show it here.';
export const failed = (id: string): string => `Something went wrong on my side; nothing was changed. (Error ${id})`;
export const unknownCommand = 'I do not know that command any more. `/help` lists those that I know.';
export const changedCommand =
  'I know that command in another form, as it has just changed; nothing was done. Reload Discord (Ctrl+R; on a phone close the app and open it again), and type it once more in a minute.';
export const unknownControl = 'That control belongs to something that I no longer know. `/help` lists what I can do.';
export const formTooLate = 'That took me too long to open what you can fill in. Please press once more.';
export const stopping = 'I am just restarting, and nothing was done. Please try again in a moment.';
export const busy = 'There is too much to do just now, and nothing was done. Please try again in a moment.';
/** `at`: when one more may come, in milliseconds since 1970. */
export const often = (most: number, at: number): string =>
  `That was more than ${most} commands from you in a minute, and nothing was done. Please try again ${ago(at)}.`;
export const welcome =
  '**Hello! I keep the table for games played by chat**: I set up the board, move the pieces, watch the turns and remember everything.\n' +
  '`/game start` begins a game in a channel, `/help` shows what I can do.';
export const cut = 'There was more than fits into a message: the whole is in the attached file.';
export const cutWithoutFile = 'There was more than fits into a message; the rest is left out.';
export const fileLeftOut = 'I may not attach files here, so the file is left out.';
export const controlsLeftOut = (count: number): string =>
  `${count} more ${count === 1 ? 'control' : 'controls'} did not fit here.`;
export const optionsLeftOut = (count: number): string =>
  `${count} more ${count === 1 ? 'entry' : 'entries'} of a list did not fit here.`;

/** The bot's permissions, as Discord's settings call them. */
const PERMISSIONS = {
  view: 'View Channel',
  send: 'Send Messages',
  sendInThreads: 'Send Messages in Threads',
  attach: 'Attach Files',
  history: 'Read Message History',
};

export const missing = (permissions: readonly (keyof typeof PERMISSIONS)[]): string =>
  `I lack ${permissions.length === 1 ? 'a permission' : 'permissions'} in this channel: ${permissions.map((one) => PERMISSIONS[one]).join(', ')}. Somebody who manages the server can give ${permissions.length === 1 ? 'it' : 'them'} to me.`;
/** Where the bot is no member, to someone who uses it from their own account. */
export const notMember =
  "I'm not a member here, so games can't be played in this place. Play on a server that has added me; `/roll`, `/kingdom` and `/tutorial` work here.";
