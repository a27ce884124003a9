import type { CommandInput, Reply } from '../../src/command.ts';
import { USUAL } from '../../src/session/delivery/reminders.ts';
import type { OpenGame } from '../../src/session/game/open-game.ts';
import { bold, person } from '../../src/words/text.ts';
import { durationText, NOT_A_DURATION, readDuration } from '../common/durations.ts';
import { answerTo, readAs, toAsker } from '../common/table.ts';

/** Shows what the host has set for this game; with `reminder:` the host sets it (W1). */
export const gameSettings = async (game: OpenGame, input: CommandInput): Promise<Reply> => {
  const typed = input.options.text('reminder');
  if (typed === undefined) return toAsker(await settingsText(game, input));
  const reminder = readDuration(typed);
  if (reminder === undefined) return toAsker(NOT_A_DURATION);
  const outcome = await game.session.run({ kind: 'settings', actor: input.person.id, reminder }, input.interaction);
  const reply = await answerTo(game, input, outcome);
  return outcome.kind === 'done' ? { ...reply, answer: { text: await settingsText(game, input), to: 'asker' } } : reply;
};

const settingsText = (game: OpenGame, input: CommandInput): Promise<string> =>
  readAs(game, input, (view) => {
    const after = game.session.reminder ?? USUAL;
    const reminder =
      after === 0
        ? 'nobody is reminded'
        : `whoever is waited for is reminded once, ${durationText(after)} after the turn came`;
    return [
      `${bold(view.title)}, as its host ${person(view.host)} has set it:`,
      `- Reminder: ${reminder} (\`/game settings reminder:\`). \`/me\` silences or delays it for you.`,
    ].join('\n');
  });
