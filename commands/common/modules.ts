import type { Module } from '../../src/engine/index.ts';
import type { ImportedFiles, ImportFault, ImportUpload } from '../../src/facts/import-report.ts';
import type { ModuleFault } from '../../src/facts/module-fault.ts';
import { compareForNewcomers, createModuleListing, type ModuleListing } from '../../src/facts/module-listing.ts';
import { nameOfOlderVersion } from '../../src/facts/older-module.ts';
import type { Owner } from '../../src/facts/where.ts';
import { LARGEST_ZIP } from '../../src/facts/zip-fault.ts';
import type { Choice, ChosenFile, CommandInput, InputContext } from '../../src/port/command.ts';
import type { Games } from '../../src/session/games/games.ts';
import type { LibraryModule } from '../../src/session/module/library.ts';
import { readModuleInThread } from '../../src/session/module/read-apart.ts';
import type { FileSizeLimit } from '../../src/session/module/reading.ts';
import { isZip, unzipInChildProcess } from '../../src/session/module/zip.ts';
import { addPicturesAndHash } from '../../src/session/pictures/laid.ts';
import type { FolderModule, ModuleFolders } from '../../src/session/shelf/shelf.ts';
import { baseModuleOf } from '../../src/session/text/bases.ts';
import type { tryApart } from '../../src/session/tryout/try-apart.ts';
import { translateFields } from '../../src/view/rulebook/rulebook.ts';
import type { Message } from '../../src/view/text/message.ts';
import { DISCORD_LIMITS } from '../../src/view/text/message.ts';
import { plain } from '../../src/view/text/text.ts';
import { isCalled } from '../../src/view/text/typed.ts';
import type { Words } from '../../src/words/index.ts';
import { MOST_CHOICES } from './choices.ts';
import { bytesOfFile, decodeFileText } from './files.ts';
import {
  attachedPictures,
  attachModulePictures,
  describeMissingPictures,
  type ModuleWithPictures,
  type PictureOption,
} from './pictures.ts';
import type { RefusalSentence } from './sentence.ts';
import { unknown } from './unknown.ts';

/** The games that can be started: the bot's own, the host's, and those that a server stored. */

const MOST_FAULTS_ANSWERED = 10;
const LONGEST_DESCRIPTION = 400;

export interface ModuleSources {
  readonly games: Games;
  readonly modules: ReadonlyMap<string, Module>;
  /** The modules in the host's folders. If a module of the bot has the same name, the host's module is used. */
  readonly shelf?: ModuleFolders | undefined;
  /**
   * Plays a module with random moves and returns warnings about unused parts. If undefined, modules are only parsed.
   */
  readonly tryOut?: typeof tryApart | undefined;
  readonly importer?: ((sent: ImportUpload, owner: Owner) => Promise<ImportedFiles | ImportFault>) | undefined;
}

export interface UploadedModule extends ModuleWithPictures {
  readonly text: string;
  readonly warnings: readonly ModuleFault[];
}

export const readUploadedModule = async (
  games: Games,
  input: CommandInput<PictureOption | 'file'>,
): Promise<UploadedModule | { readonly why: Message }> => {
  const { words, options } = input;
  const file = options.file('file');
  if (!file) return { why: { text: words.commands.files.noModuleFile } };
  const read = await moduleFile(input, file, games.largestModule);
  if ('why' in read) return { why: { text: read.why } };
  return validateModuleFiles(games, input, { name: file.name, ...read, largest: games.largestModule });
};

interface BroughtFiles {
  readonly name: string;
  readonly text: string;
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly largest: FileSizeLimit;
}

export const validateModuleFiles = async (
  games: Games,
  input: CommandInput,
  { name, text, files, largest }: BroughtFiles,
): Promise<UploadedModule | { readonly why: Message }> => {
  const found = await readModuleInThread(input, text, largest);
  if (typeof found === 'string') return { why: { text: input.words.commands.files.unworked(found) } };
  if (!found.ok) return { why: faultsMessage(input.words, name, found.faults, found.warnings) };
  const whole = await attachModulePictures(games, input, found.module, files, await baseModuleOf(text));
  return 'why' in whole ? { why: { text: whole.why } } : { ...whole, text, warnings: found.warnings };
};

const moduleFile = async (
  act: InputContext,
  file: ChosenFile,
  largest: number,
): Promise<
  { readonly text: string; readonly files: ReadonlyMap<string, Uint8Array> } | { readonly why: RefusalSentence }
> => {
  const { words } = act;
  const read = await bytesOfFile(words, file, LARGEST_ZIP);
  if ('why' in read) return read;
  const found = isZip(read.bytes) ? await unzipInChildProcess(act, read.bytes) : { text: read.bytes, files: new Map() };
  if ('code' in found) return { why: words.commands.files.zip(file.name, found) };
  if (found.text.byteLength > largest) return { why: words.commands.files.tooLarge(largest) };
  const text = decodeFileText(words, found.text);
  return 'why' in text ? text : { ...text, files: found.files };
};

