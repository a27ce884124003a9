// biome-ignore-all lint/plugin/words: for whoever runs the bot, in its log
import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { KeyvStore } from './keyv-store.ts';
import type { Store } from './store.ts';

export interface StoreSettings {
  /** `sqlite:///folder/file.sqlite`, a path, `postgres://user:password@host/database`, or `memory:`. */
  readonly url: string;
  readonly namespace: string;
  /**
   * `normal`: a killed process loses nothing, a power cut perhaps the last moments. `full`: a power cut loses nothing
   * either; each statement waits for the disk. A database of its own has settings for that: there it says nothing.
   */
  readonly durability: 'normal' | 'full';
  /** For how many milliseconds a statement waits for another process's lock; 5,000 unless told. */
  readonly busyTimeout?: number;
  /** Hears why something could not be written, for the log; must not throw. */
  readonly writeFailed?: (error: unknown) => void;
  /** Hears of connections that were lost while nothing was asked, for the log; must not throw. */
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

/**
 * Why a store can't be used. `why` is one plain sentence for whoever runs the bot; it names the file or the database,
 * never a password.
 */
export interface StoreFault {
  readonly kind: 'fault';
  readonly code: StoreFaultCode;
  readonly why: string;
}

export type OpenedStore = { readonly kind: 'opened'; readonly store: KeyvStore } | StoreFault;

/** A row written, found and taken away again, under a key that no other process uses. Throws what the database says. */
export async function proves(store: Store): Promise<boolean> {
  const key = `probe:${randomUUID()}`;
  await store.set(key, key);
  const found = await store.get(key);
  await store.delete([key]);
  return found === key;
}

export function fault(code: StoreFaultCode, why: string): StoreFault {
  return { kind: 'fault', code, why };
}

/**
 * Whether an error came from a database, the way to it or the disk, and not from a fault of the program: SQLite's and
 * PostgreSQL's have codes, and so have those of files and connections.
 */
export function isOfDatabase(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isOfDatabase);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^(SQLITE_|E[A-Z]+$|[0-9A-Z]{5}$)/.test(code) || /timeout|terminated/i.test(messageOf(error));
}

/** In one line. Where a name has several addresses, each of them has failed. */
export function reasonOf(error: unknown): string {
  const errors: readonly unknown[] = error instanceof AggregateError ? error.errors : [error];
  return errors.map(messageOf).join(', ').replace(/\s+/g, ' ').replace(/\.$/, '');
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Returns the URL of the database of these settings, or the path of its file. */
export const databaseOf = (settings: {
  readonly DATABASE_URL?: string | undefined;
  readonly DATA_DIR: string;
}): string => settings.DATABASE_URL ?? join(settings.DATA_DIR, 'quartermaster.sqlite');

/** True if the address names no database: what is kept ends with the process. */
export const isMemory = (url: string): boolean => /^memory:$/i.test(url);

/** The file that a URL or path names, or undefined where it is no file of SQLite's. */
export const fileOf = (url: string): string | undefined => {
  const path = url.replace(/^sqlite:\/\//i, '');
  return path === '' || isMemory(path) || path === ':memory:' || /^[a-z][a-z0-9+.-]*:\/\//i.test(path)
    ? undefined
    : resolve(path);
};

/** Bytes of the write-ahead log beside that file; 0 where there is none. */
export const logSizeOf = (url: string): number => {
  const file = fileOf(url);
  return (file === undefined ? undefined : statSync(`${file}-wal`, { throwIfNoEntry: false })?.size) ?? 0;
};
