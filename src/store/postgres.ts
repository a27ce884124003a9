// biome-ignore-all lint/plugin/words: SQL, and for whoever runs the bot, in its log

import { KeyvPostgres, type KeyvPostgresOptions } from '@keyv/postgres';
import { DatabaseError, escapeLiteral, Pool, type PoolClient } from 'pg';
import { combineReadWriteAdapters, type StoreAdapter } from './adapter.ts';
import { KeyvStore } from './keyv-store.ts';
import {
  canReadAndWrite,
  describeErrorOnOneLine,
  errorMessageOf,
  fault,
  type OpenedStore,
  type StoreFault,
  type StoreSettings,
} from './opened.ts';
import type { TextRow } from './store.ts';

const READERS = 4;
/** Time limits in ms: for the database's work on a statement, for its answer, and for a new connection. */
const STATEMENT = 5_000;
const ANSWER = 10_000;
const CONNECTION = 5_000;

/**
 * Opens the store of games in PostgreSQL, or in a cluster that understands PostgreSQL's language. The database cancels
 * a statement before the bot stops waiting for it. `connect`: makes a pool with at most `max` connections, called once
 * for reads and once for writes.
 */
export async function openPostgres(settings: StoreSettings, connect = openPool): Promise<OpenedStore> {
  const where = placeOf(settings.url);
  if (where === undefined)
    return fault(
      'unsupported',
      'DATABASE_URL is no address: give postgres://user:password@host:5432/database. Signs in the password that mean something there are written otherwise: # is %23, / is %2F, ? is %3F, @ is %40, % is %25.',
    );
  const pool = connect(settings, READERS);
  const writer = new PooledPostgres(connect(settings, 1));
  const adapter = postgresAdapter(writer, new PooledPostgres(pool));
  const store = new KeyvStore(adapter, settings.namespace, settings.writeFailed);
  const refused = await refusal(pool, store, where).catch((error: unknown) =>
    postgresFault(where, writer.tableFault ?? error),
  );
  if (!refused) return { kind: 'opened', store };
  await store.close();
  return refused;
}

/**
 * Makes a pool, and listens for lost connections. Without that, an idle connection that is lost would end the process.
 */
function openPool({ url, connectionLost }: StoreSettings, max: number): Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    application_name: 'quartermaster',
    query_timeout: ANSWER,
    connectionTimeoutMillis: CONNECTION,
    keepAlive: true,
    // These settings are no startup parameters of the connection, because poolers such as PgBouncer refuse unknown
    // parameters.
    onConnect: async (client) => {
      await client.query(`SET statement_timeout = ${STATEMENT}`);
    },
  });
  pool.on('error', (error) => connectionLost?.(error));
  return pool;
}

async function refusal(pool: Pool, store: KeyvStore, where: string): Promise<StoreFault | undefined> {
  const { rows } = await pool.query<{ server_encoding: string }>('SHOW server_encoding');
  const encoding = rows[0]?.server_encoding ?? '';
  if (!/^utf-?8$/i.test(encoding))
    return fault(
      'no-unicode',
      `${where} can't hold every letter: its encoding is ${encoding}, make one with ENCODING 'UTF8'.`,
    );
  return (await canReadAndWrite(store))
    ? undefined
    : fault('other', `${where} does not give back what is written to it.`);
}

function placeOf(url: string): string | undefined {
  try {
    const { host, pathname, searchParams } = new URL(url);
    const at = decodeURIComponent(host) || searchParams.get('host') || 'this machine';
    return `The database ${decodeURIComponent(pathname).replace(/^\//, '') || '(unnamed)'} at ${at}`;
  } catch {
    return undefined;
  }
}

function postgresFault(where: string, error: unknown): StoreFault {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/^E[A-Z]/.test(code) || /timeout|terminated/i.test(errorMessageOf(error)))
    return fault('not-reached', `${where} can't be reached: ${describeErrorOnOneLine(error)}.`);
  switch (code) {
    case '28P01':
    case '28000':
      return fault('not-let-in', `${where} does not let this user in: ${describeErrorOnOneLine(error)}.`);
    case '42501':
      return fault(
        'not-let-in',
        `${where} does not let this user make and write the table keyv: ${describeErrorOnOneLine(error)}.`,
      );
    case '3D000':
      return fault('no-database', `${where} is not there: make it first, for example with createdb.`);
    case '25006':
      return fault('read-only', `${where} can't be written: it is read-only, perhaps a replica.`);
    case '53100':
      return fault('full', `${where} can't be written: its disk is full.`);
    default:
      return fault('other', `${where} can't be used: ${describeErrorOnOneLine(error)}.`);
  }
}

const DOUBTFUL = 10_000;

/**
 * Keyv's adapter with a pool of its own. Keyv's pool is shared by the whole process and doesn't report connection
 * errors.
 */
class PooledPostgres extends KeyvPostgres {
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

  /** Makes queries use the pool. The adapter's constructor calls this after it has set `opts`. */
  override async connect(): Promise<KeyvPostgres['query']> {
    return async (sql, values) => (await this.pool.query(sql, values)).rows;
  }

  override disconnect(): Promise<void> {
    return this.pool.end();
  }
}

/**
 * Returns an adapter for Keyv's table. CockroachDB and YugabyteDB support every statement used here, too. Writes run
 * one after the other on the writer's only connection, and reads have a connection of their own. Takes ownership of
 * both.
 */
const postgresAdapter = (writer: PooledPostgres, reader: PooledPostgres): StoreAdapter => {
  const table = `${writer.opts.schema}.${writer.opts.table}`;
  const doubtful = new Set<string>();
  const doubt = (key: string): void => {
    doubtful.delete(key);
    doubtful.add(key);
    if (doubtful.size > DOUBTFUL) doubtful.delete(doubtful.values().next().value as string);
  };
  let frozen: PoolClient | undefined;

  /**
   * Waits until the unanswered writes of these keys are visible or have failed. A statement on a lost connection may
   * still be running. A plain SELECT would not see its rows, but an INSERT of the same key waits for its end. All
   * statements are in one message. If it fails, the connection is closed with its open transaction.
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
    ...combineReadWriteAdapters(writer, reader),
    // Keyv's own method reads all the values first.
    deleteMany: async (keys) => {
      await writer.query(`DELETE FROM ${table} WHERE key = ANY($1::text[])`, [keys]);
      return true;
    },
    get: async (key) => {
      await settle([key]);
      return reader.get(key);
    },
    getMany: async (keys) => {
      await settle(keys);
      return reader.getMany(keys);
    },
    // The rows are sorted by key, so that two processes that write the same rows can't block each other.
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
        if (!isTakenBack(error)) for (const { key } of rows) doubt(key);
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

/** Ignores a lost connection: the next statement reports it. */
const ignoreFault = (): void => undefined;

/**
 * Error codes that don't say if a statement was carried out: a lost connection, or a server that is stopping or has an
 * internal error.
 */
const LEFT_OPEN = /^(08|57P|58|XX|40003)/;

/** True if the database reports that it did not carry out a statement, for example because it is read-only or full. */
const isTakenBack = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code !== undefined && !LEFT_OPEN.test(error.code);
