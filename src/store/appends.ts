import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { Appended, Behind } from './store.ts';

/**
 * A row to be written if its key is free: the key as it stands in the table, and the text of its value. Where `behind`
 * is given, only if that row was there before the statement.
 */
export interface AppendRow {
  readonly key: string;
  readonly text: string;
  readonly behind: Behind | undefined;
}

interface Waiting extends AppendRow {
  readonly answer: (appended: Appended) => void;
}

/** One statement takes at most this many rows and, beyond its first row, this many characters. */
const MOST_ROWS_OF_STATEMENT = 256;
const MOST_TEXT = 256 * 1024;

/**
 * Group commit: while one statement is under way further rows wait, and go together in the next, in the order given.
 * Two rows of one key never share a statement: the first is written and the second is a conflict.
 */
export class AppendQueue {
  readonly #write: (rows: readonly AppendRow[]) => Promise<Set<string>>;
  readonly #waiting: Waiting[] = [];
  #writing = false;

  /**
   * `write` puts those rows that may be written into the table by one statement and answers the keys that it wrote; or
   * throws.
   */
  constructor(write: (rows: readonly AppendRow[]) => Promise<Set<string>>) {
    this.#write = write;
  }

  /** What became of the row; `unknown` for every row of a statement that failed. Never rejects. */
  add(row: AppendRow): Promise<Appended> {
    return new Promise((answer) => {
      this.#waiting.push({ ...row, answer });
      if (!this.#writing) void this.#writeAll();
    });
  }

  async #writeAll(): Promise<void> {
    this.#writing = true;
    await endOfTurn(); // rows added in this same turn of the event loop share the first statement
    while (this.#waiting.length > 0) {
      const batch = this.#next();
      const written = await this.#write(batch).catch(() => undefined);
      for (const { key, answer } of batch) answer(!written ? 'unknown' : written.has(key) ? 'written' : 'conflict');
    }
    this.#writing = false;
  }

  #next(): readonly Waiting[] {
    const keys = new Set<string>();
    let text = 0;
    for (const row of this.#waiting) {
      text += row.text.length;
      if (keys.size > 0 && (keys.size === MOST_ROWS_OF_STATEMENT || text > MOST_TEXT || keys.has(row.key))) break;
      keys.add(row.key);
    }
    return this.#waiting.splice(0, keys.size);
  }
}
