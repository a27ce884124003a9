import type { CommandInput, Reply } from '../../src/command.ts';
import { USUAL } from '../../src/session/delivery/reminders.ts';
import type { OpenGame } from '../../src/session/game/open-game.ts';
import { gameQueries } from '../../src/view/game.ts';
import { noDuration, readDuration } from '../common/durations.ts';
import { answerTo, readAs, toAsker } from '../common/table.ts';

/** Shows what the host has set for this game; with `reminder:` the host sets it (W1). */
export const gameSettings = async (game: OpenGame, input: CommandInput): Promise<Reply> => {
  const typed = input.options.text('reminder');
  if (typed === undefined) return toAsker(await settingsText(game, input));
  const reminder = readDuration(typed);
  if (reminder === undefined) return toAsker(noDuration(input.words));
  const outcome = await game.session.run({ kind: 'settings', actor: input.person.id, reminder }, input.interaction);
  const reply = await answerTo(game, input, outcome);
  return outcome.kind === 'done' ? { ...reply, answer: { text: await settingsText(game, input), to: 'asker' } } : reply;
};

const settingsText = (game: OpenGame, input: CommandInput): Promise<string> =>
  readAs(game, input, (view) =>
    input.words.commands.gameSeats.settings(
      view.of(gameQueries).title,
      view.of(gameQueries).host,
      game.session.reminder ?? USUAL,
    ),
  );
