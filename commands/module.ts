import type { Choice, Command, CommandInput, CompletionInput, Reply } from '../src/command.ts';
import { Unsettled } from '../src/session/game/outcome.ts';
import { schemaText } from '../src/session/module/schema.ts';
import { bold, person, plain } from '../src/words/text.ts';
import { matching, plainChoice } from './common/choices.ts';
import { COMPLETED, defineCommand, FILE, required } from './common/definition.ts';
import { sizeText } from './common/files.ts';
import type { ModuleSources } from './common/modules.ts';
import { PICTURES } from './common/pictures.ts';
import { toAsker } from './common/table.ts';
import { unknown } from './common/unknown.ts';
import { addModule, checkModule } from './module/add.ts';

const data = defineCommand('module', {
  list: {},
  add: { file: required(FILE), ...PICTURES },
  remove: { module: required(COMPLETED) },
  check: { file: required(FILE), ...PICTURES },
  template: {},
  schema: {},
});

const list = async ({ games, modules }: ModuleSources, input: CommandInput): Promise<Reply> => {
  const kept = await games.library.list(input);
  const here = input.guild === undefined ? 'Kept by you, for direct messages' : 'Kept by this server';
  const own = kept.map(
    ({ name, title, size, by }) => `- ${bold(name)}: ${plain(title)} (${sizeText(size)}, added by ${person(by)})`,
  );
  const brought = [...modules.values()].map(({ module, title }) => `- ${bold(module)}: ${plain(title)}`);
  return toAsker(
    [
      'Games that I bring:',
      ...brought,
      `${here}:`,
      ...(own.length > 0 ? own : ['- none yet; `/module add` keeps one']),
      '`/game start` starts one.',
    ].join('\n'),
  );
};

const remove = async ({ games, modules }: ModuleSources, input: CommandInput): Promise<Reply> => {
  const typed = input.options.text('module') ?? '';
  const name = typed.trim().toLowerCase();
  const removed = await games.library.remove(input, name, input.manages);
  if (removed.kind === 'removed')
    return toAsker(`${bold(name)} is removed. Games that run go on: each carries its own.`);
  if (removed.kind === 'taken')
    return toAsker(
      `${person(removed.by)} added ${bold(name)}, who alone can remove it, or whoever manages the server. Ask there.`,
    );
  if (modules.has(name))
    return toAsker(`${bold(name)} is a game that I bring myself. Only those that were added can be removed.`);
  const names = (await games.library.list(input)).map((one) => one.name);
  return toAsker(unknown('game', typed, names, '`/module list` shows those that are kept here.'));
};

const execute = async (sources: ModuleSources, input: CommandInput): Promise<Reply> => {
  switch (input.subcommand) {
    case 'add':
      return addModule(sources, input);
    case 'remove':
      return remove(sources, input);
    case 'check':
      return checkModule(sources, input);
    case 'template':
      return toAsker({
        text: 'A small module to begin with. Change it, then `/module check` it.',
        file: { name: 'my-game.yaml', text: input.words.commands.moduleTemplate.template },
      });
    case 'schema':
      return toAsker({
        text: 'The JSON Schema of modules: put it beside your file.',
        file: { name: 'module.schema.json', text: schemaText() },
      });
    default:
      return list(sources, input);
  }
};

const complete = async ({ games }: ModuleSources, input: CompletionInput): Promise<readonly Choice[]> => {
  const mine = (await games.library.list(input))
    .filter(({ by }) => input.manages || by === input.person.id)
    .map(({ name }) => name);
  return matching(mine, input.focused.typed).map(plainChoice);
};

export const moduleCommand = (sources: ModuleSources): Command => ({
  data,
  execute: async (input) => {
    try {
      return await execute(sources, input);
    } catch (fault) {
      if (fault instanceof Unsettled) return toAsker('My storage does not answer. Please try again in a moment.');
      throw fault;
    }
  },
  complete: (input) => complete(sources, input),
});
