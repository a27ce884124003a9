import { join } from 'node:path';
import type { Module } from '../../engine/index.ts';
import { type BadPicture, MOST_PICTURE_BYTES } from '../../facts/picture-limits.ts';
import type { Store } from '../../store/index.ts';
import { readFileBytes } from '../base/disk.ts';
import { systemClock } from '../base/ports.ts';
import { readPictureFiles } from './picture.ts';
import { modulePictureFiles, pictured } from './pictured.ts';
import { recordModulePictures } from './shelved.ts';
import { storePicture } from './store.ts';

/**
 * Stores the pictures next to a shipped module's file. Returns the module with them, or the pictures that can't be
 * used. Only PNG and JPEG are allowed, which are drawn without decoding.
 */
export const storePicturesBesideModule = async (
  folder: string,
  module: Module,
  store: Store,
): Promise<Module | readonly BadPicture[]> => {
  const names = modulePictureFiles(module);
  if (names.length === 0) return module;
  const read = await Promise.all(
    names.map(async (file) => [file, await readFileBytes(join(folder, file), MOST_PICTURE_BYTES)] as const),
  );
  const there = read.flatMap(([file, bytes]) => (typeof bytes === 'object' ? [[file, bytes] as const] : []));
  const { pictures, bad } = readPictureFiles(new Map(there));
  const found = new Set(there.map(([file]) => file));
  const missing = names.flatMap((file): readonly BadPicture[] => (found.has(file) ? [] : [{ file, fault: 'missing' }]));
  const odd = [...pictures].flatMap(([file, { type }]): readonly BadPicture[] =>
    type === 'png' || type === 'jpeg' ? [] : [{ file, fault: 'unknown' }],
  );
  const all = [...missing, ...bad, ...odd];
  if (all.length > 0) return all;
  for (const picture of pictures.values()) await storePicture(store, { ...picture, drawn: picture.bytes });
  const hashes = [...pictures.values()].map(({ hash }) => hash);
  await recordModulePictures(store, module.module, hashes, systemClock.now());
  return pictured(module, pictures);
};
