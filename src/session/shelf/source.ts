import { stat } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { MOST_PICTURE_BYTES } from '../../facts/picture-limits.ts';
import type { ModuleFileReadFault } from '../../facts/shelf-fault.ts';
import type { ZipBounds, ZipFault } from '../../facts/zip-fault.ts';
import { fileStampAt, findFileIgnoringCase, MOST_FILES, readFileBytes, readFolderContents } from '../base/disk.ts';
import type { Clock } from '../base/ports.ts';
import { isModuleFile, openZipInChild, startUnzipProcess, unzipFile } from '../module/zip.ts';
import { LARGEST_HOST_MODULE } from '../text/work.ts';

/** A module on disk: a file with pictures next to it, a folder, or a zip. */

/** The limits for a zip. They are high, because the host put it there. */
const BOUNDS: ZipBounds = { file: MOST_PICTURE_BYTES, together: 1024 * 1024 * 1024, entries: MOST_FILES };
/** The most bytes of a module's text: a character has at most four bytes. */
const MOST_TEXT_BYTES = 4 * LARGEST_HOST_MODULE;

export interface ModuleSource {
  readonly text: Uint8Array;
  /** Returns the content of another file by the name that the module uses; undefined if missing. */
  readonly file: (name: string) => Promise<Uint8Array | ModuleFileReadFault | undefined>;
  readonly close: () => void;
}

const ignore = (): void => undefined;

export const openModuleSource = async (
  path: string,
  clock: Pick<Clock, 'after'>,
): Promise<ModuleSource | ModuleFileReadFault> => {
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory()) return inFolder(path);
  if (!found?.isFile()) return unreadable(basename(path));
  return extname(path).toLowerCase() === '.zip' ? inZip(path, clock) : besideFile(dirname(path), basename(path));
};

const unreadable = (file: string): ModuleFileReadFault => ({ code: 'unreadable', file });

/** Reads a folder. If it contains only a single folder, that one is read, because archives are often packed so. */
const inFolder = async (folder: string, isInner = false): Promise<ModuleSource | ModuleFileReadFault> => {
  const contents = await readFolderContents(folder);
  if (contents === 'too-many') return { code: 'too-many', file: '' };
  if (!contents) return unreadable(basename(folder));
  const [module, other] = [...contents.files.keys()].filter(isModuleFile);
  const [inner, ...others] = contents.folders;
  if (module === undefined && inner !== undefined && others.length === 0 && !isInner)
    return inFolder(join(folder, inner), true);
  if (module === undefined) return { code: 'no-module', file: '' };
  return other === undefined ? besideFile(folder, module) : { code: 'several-modules', file: other };
};

const besideFile = async (folder: string, module: string): Promise<ModuleSource | ModuleFileReadFault> => {
  const text = await read(join(folder, module), MOST_TEXT_BYTES);
  if (!text) return unreadable(module);
  if ('code' in text) return text;
  const contents = await readFolderContents(folder);
  if (contents === 'too-many') return { code: 'too-many', file: '' };
  const file = async (wanted: string): Promise<Uint8Array | ModuleFileReadFault | undefined> => {
    const name = findFileIgnoringCase(contents?.files.keys() ?? [], wanted);
    return name === undefined ? undefined : read(join(folder, name), MOST_PICTURE_BYTES);
  };
  return { text, file, close: ignore };
};

const read = async (path: string, most: number): Promise<Uint8Array | ModuleFileReadFault | undefined> => {
  const bytes = await readFileBytes(path, most);
  return bytes === 'changing' ? { code: 'changing', file: basename(path) } : bytes;
};

const inZip = async (path: string, clock: Pick<Clock, 'after'>): Promise<ModuleSource | ModuleFileReadFault> => {
  const before = await fileStampAt(path);
  const child = startUnzipProcess(clock);
  const close = (): void => child.kill();
  const sound = async <T>(found: T): Promise<T | ModuleFileReadFault> =>
    (await fileStampAt(path)) === before ? found : { code: 'changing', file: '' };
  const opened = await openZipInChild(child, path, BOUNDS);
  const text = 'code' in opened ? opened : await unzipFile(child, opened.module);
  if ('code' in opened || 'code' in text) {
    close();
    return sound('code' in opened ? opened : (text as ZipFault));
  }
  const file = async (wanted: string): Promise<Uint8Array | ModuleFileReadFault | undefined> => {
    const name = findFileIgnoringCase(opened.beside.keys(), wanted);
    const place = name === undefined ? undefined : opened.beside.get(name);
    return place === undefined ? undefined : sound(await unzipFile(child, place));
  };
  return { text, file, close };
};
