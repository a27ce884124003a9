import type { PictureCleanupReport } from '../../facts/upkeep-found.ts';
import { appendRow, type KeyvStore, parseRowValue, readRow, setRow } from '../../store/index.ts';
import { isChannelState } from '../log/channel-state.ts';
import { isPictureLedgerKey, type PictureLedger } from '../pictures/share.ts';
import { isModulePictureSetKey, type ModulePictureSet, PICTURE_SET_LIFETIME } from '../pictures/shelved.ts';
import { decodedPictureHashOf, pictureRowKeys, type UnusedPictureMark } from '../pictures/store.ts';
import { readStorePages, type UpkeepProgress } from './pages.ts';

/**
 * Deletes pictures that no game, stored module or module of the host uses. An unused picture is first marked, and
 * deleted a day later. If it is stored again, the mark is removed first, so a used picture is never deleted.
 */

/** The time that an unused picture stays, in ms. */
export const UNUSED_PICTURE_TIME = 24 * 60 * 60 * 1000;
const HASH = /(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/g;
const PICTURE = 'picture:';

/**
 * Deletes unused pictures. It can run while the bot is running, and again after an interruption. Throws the errors of
 * the store.
 */
export const deleteUnusedPictures = async (
  store: KeyvStore,
  now: number,
  progress: UpkeepProgress,
): Promise<PictureCleanupReport> => {
  const all = await hashesIn(store);
  const named = await namedIn(store, all, now, progress);
  for (const hash of [...named]) {
    const drawn = await decodedPictureHashOf(store, hash);
    if (drawn !== undefined) named.add(drawn);
  }
  let unnamed = 0;
  const gone = new Set<string>();
  for (const hash of all) {
    const mark = pictureRowKeys.unnamed(hash);
    const found = await readRow(store, mark);
    if (named.has(hash)) {
      if (found) await store.delete([mark]);
      continue;
    }
    if (!found) await setRow<UnusedPictureMark>(store, mark, { since: now });
    else if (now - found.since >= UNUSED_PICTURE_TIME && (await deleted(store, hash))) {
      gone.add(hash);
      continue;
    }
    unnamed += 1;
  }
  if (gone.size > 0) await strike(store, gone);
  return { pictures: all.size, unnamed, deleted: gone.size };
};

const hashesIn = async (store: KeyvStore): Promise<ReadonlySet<string>> => {
  const hashes = new Set<string>();
  for (let key = PICTURE; ; ) {
    const [row] = await store.rowsAfter(key, 1);
    if (!row?.key.startsWith(PICTURE)) return hashes;
    const [, hash = ''] = row.key.split(':');
    hashes.add(hash);
    // This key sorts after all rows of the picture, so that they are skipped.
    key = `${PICTURE}${hash};`;
  }
};

/** Returns the hashes of pictures that other rows contain. A hash is never divided between two rows. */
const namedIn = async (
  store: KeyvStore,
  all: ReadonlySet<string>,
  now: number,
  progress: UpkeepProgress,
): Promise<Set<string>> => {
  const named = new Set<string>();
  let rows = 0;
  for await (const page of readStorePages(store)) {
    for (const { key, value } of page) {
      if (
        key.startsWith(PICTURE) ||
        isPictureLedgerKey(key) ||
        isChannelState(key) ||
        (isModulePictureSetKey(key) && isForgotten(value, now))
      )
        continue;
      for (const [hash] of value.matchAll(HASH)) if (all.has(hash)) named.add(hash);
    }
    rows += page.length;
    progress('rows', rows);
  }
  return named;
};

const isForgotten = (value: string, now: number): boolean =>
  now - (parseRowValue<ModulePictureSet>(value)?.at ?? 0) > PICTURE_SET_LIFETIME;

/**
 * Deletes a picture, its row with the size first. False if the picture is being stored right now. A process that finds
 * the mark writes the rows under other keys.
 */
const deleted = async (store: KeyvStore, hash: string): Promise<boolean> => {
  const head = pictureRowKeys.head(hash);
  const mark = pictureRowKeys.unnamed(hash);
  const drawn = pictureRowKeys.drawn(hash);
  const [kept, shown] = [await readRow(store, head), await readRow(store, drawn)];
  await store.delete([head, drawn]);
  if (!(await readRow(store, mark))) {
    if (kept) await appendRow(store, head, kept);
    if (shown) await appendRow(store, drawn, shown);
    return false;
  }
  const prefix = `${head}:`;
  for (let key = prefix; ; ) {
    const rows = (await store.rowsAfter(key, 8)).filter((row) => row.key.startsWith(prefix));
    const last = rows.at(-1);
    if (!last) break;
    const own = rows.filter((row) => pictureRowKeys.isOwn(row.key, kept));
    await store.delete(own.map((row) => row.key));
    key = last.key;
  }
  await store.delete([mark]);
  return true;
};

const strike = async (store: KeyvStore, gone: ReadonlySet<string>): Promise<void> => {
  for await (const page of readStorePages(store)) {
    for (const { key, value } of page) {
      if (!isPictureLedgerKey(key)) continue;
      const { pictures } = parseRowValue<PictureLedger>(value) ?? { pictures: {} };
      const left = Object.entries(pictures).filter(([hash]) => !gone.has(hash));
      if (left.length < Object.keys(pictures).length) await setRow(store, key, { pictures: Object.fromEntries(left) });
    }
  }
};
