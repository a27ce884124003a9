import type { Module } from '../../src/engine/index.ts';
import type { CommandInput, Reply } from '../../src/port/command.ts';
import { MOST_MODULES_PER_PERSON, MOST_SERVER_MODULES } from '../../src/session/module/library.ts';
import { hiddenInfoLeaksOf } from '../../src/view/seen/revelations.ts';
import type { Words } from '../../src/words/index.ts';
import type { OptionOf } from '../common/definition.ts';
import {
  appendModuleWarnings,
  isHostModuleName,
  type ModuleSources,
  readUploadedModule,
  type UploadedModule,
} from '../common/modules.ts';
import { describeMissingPictures } from '../common/pictures.ts';
import type { RefusalSentence } from '../common/sentence.ts';
import { toAsker } from '../common/table.ts';

const MOST_REVEALED_SHOWN = 20;

/**
 * Stores a module for the server. Any person who may start games may add a module; only its uploader may replace it.
 */
export const addModule = async (sources: ModuleSources, input: CommandInput<OptionOf<'module'>>): Promise<Reply> => {
  const { words } = input;
  const read = await readUploadedModule(sources.games, input);
  if ('why' in read) return toAsker(read.why);
  const became = await kept(sources, input, read);
  return toAsker(became.kind === 'kept' ? appendModuleWarnings(words, became.told, read) : became.why);
};

type Kept =
  | { readonly kind: 'kept'; readonly told: RefusalSentence }
  | { readonly kind: 'not'; readonly why: RefusalSentence };

export const kept = async (
  sources: ModuleSources,
  input: CommandInput<OptionOf<'module'>>,
  read: UploadedModule,
): Promise<Kept> => {
  const { words } = input;
  const { added: said } = words.commands.module;
  if (read.missing.length > 0) return { kind: 'not', why: describeMissingPictures(words, read) };
  const { module, text, pictures } = read;
  const name = module.module;
  if (isHostModuleName(sources, name)) return { kind: 'not', why: said.shipped(name) };
  const added = await sources.games.library.add(input, module, text, pictures);
  switch (added.kind) {
    case 'added':
      return { kind: 'kept', told: said.kept(module) };
    case 'replaced':
      return { kind: 'kept', told: said.replaced(module, added.older) };
    case 'same':
      return { kind: 'not', why: said.same(module) };
    case 'share':
      return { kind: 'not', why: words.commands.files.pictures.beyondShare(added.over, added.share) };
    case 'taken':
      return { kind: 'not', why: said.taken(name, added.by) };
    case 'full':
      return { kind: 'not', why: said.full(MOST_SERVER_MODULES) };
    case 'enough':
      return { kind: 'not', why: said.enough(MOST_MODULES_PER_PERSON) };
  }
};

export const checkUploadedModule = async (
  { games, tryOut }: ModuleSources,
  input: CommandInput<OptionOf<'module'>>,
): Promise<Reply> => {
  const { words } = input;
  const { module: said } = words.commands;
  const read = await readUploadedModule(games, input);
  if ('why' in read) return toAsker(read.why);
  const { module, missing } = read;
  const next = missing.length > 0 ? describeMissingPictures(words, read) : said.keep;
  const tried = tryOut && (await triedText(input, tryOut, module));
  return toAsker(
    appendModuleWarnings(
      words,
      [said.checked(module, next) + revealedText(words, module), ...(tried ? [tried] : [])].join('\n'),
      read,
    ),
  );
};

/**
 * Returns the result of playing the module with random moves (D18). If that isn't possible, the file isn't at fault.
 */
const triedText = async (
  input: CommandInput<OptionOf<'module'>>,
  tryOut: NonNullable<ModuleSources['tryOut']>,
  module: Module,
): Promise<RefusalSentence> => {
  const { tried, notTried } = input.words.commands.module;
  try {
    const seen = await tryOut(input, module);
    return typeof seen === 'string' ? notTried(seen) : tried(seen);
  } catch {
    return notTried('busy');
  }
};

/** Lists the ways in which the module reveals hidden things (T6, C67). */
const revealedText = ({ commands, disclosures }: Words, module: Module): RefusalSentence => {
  const lines = disclosures.revelationLines(hiddenInfoLeaksOf(module));
  const shown = lines.slice(0, MOST_REVEALED_SHOWN);
  return lines.length === 0 ? '' : commands.module.reveals(shown, lines.length - shown.length);
};
