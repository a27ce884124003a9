import { expect, test, vi } from 'vitest';
import { CompareAndSetValue } from '../../../src/session/base/compare-and-set.ts';
import { UncertainStateError } from '../../../src/session/base/outcome.ts';
import { systemRandom } from '../../../src/session/base/ports.ts';
import { rowKey } from '../../../src/store/index.ts';
import { MemoryStore } from '../../support/store/memory-store.ts';

const at = (store: MemoryStore): CompareAndSetValue => new CompareAndSetValue({ store, random: systemRandom });
const KEY = rowKey<readonly string[]>('guild:1:key');
const add =
  (item: string) =>
  (now: readonly string[] = []): readonly string[] => [...now, item];
const words = (count: number): readonly string[] => Array.from({ length: count }, (_, i) => `word ${i}`);

test('a stored value is missing at first, then holds the last change', async () => {
  const latest = at(new MemoryStore());
  expect(await latest.read(KEY)).toBeUndefined();
  expect(await latest.change(KEY, add('one'))).toEqual(['one']);
  expect(await latest.change(KEY, add('two'))).toEqual(['one', 'two']);
  expect(await latest.read(KEY)).toEqual(['one', 'two']);
});

test('fifty concurrent changes by three processes are all kept', async () => {
  const store = new MemoryStore();
  const processes = [at(store), at(new MemoryStore(store.rows)), at(new MemoryStore(store.rows))];
  await Promise.all(words(50).map((word, i) => processes[i % 3]?.change(KEY, add(word))));
  const kept = (await processes[1]?.read(KEY)) as readonly string[];
  expect([...kept].sort()).toEqual([...words(50)].sort());
});

test('a change that leaves the value equal writes nothing', async () => {
  const store = new MemoryStore();
  await at(store).change(KEY, add('one'));
  const written = (): readonly string[] => [...store.rows.keys()].filter((key) => key !== KEY); // but the hint
  const before = written();
  expect(await at(store).change(KEY, (now) => now ?? [])).toEqual(['one']);
  expect(written()).toEqual(before);
});

test('after a lost answer the change is made once', async () => {
  for (const when of ['before', 'after'] as const) {
    const store = new MemoryStore();
    const latest = at(store);
    store.failNext({ when });
    expect(await latest.change(KEY, add('one'))).toEqual(['one']);
    expect(await latest.read(KEY)).toEqual(['one']);
  }
});

test('old values are removed, and the newest is found without a hint', async () => {
  const store = new MemoryStore();
  for (const word of words(80)) await at(store).change(KEY, add(word));
  expect(store.rows.size).toBeLessThan(40);
  expect(await at(store).read(KEY)).toHaveLength(80);
  store.rows.set(KEY, JSON.stringify({ newest: 55 }));
  expect(await at(store).read(KEY)).toHaveLength(80);
  const young = new MemoryStore();
  for (const word of words(20)) await at(young).change(KEY, add(word));
  young.rows.delete(KEY);
  expect(await at(young).read(KEY)).toHaveLength(20);
});

test('an unavailable store does not count as empty', async () => {
  const store = new MemoryStore();
  await at(store).change(KEY, add('one'));
  store.down = true;
  await expect(at(store).read(KEY)).rejects.toThrow(UncertainStateError);
  await expect(at(store).change(KEY, add('two'))).rejects.toThrow(UncertainStateError);
});

test('a value that never changed, or changed once, takes one read', async () => {
  const store = new MemoryStore();
  const latest = at(store);
  await latest.change(KEY, add('one'));
  const reads = [vi.spyOn(store, 'get'), vi.spyOn(store, 'getMany')];
  expect(await latest.read(KEY)).toEqual(['one']);
  expect(await latest.read(rowKey('guild:2:key'))).toBeUndefined();
  expect(reads.map((one) => one.mock.calls.length)).toEqual([0, 2]);
});
