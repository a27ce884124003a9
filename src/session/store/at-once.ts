// biome-ignore-all lint/plugin/words: SQL
import type { KeyvSqlite } from '@keyv/sqlite';
import { Connection, codeOf } from 'sqlite3/connection';
import { messageOf } from './opened.ts';

/** A connection whose statements are run at once, and wait for no lock. */
export type OpenConnection = (file: string) => Pick<Connection, 'all' | 'close' | 'run'>;

export const openConnection: OpenConnection = (file) => new Connection(file);

/** Statements with more characters are left to the thread: to write them takes a while. */
const LONGEST_AT_ONCE = 64 * 1024;
/** After a statement that took so long, the disk is slow: for a while all are left to the thread. Both in ms. */
const SLOW = 20;
const REST = 1_000;
/** The end of a statement that gives the keys of the rows that it wrote. */
const GIVES_KEYS = ' RETURNING key';
/** Of SQLite's log a row takes so many pages, of so many bytes each, beside its text. */
const PAGES_OF_ROW = 4;
const PAGE = 4096;
/** So many new pages are brought from the log into the file; of a log of so many no page is added meanwhile. */
const LOG_PAGES = 2_000;
const FULL_LOG_PAGES = 8_000;
/** A log that grew beyond so many bytes, as a reader had held it open, is cut to them once it begins anew. */
export const LONGEST_LOG = FULL_LOG_PAGES * PAGE;

/**
 * Has an adapter write short rows at once, by a connection of its own in this thread: to hand a statement to the
 * driver's thread and to hear from it costs several times what SQLite takes to write a row into its log, which waits
 * for no disk where durability is `normal`. What meets another one's lock, is long, or would overtake what the thread
 * has still to do, is left to the thread; so is all on a slow disk. The thread brings the log into the file.
 * @param adapter of a file with a write-ahead log, whose statements that begin with INSERT need no transaction
 */
export const writingAtOnce = (adapter: KeyvSqlite, file: string, open: OpenConnection): KeyvSqlite => {
  const [query, close] = [adapter.query, adapter.close];
  const connection = open(file);
  /** What a statement gives SQLite sets aside first: of a single row it says instead whether that was written. */
  const rowsOf = (sql: string, values: readonly unknown[]): unknown[] => {
    if (values.length !== 2 || !sql.endsWith(GIVES_KEYS)) return connection.all(sql, values);
    return connection.run(sql.slice(0, -GIVES_KEYS.length), values) > 0 ? [{ key: values[0] }] : [];
  };
  /** Throws what SQLite says, with its name for it as the driver gives it. */
  const run = (sql: string, values: readonly unknown[] = []): unknown[] => {
    try {
      return rowsOf(sql, values);
    } catch (error) {
      throw Object.assign(new Error(messageOf(error), { cause: error }), { code: codeOf(error) });
    }
  };
  run('PRAGMA synchronous = normal');
  run('PRAGMA wal_autocheckpoint = 0');
  run(`PRAGMA journal_size_limit = ${LONGEST_LOG}`);
  let waiting = 0;
  let restsUntil = 0;
  let pages = 0;
  let log = 0;

  const byThread = async (sql: string, parameters: readonly unknown[]): Promise<unknown> => {
    waiting += 1;
    try {
      return await query(sql, ...parameters);
    } finally {
      waiting -= 1;
    }
  };

  /** The rows, or undefined where a lock is in the way. */
  const atOnce = (sql: string, values: readonly unknown[]): unknown[] | undefined => {
    const began = performance.now();
    try {
      return run(sql, values);
    } catch (error) {
      if ((error as { code?: string }).code === 'SQLITE_BUSY') return undefined;
      throw error;
    } finally {
      const now = performance.now();
      if (now - began > SLOW) restsUntil = now + REST;
    }
  };

  /** A log that others write into all the time is emptied only while nobody does. */
  const bringIn = async (): Promise<void> => {
    pages = 0;
    const isFull = log > FULL_LOG_PAGES;
    const sql = `PRAGMA wal_checkpoint(${isFull ? 'RESTART' : 'PASSIVE'})`;
    // What it can't bring in now comes in by the next one, or as the file is closed.
    const [row] = (await (isFull ? byThread(sql, []) : query(sql)).catch(() => [])) as readonly { log: number }[];
    log = isFull ? 0 : (row?.log ?? log);
  };

  adapter.query = async (sql: string, ...parameters: unknown[]) => {
    const values = Array.isArray(parameters[0]) ? parameters[0] : parameters;
    const length = values.reduce((sum: number, value) => sum + String(value).length, 0);
    if (waiting > 0 || !sql.startsWith('INSERT') || length > LONGEST_AT_ONCE || performance.now() < restsUntil)
      return byThread(sql, parameters);
    const rows = atOnce(sql, values);
    if (!rows) return byThread(sql, parameters);
    pages += (values.length / 2) * PAGES_OF_ROW + length / PAGE;
    if (pages > LOG_PAGES) void bringIn();
    return rows;
  };
  adapter.close = async () => {
    try {
      connection.close();
    } finally {
      await close();
    }
  };
  return adapter;
};
