import { expect, test } from 'vitest';
import { type HashedPicture, readPictureFile } from '../../../src/session/pictures/picture.ts';
import { readPictureBytes, readStoredPicture, storePicture } from '../../../src/session/pictures/store.ts';
import { JPEG, pngOf } from '../../support/pictures/pictures.ts';
import { MemoryStore } from '../../support/store/memory-store.ts';

const picture = (bytes: Uint8Array): HashedPicture => {
  const read = readPictureFile(bytes);
  if (typeof read === 'string') throw new Error(read);
  return read;
};

/** The hash of the JPEG. */
const FIRST = 'b4d2d680ecda0562c4d0b44ff42379ac448217de2bbc5aaa7c82276ff990aaf5';

/** A picture of more than one row. */
const LARGE = picture(Buffer.concat([JPEG, Buffer.alloc(150_000, 7)]));

test('a stored picture is kept byte for byte, for every process', async () => {
  const store = new MemoryStore();
  for (const one of [picture(pngOf(3, 2)), LARGE]) {
    await storePicture(store, one);
    expect(Buffer.from((await readPictureBytes(store.reopen(), one.hash)) ?? []).equals(one.bytes)).toBe(true);
    store.down = false;
    expect(await readStoredPicture(store, one.hash)).toMatchObject({ width: one.width, height: one.height });
  }
});

test('a picture is stored as small rows by hash, written once', async () => {
  const store = new MemoryStore();
  await storePicture(store, LARGE);
  const rows = [...store.rows];
  expect(rows.every(([key, text]) => key.startsWith(`picture:${LARGE.hash}`) && text.length < 64 * 1024)).toBe(true);
  expect(rows).toHaveLength(6);
  store.failNext({ when: 'before', call: 'set' });
  await storePicture(store, LARGE);
  expect([...store.rows]).toEqual(rows);
});

test('a partly stored picture is missing and can be stored again', async () => {
  const store = new MemoryStore();
  const keep = storePicture(store, LARGE);
  for (let part = 0; part < 6; part++) store.failNext({ when: part < 5 ? 'after' : 'before', call: 'set' });
  await expect(keep).rejects.toThrow();
  expect(await readPictureBytes(store, LARGE.hash)).toBeUndefined();
});

test('[T5] a picture stored by the first version still loads', async () => {
  const rows = new Map([
    [`picture:${FIRST}`, JSON.stringify({ hash: FIRST, width: 12, height: 8, parts: 1 })],
    [`picture:${FIRST}:0000`, JSON.stringify(Buffer.from(JPEG).toString('base64'))],
  ]);
  const written = new MemoryStore();
  await storePicture(written, picture(JPEG));
  expect([...written.rows].sort()).toEqual([...rows].sort());
  expect(Buffer.from((await readPictureBytes(new MemoryStore(rows), FIRST)) ?? []).equals(JPEG)).toBe(true);
});
