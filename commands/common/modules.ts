import type { Act, CommandInput } from '../../src/command.ts';
import type { Module } from '../../src/engine/index.ts';
import type { Games } from '../../src/session/game/games.ts';
import { faultText, type ModuleFault } from '../../src/session/module/fault.ts';
import type { KeptModule } from '../../src/session/module/library.ts';
import { LARGEST } from '../../src/session/module/limits.ts';
import { readApart } from '../../src/session/module/read-apart.ts';
import type { Message } from '../../src/view/message.ts';
import { bold, counted, listed, plain } from '../../src/words/text.ts';
import { textOfFile } from './files.ts';
import { attachedPictures, type Illustrated, illustrated, laid, missingText } from './pictures.ts';
import { unknown } from './unknown.ts';

/** The games that can be started: those that the bot brings, and those that a server keeps. */

/** The most faults that are told in the answer itself; a file has them all. */
const MOST_TOLD = 10;
/** The most characters of one of them. */
const LONGEST_DESCRIPTION = 400;

export interface ModuleSources {
  readonly games: Games;
  /** Those that the bot brings, by name. */
  readonly modules: ReadonlyMap<string, Module>;
}

/** A module as somebody sent it: its file's text, and its pictures. */
export interface Brought extends Illustrated {
  readonly text: string;
  /** What its author should know, though it is no fault. */
  readonly warnings: readonly ModuleFault[];
}

/** The module's file that somebody sent, read, with the pictures beside it, which may lack; or what to answer. */
export const moduleBrought = async (
  games: Games,
  input: CommandInput,
): Promise<Brought | { readonly why: Message }> => {
  const file = input.options.file('file');
  if (!file) return { why: { text: 'Attach the file of a module. `/module template` gives you one to begin with.' } };
  const read = await textOfFile(file, LARGEST);
  if ('why' in read) return { why: { text: read.why } };
  const found = await readApart(read.text);
  if (!found.ok) return { why: faultsMessage(file.name, found.faults) };
  const whole = await illustrated(games, input, found.module);
  return 'why' in whole ? { why: { text: whole.why } } : { ...whole, text: read.text, warnings: found.warnings };
};

/**
 * The module for a game: of the file that somebody sent, its pictures kept from now on, or the one of a name; or what
 * to answer. `typed`: where nothing is said.
 */
export const moduleChosen = async (
  sources: ModuleSources,
  input: CommandInput,
  typed: () => Promise<string | undefined> = async () => undefined,
): Promise<Module | { readonly why: Message }> => {
  const { games } = sources;
  const named = input.options.text('module');
  const brings = input.options.file('file') !== undefined;
  if (brings && named !== undefined)
    return {
      why: { text: 'Say one of them: `module:` for a game that is kept here, or `file:` for one that you bring.' },
    };
  if (!brings && attachedPictures(input).length > 0)
    return { why: { text: 'A picture comes with the file of its module: attach that as `file:`.' } };
  if (!brings) return moduleNamed(sources, input, named ?? (await typed()));
  const brought = await moduleBrought(games, input);
  if ('why' in brought) return brought;
  if (brought.missing.length > 0) return { why: { text: missingText(brought) } };
  await games.library.keepPictures(brought.pictures);
  return brought.module;
};

/** All faults of a file: in the answer, or, where they are many, as a file beside the first of them (T13, T25). */
const faultsMessage = (name: string, faults: readonly ModuleFault[]): Message => {
  const told = faults.slice(0, MOST_TOLD).map((fault) => `- ${plain(faultText(fault), LONGEST_DESCRIPTION)}`);
  const head = `${bold(name)} has ${counted(faults.length, 'fault')}, and nothing was done with it:`;
  if (faults.length <= MOST_TOLD) return { text: [head, ...told].join('\n') };
  const text = `${faults.map(faultText).join('\n')}\n`;
  return {
    text: [head, ...told, `- and ${faults.length - MOST_TOLD} more, all in the file`].join('\n'),
    file: { name: 'faults.txt', text },
  };
};

/** What its author should know, a line each; blank when that is nothing. */
export const warningsText = ({ warnings }: Brought): string => {
  const told = warnings.slice(0, MOST_TOLD).map((warning) => `- ${plain(faultText(warning), LONGEST_DESCRIPTION)}`);
  const more = warnings.length - told.length;
  if (told.length === 0) return '';
  return ['', `${counted(warnings.length, 'warning')}:`, ...told, ...(more > 0 ? [`- and ${more} more`] : [])].join(
    '\n',
  );
};

/** Names and titles of all that can be started here, the server's own first. */
export const startable = async (
  { games, modules }: ModuleSources,
  act: Act,
): Promise<readonly Pick<KeptModule, 'name' | 'title'>[]> => {
  const kept = await games.library.list(act);
  const own = new Set(kept.map(({ name }) => name));
  const shipped = [...modules.values()].filter(({ module }) => !own.has(module));
  return [...kept, ...shipped.map(({ module, title }) => ({ name: module, title }))];
};

/** The module of that name or title, or what to answer (T11). */
export const moduleNamed = async (
  sources: ModuleSources,
  act: Act,
  typed: string | undefined,
): Promise<Module | { readonly why: Message }> => {
  const all = await startable(sources, act);
  const wanted = typed?.trim().toLowerCase();
  const named = all.find(({ name }) => name === wanted) ?? all.find(({ title }) => title.toLowerCase() === wanted);
  const found = wanted === undefined && all.length === 1 ? all[0] : named;
  if (!found)
    return { why: { text: typed === undefined ? sayWhich(all) : unknown('game', typed, namesOf(all), sayWhich(all)) } };
  const { library } = sources.games;
  const file = await library.file(act, found.name);
  if (file === undefined) return sources.modules.get(found.name) ?? { why: { text: sayWhich(all) } };
  const read = await readApart(file.text);
  return read.ok ? laid(read.module, await library.picturesIn(file)) : { why: faultsMessage(found.title, read.faults) };
};

const namesOf = (all: readonly Pick<KeptModule, 'name' | 'title'>[]): readonly string[] =>
  all.flatMap(({ name, title }) => (title.toLowerCase() === name ? [name] : [name, title]));

const sayWhich = (all: readonly Pick<KeptModule, 'name'>[]): string => {
  const names = all.map(({ name }) => bold(name));
  return `Say which game: ${listed(names, 'or')}.`;
};
