import type { AppendRow } from './keyv-appends.ts';

/** A row as it stands in the table. */
export interface TextRow {
  readonly key: string;
  readonly value: string;
}

/**
 * Keyv's table in some database, as a KeyvStore writes and reads it. Keys are as they stand in the table, with their
 * namespace. Every call is one statement, and throws what the database says.
 */
export interface KeyvTable {
  /** Writes those rows that may be written, and answers the keys that it wrote. No two rows have the same key. */
  insert(rows: readonly AppendRow[]): Promise<Set<string>>;
  /** The rows of these keys that are there, in any order. */
  read(keys: readonly string[]): Promise<readonly TextRow[]>;
  /** Writes whatever was there before. */
  set(key: string, text: string): Promise<void>;
  delete(keys: readonly string[]): Promise<void>;
  close(): Promise<void>;
}
