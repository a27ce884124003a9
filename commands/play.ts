import type { Command, CommandInput, FormInput, PressInput, Reply } from '../src/port/command.ts';
import type { OpenGame } from '../src/session/channel/open-game.ts';
import type { Games } from '../src/session/games/games.ts';
import { defineCommand, type OptionOf } from './common/definition.ts';
import { handleShowAsTextButton } from './common/in-words.ts';
import { runWithChannelGame, toAsker } from './common/table.ts';
import { undoOrRedoStep } from './play/back.ts';
import { showBotHint } from './play/hint.ts';
import { showCurrentGame } from './play/now.ts';
import { handlePanelControl, handlePanelForm, openPanel } from './play/press.ts';
import { DETAILS_ARGUMENT, showEventsSinceOwnTurn } from './play/since.ts';

const data = defineCommand('play', {});

/** Verbs that only show something. The panel itself needs no description, because it is already in words. */
const SHOWN = ['now', 'since'] as const;

const press = async (game: OpenGame, input: PressInput): Promise<Reply> => {
  const inWords = await handleShowAsTextButton(input, 'play', SHOWN, (of) => press(game, of));
  if (inWords) return inWords;
  if (input.verb === 'since')
    return showEventsSinceOwnTurn(game, input, input.args[1], input.args[2] === DETAILS_ARGUMENT);
  if (input.verb === 'hint') return showBotHint(game, input);
  if (input.verb === 'undo' || input.verb === 'redo') return undoOrRedoStep(game, input);
  return input.verb === 'now' ? showCurrentGame(game, input) : handlePanelControl(game, input);
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
    runWithChannelGame(games, input, (game) => handlePanelForm(game, input), input.args[0]),
});
