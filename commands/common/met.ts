import type { Command, InputContext } from '../../src/port/command.ts';
import type { Games } from '../../src/session/games/games.ts';

/**
 * Wraps a command so that it remembers the user's name and language for later messages (U16), and that the user was in
 * this channel.
 */
export const met = ({ people }: Games, command: Command): Command => {
  const { press, submit } = command;
  const note = ({ person, words, guild, channel, foreign }: InputContext): Promise<void> => {
    if (guild !== undefined && !foreign) people.members.saw(person.id, channel);
    people.names.met(person, guild);
    return people.met(person.id, words.locale).catch(() => undefined);
  };
  return {
    ...command,
    execute: async (input) => {
      await note(input);
      return command.execute(input);
    },
    ...(press && {
      press: async (input) => {
        await note(input);
        return press(input);
      },
    }),
    ...(submit && {
      submit: async (input) => {
        await note(input);
        return submit(input);
      },
    }),
  };
};
