// biome-ignore-all lint/plugin/words: SQL
import type { KeyvSqlite } from '@keyv/sqlite';
import { Keyv } from 'keyv';
import { AppendQueue, type AppendRow } from './keyv-appends.ts';
import { keyvRow, keyvText } from './keyv-text.ts';
import { type Appended, BadRow, type Behind, type Json, type Store } from './store.ts';

/**
 * A store in a table of Keyv's, its rows as Keyv writes them: a plain `keyv.get(key)` of the same namespace reads every
 * one. Reading has a connection of its own, which never waits for what is being written, nor for another program's lock
 * (D33). Each connection's statements run one at a time in the order given, beside the event loop.
 */
export class KeyvStore implements Store {
  readonly #adapter: KeyvSqlite;
  readonly #reader: KeyvSqlite;
  readonly #keyv: Keyv<Json>;
  readonly #prefix: string;
  readonly #table: string;
  readonly #appends: AppendQueue;
  readonly #begun = new Set<Promise<unknown>>();
  #closed: Promise<void> | undefined;

  /**
   * Takes two adapters of one file over: one to write, one to read. `appendFailed` hears of every statement that left
   * its appends `unknown`, for the log; it must not throw. Keys are well-formed text.
   */
  constructor(adapter: KeyvSqlite, reader: KeyvSqlite, namespace: string, appendFailed?: (error: unknown) => void) {
    this.#adapter = adapter;
    this.#reader = reader;
    // Without throwOnErrors Keyv passes a failed write over.
    this.#keyv = new Keyv(adapter, { namespace, throwOnErrors: true, serialize: keyvText, deserialize: keyvRow });
    this.#prefix = `${namespace}:`;
    this.#table = adapter.opts.table ?? 'keyv';
    this.#appends = new AppendQueue((rows) =>
      this.#insert(rows).catch((error) => {
        appendFailed?.(error);
        throw error;
      }),
    );
  }

  async get(key: string): Promise<Json | undefined> {
    const [value] = await this.getMany([key]);
    return value;
  }

  /** By one statement of our own: Keyv's would read by what writes, and compares every key with every row. */
  getMany(keys: readonly string[]): Promise<readonly (Json | undefined)[]> {
    return this.#begin(this.#readMany(keys.map((key) => this.#row(key))));
  }

  async append(key: string, value: Json, behind?: Behind): Promise<Appended> {
    const text = keyvText({ value });
    return this.#begin(
      this.#appends.add({ key: this.#row(key), text, behind: behind && { ...behind, key: this.#row(behind.key) } }),
    );
  }

  async set(key: string, value: Json): Promise<void> {
    await this.#begin(this.#keyv.set(this.#row(key), value));
  }

  /** By one statement of our own: Keyv's reads all the values first. */
  async delete(keys: readonly string[]): Promise<void> {
    const rows = JSON.stringify(keys.map((key) => this.#row(key)));
    await this.#begin(
      this.#adapter.query(`DELETE FROM ${this.#table} WHERE key IN (SELECT value FROM json_each(?))`, rows),
    );
  }

  close(): Promise<void> {
    this.#closed ??= Promise.allSettled(this.#begun).then(async () => {
      await Promise.all([this.#reader.disconnect(), this.#adapter.disconnect()]);
    });
    return this.#closed;
  }

  /**
   * Writes the rows that may be written by one statement, and answers the keys that it wrote. VALUES and not json_each,
   * which costs a fifth more for small rows and three times as much for rows of 64 KB.
   */
  async #insert(rows: readonly AppendRow[]): Promise<Set<string>> {
    const isBehind = rows.some(({ behind }) => behind);
    const places = rows.map(() => (isBehind ? '(?, ?, ?, ?)' : '(?, ?)')).join(', ');
    const parameters = rows.flatMap(({ key, text, behind }) =>
      isBehind ? [key, text, behind?.key ?? null, behind?.mark ?? null] : [key, text],
    );
    const there = `SELECT 1 FROM ${this.#table} WHERE key = column3 AND value LIKE '%' || column4 || '%'`;
    const some = isBehind
      ? `SELECT column1, column2 FROM (VALUES ${places}) AS given WHERE column3 IS NULL OR EXISTS (${there})`
      : `VALUES ${places}`;
    const insert = `INSERT INTO ${this.#table} (key, value) ${some} ON CONFLICT(key) DO NOTHING RETURNING key`;
    const written: { key: string }[] = await this.#adapter.query(insert, parameters);
    return new Set(written.map(({ key }) => key));
  }

  async #readMany(keys: readonly string[]): Promise<readonly (Json | undefined)[]> {
    const select = `SELECT key, value FROM ${this.#table} WHERE key IN (SELECT value FROM json_each(?))`;
    const found: { key: string; value: string }[] = await this.#reader.query(select, JSON.stringify(keys));
    const texts = new Map(found.map(({ key, value }) => [key, value]));
    return keys.map((key) => {
      const text = texts.get(key);
      return text === undefined ? undefined : this.#valueOf(key, text);
    });
  }

  #valueOf(row: string, text: string): Json | undefined {
    try {
      return keyvRow<Json>(text).value;
    } catch (cause) {
      throw new BadRow(row.slice(this.#prefix.length), { cause });
    }
  }

  /**
   * The key with its namespace. Keyv leaves a key alone that has it already, so every key stands for one row in every
   * method.
   */
  #row(key: string): string {
    return this.#prefix + key;
  }

  /** Close waits for it. */
  #begin<T>(operation: Promise<T>): Promise<T> {
    const ended = operation.finally(() => this.#begun.delete(ended));
    this.#begun.add(ended);
    return ended;
  }
}
