// biome-ignore-all lint/plugin/words: for whoever runs the bot, in its log
import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { KeyvStore } from './keyv-store.ts';
import type { Store } from './store.ts';

export interface StoreSettings {
  /** The address: `sqlite:///folder/file.sqlite`, a path, `postgres://user:password@host/database`, or `memory:`. */
  readonly url: string;
  readonly namespace: string;
  /**
   * `normal`: if the process is killed nothing is lost; a power failure may lose the last moments. `full`: a power
   * failure loses nothing either, but each statement waits for the disk. PostgreSQL ignores this setting.
   */
  readonly durability: 'normal' | 'full';
  /** Time in ms to wait for another process's lock; 5,000 by default. */
  readonly busyTimeout?: number;
  /** Called with every write error, for the log. Must not throw. */
  readonly writeFailed?: (error: unknown) => void;
  /** Called with the error of each connection that was lost while it was idle, for the log. Must not throw. */
  readonly connectionLost?: (error: unknown) => void;
}

type StoreFaultCode =
  | 'unsupported'
  | 'folder'
  | 'not-a-file'
  | 'not-a-database'
  | 'read-only'
  | 'locked'
  | 'not-opened'
  | 'full'
  | 'damaged'
  | 'no-wal'
  | 'not-reached'
  | 'not-let-in'
  | 'no-database'
  | 'no-unicode'
  | 'other';

/** The reason why a store can't be used. `why` is one sentence for the bot's operator, without passwords. */
export interface StoreFault {
  readonly kind: 'fault';
  readonly code: StoreFaultCode;
  readonly why: string;
}

export type OpenedStore = { readonly kind: 'opened'; readonly store: KeyvStore } | StoreFault;

/** Tests a store: writes, reads and deletes a row that nothing else uses. Throws the errors of the database. */
export async function canReadAndWrite(store: Store): Promise<boolean> {
  const key = `probe:${randomUUID()}`;
  await store.set(key, key);
  const found = await store.get(key);
  await store.delete([key]);
  return found === key;
}

export function fault(code: StoreFaultCode, why: string): StoreFault {
  return { kind: 'fault', code, why };
}

/** True if an error comes from a database, a connection or the disk. False for a bug. */
export function isDatabaseError(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isDatabaseError);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^(SQLITE_|E[A-Z]+$|[0-9A-Z]{5}$)/.test(code) || /timeout|terminated/i.test(errorMessageOf(error));
}

/** Returns the text of an error on one line. If a host name has several addresses, there may be an error for each. */
export function describeErrorOnOneLine(error: unknown): string {
  const errors: readonly unknown[] = error instanceof AggregateError ? error.errors : [error];
  return errors.map(errorMessageOf).join(', ').replace(/\s+/g, ' ').replace(/\.$/, '');
}

export function errorMessageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export const databaseOf = (settings: {
  readonly DATABASE_URL?: string | undefined;
  readonly DATA_DIR: string;
}): string => settings.DATABASE_URL ?? join(settings.DATA_DIR, 'quartermaster.sqlite');

export const isMemoryStoreUrl = (url: string): boolean => /^memory:$/i.test(url);

export const fileOf = (url: string): string | undefined => {
  const path = url.replace(/^sqlite:\/\//i, '');
  return path === '' || isMemoryStoreUrl(path) || path === ':memory:' || /^[a-z][a-z0-9+.-]*:\/\//i.test(path)
    ? undefined
    : resolve(path);
};

/** Returns the size of the file's write-ahead log in bytes; 0 if there is none. */
export const logSizeOf = (url: string): number => {
  const file = fileOf(url);
  return (file === undefined ? undefined : statSync(`${file}-wal`, { throwIfNoEntry: false })?.size) ?? 0;
};
