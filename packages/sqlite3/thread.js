import { setTimeout as pause } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { DatabaseSync } from '@photostructure/sqlite';

/** @typedef {import('./index.js').Request} Request */
/** @typedef {import('@photostructure/sqlite').DatabaseSyncInstance} Connection */
/** @typedef {import('@photostructure/sqlite').StatementSyncInstance} Statement */

/** The driver leaves out the code if the statement returns rows. */
const CODES = new Map([
  ['attempt to write a readonly database', 'SQLITE_READONLY'],
  ['database disk image is malformed', 'SQLITE_CORRUPT'],
  ['database is locked', 'SQLITE_BUSY'],
  ['database or disk is full', 'SQLITE_FULL'],
  ['disk I/O error', 'SQLITE_IOERR'],
  ['file is not a database', 'SQLITE_NOTADB'],
  ['unable to open database file', 'SQLITE_CANTOPEN'],
]);

/** The statements that stay prepared per connection: the first ones, which are common ones. */
const PREPARED = 64;
/** In milliseconds. */
const PAUSE = 50;

/**
 * The open connections with their prepared statements.
 * @type {Map<number, { database: Connection, prepared: Map<string, Statement> }>}
 */
const connections = new Map();
/**
 * The last request of each connection.
 * @type {Map<number, Promise<void>>}
 */
const last = new Map();

/** @param {Request} request */
function act({ connection, call, file = '', sql = '', values = [] }) {
  if (call === 'open') {
    connections.set(connection, { database: new DatabaseSync(file, { timeout: 0 }), prepared: new Map() });
    return [];
  }
  const open = connections.get(connection);
  if (!open) throw Object.assign(new Error('Database is closed'), { sqliteCodeName: 'SQLITE_MISUSE' });
  const { database, prepared } = open;
  if (call === 'all') {
    const statement = prepared.get(sql) ?? database.prepare(sql);
    if (prepared.size < PREPARED && /^(SELECT|INSERT|DELETE)/.test(sql)) prepared.set(sql, statement);
    return statement.all(.../** @type {any[]} */ (values));
  }
  database.close();
  connections.delete(connection);
  last.delete(connection);
  return [];
}

/** @param {unknown} error */
function faultOf(error) {
  const { sqliteCodeName, message } = /** @type {Error & { sqliteCodeName?: string }} */ (error);
  return { code: sqliteCodeName ?? CODES.get(message) ?? 'SQLITE_ERROR', message };
}

/**
 * Runs a request. Retries it while another connection holds the lock, until the request's wait is over.
 * @param {Request} request
 */
async function answerOf(request) {
  const until = performance.now() + (request.wait ?? 0);
  for (let ms = 1; ; ms = Math.min(2 * ms, PAUSE)) {
    try {
      return { rows: act(request) };
    } catch (error) {
      const fault = faultOf(error);
      const left = until - performance.now();
      if (fault.code !== 'SQLITE_BUSY' || left <= 0) return { fault };
      await pause(Math.min(left, ms));
    }
  }
}

parentPort?.on('message', (/** @type {Request & { id: number }} */ request) => {
  const before = last.get(request.connection) ?? Promise.resolve();
  last.set(
    request.connection,
    before.then(async () => parentPort?.postMessage({ id: request.id, ...(await answerOf(request)) })),
  );
});
