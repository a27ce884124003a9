import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Module } from '../../engine/index.ts';
import type { Store } from '../store/store.ts';
import { decodedPictures } from './drawn.ts';
import { type BadPicture, type MapPicture, MOST_PICTURE_BYTES, picturesIn } from './picture.ts';
import { pictured, pictureFiles } from './pictured.ts';
import { keepPicture } from './store.ts';

/**
 * The module with the pictures that lie beside its file in this folder, which are kept now; or those that do not do.
 * `areOurs`: they come along with the bot, so what is a PNG or JPEG is drawn as it is.
 */
export const withPicturesBeside = async (
  folder: string,
  module: Module,
  store: Store,
  areOurs = false,
): Promise<Module | readonly BadPicture[]> => {
  const names = pictureFiles(module);
  if (names.length === 0) return module;
  const read = await Promise.all(names.map(async (file) => [file, await bytesOf(join(folder, file))] as const));
  const found = picturesIn(new Map(read.flatMap(([file, bytes]) => (bytes ? [[file, bytes] as const] : []))));
  const missing = read.flatMap(([file, bytes]): readonly BadPicture[] => (bytes ? [] : [{ file, fault: 'missing' }]));
  if (missing.length + found.bad.length > 0) return [...missing, ...found.bad];
  const { pictures, bad } = areOurs ? asTheyAre(found.pictures) : await decodedPictures(store, found.pictures);
  if (bad.length > 0) return bad;
  for (const picture of pictures.values()) await keepPicture(store, picture);
  return pictured(module, pictures);
};

const asTheyAre = (
  all: ReadonlyMap<string, MapPicture>,
): { readonly pictures: ReadonlyMap<string, MapPicture>; readonly bad: readonly BadPicture[] } => ({
  pictures: new Map([...all].map(([file, picture]) => [file, { ...picture, drawn: picture.bytes }])),
  bad: [...all].flatMap(([file, { type }]) => (type === 'png' || type === 'jpeg' ? [] : { file, fault: 'unknown' })),
});

/** What a file holds, no more of it than shows that it is too large; undefined where it can't be read. */
const bytesOf = async (path: string): Promise<Uint8Array | undefined> => {
  try {
    const file = await open(path);
    try {
      const { size } = await file.stat();
      const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.min(size, MOST_PICTURE_BYTES + 1)), 0, null, 0);
      return buffer.subarray(0, bytesRead);
    } finally {
      await file.close();
    }
  } catch {
    return undefined;
  }
};
