import type { StoreNamespace } from './keyvs.ts';
import type { AppendResult, JsonValue, RequiredRow, Store } from './store.ts';

declare const held: unique symbol;

export type StoreKey = `${StoreNamespace}:${string}`;

/** The key of a row that contains a `T` as plain JSON, and nothing else. */
export type RowKey<T> = StoreKey & { readonly [held]: (value: T) => T };

export const rowKey = <T>(key: StoreKey): RowKey<T> => key as RowKey<T>;

export const childKeyOf = <T>(key: StoreKey, rest: string): RowKey<T> => rowKey(`${key}:${rest}`);

/** These functions return and throw the same as the store's methods do (see `Store`). */
export const readRow = async <T>(store: Store, key: RowKey<T>): Promise<T | undefined> =>
  (await store.get(key)) as T | undefined;

export const readRows = async <T>(store: Store, keys: readonly RowKey<T>[]): Promise<readonly (T | undefined)[]> =>
  (await store.getMany(keys)) as readonly (T | undefined)[];

export const appendRow = <T>(store: Store, key: RowKey<T>, value: T, behind?: RequiredRow): Promise<AppendResult> =>
  store.append(key, value as JsonValue, behind);

export const setRow = <T>(store: Store, key: RowKey<T>, value: T): Promise<void> => store.set(key, value as JsonValue);
