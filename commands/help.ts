import { SlashCommandBuilder } from '@discordjs/builders';
import type { Command, CommandInput, Reply } from '../src/command.ts';
import { matching, plainChoice } from './common/choices.ts';
import { toAsker } from './common/table.ts';

/** What one can do, by task; every command named here exists (T23). */
export const TOPICS: { readonly [topic: string]: readonly string[] } = {
  start: [
    '`/game start` starts a game in this channel and shows the seats: press your side, then **Begin**.',
    '`/game join` takes a side later on, or lets you observe; `/game leave` gives your seat up.',
    '**Try alone** under the seats lets one person play all sides.',
    '`/game stop` ends the game, after a question.',
    '`/game export` gives you the game as a file, `/game import` goes on with one, in any channel.',
  ],
  play: [
    '`/move` moves a piece: type its cell or name, then where it goes. Completion offers what is possible.',
    '`/move` with `capture:` takes pieces in the same move, where the game allows it.',
    '`/turn show` says whose turn it is, `/turn end` ends yours where the game has no other end of a turn.',
    '`/piece delete` takes a piece off the table.',
  ],
  look: [
    '`/board` shows the board as you may see it, `/board around:` a part of it. **Show everyone** posts it.',
    '`/board step:` shows it as it stood after an earlier step.',
    '`/piece list` lists the pieces, `/piece show` one of them.',
    '`/game status` says how the game stands, `/game seats` who plays what.',
    '`/game log` tells what has happened, step by step.',
  ],
  change: [
    '`/piece add` puts a new piece on the table, `/piece clone` copies one, `/piece replace` puts another kind in its place.',
    '`/piece set` sets a property of a piece, `/piece flip` turns it over, `/piece rotate` around, `/piece order` moves it in its stack.',
    '`/piece send` puts a piece anywhere, whatever the rules of moving say.',
    'Most of this is for the host, and only in a game that hides nothing.',
  ],
  modules: [
    '`/module list` shows the games that can be started here; `/game start` with `file:` starts one from your own file.',
    '`/module template` gives you a small game to begin with, `/module schema` what your editor needs to help you.',
    '`/module check` tells all that is wrong with a file, line by line; `/module add` keeps the game for this server, `/module remove` removes it.',
    '`/game reload` puts a mended file under a game that runs, after a question. Reloading the former file takes that back.',
  ],
  undo: [
    '`/game undo` takes back your last step, `/game undo steps:` several. When others have acted since they are asked.',
    '`/game redo` does again what was taken back, as long as nothing else was played.',
  ],
};

const data = new SlashCommandBuilder()
  .setName('help')
  .setDescription('What you can do here, by task')
  .addStringOption((option) => option.setName('topic').setDescription('What about').setAutocomplete(true));

const helpText = (topic: string | undefined): string => {
  const wanted = topic?.trim().toLowerCase();
  const topics = Object.entries(TOPICS).filter(([name]) => wanted === undefined || name === wanted);
  const shown = topics.length > 0 ? topics : Object.entries(TOPICS);
  return shown.map(([name, lines]) => [`**${name.charAt(0).toUpperCase()}${name.slice(1)}**`, ...lines].join('\n')).join('\n\n');
};

export const helpCommand: Command = {
  data,
  execute: async ({ options }: CommandInput): Promise<Reply> => toAsker(helpText(options.text('topic'))),
  complete: async ({ focused }) => matching(Object.keys(TOPICS), focused.typed).map(plainChoice),
};
