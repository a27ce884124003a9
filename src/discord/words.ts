/** The sentences that this room says by itself; everything else comes from the commands. */
export const WORDS = {
  done: 'Done.',
  doneInChannel: 'Done: you will find it in the channel.',
  notShown: 'Discord would not take my answer, so I cannot show it here.',
  failed: (id: string) => `Something went wrong on my side; nothing was changed. (Error ${id})`,
  unknownCommand: 'I do not know that command any more. `/help` lists those that I know.',
  unknownControl: 'That control belongs to something that I no longer know. `/help` lists what I can do.',
  formTooLate: 'That took me too long to open what you can fill in. Please press once more.',
  stopping: 'I am just restarting, and nothing was done. Please try again in a moment.',
  busy: 'There is too much to do just now, and nothing was done. Please try again in a moment.',
  welcome:
    '**Hello! I keep the table for games played by chat**: I set up the board, move the pieces, watch the turns and remember everything.\n' +
    '`/game start` begins a game in a channel, `/help` shows what I can do.',
  cut: 'There was more than fits into a message: the whole is in the attached file.',
  cutWithoutFile: 'There was more than fits into a message; the rest is left out.',
  fileLeftOut: 'I may not attach files here, so the file is left out.',
  controlsLeftOut: (count: number) => `${count} more ${count === 1 ? 'control' : 'controls'} did not fit here.`,
  optionsLeftOut: (count: number) => `${count} more ${count === 1 ? 'entry' : 'entries'} of a list did not fit here.`,
  missing: (names: readonly string[]) =>
    `I lack ${names.length === 1 ? 'a permission' : 'permissions'} in this channel: ${names.join(', ')}. Somebody who manages the server can give ${names.length === 1 ? 'it' : 'them'} to me.`,
} as const;
