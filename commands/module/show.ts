import type { Choice, CommandInput, CompletionInput, InputContext, PressInput, Reply } from '../../src/port/command.ts';
import type { LibraryModule } from '../../src/session/module/library.ts';
import { controlId } from '../../src/view/text/message.ts';
import { createPageButtonRows } from '../common/buttons.ts';
import type { OptionOf } from '../common/definition.ts';
import {
  findStartableModule,
  listStartableModules,
  loadModuleByName,
  type ModuleSources,
  type StartableModule,
  suggestStartableGames,
} from '../common/modules.ts';
import { toAsker } from '../common/table.ts';

/**
 * The parts of a module with its own keys, page by page, for its author (D39). A module can reveal hidden things in
 * running games: the existing pieces, and which sides know a scorekeeper. So a module that a server stored is shown
 * only to its uploader, who has the file anyway. Server managers and game masters don't see it. The bot's own modules
 * are public. The initial places of pieces are never shown.
 */

export const MODULE_PARTS_FOR_AUTHOR = [
  'properties',
  'prototypes',
  'terrain',
  'counters',
  'modifiers',
  'scorekeepers',
] as const;

const ALL = 'all';

const isOpen = (act: InputContext, one: StartableModule | LibraryModule): boolean =>
  !('by' in one) || one.by === act.person.id;

export const showModule = (sources: ModuleSources, input: CommandInput<OptionOf<'module'>>): Promise<Reply> =>
  partsShown(sources, input, input.options.text('module') ?? '', input.options.text('part'), 1);

export const handleModuleControl = async (sources: ModuleSources, input: PressInput): Promise<Reply> => {
  const [name = '', part, page] = input.args;
  const { answer } = await partsShown(sources, input, name, part, Number(page) || 1);
  return answer ? { update: answer } : {};
};

const partsShown = async (
  sources: ModuleSources,
  act: InputContext,
  typed: string,
  part: string | undefined,
  wanted: number,
): Promise<Reply> => {
  const { module: said, moduleParts } = act.words.commands;
  const named = findStartableModule<StartableModule | LibraryModule>(await listStartableModules(sources, act), typed);
  if (named && !isOpen(act, named)) return toAsker(said.closed(named.title, named.name, (named as LibraryModule).by));
  const module = await loadModuleByName(sources, act, typed);
  if ('why' in module) return toAsker(module.why);
  const only = MODULE_PARTS_FOR_AUTHOR.find((one) => one === part);
  const pages = moduleParts.pages(module, only);
  const now = Math.max(1, Math.min(Math.trunc(wanted), pages.length));
  const to = (page: number): string => controlId('module', 'show', module.module, only ?? ALL, String(page));
  return toAsker({
    text: [pages[now - 1] ?? '', ...(pages.length > 1 ? [act.words.rulebook.pageOf(now, pages.length)] : [])].join(
      '\n',
    ),
    ...createPageButtonRows(act.words, now > 1 ? to(now - 1) : undefined, now < pages.length ? to(now + 1) : undefined),
  });
};

export const suggestViewableModules = async (
  sources: ModuleSources,
  input: CompletionInput<OptionOf<'module'>>,
): Promise<readonly Choice[]> => {
  const all = (await listStartableModules(sources, input)).filter((one) => isOpen(input, one));
  return suggestStartableGames(input.words, all, input.focused.typed);
};
