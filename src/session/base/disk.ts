import { constants } from 'node:fs';
import { type FileHandle, lstat, open, opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Reading from folders that somebody else may be writing into. */

/** The most files of a folder that are looked at. */
export const MOST_FILES = 10_000;

/** A link is not followed, and nothing is waited for; Windows knows neither. */
const PLAINLY = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** What tells one state of a file from the next. */
interface FileState {
  readonly size: number;
  readonly mtimeMs: number;
  readonly ino: number;
}

const stampOf = ({ size, mtimeMs, ino }: FileState): string => `${size} ${mtimeMs} ${ino}`;

/** What tells one state of a plain file from the next; blank where none is there. */
export const stampAt = async (path: string): Promise<string> => {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? stampOf(found) : '';
};

/** What stands in a folder: its plain files by name, and its folders; neither what is hidden nor links. */
export interface FolderContents {
  readonly files: ReadonlyMap<string, string>;
  readonly folders: readonly string[];
}

/** Each file with what tells one state of it from the next. Undefined where the folder can't be read. */
export const contentsOf = async (folder: string): Promise<FolderContents | 'too-many' | undefined> => {
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

/** What a file is called whatever the case of its letters is: some systems tell them apart, and some do not. */
const fileKey = (name: string): string => name.normalize('NFC').toLowerCase();

/** The one of these files that a name means: as it is written, else the only one that differs in case alone. */
export const fileNamed = (names: Iterable<string>, wanted: string): string | undefined => {
  const alike = [...names].filter((name) => fileKey(name) === fileKey(wanted));
  return alike.includes(wanted) ? wanted : alike.length === 1 ? alike[0] : undefined;
};

/**
 * What is in a plain file, no more of it than shows that it is larger than `most`. `changing`: it was written to while it
 * was read. Undefined where it can't be read.
 */
export const bytesAt = async (path: string, most: number): Promise<Uint8Array | 'changing' | undefined> => {
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
