import type { Module } from '../../engine/index.ts';
import { isFields } from '../../table/index.ts';
import { type HashedPicture, readPictureFiles } from '../pictures/picture.ts';
import { modulePictureHashes } from '../pictures/pictured.ts';
import type { SavedGame } from './format.ts';

export const pictureHashesOfSave = (saved: SavedGame): ReadonlyMap<string, string> =>
  modulePictureHashes(newestModule(saved.module.definition, saved.steps));

/**
 * Returns the pictures in the file of a valid log; undefined if a picture is unused or not encoded exactly as this bot
 * writes it.
 */
export const readSavedPictures = ({
  module,
  steps,
  pictures = {},
}: Pick<SavedGame, 'module' | 'steps' | 'pictures'>): readonly HashedPicture[] | undefined => {
  const known = new Set(modulePictureHashes(newestModule(module.definition, steps)).values());
  const hashes = Object.keys(pictures).sort();
  if (!hashes.every((hash) => known.has(hash))) return undefined;
  const files = new Map(hashes.map((hash) => [hash, Buffer.from((pictures[hash] ?? []).join(''), 'base64')]));
  const read = readPictureFiles(files).pictures;
  const isSame = ([hash, file]: readonly [string, Buffer]): boolean =>
    read.get(hash)?.hash === hash && file.toString('base64') === pictures[hash]?.join('');
  return [...files].every(isSame) ? [...read.values()] : undefined;
};

export const savedPicturesByName = (saved: SavedGame): ReadonlyMap<string, HashedPicture> => {
  const read = new Map((readSavedPictures(saved) ?? []).map((picture) => [picture.hash, picture]));
  return new Map(
    [...pictureHashesOfSave(saved)].flatMap(([file, hash]) => {
      const picture = read.get(hash);
      return picture ? [[file, picture] as const] : [];
    }),
  );
};

const newestModule = (first: Module, steps: SavedGame['steps']): Module => {
  const last = steps.findLast(({ operation }) => operation.kind === 'reload');
  const module = last?.change?.updated.find(({ kind }) => kind === 'module')?.to['module'];
  return isFields(module) ? (module as unknown as Module) : first;
};
