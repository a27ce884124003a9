import type { KeyvStore } from '../../store/index.ts';
import { COPY_IN_PROGRESS_KEY, STORE_VERSION_KEY } from '../log/store-version.ts';
import { readStorePages, type UpkeepProgress } from './pages.ts';

export type CopyStoreResult =
  | { readonly kind: 'copied'; readonly rows: number }
  | { readonly kind: 'occupied' | 'unfinished' };

/**
 * Copies every row into an empty store, all as of the same moment. A marker row says that the copy is incomplete, and
 * the bot does not start on such a store. A repeated call starts from scratch. Throws the errors of both stores.
 */
export const copyStore = async (from: KeyvStore, to: KeyvStore, progress: UpkeepProgress): Promise<CopyStoreResult> => {
  if ((await from.get(COPY_IN_PROGRESS_KEY)) !== undefined) return { kind: 'unfinished' };
  const isBegun = (await to.get(COPY_IN_PROGRESS_KEY)) !== undefined;
  if (!isBegun && !(await isEmpty(to))) return { kind: 'occupied' };
  await to.set(COPY_IN_PROGRESS_KEY, true);
  if (isBegun) await clear(to);
  let rows = 0;
  await from.frozen(async () => {
    for await (const page of readStorePages(from)) {
      await to.putRows(page);
      rows += page.length;
      progress('rows', rows);
    }
  });
  await to.delete([COPY_IN_PROGRESS_KEY]);
  return { kind: 'copied', rows };
};

const clear = async (store: KeyvStore): Promise<void> => {
  for await (const page of readStorePages(store))
    await store.delete(page.flatMap(({ key }) => (key === COPY_IN_PROGRESS_KEY ? [] : key)));
};

/** True if a store has at most the version row, which even a bot without games creates. */
const isEmpty = async (store: KeyvStore): Promise<boolean> =>
  (await store.rowsAfter('', 2)).every(({ key }) => key === STORE_VERSION_KEY);
