import { expect, test } from 'vitest';
import { decodePictures, readDecodedPicture } from '../../../src/session/pictures/drawn.ts';
import { readPictureHeader } from '../../../src/session/pictures/header.ts';
import { type HashedPicture, readPictureFile, sha256OfBytes } from '../../../src/session/pictures/picture.ts';
import { decodedPictureHashOf, readPictureBytes, storePicture } from '../../../src/session/pictures/store.ts';
import { svgOf } from '../../support/pictures/hostile-pictures.ts';
import { JPEG, pngOf } from '../../support/pictures/pictures.ts';
import { MemoryStore } from '../../support/store/memory-store.ts';

const picture = (file: Uint8Array): HashedPicture => {
  const read = readPictureFile(file);
  if (typeof read === 'string') throw new Error(read);
  return read;
};

const SVG = picture(svgOf('<rect width="9" height="9"/>'));

test('[V4] a picture is drawn from its re-encoding, but exported as it was', async () => {
  const store = new MemoryStore();
  const { pictures, bad } = await decodePictures(store, 'host', new Map([['map.svg', SVG]]));
  expect(bad).toEqual([]);
  for (const one of pictures.values()) await storePicture(store, one);
  const drawn = (await readDecodedPicture(store, SVG.hash)) ?? new Uint8Array();
  expect(readPictureHeader(drawn)).toEqual({ type: 'png', width: 2000, height: 1333 });
  expect(await decodedPictureHashOf(store, SVG.hash)).toBe(sha256OfBytes(drawn));
  expect(Buffer.from((await readPictureBytes(store, SVG.hash)) ?? []).equals(SVG.bytes)).toBe(true);
  const again = await decodePictures(store, 'host', new Map([['map.svg', SVG]]));
  expect(again).toEqual({ pictures: new Map([['map.svg', SVG]]), bad: [] });
});

test('[V4] [T5] a picture from an earlier version is decoded once before drawing', async () => {
  const store = new MemoryStore();
  await storePicture(store, picture(JPEG));
  const drawn = await readDecodedPicture(store, picture(JPEG).hash);
  expect(readPictureHeader(drawn ?? new Uint8Array())).toMatchObject({ type: 'jpeg', width: 12, height: 8 });
  expect(Buffer.from(drawn ?? []).equals(JPEG)).toBe(false);
  const rows = [...store.rows];
  expect(await readDecodedPicture(store, picture(JPEG).hash)).toEqual(drawn);
  expect([...store.rows]).toEqual(rows);
});

test('[V4] an undecodable picture from an earlier version is never drawn', async () => {
  const store = new MemoryStore();
  const wrong = Buffer.from(pngOf(30, 20));
  wrong.writeUInt8(wrong.readUInt8(wrong.length - 14) ^ 1, wrong.length - 14);
  await storePicture(store, picture(wrong));
  expect(await readDecodedPicture(store, picture(wrong).hash)).toBeUndefined();
  expect(await readDecodedPicture(store, picture(wrong).hash)).toBeUndefined();
  expect(await readDecodedPicture(store, 'a'.repeat(64))).toBeUndefined();
});

test('[V4] undecodable pictures among several are named', async () => {
  const half = svgOf('<rect width="9"');
  const files = new Map([
    ['a.png', picture(pngOf(3, 2))],
    ['b.svg', picture(half)],
    ['c.jpg', picture(JPEG)],
  ]);
  const { pictures, bad } = await decodePictures(new MemoryStore(), 'host', files);
  expect([[...pictures.keys()], bad]).toEqual([['a.png', 'c.jpg'], [{ file: 'b.svg', fault: 'broken' }]]);
  expect([...pictures.values()].map(({ drawn }) => typeof drawn)).toEqual(['object', 'object']);
});
