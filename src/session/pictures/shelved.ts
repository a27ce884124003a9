import { createHash } from 'node:crypto';
import { type RowKey, readRow, rowKey, type Store, setRow } from '../../store/index.ts';

/**
 * The pictures of modules in the host's folders. Each set of pictures has a row that marks them as used, for all
 * processes that use the store.
 */

/** The time in ms after which a module that wasn't seen any more counts as gone. */
export const PICTURE_SET_LIFETIME = 400 * 24 * 60 * 60 * 1000;
/** The least time in ms between two updates of a row. */
const SEEN_AGAIN = 24 * 60 * 60 * 1000;

export interface ModulePictureSet {
  readonly hashes: readonly string[];
  /** The time when the module was last seen (ms since 1970). */
  readonly at: number;
}

const SHELF = 'shelf:';
const shelvedKey = (name: string, hashes: readonly string[]): RowKey<ModulePictureSet> =>
  rowKey(`${SHELF}${name}:${createHash('sha256').update(hashes.join()).digest('hex').slice(0, 16)}`);

export const isModulePictureSetKey = (key: string): boolean => key.startsWith(SHELF);

export const recordModulePictures = async (
  store: Store,
  name: string,
  pictures: Iterable<string>,
  now: number,
): Promise<void> => {
  const hashes = [...new Set(pictures)].sort();
  if (hashes.length === 0) return;
  const key = shelvedKey(name, hashes);
  const before = await readRow(store, key);
  if (before === undefined || now - before.at > SEEN_AGAIN) await setRow(store, key, { hashes, at: now });
};
