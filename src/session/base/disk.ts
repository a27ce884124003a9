import { constants } from 'node:fs';
import { type FileHandle, lstat, open, opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The most files that are read from a folder, because other programs may be writing to it. */
export const MOST_FILES = 10_000;

/** Flags to open a file without following links and without waiting. Windows doesn't have them. */
const PLAINLY = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

interface FileState {
  readonly size: number;
  readonly mtimeMs: number;
  readonly ino: number;
}

const stampOf = ({ size, mtimeMs, ino }: FileState): string => `${size} ${mtimeMs} ${ino}`;

/** Returns a text that changes when the file changes; blank if there is no regular file. */
export const fileStampAt = async (path: string): Promise<string> => {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? stampOf(found) : '';
};

export interface FolderContents {
  readonly files: ReadonlyMap<string, string>;
  readonly folders: readonly string[];
}

/** Returns the files with their stamps (see `fileStampAt`); undefined if the folder can't be read. */
export const readFolderContents = async (folder: string): Promise<FolderContents | 'too-many' | undefined> => {
  const names: string[] = [];
  try {
    for await (const { name } of await opendir(folder)) {
      if (name.startsWith('.')) continue;
      names.push(name);
      if (names.length > MOST_FILES) return 'too-many';
    }
  } catch {
    return undefined;
  }
  const files = new Map<string, string>();
  const folders: string[] = [];
  for (const name of names.sort()) {
    const found = await lstat(join(folder, name)).catch(() => undefined);
    if (found?.isFile()) files.set(name, stampOf(found));
    if (found?.isDirectory()) folders.push(name);
  }
  return { files, folders };
};

/** Returns the name in a normalized case, since some file systems ignore case. */
const fileKey = (name: string): string => name.normalize('NFC').toLowerCase();

/** Returns the file with exactly this name. Otherwise returns the only file whose name differs just in case. */
export const findFileIgnoringCase = (names: Iterable<string>, wanted: string): string | undefined => {
  const alike = [...names].filter((name) => fileKey(name) === fileKey(wanted));
  return alike.includes(wanted) ? wanted : alike.length === 1 ? alike[0] : undefined;
};

/**
 * Reads a regular file, up to `most + 1` bytes: enough to see that it is too large. `changing`: the file changed during
 * the read. Undefined if it can't be read.
 */
export const readFileBytes = async (path: string, most: number): Promise<Uint8Array | 'changing' | undefined> => {
  let file: FileHandle | undefined;
  try {
    file = await open(path, PLAINLY);
    const before = await file.stat();
    if (!before.isFile()) return undefined;
    const read = Buffer.alloc(Math.min(before.size, most + 1));
    let length = 0;
    for (let more = -1; length < read.length && more !== 0; length += more)
      ({ bytesRead: more } = await file.read(read, length, read.length - length, length));
    const isSame = stampOf(before) === stampOf(await file.stat());
    return isSame && length === read.length ? read : 'changing';
  } catch {
    return undefined;
  } finally {
    await file?.close();
  }
};
