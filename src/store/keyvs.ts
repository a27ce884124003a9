import { type DeserializedData, Keyv } from 'keyv';
import type { StoreAdapter } from './adapter.ts';
import type { JsonValue } from './store.ts';

/** The first part of every row's key. Each has its own Keyv instance with that namespace. */
export type StoreNamespace =
  | 'channel'
  | 'direct'
  | 'ended'
  | 'game'
  | 'guild'
  | 'kingdom'
  | 'person'
  | 'picture'
  | 'probe'
  | 'shelf'
  | 'store';

export type KeyvLookup = (namespace: string) => Keyv<JsonValue>;

/** Creates Keyv instances that share an adapter. `failed`: called with their `error` events. */
export const createKeyvLookup = (adapter: StoreAdapter, failed?: (error: unknown) => void): KeyvLookup => {
  const made = new Map<string, Keyv<JsonValue>>();
  return (namespace) => {
    const known = made.get(namespace);
    if (known) return known;
    const keyv = new Keyv<JsonValue>({ store: adapter, namespace, serialize: serializeRow, throwOnErrors: true });
    keyv.on('error', (error: unknown) => failed?.(error));
    made.set(namespace, keyv);
    return keyv;
  };
};

/**
 * Returns the text of a row exactly as Keyv's serializer does: if a string begins with a colon, another colon is added.
 * Keyv's own serializer isn't used, because it would call a field named `toJSON`.
 */
export const serializeRow = (row: DeserializedData<unknown>): string =>
  JSON.stringify(row, (_, value: unknown) =>
    typeof value === 'string' && value.startsWith(':') ? `:${value}` : value,
  );

const deserialize = new Keyv().deserialize as (text: string) => DeserializedData<JsonValue>;

/** Returns the value in the text of a row. Throws if the text is not JSON. */
export const parseRowValue = <T = JsonValue>(text: string): T | undefined => deserialize(text).value as T | undefined;
