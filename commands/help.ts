import type { Command, CommandInput, Reply } from '../src/command.ts';
import type { Words } from '../src/words/index.ts';
import { matching, plainChoice } from './common/choices.ts';
import { COMPLETED, defineCommand } from './common/definition.ts';
import { toAsker } from './common/table.ts';

const data = defineCommand('help', { topic: COMPLETED });

const helpText = ({ commands }: Words, topic: string | undefined): string => {
  const wanted = topic?.trim().toLowerCase();
  const topics = Object.entries(commands.help.topics).filter(([name]) => wanted === undefined || name === wanted);
  const shown = topics.length > 0 ? topics : Object.entries(commands.help.topics);
  return shown.map(([, { title, lines }]) => [`**${title}**`, ...lines].join('\n')).join('\n\n');
};

export const helpCommand: Command = {
  data,
  execute: async ({ options, words }: CommandInput): Promise<Reply> => toAsker(helpText(words, options.text('topic'))),
  complete: async ({ focused, words }) =>
    matching(Object.keys(words.commands.help.topics), focused.typed).map(plainChoice),
};
