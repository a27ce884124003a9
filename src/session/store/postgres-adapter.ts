// biome-ignore-all lint/plugin/words: SQL
import { KeyvPostgres, type KeyvPostgresOptions } from '@keyv/postgres';
import { DatabaseError, escapeLiteral, type Pool, type PoolClient } from 'pg';
import { keepNewest } from '../keep-newest.ts';
import { type StoreAdapter, splitAdapter } from './adapter.ts';
import type { TextRow } from './store.ts';

/** Keys whose append was not answered, of which so many are remembered. */
const DOUBTFUL = 10_000;

/** Keyv's adapter on a pool of our own: its own is one for the whole process, and no fault of a connection is heard. */
export class PooledPostgres extends KeyvPostgres {
  /** Why the table could not be made, where it could not. */
  tableFault: unknown;

  constructor(pool: Pool) {
    super({ pool } as KeyvPostgresOptions);
    this.on('error', (error: unknown) => {
      this.tableFault = error;
    });
  }

  get pool(): Pool {
    return (this.opts as { readonly pool: Pool }).pool;
  }

  /** Called by the constructor of the adapter, whose `opts` are there already. */
  override async connect(): Promise<KeyvPostgres['query']> {
    return async (sql, values) => (await this.pool.query(sql, values)).rows;
  }

  override disconnect(): Promise<void> {
    return this.pool.end();
  }
}

/**
 * Keyv's table in PostgreSQL, or in a cluster that speaks its language: every statement is one that CockroachDB and
 * YugabyteDB know as well. What is written goes one statement after the other, through the one connection of the
 * writer; reading has connections of its own. Takes both over.
 */
export const postgresAdapter = (writer: PooledPostgres, reader: PooledPostgres): StoreAdapter => {
  const table = `${writer.opts.schema}.${writer.opts.table}`;
  const doubtful = new Map<string, true>();
  let frozen: PoolClient | undefined;

  /**
   * Waits until what was written under these keys is there or never will be. A statement whose connection was lost may
   * still be under way in the database, where a plain SELECT would pass its rows over; an INSERT of the same key waits
   * for its end. All in one message; where that fails the connection goes, as its transaction is open.
   */
  const settle = async (asked: readonly string[]): Promise<void> => {
    const keys = asked.filter((key) => doubtful.has(key)).sort();
    if (keys.length === 0) return;
    const places = keys.map((key) => `(${escapeLiteral(key)}, '')`);
    const connection = await reader.pool.connect();
    connection.on('error', ignoreFault);
    try {
      await connection.query(
        `BEGIN TRANSACTION READ WRITE; INSERT INTO ${table} (key, value) VALUES ${places.join(', ')} ON CONFLICT (key) DO NOTHING; ROLLBACK`,
      );
      connection.off('error', ignoreFault);
      connection.release();
    } catch (error) {
      connection.release(true);
      throw error;
    }
    for (const key of keys) doubtful.delete(key);
  };

  return {
    ...splitAdapter(writer, reader),
    get: async (key) => {
      await settle([key]);
      return reader.get(key);
    },
    getMany: async (keys) => {
      await settle(keys);
      return reader.getMany(keys);
    },
    // In the order of the keys: two processes that write the same rows can't wait for each other.
    insert: async (rows) => {
      const sorted = [...rows].sort((a, b) => (a.key < b.key ? -1 : 1));
      const there = `SELECT 1 FROM ${table} AS there WHERE there.key = given.behind AND strpos(there.value, given.mark) > 0`;
      const sql = `INSERT INTO ${table} (key, value) SELECT given.key, given.value FROM UNNEST($1::text[], $2::text[], $3::text[], $4::text[]) AS given (key, value, behind, mark) WHERE given.behind IS NULL OR EXISTS (${there}) ON CONFLICT (key) DO NOTHING RETURNING key`;
      try {
        const written: { key: string }[] = await writer.query(sql, [
          sorted.map(({ key }) => key),
          sorted.map(({ text }) => text),
          sorted.map(({ behind }) => behind?.key ?? null),
          sorted.map(({ behind }) => behind?.mark ?? null),
        ]);
        return new Set(written.map(({ key }) => key));
      } catch (error) {
        if (!isTakenBack(error)) for (const { key } of rows) keepNewest(doubtful, DOUBTFUL, key, true);
        throw error;
      }
    },
    after: async (key, prefix, count) => {
      const select = `SELECT key, value FROM ${table} WHERE key > $1 AND left(key, $2) = $3 ORDER BY key LIMIT $4`;
      const given = [key, prefix.length, prefix, count];
      return frozen ? (await frozen.query<TextRow>(select, given)).rows : reader.query(select, given);
    },
    frozen: async (work) => {
      const connection = await reader.pool.connect();
      connection.on('error', ignoreFault);
      try {
        await connection.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
        frozen = connection;
        return await work();
      } finally {
        frozen = undefined;
        connection.release(true);
      }
    },
    disconnect: async () => {
      await Promise.all([reader.disconnect(), writer.disconnect()]);
    },
  };
};

/** Hears of a connection that was lost: the next statement says so. */
const ignoreFault = (): void => undefined;

/**
 * Codes with which a database does not say what became of a statement: the connection was lost, the server stops or has
 * a fault of its own, or it says outright that it does not know.
 */
const LEFT_OPEN = /^(08|57P|58|XX|40003)/;

/** True if the database answered that it did not carry out a statement, as one that is read-only or full does. */
const isTakenBack = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code !== undefined && !LEFT_OPEN.test(error.code);
