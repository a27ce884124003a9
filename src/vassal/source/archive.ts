import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, openPromise, validateFileName, type ZipFile } from 'yauzl';

/** The files of a VASSAL module: a zip, or a folder with the unpacked zip. */
export interface Archive {
  readonly names: ReadonlySet<string>;
  /** Returns a file's content; undefined if there is no such file. Throws ArchiveFault. */
  readonly read: (name: string) => Promise<Uint8Array | undefined>;
  readonly close: () => void;
}

type ArchiveFaultCode = 'not-there' | 'broken' | 'path' | 'link' | 'encrypted' | 'method' | 'too-many' | 'too-large';

/** Thrown if an archive is refused. `file` is blank if the archive itself has the fault. */
export class ArchiveFault extends Error {
  readonly code: ArchiveFaultCode;
  readonly file: string;

  constructor(code: ArchiveFaultCode, file = '') {
    super(code);
    this.code = code;
    this.file = file;
  }
}

const MOST_ENTRIES = 50_000;
/** The most bytes of one file, and of all files together. */
const LARGEST_ENTRY = 128 * 1024 * 1024;
const MOST_BYTES_READ = 2 * 1024 * 1024 * 1024;
const LINK_MODE = 0o120000;
const MODE_KIND = 0o170000;

export const openArchive = async (path: string): Promise<Archive> => {
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new ArchiveFault('not-there');
  if (found.isDirectory()) return folderArchive(path);
  return zipArchive(() => openPromise(path, OPTIONS));
};

export const openArchiveFromBytes = (bytes: Uint8Array): Promise<Archive> =>
  zipArchive(() => fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), OPTIONS));

const OPTIONS = { lazyEntries: true, autoClose: false, decodeStrings: false, validateEntrySizes: true };

const zipArchive = async (open: () => Promise<ZipFile>): Promise<Archive> => {
  const zip = await broken(open);
  const entries = await broken(() => entriesOf(zip));
  let left = MOST_BYTES_READ;
  return {
    names: new Set(entries.keys()),
    read: async (name) => {
      const entry = entries.get(name);
      if (!entry) return undefined;
      left -= entry.uncompressedSize;
      if (left < 0) throw new ArchiveFault('too-large', name);
      return broken(() => unpacked(zip, entry), name);
    },
    close: () => zip.close(),
  };
};

const broken = async <T>(work: () => Promise<T>, name = ''): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw error instanceof ArchiveFault ? error : new ArchiveFault('broken', name);
  }
};

const entriesOf = async (zip: ZipFile): Promise<ReadonlyMap<string, Entry>> => {
  if (zip.entryCount > MOST_ENTRIES) throw new ArchiveFault('too-many');
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileNameRaw.toString('utf8');
    check(entry, name);
    if (!name.endsWith('/') && !entries.has(name)) entries.set(name, entry);
  }
  return entries;
};

const check = (entry: Entry, name: string): void => {
  if (validateFileName(name) !== null || /[\\\0]/.test(name)) throw new ArchiveFault('path', name);
  if (((entry.externalFileAttributes >>> 16) & MODE_KIND) === LINK_MODE) throw new ArchiveFault('link', name);
  if (entry.isEncrypted()) throw new ArchiveFault('encrypted', name);
  if (entry.compressionMethod !== 0 && entry.compressionMethod !== 8) throw new ArchiveFault('method', name);
  if (entry.uncompressedSize > LARGEST_ENTRY) throw new ArchiveFault('too-large', name);
};

const unpacked = async (zip: ZipFile, entry: Entry): Promise<Buffer> => {
  const read: Buffer[] = [];
  for await (const chunk of await zip.openReadStreamPromise(entry)) read.push(chunk as Buffer);
  const bytes = Buffer.concat(read);
  if (crc32(bytes) !== entry.crc32) throw new ArchiveFault('broken', entry.fileNameRaw.toString('utf8'));
  return bytes;
};

const folderArchive = async (folder: string): Promise<Archive> => {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile());
  if (files.length > MOST_ENTRIES) throw new ArchiveFault('too-many');
  const names = new Set(
    files.map((one) => relative(folder, join(one.parentPath, one.name)).split(sep).join('/').normalize('NFC')),
  );
  return {
    names,
    read: async (name) => {
      if (!names.has(name)) return undefined;
      if ((await stat(join(folder, name))).size > LARGEST_ENTRY) throw new ArchiveFault('too-large', name);
      return readFile(join(folder, name));
    },
    close: () => undefined,
  };
};

/** Returns the file of a picture. In old modules, `.gif` may be missing in its name. */
export const pictureFileOf = ({ names }: Archive, image: string): string | undefined =>
  image === ''
    ? undefined
    : [`images/${image}`, image, `images/${image}.gif`].find((name) => names.has(name.normalize('NFC')));

/** Reads a file. If it is damaged, calls `damaged`. Throws if the total size exceeds the limit. */
export const readUndamagedFile = async (
  archive: Archive,
  file: string,
  damaged: () => void,
): Promise<Uint8Array | undefined> => {
  try {
    return await archive.read(file);
  } catch (fault) {
    if (!(fault instanceof ArchiveFault) || fault.code !== 'broken') throw fault;
    damaged();
    return undefined;
  }
};
