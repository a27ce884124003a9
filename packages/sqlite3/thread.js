import { setTimeout as pause } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { Connection, codeOf } from './connection.js';

/** @typedef {import('./index.js').Request} Request */

/** Pauses between tries, in milliseconds, as SQLite's own busy handler makes them; the last one is repeated. */
const PAUSES = [1, 2, 5, 10, 15, 20, 25, 25, 25, 50, 50, 100];

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
