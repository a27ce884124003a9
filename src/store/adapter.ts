import type { AppendRow } from './appends.ts';
import type { TextRow } from './store.ts';

/** The methods of an adapter that Keyv calls. Keys include their namespace, and values are texts. */
interface KeyvAdapter {
  get(key: string): Promise<string | undefined>;
  getMany(keys: string[]): Promise<readonly unknown[]>;
  set(key: string, text: string): Promise<unknown>;
  delete(key: string): Promise<boolean>;
  deleteMany(keys: string[]): Promise<boolean>;
  clear(): Promise<void>;
}

/**
 * An adapter of Keyv with further methods: conditional writes, reading rows in order, and a frozen view. It throws the
 * errors of the database.
 */
export interface StoreAdapter extends KeyvAdapter {
  /**
   * Writes each row whose key is unused and whose `behind` exists, all in one statement. Returns the keys of the
   * written rows. All rows must have different keys.
   */
  insert(rows: readonly AppendRow[]): Promise<Set<string>>;
  /** Returns up to `count` rows with this prefix that come after a key, in the database's order of keys. */
  after(key: string, prefix: string, count: number): Promise<readonly TextRow[]>;
  /**
   * Makes `after` read the rows as they were at the start of this call, until the work ends. Only one call is allowed
   * at a time.
   */
  frozen<T>(work: () => Promise<T>): Promise<T>;
  /** Closes the database. Later calls throw. */
  disconnect(): Promise<void>;
}

/** Combines two Keyv adapters of the same database: one reads and the other writes, so that readers don't wait. */
export const combineReadWriteAdapters = (
  writer: KeyvAdapter,
  reader: KeyvAdapter,
): Omit<KeyvAdapter, 'deleteMany'> => ({
  get: (key) => reader.get(key),
  getMany: (keys) => reader.getMany(keys),
  set: (key, text) => writer.set(key, text),
  delete: (key) => writer.delete(key),
  clear: rejectClear,
});

/**
 * Replaces Keyv's method to clear a namespace. An adapter serves all namespaces but knows only the last one, so it
 * can't clear one of them.
 */
export const rejectClear = (): Promise<never> => Promise.reject(new Error('a store is never cleared'));
