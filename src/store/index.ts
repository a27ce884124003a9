/** A store of JSON rows in SQLite, PostgreSQL or memory, with conditional appends. */

export { KeyvStore } from './keyv-store.ts';
export { parseRowValue } from './keyvs.ts';
export { DEFAULT_NAMESPACE, isPostgres, loadSqlite, openStore } from './open.ts';
export type { StoreFault, StoreSettings } from './opened.ts';
export { databaseOf, describeErrorOnOneLine, fileOf, isDatabaseError, isMemoryStoreUrl, logSizeOf } from './opened.ts';
export type { RowKey, StoreKey } from './row.ts';
export { appendRow, childKeyOf, readRow, readRows, rowKey, setRow } from './row.ts';
export type { AppendResult, JsonValue, Store, TextRow } from './store.ts';
export { ATTEMPT_ID_BYTES, InvalidRowError } from './store.ts';
