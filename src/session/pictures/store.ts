import { randomBytes } from 'node:crypto';
import { childKeyOf, type RowKey, readRow, readRows, rowKey, type Store, setRow } from '../../store/index.ts';
import { yieldToEventLoop } from '../base/parts.ts';
import { readPictureHeader } from './header.ts';
import { type HashedPicture, sha256OfBytes } from './picture.ts';

/**
 * Stores pictures by their hash: a row with the size, and rows of 32 KB with the bytes. The decoded version is stored
 * as a separate picture, which the row with the size names.
 */

export interface StoredPicture extends Pick<HashedPicture, 'hash' | 'width' | 'height'> {
  readonly parts: number;
  /**
   * A part of the keys of this picture's rows. It is set if the rows were written while those of an earlier attempt
   * were being deleted.
   */
  readonly attempt?: string;
}

/** The mark of an unused picture. `since`: ms since 1970. */
export interface UnusedPictureMark {
  readonly since: number;
}

const PART = 32 * 1024;
const TOGETHER = 8;

const pictureKey = (hash: string): RowKey<StoredPicture> => rowKey(`picture:${hash}`);
const partKey = (hash: string, attempt: string | undefined, part: number): RowKey<string> =>
  childKeyOf(pictureKey(hash), `${attempt === undefined ? '' : `${attempt}:`}${String(part).padStart(4, '0')}`);

const unnamedKey = (hash: string): RowKey<UnusedPictureMark> => childKeyOf(pictureKey(hash), 'unnamed');
const drawnKey = (hash: string): RowKey<{ readonly hash: string }> => childKeyOf(pictureKey(hash), 'drawn');

/**
 * Finds the rows of a picture in order to delete it. `isOwn`: true if a row belongs to this attempt, not to an attempt
 * that is storing the picture again.
 */
export const pictureRowKeys = {
  head: pictureKey,
  unnamed: unnamedKey,
  drawn: drawnKey,
  isOwn: (key: string, kept: StoredPicture | undefined): boolean => {
    const [, hash = '', attempt, part] = key.split(':');
    if (key === drawnKey(hash) || key === unnamedKey(hash)) return false;
    return kept?.attempt === (part === undefined ? undefined : attempt);
  },
};

/** Stores a picture, and its decoded version if known. Throws if the store fails. */
export const storePicture = async (store: Store, picture: HashedPicture): Promise<void> => {
  await keepFile(store, picture);
  if (picture.drawn) return storeDecodedPicture(store, picture.hash, picture.drawn);
  const drawn = await decodedPictureHashOf(store, picture.hash);
  if (drawn !== undefined) await isUnmarked(store, drawn);
};

export const storeDecodedPicture = async (store: Store, hash: string, bytes: Uint8Array): Promise<void> => {
  const header = readPictureHeader(bytes);
  if (typeof header === 'string') throw new Error(`what would be drawn for ${hash} is ${header}`);
  const drawn = { ...header, bytes, hash: sha256OfBytes(bytes) };
  await keepFile(store, drawn);
  await setRow(store, drawnKey(hash), { hash: drawn.hash });
};

export const decodedPictureHashOf = async (store: Store, hash: string): Promise<string | undefined> =>
  (await readRow(store, drawnKey(hash)))?.hash;

/** Removes the mark of an unused picture. Returns true if there was no mark. */
const isUnmarked = async (store: Store, hash: string): Promise<boolean> => {
  if ((await readRow(store, unnamedKey(hash))) === undefined) return true;
  await store.delete([unnamedKey(hash)]);
  return false;
};

/**
 * Writes the picture's rows; the row with their number is last. If the picture is being deleted, its rows get new keys.
 */
const keepFile = async (store: Store, { hash, width, height, bytes }: HashedPicture): Promise<void> => {
  const attempt = (await isUnmarked(store, hash)) ? undefined : randomBytes(4).toString('hex');
  if (await readStoredPicture(store, hash)) return;
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = Math.ceil(file.length / PART);
  for (let part = 0; part < parts; part += 1)
    await setRow(store, partKey(hash, attempt, part), file.toString('base64', part * PART, (part + 1) * PART));
  await setRow(store, pictureKey(hash), { hash, width, height, parts, ...(attempt === undefined ? {} : { attempt }) });
};

/** Returns the data of a stored picture; undefined if there is none. Throws if the store can't be read. */
export const readStoredPicture = (store: Store, hash: string): Promise<StoredPicture | undefined> =>
  readRow(store, pictureKey(hash));

export const readPictureBytes = async (store: Store, hash: string): Promise<Uint8Array | undefined> => {
  const kept = await readStoredPicture(store, hash);
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
