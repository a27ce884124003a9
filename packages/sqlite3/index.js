import { Worker } from 'node:worker_threads';

/**
 * The part of the `sqlite3` package that @keyv/sqlite uses. One thread runs the statements of all databases of the
 * process, in the order given for each database.
 */

/** @typedef {{ connection: number, call: 'open' | 'all' | 'close', file?: string, wait?: number, sql?: string, values?: unknown[] }} Request */
/** @typedef {{ id: number, rows?: Record<string, unknown>[], fault?: { code: string, message: string } }} Answer */
/** @typedef {(error: Error | null, rows?: Record<string, unknown>[]) => void} Callback */

/** The upper limit of the thread's heap, in megabytes. It uses far less, but with a limit the heap starts smaller. */
const resourceLimits = { maxOldGenerationSizeMb: 1024 };

/** @type {Worker | undefined} */
let thread;
/** @type {Map<number, Callback>} */
const waiting = new Map();
let requests = 0;
let connections = 0;

/**
 * Sends a request to the thread. The thread keeps the process alive only while a request waits.
 * @param {Request} request
 * @param {Callback} callback
 */
function ask(request, callback) {
  thread ??= started();
  thread.ref();
  requests += 1;
  waiting.set(requests, callback);
  thread.postMessage({ id: requests, ...request });
}

function started() {
  const made = new Worker(new URL('./thread.js', import.meta.url), { name: 'sqlite', execArgv: [], resourceLimits });
  made.on('message', (/** @type {Answer} */ { id, rows, fault }) => {
    const callback = waiting.get(id);
    waiting.delete(id);
    callback?.(fault ? Object.assign(new Error(`${fault.code}: ${fault.message}`), { code: fault.code }) : null, rows);
    if (waiting.size === 0) made.unref();
  });
  return made;
}

class Database {
  #connection;
  /** Milliseconds for which a statement is retried while another connection holds the lock. */
  #wait = 1000;

  /**
   * @param {string} file
   * @param {(error: Error | null) => void} callback
   */
  constructor(file, callback) {
    connections += 1;
    this.#connection = connections;
    ask({ connection: this.#connection, call: 'open', file }, callback);
  }

  /**
   * @param {'busyTimeout'} _option
   * @param {number} wait
   */
  configure(_option, wait) {
    this.#wait = wait;
  }

  /**
   * Runs one statement. Its values are one array or separate arguments. The last argument is the callback, which gets
   * the rows.
   * @param {string} sql
   * @param {...unknown} rest
   */
  all(sql, ...rest) {
    const callback = /** @type {Callback} */ (rest.pop());
    const values = Array.isArray(rest[0]) ? rest[0] : rest;
    ask({ connection: this.#connection, call: 'all', wait: this.#wait, sql, values }, callback);
  }

  /** @param {(error: Error | null) => void} callback */
  close(callback) {
    ask({ connection: this.#connection, call: 'close' }, callback);
  }
}

export default { Database };
