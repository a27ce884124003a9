import { type RowKey, readRow, rowKey, type Store, type StoreKey, setRow } from '../../store/index.ts';
import type { MapPicture } from './picture.ts';

/**
 * What a server, or in direct messages a person, has brought of pictures: they count against its share as long as they
 * are kept, for its modules and for its games.
 */

/** What one may have, in bytes, where the host sets nothing else. */
export const PICTURE_SHARE = 512 * 1024 * 1024;
/** The least that a picture counts for. */
const LEAST_COUNTED = 32 * 1024;

/** By hash, in bytes. */
export interface PictureLedger {
  readonly pictures: { readonly [hash: string]: number };
}

const ledgerKey = (owner: StoreKey): RowKey<PictureLedger> => rowKey(`${owner}:pictures`);

/** Whether a row is one of these. */
export const isLedger = (key: string): key is RowKey<PictureLedger> => /^(?:guild|person):[^:]+:pictures$/.test(key);

const costOf = ({ bytes, drawn }: MapPicture): number =>
  Math.max(LEAST_COUNTED, bytes.byteLength + (drawn?.byteLength ?? 0));

/** How much more than its share an owner would have with these pictures, in bytes; 0 where all is well. Writes it down then. */
export const countPictures = async (
  store: Store,
  owner: StoreKey,
  pictures: readonly MapPicture[],
  share: number,
): Promise<number> => {
  if (pictures.length === 0) return 0;
  const before = (await readRow(store, ledgerKey(owner)))?.pictures ?? {};
  const fresh = pictures.filter(({ hash }) => before[hash] === undefined);
  if (fresh.length === 0) return 0;
  const after = { ...before, ...Object.fromEntries(fresh.map((one) => [one.hash, costOf(one)])) };
  const sum = Object.values(after).reduce((all, one) => all + one, 0);
  if (sum > share) return sum - share;
  await setRow(store, ledgerKey(owner), { pictures: after });
  return 0;
};