/**
 * Returns the module for a game: from an uploaded file, whose pictures are stored, or by name. If there is no such
 * module, it returns the answer to send. `typed`: supplies a name if none is given.
 */
export const loadChosenModule = async (
  sources: ModuleSources,
  input: CommandInput<PictureOption | 'file' | 'module'>,
  typed: () => Promise<string | undefined> = async () => undefined,
): Promise<Module | { readonly why: Message }> => {
  const { games } = sources;
  const { files } = input.words.commands;
  const named = input.options.text('module');
  const brings = input.options.file('file') !== undefined;
  if (brings && named !== undefined) return { why: { text: files.fileOrModule } };
  if (!brings && attachedPictures(input).length > 0) return { why: { text: files.pictureAlone } };
  if (!brings) return loadModuleByName(sources, input, named ?? (await typed()));
  const brought = await readUploadedModule(games, input);
  if ('why' in brought) return brought;
  if (brought.missing.length > 0) return { why: { text: describeMissingPictures(input.words, brought) } };
  const beyond = await games.library.keepPictures(input, brought.pictures);
  return beyond ? { why: { text: files.pictures.beyondShare(beyond.over, beyond.share) } } : brought.module;
};

const FEWEST_WARNINGS = 3;

/**
 * Returns all faults of a file, then warnings. If there are many, the answer has the first ones, and an attached file
 * has all (T13, T25).
 */
const faultsMessage = (
  words: Words,
  name: string,
  faults: readonly ModuleFault[],
  warnings: readonly ModuleFault[],
): Message => {
  const told = toldOf(words, faults, MOST_FAULTS_ANSWERED);
  const rest = Math.max(FEWEST_WARNINGS, MOST_FAULTS_ANSWERED - faults.length);
  return whole(words, words.commands.files.faulty(name, faults.length, told), faults, warnings, rest);
};

export const appendModuleWarnings = (words: Words, text: string, { warnings }: UploadedModule): Message =>
  whole(words, text, [], warnings, MOST_FAULTS_ANSWERED);

const whole = (
  words: Words,
  text: string,
  faults: readonly ModuleFault[],
  warnings: readonly ModuleFault[],
  most: number,
): Message => {
  const { files } = words.commands;
  const told = toldOf(words, warnings, most);
  const below = warnings.length === 0 ? '' : files.warnings(warnings.length, told, alikeIn(warnings).length);
  if (faults.length <= MOST_FAULTS_ANSWERED && alikeIn(warnings).length <= most) return { text: text + below };
  const lines = [...faults, ...warnings].map(words.moduleFaults.faultText);
  return { text: text + below, file: { name: 'faults.txt', text: `${lines.join('\n')}\n` } };
};

const toldOf = ({ moduleFaults }: Words, faults: readonly ModuleFault[], most: number): readonly string[] =>
  alikeIn(faults)
    .slice(0, most)
    .map(([first, ...others]) => {
      const lines = [...new Set(others.map(({ line }) => line))];
      return plain(moduleFaults.faultOnLines(first, lines), LONGEST_DESCRIPTION);
    });

const alikeIn = (faults: readonly ModuleFault[]): readonly (readonly [ModuleFault, ...ModuleFault[]])[] => {
  const groups = new Map<string, [ModuleFault, ...ModuleFault[]]>();
  for (const fault of faults) {
    const { code, wrong, expected, line, column, path } = fault;
    const key = JSON.stringify(code === 'unknown-name' ? [wrong, expected] : [code, line, column, path]);
    const group = groups.get(key);
    if (group) group.push(fault);
    else groups.set(key, [fault]);
  }
  return [...groups.values()];
};

export type StartableModule = ModuleListing & Pick<LibraryModule, 'name'>;

/** Returns all games that can be started here: the server's own first, then the host's, each sorted for newcomers. */
export const listStartableModules = async (
  sources: ModuleSources,
  act: InputContext,
): Promise<readonly StartableModule[]> => {
  const all = new Map<string, StartableModule>();
  const own = await sources.games.library.list(act);
  for (const one of [...own.toSorted(compareForNewcomers), ...listHostModules(sources).toSorted(compareForNewcomers)])
    if (!all.has(one.name)) all.set(one.name, one);
  return [...all.values()];
};

/** Returns the modules that every server has: the host's, and the bot's own ones with other names. */
export const listHostModules = ({
  modules,
  shelf,
}: Pick<ModuleSources, 'modules' | 'shelf'>): readonly (StartableModule & Partial<FolderModule>)[] => {
  const own = shelf?.modules ?? [];
  const names = new Set(own.map(({ name }) => name));
  return [...own, ...[...modules.values()].filter(({ module }) => !names.has(module)).map(startableOf)];
};

export const isHostModuleName = (sources: ModuleSources, name: string): boolean =>
  listHostModules(sources).some((one) => one.name === name);

const startableOf = (module: Module): StartableModule => ({ name: module.module, ...createModuleListing(module) });

