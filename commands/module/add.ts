import type { CommandInput, Reply } from '../../src/command.ts';
import type { Module } from '../../src/engine/index.ts';
import { MOST_MODULES, MOST_OF_ONE } from '../../src/session/module/library.ts';
import { revelationsOf } from '../../src/view/seen/revelations.ts';
import type { Words } from '../../src/words/index.ts';
import { isOfHost, type ModuleSources, moduleBrought, withWarnings } from '../common/modules.ts';
import { missingText } from '../common/pictures.ts';
import type { Sentence } from '../common/sentence.ts';
import { toAsker } from '../common/table.ts';

/** The most lines of what a module gives away. */
const MOST_REVEALED_SHOWN = 20;

/**
 * Keeps a module for the server: whoever may start games may add one; only who added it may put another in its place.
 */
export const addModule = async (sources: ModuleSources, input: CommandInput): Promise<Reply> => {
  const { games } = sources;
  const { words } = input;
  const { module: said } = words.commands;
  const read = await moduleBrought(games, input);
  if ('why' in read) return toAsker(read.why);
  if (read.missing.length > 0) return toAsker(missingText(words, read));
  const { module, text, pictures } = read;
  const name = module.module;
  if (isOfHost(sources, name)) return toAsker(said.added.shipped(name));
  const added = await games.library.add(input, module, text, pictures);
  switch (added.kind) {
    case 'added':
      return toAsker(withWarnings(words, said.added.kept(module), read));
    case 'replaced':
      return toAsker(withWarnings(words, said.added.replaced(module, added.older), read));
    case 'same':
      return toAsker(said.added.same(module));
    case 'share':
      return toAsker(words.commands.files.pictures.beyondShare(added.over, added.share));
    case 'taken':
      return toAsker(said.added.taken(name, added.by));
    case 'full':
      return toAsker(said.added.full(MOST_MODULES));
    case 'enough':
      return toAsker(said.added.enough(MOST_OF_ONE));
  }
};

/** Reads a module and says what it is, or all that is wrong with it; keeps nothing. */
export const checkModule = async ({ games, tryOut }: ModuleSources, input: CommandInput): Promise<Reply> => {
  const { words } = input;
  const { module: said } = words.commands;
  const read = await moduleBrought(games, input);
  if ('why' in read) return toAsker(read.why);
  const { module, missing } = read;
  const next = missing.length > 0 ? missingText(words, read) : said.keep;
  const tried = tryOut && (await triedText(words, tryOut, module));
  return toAsker(
    withWarnings(
      words,
      [said.checked(module, next) + revealedText(words, module), ...(tried ? [tried] : [])].join('\n'),
      read,
    ),
  );
};

/** What came of playing it by chance (D18); that it could not be played so is no fault of the file's. */
const triedText = async (
  { commands }: Words,
  tryOut: NonNullable<ModuleSources['tryOut']>,
  module: Module,
): Promise<Sentence> => {
  try {
    return commands.module.tried(await tryOut(module));
  } catch {
    return commands.module.notTried;
  }
};

/** What it gives away of what it hides (T6, C67). */
const revealedText = ({ commands, disclosures }: Words, module: Module): Sentence => {
  const lines = disclosures.revelationLines(revelationsOf(module));
  const shown = lines.slice(0, MOST_REVEALED_SHOWN);
  return lines.length === 0 ? '' : commands.module.reveals(shown, lines.length - shown.length);
};
