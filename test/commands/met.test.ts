import { expect, test } from 'vitest';
import { met } from '../../commands/common/met.ts';
import { moveCommand } from '../../commands/move.ts';
import type { Command, CommandInput, FormInput, PressInput } from '../../src/port/command.ts';
import type { Games } from '../../src/session/games/games.ts';
import type { PersonId } from '../../src/table/index.ts';
import { languages, wordsFor } from '../../src/words/index.ts';

const ANN = '100000000000000001' as PersonId;

/** Who was met in which language, and what a command was asked. */
const table = (fails = false) => {
  const said: string[] = [];
  const people = {
    names: { met: () => undefined },
    met: async (person: PersonId, locale: string): Promise<void> => {
      said.push(`${person} speaks ${locale}`);
      if (fails) throw new Error('the store does not answer');
    },
  };
  const hears = (what: string) => async () => {
    said.push(what);
    return {};
  };
  const plain: Command = { data: moveCommand({} as Games).data, execute: hears('a command') };
  const whole: Command = { ...plain, press: hears('a press'), submit: hears('a form') };
  const by = (command: Command): Command => met({ people } as unknown as Games, command);
  return { said, plain: by(plain), whole: by(whole) };
};

const input = { person: { id: ANN, name: 'Ann' }, words: wordsFor(languages, 'de') };

test('[U16] the language of every user is stored before the action', async () => {
  const { said, whole } = table();
  await whole.execute(input as CommandInput);
  await whole.press?.(input as PressInput);
  await whole.submit?.(input as FormInput);
  expect(said).toEqual(['a command', 'a press', 'a form'].flatMap((what) => [`${ANN} speaks de`, what]));
});

test('[U16] a command without press and form handlers gets none', () => {
  const { plain } = table();
  expect([plain.press, plain.submit]).toEqual([undefined, undefined]);
});

test("[U16] the action happens even if the language can't be stored", async () => {
  const { said, whole } = table(true);
  expect(await whole.execute(input as CommandInput)).toEqual({});
  expect(said.at(-1)).toBe('a command');
});
