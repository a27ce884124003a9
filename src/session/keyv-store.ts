import type { KeyvSqlite } from '@keyv/sqlite';
import { Keyv } from 'keyv';
import { AppendQueue, type Row } from './keyv-appends.ts';
import { keyvRow, keyvText } from './keyv-text.ts';
import type { Appended, Json, Store } from './store.ts';

/**
 * A store in a table of Keyv's, its rows as Keyv writes them: a plain `keyv.get(key)` of the same namespace reads every one.
 * Reading has a connection of its own, which never waits for what is being written, nor for another program's lock (D33). Each connection's
 * statements run one at a time in the order given, beside the event loop.
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
   * Takes two adapters of one file over: one to write, one to read. `appendFailed` hears of every statement that left its appends `unknown`, for
   * the log; it must not throw. Keys are well-formed text.
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

  async append(key: string, value: Json): Promise<Appended> {
    return this.#begin(this.#appends.add({ key: this.#row(key), text: keyvText({ value }) }));
  }

  async set(key: string, value: Json): Promise<void> {
    await this.#begin(this.#keyv.set(this.#row(key), value));
  }

  /** By one statement of our own: Keyv's reads all the values first. */
  async delete(keys: readonly string[]): Promise<void> {
    const rows = JSON.stringify(keys.map((key) => this.#row(key)));
    await this.#begin(this.#adapter.query(`DELETE FROM ${this.#table} WHERE key IN (SELECT value FROM json_each(?))`, rows));
  }

  close(): Promise<void> {
    this.#closed ??= Promise.allSettled(this.#begun).then(async () => {
      await Promise.all([this.#reader.disconnect(), this.#adapter.disconnect()]);
    });
    return this.#closed;
  }

  /**
   * Writes the rows whose keys are free by one statement, and answers the keys that it wrote. VALUES and not json_each, which costs a
   * fifth more for small rows and three times as much for rows of 64 KB.
   */
  async #insert(rows: readonly Row[]): Promise<Set<string>> {
    const places = rows.map(() => '(?, ?)').join(', ');
    const parameters = rows.flatMap(({ key, text }) => [key, text]);
    const insert = `INSERT INTO ${this.#table} (key, value) VALUES ${places} ON CONFLICT(key) DO NOTHING RETURNING key`;
    const written: { key: string }[] = await this.#adapter.query(insert, parameters);
    return new Set(written.map(({ key }) => key));
  }

  async #readMany(keys: readonly string[]): Promise<readonly (Json | undefined)[]> {
    const select = `SELECT key, value FROM ${this.#table} WHERE key IN (SELECT value FROM json_each(?))`;
    const found: { key: string; value: string }[] = await this.#reader.query(select, JSON.stringify(keys));
    const texts = new Map(found.map(({ key, value }) => [key, value]));
    return keys.map((key) => {
      const text = texts.get(key);
      return text === undefined ? undefined : keyvRow<Json>(text).value;
    });
  }

  /** The key with its namespace. Keyv leaves a key alone that has it already, so every key stands for one row in every method. */
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
