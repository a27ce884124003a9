import { open, rename, rm, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { DatabaseCheckReport } from '../../facts/upkeep-found.ts';
import {
  DEFAULT_NAMESPACE,
  type KeyvStore,
  loadSqlite,
  type StoreFault,
  type StoreSettings,
} from '../../store/index.ts';
import { checkStore } from './check.ts';
import { type CopyStoreResult, copyStore } from './copy.ts';
import type { UpkeepProgress } from './pages.ts';

type BackedUp = CopyStoreResult | StoreFault | { readonly kind: 'exists' };
type Restored =
  | CopyStoreResult
  | StoreFault
  | { readonly kind: 'lacking' }
  | { readonly kind: 'damaged'; readonly findings: DatabaseCheckReport };

/**
 * Copies a store, which may be in use, into a new SQLite file that the bot could run on. The file gets its name only
 * when it is complete, and never overwrites another file.
 */
export const backUpStore = async (store: KeyvStore, path: string, progress: UpkeepProgress): Promise<BackedUp> => {
  const file = resolve(path);
  if (await isThere(file)) return { kind: 'exists' };
  const [part, whole] = [`${file}.part`, `${file}.whole`];
  const clear = async (): Promise<void> => {
    for (const left of [part, `${part}-wal`, `${part}-shm`, whole]) await rm(left, { force: true });
  };
  await clear();
  const { connectSqlite, openSqlite, writeFile } = await loadSqlite();
  const adapters: ReturnType<typeof connectSqlite>[] = [];
  const opened = await openSqlite(settingsOf(part), (path, busyTimeout) => {
    const adapter = connectSqlite(path, busyTimeout);
    adapters.push(adapter);
    return adapter;
  });
  if (opened.kind === 'fault') return opened;
  try {
    const copied = await copyStore(store, opened.store, progress);
    if (copied.kind !== 'copied') return copied;
    // Changes the file so that it is complete by itself. While a connection is open, SQLite keeps some data in
    // separate files.
    const [writer] = adapters;
    if (writer) await writeFile(writer, whole);
    await synced(whole);
    await rename(whole, file);
    return copied;
  } finally {
    await opened.store.close();
    await clear();
  }
};

const synced = async (path: string): Promise<void> => {
  const file = await open(path, 'r+');
  await file.sync().finally(() => file.close());
};

/** Copies a backup into an empty store, after checking every game in it. */
export const restoreBackup = async (path: string, store: KeyvStore, progress: UpkeepProgress): Promise<Restored> => {
  const file = resolve(path);
  if (!(await isThere(file))) return { kind: 'lacking' };
  const { openSqlite } = await loadSqlite();
  const opened = await openSqlite(settingsOf(file));
  if (opened.kind === 'fault') return opened;
  try {
    const findings = await checkStore(opened.store, progress);
    const isWhole = findings.damaged.length === 0 && findings.torn.length === 0;
    return isWhole ? await copyStore(opened.store, store, progress) : { kind: 'damaged', findings };
  } finally {
    await opened.store.close();
  }
};

const settingsOf = (file: string): StoreSettings => ({
  url: `sqlite://${file}`,
  namespace: DEFAULT_NAMESPACE,
  durability: 'normal',
});

const isThere = async (file: string): Promise<boolean> => (await stat(file).catch(() => undefined)) !== undefined;
