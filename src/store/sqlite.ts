// biome-ignore-all lint/plugin/words: SQL, and for whoever runs the bot, in its log
import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { KeyvSqlite } from '@keyv/sqlite';
import { combineReadWriteAdapters, type StoreAdapter } from './adapter.ts';
import { KeyvStore } from './keyv-store.ts';
import {
  canReadAndWrite,
  errorMessageOf,
  fault,
  fileOf,
  type OpenedStore,
  type StoreFault,
  type StoreSettings,
} from './opened.ts';

/** The size in bytes to which SQLite's write-ahead log is reduced, if it grew larger during a long read (H24). */
export const MOST_WRITE_AHEAD_LOG_BYTES = 32 * 1024 * 1024;

/**
 * Opens the store of games in an SQLite file: `sqlite:///folder/file.sqlite` or a path. Creates the folder if it is
 * missing. `connect`: makes an adapter, first for writes, then for reads.
 */
export async function openSqlite(settings: StoreSettings, connect = connectSqlite): Promise<OpenedStore> {
  const file = fileOf(settings.url);
  if (file === undefined)
    return fault(
      'unsupported',
      'Games are kept in SQLite, PostgreSQL or memory: give sqlite:///folder/file.sqlite, a path, postgres://user:password@host/database, or memory:.',
    );
  const unfit = await placeFault(file);
  if (unfit) return unfit;
  const made: KeyvSqlite[] = [];
  const connected = (): KeyvSqlite => {
    const adapter = connect(file, settings.busyTimeout ?? 5000);
    made.push(adapter);
    return adapter;
  };
  try {
    const writer = connected();
    const mode: { journal_mode: string }[] = await writer.query('PRAGMA journal_mode = WAL');
    await writer.query(`PRAGMA synchronous = ${settings.durability}`);
    await writer.query(`PRAGMA journal_size_limit = ${MOST_WRITE_AHEAD_LOG_BYTES}`);
    // The read connection must never wait for a writer, so it opens after the file has its table and its journal.
    const reader = connected();
    await reader.query('PRAGMA query_only = 1');
    const wal = mode[0]?.journal_mode === 'wal';
    const store = new KeyvStore(sqliteAdapter(writer, reader), settings.namespace, settings.writeFailed);
    if (wal && (await canReadAndWrite(store))) return { kind: 'opened', store };
    await store.close();
    return wal
      ? fault('other', `${file} does not give back what is written to it.`)
      : fault(
          'no-wal',
          `${file} is on a drive where SQLite cannot keep its journal (a network drive?): use a local one.`,
        );
  } catch (error) {
    await Promise.allSettled(made.map((adapter) => adapter.disconnect()));
    return sqliteFault(file, error);
  }
}

export function connectSqlite(file: string, busyTimeout: number): KeyvSqlite {
  return new KeyvSqlite({ uri: `sqlite://${file}`, busyTimeout });
}

async function placeFault(file: string): Promise<StoreFault | undefined> {
  const folder = dirname(file);
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    return fault('folder', `The folder ${folder} cannot be made: ${errorMessageOf(error)}.`);
  }
  const found = await stat(file).catch(() => undefined);
  return found && !found.isFile()
    ? fault('not-a-file', `${file} is no file: the games need a file of their own.`)
    : undefined;
}

function sqliteFault(file: string, error: unknown): StoreFault {
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'SQLITE_NOTADB':
      return fault('not-a-database', `${file} is not an SQLite database.`);
    case 'SQLITE_READONLY':
      return fault('read-only', `${file} cannot be written: it is read-only, or its folder is.`);
    case 'SQLITE_BUSY':
    case 'SQLITE_LOCKED':
      return fault('locked', `${file} is locked by another program.`);
    case 'SQLITE_CANTOPEN':
    case 'SQLITE_PERM':
    case 'SQLITE_AUTH':
      return fault(
        'not-opened',
        `${file} cannot be opened: the bot must be allowed to read and write it and its folder.`,
      );
    case 'SQLITE_FULL':
      return fault('full', `${file} cannot be written: the disk is full.`);
    case 'SQLITE_CORRUPT':
      return fault('damaged', `${file} is damaged: put back a copy.`);
    default:
      return fault('other', `${file} cannot be used: ${errorMessageOf(error)}.`);
  }
}

/**
 * Returns an adapter for Keyv's table. Reads have their own connection, which never waits for writes or for another
 * program's lock (D33). Each connection runs its statements in order, without blocking the event loop. Takes ownership
 * of both.
 */
const sqliteAdapter = (writer: KeyvSqlite, reader: KeyvSqlite): StoreAdapter => {
  const { table = 'keyv' } = writer.opts;
  return {
    ...combineReadWriteAdapters(writer, reader),
    // Keyv's own method reads all the values first.
    deleteMany: async (keys) => {
      await writer.query(`DELETE FROM ${table} WHERE key IN (SELECT value FROM json_each(?))`, JSON.stringify(keys));
      return true;
    },
    insert: async (rows) => {
      const isBehind = rows.some(({ behind }) => behind);
      const values = rows.flatMap(({ key, text, behind }) =>
        isBehind ? [key, text, behind?.key ?? null, behind?.mark ?? null] : [key, text],
      );
      const written: { key: string }[] = await writer.query(insertInto(table, rows.length, isBehind), values);
      return new Set(written.map(({ key }) => key));
    },
    after: (key, prefix, count) => {
      const select = `SELECT key, value FROM ${table} WHERE key > ? AND substr(key, 1, ?) = ? ORDER BY key LIMIT ?`;
      return reader.query(select, [key, prefix.length, prefix, count]);
    },
    frozen: async (work) => {
      await reader.query('BEGIN');
      try {
        return await work();
      } finally {
        await reader.query('ROLLBACK');
      }
    },
    disconnect: async () => {
      await Promise.all([reader.disconnect(), writer.disconnect()]);
    },
  };
};

const insertInto = (table: string, count: number, isBehind: boolean): string => {
  const places = Array.from({ length: count }, () => (isBehind ? '(?, ?, ?, ?)' : '(?, ?)')).join(', ');
  const there = `SELECT 1 FROM ${table} WHERE key = column3 AND value LIKE '%' || column4 || '%'`;
  const some = isBehind
    ? `SELECT column1, column2 FROM (VALUES ${places}) AS given WHERE column3 IS NULL OR EXISTS (${there})`
    : `VALUES ${places}`;
  return `INSERT INTO ${table} (key, value) ${some} ON CONFLICT(key) DO NOTHING RETURNING key`;
};

/** Copies an adapter's whole database into a new file, which needs no other file. */
export const writeFile = (adapter: KeyvSqlite, file: string): Promise<unknown> => adapter.query('VACUUM INTO ?', file);
