import { AppendQueue, type AppendRow } from './keyv-appends.ts';
import type { KeyvTable } from './keyv-table.ts';
import { keyvRow, keyvText } from './keyv-text.ts';
import type { TextRow } from './store.ts';
import { type Appended, BadRow, type Behind, type Json, type Store } from './store.ts';

/** Characters of rows that are put together by one statement. */
const BATCH = 512 * 1024;

/**
 * A store in a table of Keyv's, its rows as Keyv writes them: a plain `keyv.get(key)` of the same namespace reads every
 * one.
 */
export class KeyvStore implements Store {
  readonly #table: KeyvTable;
  readonly #prefix: string;
  readonly #appends: AppendQueue;
  readonly #begun = new Set<Promise<unknown>>();
  #closed: Promise<void> | undefined;

  /**
   * Takes the table over. `appendFailed` hears of every statement that left its appends `unknown`, for the log; it must
   * not throw. Keys are well-formed text.
   */
  constructor(table: KeyvTable, namespace: string, appendFailed?: (error: unknown) => void) {
    this.#table = table;
    this.#prefix = `${namespace}:`;
    this.#appends = new AppendQueue((rows) =>
      table.insert(rows).catch((error) => {
        appendFailed?.(error);
        throw error;
      }),
    );
  }

  async get(key: string): Promise<Json | undefined> {
    const [value] = await this.getMany([key]);
    return value;
  }

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
    await this.#begin(this.#table.set(this.#row(key), keyvText({ value })));
  }

  async delete(keys: readonly string[]): Promise<void> {
    await this.#begin(this.#table.delete(keys.map((key) => this.#row(key))));
  }

  async rowsAfter(key: string, count: number): Promise<readonly TextRow[]> {
    const rows = await this.#begin(this.#table.after(this.#row(key), this.#prefix, count));
    return rows.map((row) => ({ ...row, key: row.key.slice(this.#prefix.length) }));
  }

  /** While the work is under way `rowsAfter` gives rows as they were when it began. One at a time. */
  frozen<T>(work: () => Promise<T>): Promise<T> {
    return this.#table.frozen(work);
  }

  /** Writes rows as they stand in another store, at most 256, over those that are there. */
  async putRows(rows: readonly TextRow[]): Promise<void> {
    const given = rows.map(({ key, value }) => ({ key: this.#row(key), text: value, behind: undefined }));
    await this.#begin(this.#putAll(given));
  }

  close(): Promise<void> {
    this.#closed ??= Promise.allSettled(this.#begun).then(() => this.#table.close());
    return this.#closed;
  }

  async #putAll(rows: readonly AppendRow[]): Promise<void> {
    for (let first = 0; first < rows.length; ) {
      const batch = rows.slice(first, first + countFitting(rows, first));
      const written = await this.#table.insert(batch);
      for (const { key, text } of batch) if (!written.has(key)) await this.#table.set(key, text);
      first += batch.length;
    }
  }

  async #readMany(keys: readonly string[]): Promise<readonly (Json | undefined)[]> {
    const found = await this.#table.read(keys);
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

/** How many rows from the first on go together in one statement: at least one, and few enough for a slow line. */
function countFitting(rows: readonly AppendRow[], first: number): number {
  let text = 0;
  let count = 0;
  for (const row of rows.slice(first)) {
    text += row.text.length;
    if (count > 0 && text > BATCH) break;
    count += 1;
  }
  return count;
}
