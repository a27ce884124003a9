export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * What became of a conditional append.
 * `written`: the row is there, and it is ours. `conflict`: a row of that key was there before, ours was not written.
 * `unknown`: the store did not answer; the row may be there or not, and must be read back before anything is decided.
 */
export type Appended = 'written' | 'conflict' | 'unknown';

/** A row that holds these letters, digits, - and _ somewhere, as its own and no other row does. */
export interface Behind {
  readonly key: string;
  readonly mark: string;
}

/** A row as it stands in the table. */
export interface TextRow {
  readonly key: string;
  readonly value: string;
}

/**
 * Where games are kept: plain JSON values by key (well-formed text without NUL). Every store passes
 * test/support/store-contract.ts.
 */
export interface Store {
  /**
   * The value of a key, or undefined. Throws BadRow where a row is no JSON, else when the store cannot be read: a
   * failed read never looks like "not there".
   */
  get(key: string): Promise<Json | undefined>;
  /** The values of many keys in the order asked; those of one namespace are read in one go. Throws as get does. */
  getMany(keys: readonly string[]): Promise<readonly (Json | undefined)[]>;
  /**
   * Writes the row if its key is free, and where `behind` is given only if that one is there (a conflict otherwise),
   * and says what became of it; whatever the store does, it never throws. Appends made at the same time share one
   * statement; of two of the same key the first made is written. The value is read at the call: it may change
   * afterwards.
   */
  append(key: string, value: Json, behind?: Behind): Promise<Appended>;
  /** Writes whatever was there before. Throws when it could not. For hints, which are repaired on read. */
  set(key: string, value: Json): Promise<void>;
  /**
   * For whoever reads a whole store: so many rows behind that key, in an order of the store's own, as they stand there.
   * Throws when it could not.
   */
  rowsAfter(key: string, count: number): Promise<readonly TextRow[]>;
  /** Takes the rows away; a key without a row is no fault. Throws when it could not. */
  delete(keys: readonly string[]): Promise<void>;
  /** Finishes what was begun and lets go of the connection. Afterwards reads throw, and appends answer `unknown`. */
  close(): Promise<void>;
}

/**
 * A row that somebody else wrote, or that was torn: no JSON. Unlike other faults of a store it stays until it is
 * repaired.
 */
export class BadRow extends Error {
  readonly key: string;

  constructor(key: string, options: ErrorOptions) {
    // biome-ignore lint/plugin/words: a fault that is thrown
    super(`the row ${key} is no JSON`, options);
    this.key = key;
  }
}

/** Bytes of an attempt's name. */
export const ATTEMPT = 9;
