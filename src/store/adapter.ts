import type { AppendRow } from './appends.ts';
import type { TextRow } from './store.ts';

/** Keyv's calls to an adapter, with keys that include their namespace, and texts as values. */
interface KeyvAdapter {
  get(key: string): Promise<string | undefined>;
  getMany(keys: string[]): Promise<readonly unknown[]>;
  set(key: string, text: string): Promise<unknown>;
  delete(key: string): Promise<boolean>;
  deleteMany(keys: string[]): Promise<boolean>;
  clear(): Promise<void>;
}

/**
 * An adapter of Keyv with calls that Keyv doesn't have: conditional writes, rows in order, and a frozen view. Throws
 * the errors of the database.
 */
export interface StoreAdapter extends KeyvAdapter {
  /**
   * Writes the rows whose keys are free and whose `behind` exists, in one statement. Returns their keys. All rows must
   * have different keys.
   */
  insert(rows: readonly AppendRow[]): Promise<Set<string>>;
  /** Returns up to `count` rows after a key, with this prefix, in the database's order of keys. */
  after(key: string, prefix: string, count: number): Promise<readonly TextRow[]>;
  /** Makes `after` read the rows as they were at the start, until the work ends. One call at a time. */
  frozen<T>(work: () => Promise<T>): Promise<T>;
  /** Closes the database. Later calls throw. */
  disconnect(): Promise<void>;
}

/** Reads with one Keyv adapter and writes with another one of the same database, so that readers don't wait. */
export const splitAdapter = (writer: KeyvAdapter, reader: KeyvAdapter): Omit<KeyvAdapter, 'deleteMany'> => ({
  get: (key) => reader.get(key),
  getMany: (keys) => reader.getMany(keys),
  set: (key, text) => writer.set(key, text),
  delete: (key) => writer.delete(key),
  clear: neverCleared,
});

/** An adapter serves all namespaces but knows only the last one, so it can't clear one of them. */
export const neverCleared = (): Promise<never> => Promise.reject(new Error('a store is never cleared'));
