import type { Keyv } from 'keyv';
import type { StoreAdapter } from './adapter.ts';
import { AppendQueue } from './appends.ts';
import { createKeyvLookup, type KeyvLookup, serializeRow } from './keyvs.ts';
import {
  type AppendResult,
  InvalidRowError,
  type JsonValue,
  type RequiredRow,
  type Store,
  type TextRow,
} from './store.ts';

/** The location of a row: the Keyv instance for the first part of its key, and the rest of the key. */
interface RowPlace {
  readonly keyv: Keyv<JsonValue>;
  readonly rest: string;
}

/** A store that consists of Keyv instances. Any other Keyv with the same namespace can read its rows. */
export class KeyvStore implements Store {
  readonly #adapter: StoreAdapter;
  readonly #prefix: string;
  readonly #keyvs: KeyvLookup;
  readonly #appends: AppendQueue;
  readonly #begun = new Set<Promise<unknown>>();
  #closed: Promise<void> | undefined;

  /**
   * Takes ownership of the adapter: closing the store closes it. `failed`: called with every write error, for the log;
   * must not throw.
   */
  constructor(adapter: StoreAdapter, namespace: string, failed?: (error: unknown) => void) {
    this.#adapter = adapter;
    this.#prefix = namespace;
    this.#keyvs = createKeyvLookup(adapter, failed);
    this.#appends = new AppendQueue((rows) =>
      adapter.insert(rows).catch((error) => {
        failed?.(error);
        throw error;
      }),
    );
  }

  get(key: string): Promise<JsonValue | undefined> {
    return this.#begin(this.#read(key));
  }

  getMany(keys: readonly string[]): Promise<readonly (JsonValue | undefined)[]> {
    return this.#begin(this.#readMany(keys));
  }

  append(key: string, value: JsonValue, behind?: RequiredRow): Promise<AppendResult> {
    const row = { key: this.#row(key), text: serializeRow({ value }) };
    return this.#begin(this.#appends.add({ ...row, behind: behind && { ...behind, key: this.#row(behind.key) } }));
  }

  async set(key: string, value: JsonValue): Promise<void> {
    const { keyv, rest } = this.#place(key);
    await this.#begin(keyv.set(rest, value));
  }

  async delete(keys: readonly string[]): Promise<void> {
    await this.#begin(Promise.all([...this.#places(keys)].map(([keyv, own]) => keyv.deleteMany([...own.values()]))));
  }

  async rowsAfter(key: string, count: number): Promise<readonly TextRow[]> {
    const prefix = this.#row('');
    const rows = await this.#begin(this.#adapter.after(this.#row(key), prefix, count));
    return rows.map((row) => ({ ...row, key: row.key.slice(prefix.length) }));
  }

  /**
   * Makes `rowsAfter` read the rows as they were at the start of this call, until the work ends. Only one call is
   * allowed at a time.
   */
  frozen<T>(work: () => Promise<T>): Promise<T> {
    return this.#adapter.frozen(work);
  }

  async putRows(rows: readonly TextRow[]): Promise<void> {
    const put = async (key: string, text: string): Promise<void> => {
      const appended = await this.#appends.add({ key, text, behind: undefined });
      if (appended !== 'written') await this.#adapter.set(key, text);
    };
    await this.#begin(Promise.all(rows.map(({ key, value }) => put(this.#row(key), value))));
  }

  close(): Promise<void> {
    this.#closed ??= Promise.allSettled(this.#begun).then(() => this.#adapter.disconnect());
    return this.#closed;
  }

  async #read(key: string): Promise<JsonValue | undefined> {
    const { keyv, rest } = this.#place(key);
    try {
      return await keyv.get(rest);
    } catch (cause) {
      if (cause instanceof SyntaxError) throw new InvalidRowError(key, { cause });
      throw cause;
    }
  }

  async #readMany(keys: readonly string[]): Promise<readonly (JsonValue | undefined)[]> {
    const found = new Map<string, JsonValue | undefined>();
    const read = async (keyv: Keyv<JsonValue>, own: ReadonlyMap<string, string>): Promise<void> => {
      const values = await keyv.getMany<JsonValue>([...own.values()]);
      for (const [i, key] of [...own.keys()].entries()) found.set(key, values[i]);
    };
    try {
      await Promise.all([...this.#places(keys)].map(([keyv, own]) => read(keyv, own)));
    } catch (error) {
      // Keyv does not say which row is damaged, so read each row by itself: that throws for the damaged row.
      if (error instanceof SyntaxError) for (const key of keys) await this.#read(key);
      throw error;
    }
    return keys.map((key) => found.get(key));
  }

  #place(key: string): RowPlace {
    const end = key.indexOf(':');
    return end < 0
      ? { keyv: this.#keyvs(this.#prefix), rest: key }
      : { keyv: this.#keyvs(this.#row(key.slice(0, end))), rest: key.slice(end + 1) };
  }

  #places(keys: readonly string[]): ReadonlyMap<Keyv<JsonValue>, ReadonlyMap<string, string>> {
    const places = new Map<Keyv<JsonValue>, Map<string, string>>();
    for (const key of keys) {
      const { keyv, rest } = this.#place(key);
      places.set(keyv, (places.get(keyv) ?? new Map<string, string>()).set(key, rest));
    }
    return places;
  }

  #row(key: string): string {
    return `${this.#prefix}:${key}`;
  }

  /** Records a running operation, because closing the store waits for it. */
  #begin<T>(operation: Promise<T>): Promise<T> {
    const ended = operation.finally(() => this.#begun.delete(ended));
    this.#begun.add(ended);
    return ended;
  }
}
