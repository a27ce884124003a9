import type { Choice, Command, CommandInput, CompletionInput, InputContext, Reply } from '../src/port/command.ts';
import { UncertainStateError } from '../src/session/base/outcome.ts';
import { isCalled } from '../src/view/text/typed.ts';
import { createChoiceFromText, filterMatchingNames } from './common/choices.ts';
import { COMPLETED, defineCommand, FILE, type OptionOf, oneOf, required } from './common/definition.ts';
import { isHostModuleName, listHostModules, type ModuleSources } from './common/modules.ts';
import { PICTURE_FILE_OPTIONS } from './common/pictures.ts';
import { toAsker } from './common/table.ts';
import { unknown } from './common/unknown.ts';
import { addModule, checkUploadedModule } from './module/add.ts';
import { importVassalModule } from './module/import.ts';
import { handleModuleControl, MODULE_PARTS_FOR_AUTHOR, showModule, suggestViewableModules } from './module/show.ts';

const data = defineCommand('module', {
  list: {},
  add: { file: required(FILE), ...PICTURE_FILE_OPTIONS },
  import: { file: required(FILE), extension: FILE, save: FILE },
  remove: { module: required(COMPLETED) },
  check: { file: required(FILE), ...PICTURE_FILE_OPTIONS },
  show: {
    module: required(COMPLETED),
    part: oneOf(...MODULE_PARTS_FOR_AUTHOR),
  },
  template: { genre: oneOf('abstract', 'cards', 'hex-war', 'area') },
  schema: {},
});

const list = async (sources: ModuleSources, input: CommandInput<OptionOf<'module'>>): Promise<Reply> => {
  const { words, guild } = input;
  await sources.shelf?.look();
  const kept = await sources.games.library.list(input);
  const faulty = input.manages ? (sources.shelf?.faulty ?? []) : [];
  const broken = faulty.map(({ file, fault }) => ({ file, why: words.shelf.faultLines(fault) }));
  return toAsker(words.commands.module.list({ brought: listHostModules(sources), kept, broken }, guild === undefined));
};

const remove = async (sources: ModuleSources, input: CommandInput<OptionOf<'module'>>): Promise<Reply> => {
  const { games } = sources;
  const { module: said } = input.words.commands;
  const typed = input.options.text('module') ?? '';
  const kept = await games.library.list(input);
  const wanted = typed.trim().toLowerCase();
  const titled = kept.filter(({ title }) => isCalled(title, typed));
  const isName = kept.some((one) => one.name === wanted);
  const name = !isName && titled.length === 1 && titled[0] ? titled[0].name : wanted;
  const removed = await games.library.remove(input, name, input.manages);
  if (removed.kind === 'removed') return toAsker(said.removed(name));
  if (removed.kind === 'taken') return toAsker(said.notYours(name, removed.by));
  if (isHostModuleName(sources, name)) return toAsker(said.notAdded(name));
  const names = kept.map((one) => one.name);
  return toAsker(unknown(input.words, 'game', typed, names, 'modules'));
};

const execute = async (sources: ModuleSources, input: CommandInput<OptionOf<'module'>>): Promise<Reply> => {
  switch (input.subcommand) {
    case 'add':
      return addModule(sources, input);
    case 'import':
      return importVassalModule(sources, input);
    case 'remove':
      return remove(sources, input);
    case 'check':
      return checkUploadedModule(sources, input);
    case 'show':
      return showModule(sources, input);
    case 'template':
      return toAsker({
        text: input.words.commands.module.template,
        file: { name: 'my-game.yaml', text: input.words.commands.moduleTemplate.template(input.options.text('genre')) },
      });
    case 'schema': {
      const { buildModuleSchemaText: schemaText } = await import('../src/session/module/schema.ts');
      return toAsker({
        text: input.words.commands.module.schema,
        file: { name: 'module.schema.json', text: schemaText() },
      });
    }
    default:
      return list(sources, input);
  }
};

const complete = async (
  sources: ModuleSources,
  input: CompletionInput<OptionOf<'module'>>,
): Promise<readonly Choice[]> => {
  if (input.subcommand === 'show') return suggestViewableModules(sources, input);
  const { games } = sources;
  const mine = (await games.library.list(input))
    .filter(({ by }) => input.manages || by === input.person.id)
    .map(({ name }) => name);
  return filterMatchingNames(mine, input.focused.typed).map(createChoiceFromText);
};

const answered = async ({ words }: InputContext, reply: () => Promise<Reply>): Promise<Reply> => {
  try {
    return await reply();
  } catch (fault) {
    if (fault instanceof UncertainStateError) return toAsker(words.commands.table.noAnswer);
    throw fault;
  }
};

export const moduleCommand = (sources: ModuleSources): Command => ({
  data,
  execute: (input) => answered(input, () => execute(sources, input)),
  complete: (input) => complete(sources, input),
  press: (input) => answered(input, () => handleModuleControl(sources, input)),
});
