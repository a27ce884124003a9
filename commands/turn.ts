import type { Act, Command, CommandInput, Reply } from '../src/command.ts';
import type { Games } from '../src/session/game/games.ts';
import type { OpenGame } from '../src/session/game/open-game.ts';
import { gameQueries } from '../src/view/game.ts';
import { defineCommand } from './common/definition.ts';
import { act, readAs, toAsker, withGame } from './common/table.ts';

const data = defineCommand('turn', {
  show: {},
  end: {},
});

/** Whose turn it is, and what those who are waited for have left word of. */
const shownTurn = async (game: OpenGame, input: Act): Promise<string> => {
  const { text, players } = await readAs(game, input, (view) => ({
    text: input.words.lists.turnText(view),
    players: view.of(gameQueries).phase === 'playing' ? (view.of(gameQueries).turn()?.side.players ?? []) : [],
  }));
  return [text, ...(await game.people.awayLines(players))].join('\n');
};

export const turnCommand = (games: Games): Command => ({
  data,
  execute: (input: CommandInput): Promise<Reply> =>
    withGame(games, input, async (game) =>
      input.subcommand === 'end'
        ? act(game, input, { kind: 'end-turn', actor: input.person.id })
        : toAsker(await shownTurn(game, input)),
    ),
});
