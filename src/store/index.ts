/** A store of JSON rows in SQLite, PostgreSQL or memory, with conditional appends. */

export { KeyvStore } from './keyv-store.ts';
export { valueIn } from './keyvs.ts';
export { isPostgres, loadSqlite, NAMESPACE, openStore } from './open.ts';
export type { StoreFault, StoreSettings } from './opened.ts';
export { databaseOf, fileOf, isMemory, isOfDatabase, logSizeOf, reasonOf } from './opened.ts';
export type { RowKey, StoreKey } from './row.ts';
export { appendRow, keyBelow, readRow, readRows, rowKey, setRow } from './row.ts';
export type { Appended, Json, Store, TextRow } from './store.ts';
export { ATTEMPT, BadRow } from './store.ts';
