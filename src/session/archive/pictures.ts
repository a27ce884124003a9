import { isFields } from '../../engine/core/plain.ts';
import type { Module } from '../../engine/index.ts';
import type { History } from '../game/history.ts';
import { yieldToEventLoop } from '../parts.ts';
import { type MapPicture, picturesIn } from '../pictures/picture.ts';
import { pictureHashes } from '../pictures/pictured.ts';
import type { SavedGame, SavedPictures } from './format.ts';

/** Bytes of a line: a multiple of 3, so that the lines together are base64 too. */
const LINE = 9000;

const hashesOf = (module: Module): readonly string[] => [...new Set(pictureHashes(module).values())].sort();

/**
 * The pictures of the module that lies under a game now; those of former ones are not kept in its file. Undefined where
 * there are none.
 */
export const savedPictures = async (history: History, module: Module): Promise<SavedPictures | undefined> => {
  const saved: Record<string, readonly string[]> = {};
  for (const hash of hashesOf(module)) {
    const bytes = await history.picture(hash);
    if (!bytes) throw new Error(`the picture ${hash} is not kept`);
    const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    saved[hash] = Array.from({ length: Math.ceil(file.length / LINE) }, (_, i) =>
      file.toString('base64', i * LINE, (i + 1) * LINE),
    );
    await yieldToEventLoop();
  }
  return Object.keys(saved).length > 0 ? saved : undefined;
};

/**
 * The pictures in a file whose log is sound; undefined where they are not just those on which its game lies, in its own
 * form.
 */
export const readPictures = ({
  module,
  steps,
  pictures = {},
}: Pick<SavedGame, 'module' | 'steps' | 'pictures'>): readonly MapPicture[] | undefined => {
  const hashes = hashesOf(newestModule(module.definition, steps));
  if (Object.keys(pictures).sort().join() !== hashes.join()) return undefined;
  const files = new Map(hashes.map((hash) => [hash, Buffer.from((pictures[hash] ?? []).join(''), 'base64')]));
  const read = picturesIn(files).pictures;
  const isSame = ([hash, file]: readonly [string, Buffer]): boolean =>
    read.get(hash)?.hash === hash && file.toString('base64') === pictures[hash]?.join('');
  return [...files].every(isSame) ? [...read.values()] : undefined;
};

/** The pictures in a file that readPictures takes, by the names that its module has for them. */
export const savedByName = (saved: SavedGame): ReadonlyMap<string, MapPicture> => {
  const read = new Map((readPictures(saved) ?? []).map((picture) => [picture.hash, picture]));
  const named = pictureHashes(newestModule(saved.module.definition, saved.steps));
  return new Map(
    [...named].flatMap(([file, hash]) => {
      const picture = read.get(hash);
      return picture ? [[file, picture] as const] : [];
    }),
  );
};

/** The module that the last reload put under the game, else the one with which it began. */
const newestModule = (first: Module, steps: SavedGame['steps']): Module => {
  const last = steps.findLast(({ operation }) => operation.kind === 'reload');
  const module = last?.change?.updated.find(({ kind }) => kind === 'module')?.to['module'];
  return isFields(module) ? (module as unknown as Module) : first;
};
