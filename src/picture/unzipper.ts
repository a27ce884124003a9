import { createInterface } from 'node:readline';
import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, validateFileName, type ZipFile } from 'yauzl';

/**
 * A program of its own that unpacks what strangers sent. It is asked by lines: `zip`, an archive in base64, and the two
 * bounds of what it may hold, of a file and of all together, in bytes. It answers `+`, or `!` and why not. `next` asks
 * for the next file: its name and what is in it, in base64 each, or `.` after the last.
 */

const MOST_ENTRIES = 2000;
const NAME = /\.(?:ya?ml|json|png|jpe?g|webp|gif|svg)$/i;
/** What programs leave in archives. */
const LITTER = /(?:^|\/)(?:__MACOSX\/|\.)/;
const SYMLINK = 0o120000;
const KIND = 0o170000;

/** Why an archive is refused, and by which of its files. */
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

/** The entry, or why the whole archive is refused for it. */
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

/** The files that count, when all that the archive says of itself is sound; nothing is unpacked. */
const filesIn = async (zip: ZipFile, most: number, mostTogether: number): Promise<readonly ArchivedFile[]> => {
  if (zip.entryCount > MOST_ENTRIES) throw new Refused('too-many');
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
    if (size > mostTogether) throw new Refused('too-large', name);
    files.push({ name, entry });
  }
  return files;
};

/** What is in a file; undefined where it is not what the archive says. */
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

/** What is answered of an archive, one by one. */
async function* answers(archive: string, most: number, mostTogether: number): AsyncGenerator<string, void> {
  try {
    const options = { lazyEntries: true, autoClose: false, decodeStrings: false, validateEntrySizes: true };
    const zip = await fromBufferPromise(Buffer.from(archive, 'base64'), options);
    const files = await filesIn(zip, most, mostTogether);
    yield '+';
    for (const { name, entry } of files) {
      const bytes = await unpacked(zip, entry);
      if (!bytes) throw new Refused('broken', name);
      yield `${Buffer.from(name).toString('base64')} ${bytes.toString('base64')}`;
    }
  } catch (error) {
    const { why, file } = error instanceof Refused ? error : new Refused('broken');
    yield `!${why} ${Buffer.from(file).toString('base64')}`;
  }
}

let current = answers('', 0, 0);
for await (const line of createInterface({ input: process.stdin })) {
  const [verb, archive = '', most, mostTogether] = line.split(' ');
  if (verb === 'zip') current = answers(archive, Number(most), Number(mostTogether));
  const { value } = await current.next();
  process.stdout.write(`${value ?? '.'}\n`);
}
