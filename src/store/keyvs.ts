import { type DeserializedData, Keyv } from 'keyv';
import type { StoreAdapter } from './adapter.ts';
import type { Json } from './store.ts';

/** The first part of every row's key. Each has its own Keyv instance with that namespace. */
export type Namespace =
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

export type Keyvs = (namespace: string) => Keyv<Json>;

/** Creates Keyv instances that share an adapter. `failed`: called with their `error` events. */
export const keyvsOver = (adapter: StoreAdapter, failed?: (error: unknown) => void): Keyvs => {
  const made = new Map<string, Keyv<Json>>();
  return (namespace) => {
    const known = made.get(namespace);
    if (known) return known;
    const keyv = new Keyv<Json>({ store: adapter, namespace, serialize, throwOnErrors: true });
    keyv.on('error', (error: unknown) => failed?.(error));
    made.set(namespace, keyv);
    return keyv;
  };
};

/**
 * Returns the text of a row exactly as Keyv's serializer does: if a string begins with a colon, another colon is added.
 * Keyv's own serializer isn't used, because it would call a field named `toJSON`.
 */
export const serialize = (row: DeserializedData<unknown>): string =>
  JSON.stringify(row, (_, value: unknown) =>
    typeof value === 'string' && value.startsWith(':') ? `:${value}` : value,
  );

const deserialize = new Keyv().deserialize as (text: string) => DeserializedData<Json>;

/** Returns the value in the text of a row. Throws if the text is not JSON. */
export const parseRowValue = <T = Json>(text: string): T | undefined => deserialize(text).value as T | undefined;
