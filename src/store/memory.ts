import { rejectClear, type StoreAdapter } from './adapter.ts';

export interface TextRowMap {
  get(key: string): string | undefined;
  has(key: string): boolean;
  keys(): Iterable<string>;
  set(key: string, text: string): void;
  delete(key: string): boolean;
}

/** An adapter that stores rows in a Map. Unlike Keyv's, its `getMany` doesn't leave out rows that are not JSON. */
export const memoryAdapter = (rows: TextRowMap = new Map()): StoreAdapter => {
  let isClosed = false;
  let scanned: Pick<TextRowMap, 'get' | 'keys'> = rows;
  const open = (): TextRowMap => {
    if (isClosed) throw new Error('the store is closed');
    return rows;
  };
  const remove = (keys: readonly string[]): boolean => keys.map((key) => open().delete(key)).some(Boolean);
  return {
    get: async (key) => open().get(key),
    getMany: async (keys) => keys.map((key) => open().get(key)),
    set: async (key, text) => open().set(key, text),
    delete: async (key) => remove([key]),
    deleteMany: async (keys) => remove(keys),
    clear: rejectClear,
    insert: async (given) => {
      const free = given.filter(
        ({ key, behind }) => !open().has(key) && (!behind || rows.get(behind.key)?.includes(behind.mark)),
      );
      for (const { key, text } of free) rows.set(key, text);
      return new Set(free.map(({ key }) => key));
    },
    after: async (key, prefix, count) => {
      open();
      return [...scanned.keys()]
        .filter((one) => one > key && one.startsWith(prefix))
        .sort()
        .slice(0, count)
        .map((one) => ({ key: one, value: scanned.get(one) ?? '' }));
    },
    frozen: async (work) => {
      scanned = new Map([...open().keys()].map((key) => [key, rows.get(key) ?? '']));
      return work().finally(() => {
        scanned = rows;
      });
    },
    disconnect: async () => {
      isClosed = true;
    },
  };
};
