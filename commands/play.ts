import type { Command, CommandInput, FormInput, PressInput, Reply } from '../src/port/command.ts';
import type { OpenGame } from '../src/session/channel/open-game.ts';
import type { Games } from '../src/session/games/games.ts';
import { defineCommand, type OptionOf } from './common/definition.ts';
import { handleShowAsTextButton } from './common/in-words.ts';
import { runWithChannelGame, toAsker } from './common/table.ts';
import { undoOrRedoStep } from './play/back.ts';
import { showHint } from './play/hint.ts';
import { showNow } from './play/now.ts';
import { openPanel, pressPanel, submitPanel } from './play/press.ts';
import { DETAILS_ARGUMENT, showSince } from './play/since.ts';

const data = defineCommand('play', {});

/** Verbs that only show something. The panel itself needs no description, because it is already in words. */
const SHOWN = ['now', 'since'] as const;

const press = async (game: OpenGame, input: PressInput): Promise<Reply> => {
  const inWords = await handleShowAsTextButton(input, 'play', SHOWN, (of) => press(game, of));
  if (inWords) return inWords;
  if (input.verb === 'since') return showSince(game, input, input.args[1], input.args[2] === DETAILS_ARGUMENT);
  if (input.verb === 'hint') return showHint(game, input);
  if (input.verb === 'undo' || input.verb === 'redo') return undoOrRedoStep(game, input);
  return input.verb === 'now' ? showNow(game, input) : pressPanel(game, input);
};

/**
 * Creates the command for a player's own panel. The bot needn't remember panels: the ids of the controls contain the
 * panel's state.
 */
export const playCommand = (games: Games): Command => ({
  data,
  execute: (input: CommandInput<OptionOf<'play'>>): Promise<Reply> =>
    runWithChannelGame(games, input, async (game) => toAsker(await openPanel(game, input))),
  press: (input: PressInput): Promise<Reply> =>
    runWithChannelGame(games, input, (game) => press(game, input), input.args[0]),
  submit: (input: FormInput): Promise<Reply> =>
    runWithChannelGame(games, input, (game) => submitPanel(game, input), input.args[0]),
});
