import { type RowKey, readRow, rowKey, type Store, type StoreKey, setRow } from '../../store/index.ts';
import type { HashedPicture } from './picture.ts';

/**
 * The pictures that a server, or a person in direct messages, has uploaded. All pictures that are stored for its
 * modules and games count toward its storage limit.
 */

/** The default limit for the pictures of a server or person, in bytes. */
export const PICTURE_STORAGE_LIMIT = 512 * 1024 * 1024;
/** The least that a picture counts as, in bytes. */
const LEAST_COUNTED = 32 * 1024;

/** The sizes of an owner's pictures in bytes, by hash. */
export interface PictureLedger {
  readonly pictures: { readonly [hash: string]: number };
}

const ledgerKey = (owner: StoreKey): RowKey<PictureLedger> => rowKey(`${owner}:pictures`);

export const isPictureLedgerKey = (key: string): key is RowKey<PictureLedger> =>
  /^(?:guild|person):[^:]+:pictures$/.test(key);

const costOf = ({ bytes, drawn }: HashedPicture): number =>
  Math.max(LEAST_COUNTED, bytes.byteLength + (drawn?.byteLength ?? 0));

/**
 * Records these pictures for an owner if they fit into the storage limit. Otherwise returns the bytes by which they
 * exceed it; 0 means that they fit.
 */
export const recordOwnerPictures = async (
  store: Store,
  owner: StoreKey,
  pictures: readonly HashedPicture[],
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
