export type JsonValue = null | boolean | number | string | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/**
 * `written`: the row exists, and this process wrote it. `conflict`: the key was in use, so the row was not written.
 * `unknown`: the store did not answer, so the row may exist and must be read back.
 */
export type AppendResult = 'written' | 'conflict' | 'unknown';

/** A row that must exist. Its text contains `mark`, which no other row contains: letters, digits, - and _. */
export interface RequiredRow {
  readonly key: string;
  readonly mark: string;
}

export interface TextRow {
  readonly key: string;
  readonly value: string;
}

/**
 * The storage of games: plain JSON values by key, with well-formed texts without NUL. Every implementation passes
 * test/support/store/store-contract.ts.
 */
export interface Store {
  /**
   * Returns the value of a key; undefined if there is none. Throws InvalidRowError if the row is not JSON, and other
   * errors if the store can't be read.
   */
  get(key: string): Promise<JsonValue | undefined>;
  /**
   * Returns the values of many keys, in the order of the keys. Keys with the same namespace are read together. Throws
   * as `get` does.
   */
  getMany(keys: readonly string[]): Promise<readonly (JsonValue | undefined)[]>;
  /**
   * Writes the row if its key is unused. With `behind`, that row must also exist, otherwise the append is a conflict.
   * Never throws. Simultaneous appends share a statement. If two have the same key, the first is written. The value is
   * read during the call, so it may be changed afterward.
   */
  append(key: string, value: JsonValue, behind?: RequiredRow): Promise<AppendResult>;
  /**
   * Writes a row, even if the key already has one. Throws if that fails. Only for hints, which are corrected when they
   * are read.
   */
  set(key: string, value: JsonValue): Promise<void>;
  /** Returns up to `count` rows that come after a key, in the store's own order. Throws on failure. */
  rowsAfter(key: string, count: number): Promise<readonly TextRow[]>;
  /** Deletes rows; keys without a row are ignored. Throws on failure. */
  delete(keys: readonly string[]): Promise<void>;
  /** Finishes running work and closes the connection. Later reads throw, and later appends return `unknown`. */
  close(): Promise<void>;
}

/** A row that is not JSON: another program wrote it, or it is damaged. Reading it fails until it is repaired. */
export class InvalidRowError extends Error {
  readonly key: string;

  constructor(key: string, options: ErrorOptions) {
    // biome-ignore lint/plugin/words: a fault that is thrown
    super(`the row ${key} is no JSON`, options);
    this.key = key;
  }
}

/** The number of random bytes in the id of an attempt to write. */
export const ATTEMPT_ID_BYTES = 9;
