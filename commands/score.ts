import type { Command, CommandInput, PressInput, Reply } from '../src/command.ts';
import type { Games } from '../src/session/game/games.ts';
import { channelViewer } from '../src/view/viewer.ts';
import { defineCommand, FILE, TEXT, upTo } from './common/definition.ts';
import { staleControlReply, withGame } from './common/table.ts';
import { bookText } from './score/book.ts';
import { define } from './score/define.ts';
import { scoreMessage, showScores } from './score/show.ts';

const data = defineCommand('score', {
  show: {},
  define: { file: FILE, text: upTo(4000, TEXT) },
  book: {},
});

const execute = (games: Games, input: CommandInput): Promise<Reply> => {
  if (input.subcommand === 'book') return bookText(games, input);
  return withGame(games, input, (game) =>
    input.subcommand === 'define' ? define(game, input) : showScores(game, input),
  );
};

/** `everyone`: the same for all, as all may know it (W2). */
const press = (games: Games, input: PressInput): Promise<Reply> =>
  withGame(
    games,
    input,
    async (game) => {
      if (input.verb !== 'everyone') return staleControlReply(game, input);
      const { session } = game;
      const message = await session.read(channelViewer, (view) => scoreMessage(session.words, view));
      return { answer: { ...message, to: 'channel' } };
    },
    input.args[0],
  );

export const scoreCommand = (games: Games): Command => ({
  data,
  execute: (input) => execute(games, input),
  press: (input) => press(games, input),
});
