import type { AppendRow } from './appends.ts';
import type { TextRow } from './store.ts';

/** The calls that Keyv makes to an adapter. Keys have their namespace, values are texts. */
interface KeyvAdapter {
  get(key: string): Promise<string | undefined>;
  getMany(keys: string[]): Promise<readonly unknown[]>;
  set(key: string, text: string): Promise<unknown>;
  delete(key: string): Promise<boolean>;
  deleteMany(keys: string[]): Promise<boolean>;
  clear(): Promise<void>;
}

/**
 * An adapter of Keyv's with what Keyv has no call for: a write that depends on what is there, the rows in their order,
 * and all of them as they were at one moment. Throws what the database says.
 */
export interface StoreAdapter extends KeyvAdapter {
  /**
   * Writes by one statement those rows whose keys are free and whose `behind` is there. Answers the keys that it wrote.
   * No two rows have the same key.
   */
  insert(rows: readonly AppendRow[]): Promise<Set<string>>;
  /** So many rows whose keys begin so and come behind that one, in the database's own order of keys. */
  after(key: string, prefix: string, count: number): Promise<readonly TextRow[]>;
  /** While the work is under way all that is read with `after` is as it was when it began. One at a time. */
  frozen<T>(work: () => Promise<T>): Promise<T>;
  /** Lets go of the database. Afterwards every call throws. */
  disconnect(): Promise<void>;
}

/**
 * Reads with one of Keyv's adapters and writes with another of the same database, so that no reader waits for what is
 * written.
 */
export const splitAdapter = (writer: KeyvAdapter, reader: KeyvAdapter): Omit<KeyvAdapter, 'deleteMany'> => ({
  get: (key) => reader.get(key),
  getMany: (keys) => reader.getMany(keys),
  set: (key, text) => writer.set(key, text),
  delete: (key) => writer.delete(key),
  clear: neverCleared,
});

/** An adapter is shared by all namespaces, and knows only the last of them. */
export const neverCleared = (): Promise<never> => Promise.reject(new Error('a store is never cleared'));
