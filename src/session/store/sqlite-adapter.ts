// biome-ignore-all lint/plugin/words: SQL
import type { KeyvSqlite } from '@keyv/sqlite';
import { type StoreAdapter, splitAdapter } from './adapter.ts';

/**
 * Keyv's table in an SQLite file. Reading has a connection of its own, which never waits for what is being written, nor
 * for another program's lock (D33). Each connection's statements run one at a time in the order given, beside the event
 * loop. Takes two adapters of one file over.
 */
export const sqliteAdapter = (writer: KeyvSqlite, reader: KeyvSqlite): StoreAdapter => {
  const { table = 'keyv' } = writer.opts;
  return {
    ...splitAdapter(writer, reader),
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

/** Writes all that is in the database of an adapter into a new file, which needs no other beside it. */
export const writeFile = (adapter: KeyvSqlite, file: string): Promise<unknown> => adapter.query('VACUUM INTO ?', file);
