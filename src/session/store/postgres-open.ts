// biome-ignore-all lint/plugin/words: for whoever runs the bot, in its log
import { Pool } from 'pg';
import { KeyvStore } from './keyv-store.ts';
import { fault, messageOf, type OpenedStore, proves, reasonOf, type StoreFault, type StoreSettings } from './opened.ts';
import { PooledPostgres, postgresAdapter } from './postgres-adapter.ts';

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
