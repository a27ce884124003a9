import type { Command } from '../../../src/port/command.ts';
import type { Languages } from '../../../src/words/index.ts';

/** What is listed of each command, by name, for each set of words that was asked for. */
const made: { readonly words: readonly unknown[]; readonly listed: Map<string, unknown> }[] = [];

const listedIn = (spoken: Languages): Map<string, unknown> => {
  const words = Object.entries(spoken).flatMap(([language, { commands }]): unknown[] => [language, commands]);
  const same = made.find((one) => one.words.length === words.length && one.words.every((word, i) => word === words[i]));
  if (same) return same.listed;
  const listed = new Map<string, unknown>();
  made.push({ words, listed });
  return listed;
};

/** The shipped commands, of which what Discord lists is made once for all bots of a process that speak the same words. */
export const listedOnce = (commands: readonly Command[]): readonly Command[] =>
  commands.map((command) => {
    const { data } = command;
    const listed = (spoken: Languages): unknown => {
      const all = listedIn(spoken);
      if (!all.has(data.name)) all.set(data.name, data.in(spoken));
      return all.get(data.name);
    };
    return { ...command, data: { name: data.name, in: listed } };
  });
