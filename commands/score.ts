import { LONGEST_POINTS_REASON, MOST_POINTS } from '../src/engine/index.ts';
import type { Command, CommandInput, PressInput, Reply } from '../src/port/command.ts';
import type { Games } from '../src/session/games/games.ts';
import { channelViewer } from '../src/view/viewer.ts';
import { suggestFromGame } from './common/choices.ts';
import {
  between,
  COMPLETED,
  defineCommand,
  FILE,
  type OptionOf,
  PERSON,
  required,
  TEXT,
  upTo,
} from './common/definition.ts';
import { runWithChannelGame, staleControlReply } from './common/table.ts';
import { showScoreBook, suggestScoreBookGames } from './score/book.ts';
import { defineScorekeepers } from './score/define.ts';
import { addPoints, claimObjective, suggestSidesOrObjectives } from './score/points.ts';
import { showScoreRounds } from './score/rounds.ts';
import { scoreMessage, showScores } from './score/show.ts';

const data = defineCommand('score', {
  show: {},
  add: {
    points: required(between(-MOST_POINTS, MOST_POINTS)),
    side: COMPLETED,
    reason: upTo(LONGEST_POINTS_REASON, TEXT),
  },
  claim: { objective: COMPLETED, side: COMPLETED },
  define: { file: FILE, text: upTo(4000, TEXT) },
  rounds: {},
  book: { person: PERSON, module: COMPLETED },
});

const execute = (games: Games, input: CommandInput<OptionOf<'score'>>): Promise<Reply> => {
  if (input.subcommand === 'book') return showScoreBook(games, input);
  return runWithChannelGame(games, input, (game) => {
    switch (input.subcommand) {
      case 'define':
        return defineScorekeepers(game, input);
      case 'add':
        return addPoints(game, input);
      case 'claim':
        return claimObjective(game, input);
      case 'rounds':
        return showScoreRounds(game, input);
      default:
        return showScores(game, input);
    }
  });
};

/** Handles `everyone`: posts the public scores (W2). */
const press = (games: Games, input: PressInput): Promise<Reply> =>
  runWithChannelGame(
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
  complete: (input) =>
    input.subcommand === 'book'
      ? suggestScoreBookGames(games, input)
      : suggestFromGame(games, input, (view, typed) => suggestSidesOrObjectives(view, typed, input.focused.name)),
  press: (input) => press(games, input),
});
