import type { Act, ChosenFile } from '../../src/command.ts';
import type { Module } from '../../src/engine/index.ts';
import type { Games } from '../../src/session/games.ts';
import { type Fault, faultText } from '../../src/session/module/fault.ts';
import type { KeptModule } from '../../src/session/module/library.ts';
import { LARGEST } from '../../src/session/module/limits.ts';
import { readApart } from '../../src/session/module/read-apart.ts';
import type { Message } from '../../src/view/message.ts';
import { bold, counted, listed, plain } from '../../src/view/words/text.ts';
import { textOfFile } from './files.ts';
import { unknown } from './unknown.ts';

/** The games that can be started: those that the bot brings, and those that a server keeps. */

/** The most faults that are told in the answer itself; a file has them all. */
const MOST_TOLD = 10;
/** The most characters of one of them. */
const LONGEST = 400;

export interface ModuleSources {
  readonly games: Games;
  /** Those that the bot brings, by name. */
  readonly modules: ReadonlyMap<string, Module>;
}

/** A module's file that somebody sent, read; or what to answer. */
export const moduleInFile = async (
  file: ChosenFile | undefined,
): Promise<{ readonly module: Module; readonly text: string } | { readonly why: Message }> => {
  if (!file) return { why: { text: 'Attach the file of a module. `/module template` gives you one to begin with.' } };
  const read = await textOfFile(file, LARGEST);
  if ('why' in read) return { why: { text: read.why } };
  const found = await readApart(read.text);
  return found.ok ? { module: found.module, text: read.text } : { why: faultsMessage(file.name, found.faults) };
};

/** All faults of a file: in the answer, or, where they are many, as a file beside the first of them (T13, T25). */
const faultsMessage = (name: string, faults: readonly Fault[]): Message => {
  const told = faults.slice(0, MOST_TOLD).map((fault) => `- ${plain(faultText(fault), LONGEST)}`);
  const head = `${bold(name)} has ${counted(faults.length, 'fault')}, and nothing was done with it:`;
  if (faults.length <= MOST_TOLD) return { text: [head, ...told].join('\n') };
  const text = `${faults.map(faultText).join('\n')}\n`;
  return {
    text: [head, ...told, `- and ${faults.length - MOST_TOLD} more, all in the file`].join('\n'),
    file: { name: 'faults.txt', text },
  };
};

/** Names and titles of all that can be started here, the server's own first. */
export const startable = async ({ games, modules }: ModuleSources, act: Act): Promise<readonly Pick<KeptModule, 'name' | 'title'>[]> => {
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
  if (!found) return { why: { text: typed === undefined ? sayWhich(all) : unknown('game', typed, namesOf(all), sayWhich(all)) } };
  const text = await sources.games.library.text(act, found.name);
  if (text === undefined) return sources.modules.get(found.name) ?? { why: { text: sayWhich(all) } };
  const read = await readApart(text);
  return read.ok ? read.module : { why: faultsMessage(found.title, read.faults) };
};

const namesOf = (all: readonly Pick<KeptModule, 'name' | 'title'>[]): readonly string[] =>
  all.flatMap(({ name, title }) => (title.toLowerCase() === name ? [name] : [name, title]));

const sayWhich = (all: readonly Pick<KeptModule, 'name'>[]): string => {
  const names = all.map(({ name }) => bold(name));
  return `Say which game: ${listed(names, 'or')}.`;
};
