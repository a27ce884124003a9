import { expect, test } from 'vitest';
import type { StoreAdapter } from '../../src/store/adapter.ts';
import { KeyvStore } from '../../src/store/keyv-store.ts';
import { memoryAdapter } from '../../src/store/memory.ts';
import { openStore } from '../../src/store/open.ts';
import { type StoreBench, storeContract } from '../support/store/store-contract.ts';

type Call = Parameters<StoreBench['failNext']>[0];

/** What is asked of the adapter, by what the contract calls it. */
const CALLS = { get: 'read', getMany: 'read', set: 'set', deleteMany: 'delete', insert: 'append' } as const;

storeContract('KeyvStore in memory', async () => {
  const rows = new Map<string, string>();
  const failures: { call: Call; when: 'before' | 'after' }[] = [];
  let down = false;
  const faulty = new Proxy(memoryAdapter(rows), {
    get: (adapter: StoreAdapter, name: keyof typeof CALLS) => {
      const act = adapter[name] as (...given: unknown[]) => Promise<unknown>;
      if (CALLS[name] === undefined) return act;
      return async (...given: unknown[]) => {
        const index = failures.findIndex(({ call }) => call === CALLS[name]);
        const [failure] = index < 0 ? [] : failures.splice(index, 1);
        if (down || failure?.when === 'before') throw new Error('connection lost');
        const answer = await act(...given);
        if (failure) throw new Error('connection lost');
        return answer;
      };
    },
  });
  const store = new KeyvStore(faulty, 'contract');
  return {
    store,
    another: async () => new KeyvStore(memoryAdapter(rows), 'contract'),
    failNext: (call, when) => failures.push({ call, when }),
    setDown: (is) => {
      down = is;
    },
    end: () => store.close(),
  };
});

test('the setting memory: opens a store that ends with the process', async () => {
  for (const _ of ['once', 'again']) {
    const opened = await openStore({ url: 'memory:', namespace: 'test', durability: 'normal' });
    if (opened.kind === 'fault') throw new Error(opened.why);
    expect(await opened.store.append('game:1', 1)).toBe('written');
    await opened.store.close();
  }
});
