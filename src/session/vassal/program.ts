import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import {
  type Archive,
  ArchiveFault,
  addExtensionsToModule,
  convertVassalModule,
  isModuleExtension,
  isSavedGameArgument,
  openArchive,
  openSavedGameArgument,
  readVassalModuleSource,
  type Source,
  VassalSourceFault,
} from '../../vassal/index.ts';
import type { VassalImportAnswer } from './apart.ts';

/**
 * The program that imports a VASSAL module. Its arguments are the output folder, the module, its extensions, and a
 * saved game (or `--setup=` and a setup's name). It writes lines of JSON: first the progress, then the report or the
 * fault.
 */

const tell = (answer: VassalImportAnswer): void => void process.stdout.write(`${JSON.stringify(answer)}\n`);

const opened: Archive[] = [];

const archiveAt = async (path: string): Promise<Archive> => {
  try {
    const archive = await openArchive(path);
    opened.push(archive);
    return archive;
  } catch (fault) {
    const isWhole = fault instanceof ArchiveFault && fault.file === '';
    throw isWhole ? new ArchiveFault(fault.code, basename(path)) : fault;
  }
};

const sourceAt = async (path: string): Promise<Source> => readVassalModuleSource(await archiveAt(path));

const run = async ([folder = '', ...paths]: readonly string[]): Promise<void> => {
  const sources: Source[] = [];
  for (const path of paths.filter((one) => !isSavedGameArgument(one))) sources.push(await sourceAt(path));
  const module = sources.find((one) => !isModuleExtension(one));
  if (!module) throw new VassalSourceFault('no-module', '');
  const { source, lost } = addExtensionsToModule(module, sources.filter(isModuleExtension));
  await mkdir(folder, { recursive: true });
  const made = await convertVassalModule(
    source,
    (name, bytes) => writeFile(join(folder, name), bytes),
    (done, of) => tell({ kind: 'progress', done, of }),
    { lost, save: await openSavedGameArgument(paths, source, archiveAt) },
  );
  await writeFile(join(folder, `${made.name}.yaml`), made.text);
  tell({ kind: 'made', report: made.report });
};

try {
  await run(process.argv.slice(2));
} catch (fault) {
  if (fault instanceof ArchiveFault || fault instanceof VassalSourceFault)
    tell({ kind: 'refused', fault: { code: fault.code, file: fault.file } });
  else throw fault;
} finally {
  for (const archive of opened) archive.close();
}
