// biome-ignore-all lint/plugin/words: SQL
import { KeyvPostgres, type KeyvPostgresOptions } from '@keyv/postgres';
import { DatabaseError, escapeLiteral, type Pool, type PoolClient } from 'pg';
import { keepNewest } from '../keep-newest.ts';
import type { AppendRow } from './keyv-appends.ts';
import type { KeyvTable } from './keyv-table.ts';
import type { TextRow } from './store.ts';

/** Keys whose append was not answered, of which so many are remembered. */
const DOUBTFUL = 10_000;

/** Keyv's adapter on a pool of our own: its own is one for the whole process, and no fault of a connection is heard. */
class PooledPostgres extends KeyvPostgres {
  /** Why the table could not be made, where it could not. */
  tableFault: unknown;

  constructor(pool: Pool) {
    super({ pool } as KeyvPostgresOptions);
    this.on('error', (error: unknown) => {
      this.tableFault = error;
    });
  }

  /** Called by the constructor of the adapter, whose `opts` are there already. */
  override async connect(): Promise<KeyvPostgres['query']> {
    const { pool } = this.opts as { readonly pool: Pool };
    return async (sql, values) => (await pool.query(sql, values)).rows;
  }

  override async disconnect(): Promise<void> {
    await (this.opts as { readonly pool: Pool }).pool.end();
  }
}

/**
 * Keyv's table in PostgreSQL, or in a cluster that speaks its language: every statement is one that CockroachDB and
 * YugabyteDB know as well. What is written goes one statement after the other through one connection; reading has
 * connections of its own.
 */
export class PostgresTable implements KeyvTable {
  readonly #writer: PooledPostgres;
  readonly #reader: PooledPostgres;
  readonly #table: string;
  readonly #pool: Pool;
  #frozen: PoolClient | undefined;
  readonly #doubtful = new Map<string, true>();

  /** Takes two pools over, that of the writer of one connection. */
  constructor(writer: Pool, reader: Pool) {
    this.#writer = new PooledPostgres(writer);
    this.#reader = new PooledPostgres(reader);
    this.#pool = reader;
    this.#table = `${this.#writer.opts.schema}.${this.#writer.opts.table}`;
  }

  /** Why there may be no table, where it could not be made. */
  get tableFault(): unknown {
    return this.#writer.tableFault;
  }

  /** In the order of the keys: two processes that write the same rows can't wait for each other. */
  async insert(rows: readonly AppendRow[]): Promise<Set<string>> {
    const sorted = [...rows].sort((a, b) => (a.key < b.key ? -1 : 1));
    const isBehind = sorted.some(({ behind }) => behind);
    const given = isBehind
      ? 'UNNEST($1::text[], $2::text[], $3::text[], $4::text[]) AS given (key, value, behind, mark)'
      : 'UNNEST($1::text[], $2::text[]) AS given (key, value)';
    const there = `SELECT 1 FROM ${this.#table} AS there WHERE there.key = given.behind AND strpos(there.value, given.mark) > 0`;
    const only = isBehind ? `WHERE given.behind IS NULL OR EXISTS (${there})` : '';
    const columns = [sorted.map(({ key }) => key), sorted.map(({ text }) => text)];
    const behind = [sorted.map((row) => row.behind?.key ?? null), sorted.map((row) => row.behind?.mark ?? null)];
    try {
      const written: { key: string }[] = await this.#writer.query(
        `INSERT INTO ${this.#table} (key, value) SELECT given.key, given.value FROM ${given} ${only} ON CONFLICT (key) DO NOTHING RETURNING key`,
        isBehind ? [...columns, ...behind] : columns,
      );
      return new Set(written.map(({ key }) => key));
    } catch (error) {
      if (!isTakenBack(error)) for (const { key } of rows) keepNewest(this.#doubtful, DOUBTFUL, key, true);
      throw error;
    }
  }

  async read(keys: readonly string[]): Promise<readonly TextRow[]> {
    await this.#settle(keys.filter((key) => this.#doubtful.has(key)));
    return this.#reader.query(`SELECT key, value FROM ${this.#table} WHERE key = ANY($1::text[])`, [keys]);
  }

  async set(key: string, text: string): Promise<void> {
    await this.#writer.set(key, text);
  }

  /** By one statement of our own: the adapter's reads all the values first. */
  async delete(keys: readonly string[]): Promise<void> {
    await this.#writer.query(`DELETE FROM ${this.#table} WHERE key = ANY($1::text[])`, [keys]);
  }

  async after(key: string, prefix: string, count: number): Promise<readonly TextRow[]> {
    const select = `SELECT key, value FROM ${this.#table} WHERE key > $1 AND left(key, $2) = $3 ORDER BY key LIMIT $4`;
    const given = [key, prefix.length, prefix, count];
    return this.#frozen ? (await this.#frozen.query<TextRow>(select, given)).rows : this.#reader.query(select, given);
  }

  async frozen<T>(work: () => Promise<T>): Promise<T> {
    const connection = await this.#pool.connect();
    connection.on('error', ignoreFault);
    try {
      await connection.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
      this.#frozen = connection;
      return await work();
    } finally {
      this.#frozen = undefined;
      connection.release(true);
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.#reader.disconnect(), this.#writer.disconnect()]);
  }

  /**
   * Waits until what was written under these keys is there or never will be. A statement whose connection was lost may
   * still be under way in the database, where a plain SELECT would pass its rows over; an INSERT of the same key waits
   * for its end. All in one message; where that fails the connection goes, as its transaction is open.
   */
  async #settle(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    const places = [...keys].sort().map((key) => `(${escapeLiteral(key)}, '')`);
    const connection = await this.#pool.connect();
    connection.on('error', ignoreFault);
    try {
      await connection.query(
        `BEGIN TRANSACTION READ WRITE; INSERT INTO ${this.#table} (key, value) VALUES ${places.join(', ')} ON CONFLICT (key) DO NOTHING; ROLLBACK`,
      );
      connection.off('error', ignoreFault);
      connection.release();
    } catch (error) {
      connection.release(true);
      throw error;
    }
    for (const key of keys) this.#doubtful.delete(key);
  }
}

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