export const suggestStartableGames = (
  { rulebook, locale }: Words,
  all: readonly StartableModule[],
  typed: string,
): readonly Choice[] => {
  const wanted = typed.trim().toLowerCase();
  const rank = ({ name, title }: StartableModule): number =>
    Number(![name, title].some((one) => one.toLowerCase().startsWith(wanted)));
  return all
    .filter(({ name, title }) => [name, title].some((one) => one.toLowerCase().includes(wanted)))
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, MOST_CHOICES)
    .map((game) => {
      const title = disambiguateModuleTitle(all, game);
      const room = DISCORD_LIMITS.choice - title.length - ': '.length;
      const { description = '' } = translateFields(game, locale);
      const about = room < 20 ? '' : rulebook.firstSentence(description, room);
      const name = about === '' ? title : `${title}: ${about}`;
      return { name: name.slice(0, DISCORD_LIMITS.choice), value: title === game.title ? title : game.name };
    });
};

export const disambiguateModuleTitle = (all: readonly StartableModule[], { name, title }: StartableModule): string => {
  const wanted = title.toLowerCase();
  const others = all.filter((other) => other.name !== name);
  return others.some((other) => other.name === wanted || other.title.toLowerCase() === wanted)
    ? `${title} (${name})`
    : title;
};

export const findStartableModule = <G extends StartableModule>(all: readonly G[], typed: string): G | undefined => {
  const wanted = typed.trim().toLowerCase();
  return all.find(({ name }) => name === wanted) ?? all.find(({ title }) => isCalled(title, typed));
};

const oneOf = (all: readonly StartableModule[], typed: string | undefined): StartableModule | undefined => {
  if (typed !== undefined) return findStartableModule(all, typed);
  return all.length === 1 ? all[0] : undefined;
};

/** A game that can be started. `former`: the hash of the module, if it is an older version. */
type Former = StartableModule & { readonly former?: string };

/** Returns an older version that the server stored, by its name: `open/1.1`. */
const formerOf = async (
  { games }: ModuleSources,
  act: InputContext,
  typed: string | undefined,
): Promise<Former | undefined> => {
  const [name, ...more] = (typed ?? '').trim().toLowerCase().split('/');
  const kept = more.length > 0 ? (await games.library.list(act)).find((one) => one.name === name) : undefined;
  const wanted = `${name}/${more.join('/')}`;
  const former = kept?.older?.find((one) => nameOfOlderVersion(kept.name, one).toLowerCase() === wanted);
  return kept && former && { name: kept.name, title: kept.title, former: former.hash };
};

/** Returns the module of that name or title. If there is none, returns the answer to send (T11). */
export const loadModuleByName = async (
  sources: ModuleSources,
  act: InputContext,
  typed: string | undefined,
): Promise<Module | { readonly why: Message }> => {
  const { shelf } = sources;
  // While modules are still being read, several may turn out to have the name that now only the first has.
  if (typed === undefined && shelf && !shelf.hasRead) await shelf.look();
  const known = await listStartableModules(sources, act);
  const before: Former | undefined = oneOf(known, typed) ?? (await formerOf(sources, act, typed));
  // The host may have just added the module, or the bot hasn't read it yet.
  const isThere = (): boolean =>
    typed !== undefined && findStartableModule(listHostModules(sources), typed) !== undefined;
  if (!before) await shelf?.lookUntil(isThere);
  const all = before ? known : await listStartableModules(sources, act);
  const found: Former | undefined = before ?? oneOf(all, typed);
  if (!found) return { why: { text: whichOf(act, all, typed) } };
  const { library } = sources.games;
  const file = await library.file(act, found.name, found.former);
  if (file === undefined) {
    const module = (await shelf?.module(found.name)) ?? sources.modules.get(found.name);
    return module ?? { why: { text: whichOf(act, await listStartableModules(sources, act)) } };
  }
  // A stored module stays playable under stricter limits: its size was checked when it was uploaded.
  const read = await readModuleInThread(act, file.text, 'own');
  if (typeof read === 'string') return { why: { text: act.words.commands.files.unworked(read) } };
  return read.ok
    ? addPicturesAndHash(read.module, await library.picturesIn(file))
    : { why: faultsMessage(act.words, found.title, read.faults, read.warnings) };
};

const ROOM = 1500;
const LISTED = 25;

export const listGamesToStartMessage = async (sources: ModuleSources, act: InputContext): Promise<Message> => ({
  text: whichOf(act, await listStartableModules(sources, act)),
});

const whichOf = ({ words }: InputContext, all: readonly StartableModule[], typed?: string): RefusalSentence => {
  const limit = Math.min(150, Math.max(40, Math.floor(ROOM / Math.max(1, all.length))));
  const told = words.commands.files.whichGame(
    all
      .slice(0, LISTED)
      .map((one) => translateFields(one, words.locale))
      .map((game) => ({
        title: disambiguateModuleTitle(all, game),
        size: words.rulebook.sizeText(game),
        ...(game.description === undefined ? {} : { about: words.rulebook.firstSentence(game.description, limit) }),
      })),
    Math.max(0, all.length - LISTED),
  );
  const names = all.flatMap(({ name, title }) => (title.toLowerCase() === name ? [title] : [title, name]));
  return typed === undefined ? told : unknown(words, 'game', typed, names, { told });
};
