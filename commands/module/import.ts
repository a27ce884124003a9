import type { ImportUpload } from '../../src/facts/import-report.ts';
import { LARGEST_ZIP } from '../../src/facts/zip-fault.ts';
import type { ChosenFile, CommandInput, Reply } from '../../src/port/command.ts';
import { LARGEST_IMPORTED_MODULE } from '../../src/session/text/work.ts';
import type { OptionOf } from '../common/definition.ts';
import { bytesOfFile } from '../common/files.ts';
import { type ModuleSources, validateModuleFiles } from '../common/modules.ts';
import type { RefusalSentence } from '../common/sentence.ts';
import { toAsker } from '../common/table.ts';
import { kept } from './add.ts';

/**
 * Converts a VASSAL module and stores it for the server, as `/module add` does. It is off unless the host enabled it.
 */
export const importVassalModule = async (
  sources: ModuleSources,
  input: CommandInput<OptionOf<'module'>>,
): Promise<Reply> => {
  const { words, options } = input;
  const { importer } = sources;
  const { vassal: said } = words;
  const file = options.file('file');
  if (!importer) return toAsker(said.importOff);
  if (!file) return toAsker(words.commands.files.noModuleFile);
  const sent = await sentBy(input, file);
  if ('why' in sent) return toAsker(sent.why);
  const made = await importer(sent, input);
  if ('code' in made) {
    const isTooMuch = made.code === 'too-large' || made.code === 'too-costly';
    return toAsker(`${said.refusedText(made)}${isTooMuch ? ` ${said.byHost}` : ''}`);
  }
  const size = Buffer.byteLength(made.text);
  const most = Math.max(LARGEST_IMPORTED_MODULE, sources.games.largestModule);
  if (size > most) return toAsker(said.tooLargeModule(made.report.title, size, most));
  const read = await validateModuleFiles(sources.games, input, { name: file.name, ...made, largest: 'own' });
  if ('why' in read) return toAsker(read.why);
  const became = await kept(sources, input, read);
  if (became.kind === 'not') return toAsker(became.why);
  const report = said.reportLines(made.report).join('\n');
  return toAsker({
    text: [became.told, '', ...said.importedLines(made.report)].join('\n'),
    file: { name: 'import.txt', text: `${report}\n` },
  });
};

const sentBy = async (
  { words, options }: CommandInput<OptionOf<'module'>>,
  file: ChosenFile,
): Promise<ImportUpload | { readonly why: RefusalSentence }> => {
  const [extension, save] = [options.file('extension'), options.file('save')];
  const module = await bytesOfFile(words, file, LARGEST_ZIP);
  if ('why' in module) return { why: `${module.why} ${words.vassal.byHost}` };
  const more = extension && (await bytesOfFile(words, extension, LARGEST_ZIP));
  if (more && 'why' in more) return more;
  const saved = save && (await bytesOfFile(words, save, LARGEST_ZIP));
  if (saved && 'why' in saved) return saved;
  return {
    module: module.bytes,
    ...(more ? { extension: more.bytes } : {}),
    ...(save && saved ? { save: { name: save.name, bytes: saved.bytes } } : {}),
  };
};
