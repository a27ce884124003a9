import type { KeyvStore } from '../../store/index.ts';
import { COPYING, STORE_VERSION } from '../log/store-version.ts';
import { pagesOf, type UpkeepProgress } from './pages.ts';

/** What became of a copy: how many rows it has, or why it was not begun. */
export type Copied = { readonly kind: 'copied'; readonly rows: number } | { readonly kind: 'occupied' | 'unfinished' };

/**
 * Copies every row into an empty store, as they all were at one moment. Where it is stopped, a row says so in the store
 * that it went into, the bot does not start on that one, and the same call does it anew: what was left there may be of
 * another store, or of an earlier moment. Throws what either store throws.
 */
export const copyStore = async (from: KeyvStore, to: KeyvStore, progress: UpkeepProgress): Promise<Copied> => {
  if ((await from.get(COPYING)) !== undefined) return { kind: 'unfinished' };
  const isBegun = (await to.get(COPYING)) !== undefined;
  if (!isBegun && !(await isEmpty(to))) return { kind: 'occupied' };
  await to.set(COPYING, true);
  if (isBegun) await clear(to);
  let rows = 0;
  await from.frozen(async () => {
    for await (const page of pagesOf(from)) {
      await to.putRows(page);
      rows += page.length;
      progress('rows', rows);
    }
  });
  await to.delete([COPYING]);
  return { kind: 'copied', rows };
};

/** All goes but the row that says that a copy was begun. */
const clear = async (store: KeyvStore): Promise<void> => {
  for await (const page of pagesOf(store)) await store.delete(page.flatMap(({ key }) => (key === COPYING ? [] : key)));
};

/** A bot that was started, and in which nothing was done, has left its version there. */
const isEmpty = async (store: KeyvStore): Promise<boolean> =>
  (await store.rowsAfter('', 2)).every(({ key }) => key === STORE_VERSION);
