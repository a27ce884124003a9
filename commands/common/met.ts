import type { Act, Command } from '../../src/command.ts';
import type { Games } from '../../src/session/game/games.ts';

/** A command that keeps in mind in which language whoever uses it speaks, for what is told later (U16). */
export const met = ({ people }: Games, command: Command): Command => {
  const { press, submit } = command;
  const note = ({ person, words }: Act): Promise<void> => people.met(person.id, words.locale).catch(() => undefined);
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
