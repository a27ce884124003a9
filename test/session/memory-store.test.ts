import { describe, expect, test } from 'vitest';
import { MemoryStore } from '../support/store/memory-store.ts';
import { storeContract } from '../support/store/store-contract.ts';

storeContract('MemoryStore', async () => {
  const store = new MemoryStore();
  return {
    store,
    another: async () => new MemoryStore(store.rows),
    failNext: (call, when) => store.failNext({ call, when }),
    setDown: (down) => {
      store.down = down;
    },
    end: () => store.close(),
  };
});

describe('MemoryStore, for tests', () => {
  test('calls of the memory store wait while it is held', async () => {
    const store = new MemoryStore();
    const release = store.hold();
    const appended = store.append('a', 1);
    await Promise.resolve();
    expect(store.rows.has('a')).toBe(false);
    release();
    expect(await appended).toBe('written');
    expect(store.rows.get('a')).toBe('1');
  });

  test('a process killed on the memory store writes no more', async () => {
    const store = new MemoryStore();
    await store.append('before', 1);
    const release = store.hold();
    const late = store.append('late', 1);
    const next = store.reopen();
    release();
    expect(await late).toBe('unknown');
    expect(await next.getMany(['before', 'late'])).toEqual([1, undefined]);
    expect(await next.append('late', 2)).toBe('written');
  });
});
