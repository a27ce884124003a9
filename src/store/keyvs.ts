import { type DeserializedData, Keyv } from 'keyv';
import type { StoreAdapter } from './adapter.ts';
import type { Json } from './store.ts';

/** The first part of every row's key: each is the namespace of a Keyv of its own. */
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

/** Gives the Keyv of a namespace, the same one each time. */
export type Keyvs = (namespace: string) => Keyv<Json>;

/** Makes the instances of Keyv over an adapter. `failed` hears their `error` events. */
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
 * Returns the text of a row, which is the same that Keyv's own serializer writes: a string that begins with a colon has
 * another before it. Keyv's own calls a field named `toJSON`, and a table may hold a record of that name.
 */
export const serialize = (row: DeserializedData<unknown>): string =>
  JSON.stringify(row, (_, value: unknown) =>
    typeof value === 'string' && value.startsWith(':') ? `:${value}` : value,
  );

/** Keyv's own, which answers at once. */
const deserialize = new Keyv().deserialize as (text: string) => DeserializedData<Json>;

/** Returns the value in the text of a row. Throws where the text is no JSON. */
export const valueIn = <T = Json>(text: string): T | undefined => deserialize(text).value as T | undefined;
