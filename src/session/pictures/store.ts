import { randomBytes } from 'node:crypto';
import { keyBelow, type RowKey, readRow, readRows, rowKey, type Store, setRow } from '../../store/index.ts';
import { yieldToEventLoop } from '../base/parts.ts';
import { headerOf } from './header.ts';
import { hashOf, type MapPicture } from './picture.ts';

/**
 * Pictures are kept by their hash, whoever uses them: a row that says how large each is, and its bytes in rows of 32
 * KB. None is ever changed. What is drawn in the place of one is a picture of its own, which a row names.
 */

/** What is known of a kept picture without its bytes. */
export interface KeptPicture extends Pick<MapPicture, 'hash' | 'width' | 'height'> {
  readonly parts: number;
  /** Part of the names of its parts, where they were written while those of another attempt were taken away. */
  readonly attempt?: string;
}

/** A picture that nothing named, since when: in milliseconds since 1970. */
export interface UnnamedPicture {
  readonly since: number;
}

const PART = 32 * 1024;
/** So many parts are read at a time. */
const TOGETHER = 8;

const pictureKey = (hash: string): RowKey<KeptPicture> => rowKey(`picture:${hash}`);
/** A part is base64. */
const partKey = (hash: string, attempt: string | undefined, part: number): RowKey<string> =>
  keyBelow(pictureKey(hash), `${attempt === undefined ? '' : `${attempt}:`}${String(part).padStart(4, '0')}`);

const unnamedKey = (hash: string): RowKey<UnnamedPicture> => keyBelow(pictureKey(hash), 'unnamed');
const drawnKey = (hash: string): RowKey<{ readonly hash: string }> => keyBelow(pictureKey(hash), 'drawn');

/** The rows of a picture, for who takes it away; `isOwn`: a part of this one, not of who keeps it again meanwhile. */
export const pictureRows = {
  head: pictureKey,
  unnamed: unnamedKey,
  drawn: drawnKey,
  isOwn: (key: string, kept: KeptPicture | undefined): boolean => {
    const [, hash = '', attempt, part] = key.split(':');
    if (key === drawnKey(hash) || key === unnamedKey(hash)) return false;
    return kept?.attempt === (part === undefined ? undefined : attempt);
  },
};

/** Keeps a picture, and what is drawn in its place where that is known. Throws where the store does not take it. */
export const keepPicture = async (store: Store, picture: MapPicture): Promise<void> => {
  await keepFile(store, picture);
  if (picture.drawn) return keepDrawn(store, picture.hash, picture.drawn);
  const drawn = await keptDrawn(store, picture.hash);
  if (drawn !== undefined) await isUnmarked(store, drawn);
};

/** What is drawn in the place of the picture of this hash: a PNG or JPEG that was decoded and written anew. */
export const keepDrawn = async (store: Store, hash: string, bytes: Uint8Array): Promise<void> => {
  const header = headerOf(bytes);
  if (typeof header === 'string') throw new Error(`what would be drawn for ${hash} is ${header}`);
  const drawn = { ...header, bytes, hash: hashOf(bytes) };
  await keepFile(store, drawn);
  await setRow(store, drawnKey(hash), { hash: drawn.hash });
};

/** The hash of what is drawn in the place of a picture; undefined while that was not decoded. */
export const keptDrawn = async (store: Store, hash: string): Promise<string | undefined> =>
  (await readRow(store, drawnKey(hash)))?.hash;

/** Whether a picture was not marked as named by nothing; it no longer is. */
const isUnmarked = async (store: Store, hash: string): Promise<boolean> => {
  if ((await readRow(store, unnamedKey(hash))) === undefined) return true;
  await store.delete([unnamedKey(hash)]);
  return false;
};

/** The row that names the parts comes last. One that is just taken away is written anew, under other names. */
const keepFile = async (store: Store, { hash, width, height, bytes }: MapPicture): Promise<void> => {
  const attempt = (await isUnmarked(store, hash)) ? undefined : randomBytes(4).toString('hex');
  if (await keptPicture(store, hash)) return;
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = Math.ceil(file.length / PART);
  for (let part = 0; part < parts; part += 1)
    await setRow(store, partKey(hash, attempt, part), file.toString('base64', part * PART, (part + 1) * PART));
  await setRow(store, pictureKey(hash), { hash, width, height, parts, ...(attempt === undefined ? {} : { attempt }) });
};

/** What is known of a picture; undefined where none of this hash is kept. Throws where the store can't be read. */
export const keptPicture = (store: Store, hash: string): Promise<KeptPicture | undefined> =>
  readRow(store, pictureKey(hash));

/** The bytes of a kept picture. */
export const pictureBytes = async (store: Store, hash: string): Promise<Uint8Array | undefined> => {
  const kept = await keptPicture(store, hash);
  if (!kept) return undefined;
  const keys = Array.from({ length: kept.parts }, (_, part) => partKey(hash, kept.attempt, part));
  const read: Buffer[] = [];
  for (let first = 0; first < keys.length; first += TOGETHER) {
    for (const text of await readRows(store, keys.slice(first, first + TOGETHER))) {
      if (typeof text !== 'string') throw new Error(`a part of the picture ${hash} lacks`);
      read.push(Buffer.from(text, 'base64'));
    }
    await yieldToEventLoop();
  }
  return Buffer.concat(read);
};
