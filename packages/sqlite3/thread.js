import { setTimeout as pause } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { DatabaseSync } from '@photostructure/sqlite';

/** @typedef {import('./index.js').Request} Request */
/** @typedef {import('@photostructure/sqlite').StatementSyncInstance} Statement */

/** Pauses between tries, in milliseconds, as SQLite's own busy handler makes them; the last one is repeated. */
const PAUSES = [1, 2, 5, 10, 15, 20, 25, 25, 25, 50, 50, 100];
/** So many statements of a connection are kept prepared, none longer than this. */
const KEPT = 32;
const LONGEST = 4096;

/** What SQLite says where the driver leaves the code out, as it does for statements that give rows. */
const CODES = new Map([
  ['attempt to write a readonly database', 'SQLITE_READONLY'],
  ['database disk image is malformed', 'SQLITE_CORRUPT'],
  ['database is locked', 'SQLITE_BUSY'],
  ['database or disk is full', 'SQLITE_FULL'],
  ['disk I/O error', 'SQLITE_IOERR'],
  ['file is not a database', 'SQLITE_NOTADB'],
  ['unable to open database file', 'SQLITE_CANTOPEN'],
]);

/**
 * SQLite's name for what went wrong.
 * @param {unknown} error
 */
function codeOf(error) {
  const { sqliteCodeName, message } = /** @type {Error & { sqliteCodeName?: string }} */ (error);
  return sqliteCodeName ?? CODES.get(message) ?? 'SQLITE_ERROR';
}

export class Connection {
  #database;
  /** The one used last at the end. @type {Map<string, Statement>} */
  #prepared = new Map();

  /** @param {string} file */
  constructor(file) {
    this.#database = new DatabaseSync(file, { timeout: 0 });
  }

  /**
   * @param {string} sql
   * @param {any[]} values
   */
  all(sql, values) {
    return this.#statement(sql).all(...values);
  }

  close() {
    this.#prepared.clear();
    this.#database.close();
  }

  /** @param {string} sql */
  #statement(sql) {
    const known = this.#prepared.get(sql);
    this.#prepared.delete(sql);
    const statement = known ?? this.#database.prepare(sql);
    if (sql.length > LONGEST || !/^(SELECT|INSERT|DELETE)/.test(sql)) return statement;
    this.#prepared.set(sql, statement);
    const [oldest] = this.#prepared.keys();
    if (this.#prepared.size > KEPT && oldest !== undefined) this.#prepared.delete(oldest);
    return statement;
  }
}

/** @type {Map<number, Connection>} */
const connections = new Map();
/** The last thing asked of each connection. @type {Map<number, Promise<void>>} */
const last = new Map();

/** @param {Request} request */
function act({ connection, call, file = '', sql = '', values = [] }) {
  if (call === 'open') {
    connections.set(connection, new Connection(file));
    return [];
  }
  const open = connections.get(connection);
  if (!open) throw Object.assign(new Error('Database is closed'), { sqliteCodeName: 'SQLITE_MISUSE' });
  if (call === 'all') return open.all(sql, values);
  open.close();
  connections.delete(connection);
  last.delete(connection);
  return [];
}

/**
 * Does it, again and again while another connection's lock is in the way and its time is not over.
 * @param {Request} request
 */
async function acted(request) {
  const until = performance.now() + (request.wait ?? 0);
  for (let tries = 0; ; tries += 1) {
    try {
      return act(request);
    } catch (error) {
      const left = until - performance.now();
      if (codeOf(error) !== 'SQLITE_BUSY' || left <= 0) throw error;
      await pause(Math.min(left, PAUSES[Math.min(tries, PAUSES.length - 1)] ?? 0));
    }
  }
}

/** @param {Request} request */
async function answer(request) {
  const { id } = request;
  try {
    parentPort?.postMessage({ id, rows: await acted(request) });
  } catch (error) {
    parentPort?.postMessage({
      id,
      fault: { code: codeOf(error), message: error instanceof Error ? error.message : String(error) },
    });
  }
}

parentPort?.on('message', (/** @type {Request} */ request) => {
  const { connection } = request;
  last.set(
    connection,
    (last.get(connection) ?? Promise.resolve()).then(() => answer(request)),
  );
});
