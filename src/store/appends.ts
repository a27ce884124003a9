import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { AppendResult, RequiredRow } from './store.ts';

/**
 * A row to write if its key is unused, with `key` and `text` as in the table. If `behind` is set, that row must also
 * exist before the statement.
 */
export interface AppendRow {
  readonly key: string;
  readonly text: string;
  readonly behind: RequiredRow | undefined;
}

interface Waiting extends AppendRow {
  readonly answer: (appended: AppendResult) => void;
}

/** The limits of one statement: its number of rows, and the characters after its first row. */
const MOST_ROWS_OF_STATEMENT = 256;
const MOST_TEXT = 256 * 1024;

/**
 * Writes rows in groups: while a statement runs, further rows wait and share the next statement, in order. Two rows
 * with the same key never share a statement: the first is written, and the second is a conflict.
 */
export class AppendQueue {
  readonly #write: (rows: readonly AppendRow[]) => Promise<Set<string>>;
  readonly #waiting: Waiting[] = [];
  #writing = false;

  /** `write`: writes those rows that may be written in one statement, and returns their keys. It may throw. */
  constructor(write: (rows: readonly AppendRow[]) => Promise<Set<string>>) {
    this.#write = write;
  }

  /** Returns the result of appending a row. If the statement fails, it is `unknown` for every row. Never rejects. */
  add(row: AppendRow): Promise<AppendResult> {
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
