// biome-ignore-all lint/plugin/words: SQL, and for whoever runs the bot, in its log

import { KeyvPostgres, type KeyvPostgresOptions } from '@keyv/postgres';
import { DatabaseError, escapeLiteral, Pool, type PoolClient } from 'pg';
import { type StoreAdapter, splitAdapter } from './adapter.ts';
import { KeyvStore } from './keyv-store.ts';
import { fault, messageOf, type OpenedStore, proves, reasonOf, type StoreFault, type StoreSettings } from './opened.ts';
import type { TextRow } from './store.ts';

/** Connections that read. */
const READERS = 4;
/** Milliseconds: how long the database works at a statement, how long it is waited for, how long for a connection. */
const STATEMENT = 5_000;
const ANSWER = 10_000;
const CONNECTION = 5_000;

/**
 * Opens the store of games in a PostgreSQL database, or a cluster that speaks its language. The database gives a
 * statement up before it is waited for no longer. `connect` makes a pool of at most so many connections, asked twice:
 * for what reads and for what writes; tests put faults into them.
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

/** A pool that outlives its connections: one that is lost while nobody uses it ends a process which doesn't hear it. */
function openPool({ url, connectionLost }: StoreSettings, max: number): Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    application_name: 'quartermaster',
    query_timeout: ANSWER,
    connectionTimeoutMillis: CONNECTION,
    keepAlive: true,
    // Not among what a connection begins with: a pooler such as PgBouncer refuses whatever it does not know there.
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
  return (await proves(store)) ? undefined : fault('other', `${where} does not give back what is written to it.`);
}

/** How the database of an address is named to whoever runs the bot; undefined where that is no address. */
function placeOf(url: string): string | undefined {
  try {
    const { host, pathname, searchParams } = new URL(url);
    const at = decodeURIComponent(host) || searchParams.get('host') || 'this machine';
    return `The database ${decodeURIComponent(pathname).replace(/^\//, '') || '(unnamed)'} at ${at}`;
  } catch {
    return undefined;
  }
}

/** The fault behind an error that PostgreSQL, or the way to it, gave. */
function postgresFault(where: string, error: unknown): StoreFault {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/^E[A-Z]/.test(code) || /timeout|terminated/i.test(messageOf(error)))
    return fault('not-reached', `${where} can't be reached: ${reasonOf(error)}.`);
  switch (code) {
    case '28P01':
    case '28000':
      return fault('not-let-in', `${where} does not let this user in: ${reasonOf(error)}.`);
    case '42501':
      return fault('not-let-in', `${where} does not let this user make and write the table keyv: ${reasonOf(error)}.`);
    case '3D000':
      return fault('no-database', `${where} is not there: make it first, for example with createdb.`);
    case '25006':
      return fault('read-only', `${where} can't be written: it is read-only, perhaps a replica.`);
    case '53100':
      return fault('full', `${where} can't be written: its disk is full.`);
    default:
      return fault('other', `${where} can't be used: ${reasonOf(error)}.`);
  }
}

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
    // The adapter's own reads all the values first.
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
