import { DatabaseSync } from '@photostructure/sqlite';

/** @typedef {import('@photostructure/sqlite').StatementSyncInstance} Statement */

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
export function codeOf(error) {
  const { sqliteCodeName, message } = /** @type {Error & { sqliteCodeName?: string }} */ (error);
  return sqliteCodeName ?? CODES.get(message) ?? 'SQLITE_ERROR';
}

/** A connection to a database, which waits for no lock. Each call throws what SQLite says. */
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

  /**
   * @param {string} sql
   * @param {any[]} values
   */
  run(sql, values) {
    return Number(this.#statement(sql).run(...values).changes);
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
