import { createInterface } from 'node:readline';
import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, openPromise, validateFileName, type ZipFile } from 'yauzl';

/**
 * A program that unpacks uploaded archives in a separate process. A request is a line: `zip` with an archive in base64,
 * or `file` with its path in base64. Then come the limits: bytes of a file, bytes of all files, and number of entries.
 * The answer is `+` with the names of the relevant files in base64, or `!` with the reason. `get` with an index
 * requests the contents of that file. The answer is `=` with the contents in base64, or `!` with the reason.
 */

const NAME = /\.(?:ya?ml|json|png|jpe?g|webp|gif|svg)$/i;
const LITTER = /(?:^|\/)(?:__MACOSX\/|\.)/;
const SYMLINK = 0o120000;
const KIND = 0o170000;

class Refused extends Error {
  readonly why: string;
  readonly file: string;

  constructor(why: string, file = '') {
    super(why);
    this.why = why;
    this.file = file;
  }
}

const textIn = (name: Buffer): string => name.toString('utf8');

const refuseEntry = (entry: Entry, name: string, most: number): void => {
  if (validateFileName(name) !== null || /[\\\0]/.test(name)) throw new Refused('path', name);
  if (((entry.externalFileAttributes >>> 16) & KIND) === SYMLINK) throw new Refused('link', name);
  if (entry.isEncrypted()) throw new Refused('encrypted', name);
  if (entry.compressionMethod !== 0 && entry.compressionMethod !== 8) throw new Refused('method', name);
  if (entry.uncompressedSize > most) throw new Refused('too-large', name);
};

interface ArchivedFile {
  readonly name: string;
  readonly entry: Entry;
}

interface ArchiveBounds {
  readonly most: number;
  readonly together: number;
  readonly entries: number;
}

/** Returns the relevant files of an archive, if its directory is valid. Nothing is unpacked. */
const filesIn = async (zip: ZipFile, { most, together, entries }: ArchiveBounds): Promise<readonly ArchivedFile[]> => {
  if (zip.entryCount > entries) throw new Refused('too-many');
  const files: ArchivedFile[] = [];
  const names = new Set<string>();
  let size = 0;
  for await (const entry of zip.eachEntry()) {
    const name = textIn(entry.fileNameRaw);
    refuseEntry(entry, name, most);
    const key = name.toLowerCase().normalize('NFC');
    if (names.has(key)) throw new Refused('twice', name);
    names.add(key);
    if (!NAME.test(name) || LITTER.test(name)) continue;
    size += entry.uncompressedSize;
    if (size > together) throw new Refused('too-large', name);
    files.push({ name, entry });
  }
  if (names.has('buildfile') || names.has('buildfile.xml')) throw new Refused('vassal');
  return files;
};

/** Returns a file's contents; undefined if its size or checksum differs from the archive's directory. */
const unpacked = async (zip: ZipFile, entry: Entry): Promise<Buffer | undefined> => {
  try {
    const read: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) read.push(chunk as Buffer);
    const bytes = Buffer.concat(read);
    return crc32(bytes) === entry.crc32 ? bytes : undefined;
  } catch {
    return undefined;
  }
};

const opened = (verb: string, given: string): Promise<ZipFile> => {
  const options = { lazyEntries: true, autoClose: false, decodeStrings: false, validateEntrySizes: true };
  const bytes = Buffer.from(given, 'base64');
  return verb === 'zip' ? fromBufferPromise(bytes, options) : openPromise(bytes.toString('utf8'), options);
};

let zip: ZipFile | undefined;
let files: readonly ArchivedFile[] = [];

const archive = async (verb: string, given: string, bounds: ArchiveBounds): Promise<string> => {
  zip?.close();
  [zip, files] = [undefined, []];
  zip = await opened(verb, given);
  files = await filesIn(zip, bounds);
  return ['+', ...files.map(({ name }) => Buffer.from(name).toString('base64'))].join(' ');
};

const content = async (number: number): Promise<string> => {
  const file = files[number];
  if (!zip || !file) throw new Refused('broken');
  const bytes = await unpacked(zip, file.entry);
  if (!bytes) throw new Refused('broken', file.name);
  return `=${bytes.toString('base64')}`;
};

const answerTo = async (line: string): Promise<string> => {
  const [verb = '', given = '', ...numbers] = line.split(' ');
  const [most = 0, together = 0, entries = 0] = numbers.map(Number);
  try {
    return verb === 'get' ? await content(Number(given)) : await archive(verb, given, { most, together, entries });
  } catch (error) {
    const { why, file } = error instanceof Refused ? error : new Refused('broken');
    return `!${why} ${Buffer.from(file).toString('base64')}`;
  }
};

for await (const line of createInterface({ input: process.stdin })) process.stdout.write(`${await answerTo(line)}\n`);
