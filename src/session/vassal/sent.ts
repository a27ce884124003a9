import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportedFiles, ImportFault, ImportUpload } from '../../facts/import-report.ts';
import { LARGEST_UNPACKED_ZIP } from '../../facts/zip-fault.ts';
import { type WorkOwner, type WorkPool, workPool } from '../pool/pool.ts';
import { importVassalInChild } from './apart.ts';

/** Imports of VASSAL modules that users upload, instead of paths that a host types. */

type SentImport = ImportedFiles | ImportFault;

/**
 * Imports each upload in a temporary subfolder, when the work pool gives its owner a turn. `make`: see
 * `importVassalInChild`.
 */
export const createVassalImporter =
  (
    folder: string,
    make = importVassalInChild,
    pool: WorkPool = workPool,
  ): ((sent: ImportUpload, owner: WorkOwner) => Promise<SentImport>) =>
  async (sent, owner) => {
    const imported = await pool.run(owner, 'import', async () => {
      await mkdir(folder, { recursive: true });
      const scratch = await mkdtemp(join(folder, SCRATCH));
      await clearBefore(folder, (await stat(scratch)).mtimeMs - LEFT_AGE);
      return await importedIn(scratch, sent, make).finally(() => rm(scratch, { recursive: true, force: true }));
    });
    return typeof imported === 'string' ? { code: imported, file: '' } : imported;
  };

/**
 * Returns the importer that works in the data folder; undefined if the host turned it off. `usual`: the default
 * setting.
 */
export const importerOf = (
  { VASSAL_IMPORT: said, DATA_DIR }: { readonly VASSAL_IMPORT?: 'on' | 'off' | undefined; readonly DATA_DIR: string },
  usual: 'on' | 'off',
): ReturnType<typeof createVassalImporter> | undefined =>
  (said ?? usual) === 'on' ? createVassalImporter(join(DATA_DIR, 'imports')) : undefined;

const SCRATCH = 'import-';
/** The age of leftover folders in ms. Older folders were left by a process that has ended. */
const LEFT_AGE = 2 * 60 * 60 * 1000;

const clearBefore = async (folder: string, oldest: number): Promise<void> => {
  for (const name of (await readdir(folder)).filter((one) => one.startsWith(SCRATCH))) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < oldest) await rm(path, { recursive: true, force: true });
  }
};

const importedIn = async (
  scratch: string,
  sent: ImportUpload,
  make: typeof importVassalInChild,
): Promise<SentImport> => {
  const { module, extension, save } = sent;
  const paths: string[] = [];
  const put = async (name: string, bytes: Uint8Array): Promise<void> => {
    paths.push(join(scratch, name));
    await writeFile(join(scratch, name), bytes);
  };
  await put('module.vmod', module);
  if (extension) await put('extension.vmdx', extension);
  if (save) await put(`${plainName(save.name)}.vsav`, save.bytes);
  const made = join(scratch, 'made');
  const report = await make(paths, made, () => undefined);
  return 'code' in report ? report : filesIn(made, report);
};

/** Returns a file name with only letters and digits, because an untrusted person chose it. */
const plainName = (name: string): string =>
  name
    .replace(/\.\w+$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 40) || 'save';

const filesIn = async (folder: string, report: ImportedFiles['report']): Promise<SentImport> => {
  const own = `${report.name}.yaml`;
  const files = new Map<string, Uint8Array>();
  let left = LARGEST_UNPACKED_ZIP;
  for (const name of (await readdir(folder)).filter((one) => one !== own)) {
    const bytes = await readFile(join(folder, name));
    left -= bytes.length;
    if (left < 0) return { code: 'too-large', file: '' };
    files.set(name, bytes);
  }
  return { report, text: await readFile(join(folder, own), 'utf8'), files };
};
