import type { AppendRow } from './keyv-appends.ts';
import type { TextRow } from './store.ts';

/**
 * Keyv's table in some database, as a KeyvStore writes and reads it. Keys are as they stand in the table, with their
 * namespace. Every call but `frozen` is one statement, and throws what the database says.
 */
export interface KeyvTable {
  /** Writes those rows that may be written, and answers the keys that it wrote. No two rows have the same key. */
  insert(rows: readonly AppendRow[]): Promise<Set<string>>;
  /** The rows of these keys that are there, in any order. */
  read(keys: readonly string[]): Promise<readonly TextRow[]>;
  /** Writes whatever was there before. */
  set(key: string, text: string): Promise<void>;
  delete(keys: readonly string[]): Promise<void>;
  /** So many rows whose keys begin so and come behind that one, in the table's own order of keys. */
  after(key: string, prefix: string, count: number): Promise<readonly TextRow[]>;
  /** While the work is under way all that is read with `after` is as it was when it began. One at a time. */
  frozen<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
