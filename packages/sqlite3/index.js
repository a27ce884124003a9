import { setTimeout } from 'node:timers';
import { Worker } from 'node:worker_threads';

/**
 * What @keyv/sqlite asks of the `sqlite3` package: `Database` with `configure`, `all` and `close`. Statements are run by one thread for all
 * databases of the process, one at a time for each database in the order given, and never on the event loop. A statement that meets another
 * connection's lock is tried again until the busy timeout is over; other databases' statements are run meanwhile.
 */

/** @typedef {{ id: number, connection: number, call: 'open' | 'all' | 'close', file?: string, wait?: number, sql?: string, values?: unknown[] }} Request */
/** @typedef {{ id: number, rows?: Record<string, unknown>[], fault?: { code: string, message: string } }} Answer */
/** @typedef {(error: Error | null, rows?: Record<string, unknown>[]) => void} Callback */

/** Megabytes that its heap may take, far more than it does: with a limit a heap begins smaller. */
const resourceLimits = { maxOldGenerationSizeMb: 1024 };

/** @type {Worker | undefined} */
let thread;
/** @type {Map<number, Callback>} */
const waiting = new Map();
/** Whether the thread keeps the process alive. */
let isHeld = false;
/** For so long after the last answer it still does: to hold it and to let go of it for each request costs more. */
const LETTING_GO = 20;
let requests = 0;
let connections = 0;

/**
 * Asks the thread, which keeps the process alive only while it is asked something.
 * @param {Omit<Request, 'id'>} request
 * @param {Callback} callback
 */
function ask(request, callback) {
  thread ??= started();
  if (!isHeld) {
    isHeld = true;
    thread.ref();
    setTimeout(letGo, LETTING_GO);
  }
  requests += 1;
  waiting.set(requests, callback);
  thread.postMessage({ id: requests, ...request });
}

/** Where nobody has asked anything for a while. */
function letGo() {
  isHeld = waiting.size > 0;
  if (isHeld) setTimeout(letGo, LETTING_GO);
  else thread?.unref();
}

/** Its faults are in its answers; one that it does not answer ends the process, as any that nobody expects. */
function started() {
  const made = new Worker(new URL('./thread.js', import.meta.url), { name: 'sqlite', execArgv: [], resourceLimits });
  made.on('message', (/** @type {Answer} */ { id, rows, fault }) => {
    const callback = waiting.get(id);
    waiting.delete(id);
    callback?.(fault ? Object.assign(new Error(`${fault.code}: ${fault.message}`), { code: fault.code }) : null, rows);
  });
  return made;
}

class Database {
  #connection;
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
   * @param {number} wait for how many milliseconds a statement is tried again where another connection's lock is in its way; 1,000 unless told
   */
  configure(_option, wait) {
    this.#wait = wait;
  }

  /**
   * Runs one statement. Its values come as one list or one by one; the last argument is the callback, which gets the rows.
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

// The adapter imports it as the default.
export default { Database };
