import { createHash } from 'node:crypto';
import { type RowKey, readRow, rowKey, type Store, setRow } from '../../store/index.ts';

/**
 * The pictures of modules that lie in folders, of which the store knows nothing else: a row for each set of them, so
 * that they count as named, for every process on the store.
 */

/** For so long a module counts as there after it was last seen, in milliseconds. */
export const SHELVED_TIME = 400 * 24 * 60 * 60 * 1000;
/** How seldom that is written down. */
const SEEN_AGAIN = 24 * 60 * 60 * 1000;

export interface ShelvedPictures {
  readonly hashes: readonly string[];
  /** When it was last seen, in milliseconds since 1970. */
  readonly at: number;
}

const SHELF = 'shelf:';
const shelvedKey = (name: string, hashes: readonly string[]): RowKey<ShelvedPictures> =>
  rowKey(`${SHELF}${name}:${createHash('sha256').update(hashes.join()).digest('hex').slice(0, 16)}`);

/** Whether a row is one of these. */
export const isShelved = (key: string): boolean => key.startsWith(SHELF);

/** Writes down that a module of that name shows these pictures now. */
export const nameShelved = async (
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
