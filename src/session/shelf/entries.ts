import { opendir, realpath, stat } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import {
  type FolderContents,
  fileStampAt,
  findFileIgnoringCase,
  MOST_FILES,
  readFolderContents,
} from '../base/disk.ts';
import { isModuleFile } from '../module/zip.ts';

export interface ModuleFolderEntry {
  readonly name: string;
  /** The absolute path of the module on disk, after resolving symbolic links. */
  readonly path: string;
  readonly kind: 'file' | 'folder' | 'zip';
}

export const moduleEntriesIn = async (folder: string): Promise<readonly ModuleFolderEntry[]> => {
  const names: string[] = [];
  try {
    for await (const { name } of await opendir(folder)) if (!name.startsWith('.')) names.push(name);
  } catch {
    return [];
  }
  const entries: ModuleFolderEntry[] = [];
  for (const name of names.sort().slice(0, MOST_FILES)) {
    const path = await realpath(join(folder, name)).catch(() => join(folder, name));
    const found = await stat(path).catch(() => undefined);
    const kind = found?.isDirectory() ? 'folder' : kindOf(name);
    if (kind) entries.push({ name, path, kind });
  }
  return entries;
};

const kindOf = (name: string): 'file' | 'zip' | undefined => {
  if (isModuleFile(name)) return 'file';
  return extname(name).toLowerCase() === '.zip' ? 'zip' : undefined;
};

/**
 * Returns a text that changes when the module on disk changes. `pictures`: the picture files that the module names, if
 * known.
 */
export const moduleEntryStamp = async (
  { path, kind }: ModuleFolderEntry,
  pictures: readonly string[],
): Promise<string> => {
  if (kind === 'zip') return fileStampAt(path);
  const contents = await readFolderContents(kind === 'folder' ? path : dirname(path));
  if (contents === 'too-many' || !contents) return String(contents);
  if (kind === 'file') return JSON.stringify([basename(path), ...pictures].map((name) => stampIn(contents, name)));
  const [inner, ...others] = contents.folders;
  const isAround = inner !== undefined && others.length === 0 && ![...contents.files.keys()].some(isModuleFile);
  const within = isAround ? await readFolderContents(join(path, inner)) : undefined;
  const more = typeof within === 'object' ? [...within.files] : [];
  return JSON.stringify([...contents.files, ...more]);
};

const stampIn = ({ files }: FolderContents, wanted: string): string =>
  files.get(findFileIgnoringCase(files.keys(), wanted) ?? '') ?? '';
