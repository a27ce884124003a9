import type { UndeliveredMessage } from '../../src/facts/profile.ts';
import type { Command, InputContext, Reply } from '../../src/port/command.ts';
import type { Games } from '../../src/session/games/games.ts';

/**
 * Wraps a command so that private answers also mention messages that could not be sent. They say where and how to read
 * these, but not their contents (T9).
 */
export const withMissedMessagesNotice = (games: Games, command: Command): Command => {
  const { press, submit } = command;
  return {
    ...command,
    execute: async (input) => withOwed(games, input, await command.execute(input)),
    ...(press && { press: async (input) => withOwed(games, input, await press(input)) }),
    ...(submit && { submit: async (input) => withOwed(games, input, await submit(input)) }),
  };
};

const withOwed = async ({ people }: Games, { person, guild, words }: InputContext, reply: Reply): Promise<Reply> => {
  const { answer, settled } = reply;
  if (answer?.to !== 'asker') return reply;
  const untold = await people.untold(person.id).catch((): readonly UndeliveredMessage[] => []);
  return {
    ...reply,
    answer: untold.length > 0 ? { ...answer, text: `${answer.text}\n${words.commands.places.missed(untold)}` } : answer,
    settled: (out) => {
      settled?.(out);
      if (!out) return;
      if (untold.length > 0) people.told(person.id, untold).catch(() => undefined);
      // A person who uses a command in direct messages can probably receive direct messages again.
      if (guild === undefined) people.reached(person.id).catch(() => undefined);
    },
  };
};
