import { SlashCommandBuilder } from '@discordjs/builders';
import type { Command, CommandInput, Reply } from '../src/command.ts';
import type { Games } from '../src/session/games.ts';
import { turnText } from '../src/view/words/lists.ts';
import { act, readAs, toAsker, withGame } from './common/table.ts';

const data = new SlashCommandBuilder()
  .setName('turn')
  .setDescription('Whose turn it is')
  .addSubcommand((sub) => sub.setName('show').setDescription('Show whose turn it is'))
  .addSubcommand((sub) => sub.setName('end').setDescription("End your side's turn"));

export const turnCommand = (games: Games): Command => ({
  data,
  execute: (input: CommandInput): Promise<Reply> =>
    withGame(games, input, async (game) =>
      input.subcommand === 'end'
        ? act(game, input, { kind: 'end-turn', actor: input.person.id })
        : toAsker(await readAs(game, input, turnText)),
    ),
});
