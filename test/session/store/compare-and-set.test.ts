import { expect, test } from 'vitest';
import { Unsettled } from '../../../src/session/game/outcome.ts';
import { systemRandom } from '../../../src/session/game/ports.ts';
import { CompareAndSetValue } from '../../../src/session/store/compare-and-set.ts';
import type { Json } from '../../../src/session/store/store.ts';
import { MemoryStore } from '../../support/memory-store.ts';

const at = (store: MemoryStore): CompareAndSetValue => new CompareAndSetValue({ store, random: systemRandom });
const add =
  (item: string) =>
  (now: Json | undefined): readonly string[] => [...((now ?? []) as readonly string[]), item];
const words = (count: number): readonly string[] => Array.from({ length: count }, (_, i) => `word ${i}`);

test('nothing stands there at first; then what was made of it last', async () => {
  const latest = at(new MemoryStore());
  expect(await latest.read('key')).toBeUndefined();
  expect(await latest.change('key', add('one'))).toEqual(['one']);
  expect(await latest.change('key', add('two'))).toEqual(['one', 'two']);
  expect(await latest.read('key')).toEqual(['one', 'two']);
});

test('of fifty changes at the same time by three processes none is lost', async () => {
  const store = new MemoryStore();
  const processes = [at(store), at(new MemoryStore(store.rows)), at(new MemoryStore(store.rows))];
  await Promise.all(words(50).map((word, i) => processes[i % 3]?.change('key', add(word))));
  const kept = (await processes[1]?.read('key')) as readonly string[];
  expect([...kept].sort()).toEqual([...words(50)].sort());
});

test('what changes nothing writes nothing', async () => {
  const store = new MemoryStore();
  await at(store).change('key', add('one'));
  const before = store.rows.size;
  expect(await at(store).change('key', (now) => now ?? [])).toEqual(['one']);
  expect(store.rows.size).toBe(before);
});

test('a lost answer is read back: the change is made once, whether it was written or not', async () => {
  for (const when of ['before', 'after'] as const) {
    const store = new MemoryStore();
    const latest = at(store);
    store.failNext({ when });
    expect(await latest.change('key', add('one'))).toEqual(['one']);
    expect(await latest.read('key')).toEqual(['one']);
  }
});

test('nothing is kept of what is long past, and the newest is found without the hint, or with an old one', async () => {
  const store = new MemoryStore();
  for (const word of words(80)) await at(store).change('key', add(word));
  expect(store.rows.size).toBeLessThan(40);
  expect(await at(store).read('key')).toHaveLength(80);
  store.rows.set('key', JSON.stringify({ newest: 55 }));
  expect(await at(store).read('key')).toHaveLength(80);
  const young = new MemoryStore();
  for (const word of words(20)) await at(young).change('key', add(word));
  young.rows.delete('key');
  expect(await at(young).read('key')).toHaveLength(20);
});

test('a store that does not answer is no empty one', async () => {
  const store = new MemoryStore();
  await at(store).change('key', add('one'));
  store.down = true;
  await expect(at(store).read('key')).rejects.toThrow(Unsettled);
  await expect(at(store).change('key', add('two'))).rejects.toThrow(Unsettled);
});
