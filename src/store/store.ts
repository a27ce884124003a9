export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * `written`: the row exists and is ours. `conflict`: the key was taken, so our row was not written. `unknown`: the
 * store did not answer, so the row may exist and must be read back.
 */
export type Appended = 'written' | 'conflict' | 'unknown';

/** A row that must exist. Its text contains `mark`, made of letters, digits, - and _, as no other row's does. */
export interface Behind {
  readonly key: string;
  readonly mark: string;
}

export interface TextRow {
  readonly key: string;
  readonly value: string;
}

/**
 * The storage of games: plain JSON values by key (well-formed text without NUL). Every store passes
 * test/support/store-contract.ts.
 */
export interface Store {
  /**
   * Returns the value of a key, or undefined. Throws BadRow if the row is not JSON, and other errors if the store can't
   * be read.
   */
  get(key: string): Promise<Json | undefined>;
  /** Returns the values of many keys, in their order. Reads those of one namespace at once. Throws as `get` does. */
  getMany(keys: readonly string[]): Promise<readonly (Json | undefined)[]>;
  /**
   * Writes the row if its key is free. With `behind`, that row must also exist, or the append is a conflict. Never
   * throws. Simultaneous appends share a statement; of two with the same key the first is written. Reads the value
   * during the call, so it may change afterwards.
   */
  append(key: string, value: Json, behind?: Behind): Promise<Appended>;
  /**
   * Writes a row, and overwrites an existing one. Throws if that fails. Only for hints, which are repaired when read.
   */
  set(key: string, value: Json): Promise<void>;
  /** Returns up to `count` rows after a key, in the store's own order. Throws on failure. */
  rowsAfter(key: string, count: number): Promise<readonly TextRow[]>;
  /** Deletes rows, also missing ones. Throws on failure. */
  delete(keys: readonly string[]): Promise<void>;
  /** Finishes running work and closes the connection. Later reads throw, and later appends return `unknown`. */
  close(): Promise<void>;
}

/** A row that is not JSON, and stays so until it is repaired: another program wrote it, or it is damaged. */
export class BadRow extends Error {
  readonly key: string;

  constructor(key: string, options: ErrorOptions) {
    // biome-ignore lint/plugin/words: a fault that is thrown
    super(`the row ${key} is no JSON`, options);
    this.key = key;
  }
}

/** Number of random bytes in the id of an attempt. */
export const ATTEMPT = 9;
