import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Keyv } from 'keyv';
import { describe, expect, test } from 'vitest';
import { KeyvStore } from '../../src/store/keyv-store.ts';
import { createKeyvLookup } from '../../src/store/keyvs.ts';
import { memoryAdapter } from '../../src/store/memory.ts';
import { InvalidRowError } from '../../src/store/store.ts';

test('only one file creates Keyv instances', async () => {
  const folder = fileURLToPath(new URL('../../src', import.meta.url));
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.ts'));
  const makers: string[] = [];
  for (const file of files) if (/new Keyv[(<]/.test(await readFile(join(folder, file), 'utf8'))) makers.push(file);
  expect(makers).toEqual([join('store', 'keyvs.ts')]);
});

describe('a row of Keyv', () => {
  test('a row belongs to the Keyv named by its key prefix', async () => {
    const rows = new Map<string, string>();
    const store = new KeyvStore(memoryAdapter(rows), 'bot');
    await store.set('game:1:head', { step: 3 });
    await store.append('guild:2:rules', ':on');
    const plain = (namespace: string) => new Keyv({ store: rows, namespace: `bot:${namespace}` });
    expect(await plain('game').get('1:head')).toEqual({ step: 3 });
    expect(await plain('guild').get('2:rules')).toBe(':on');
    await store.delete(['game:1:head', 'guild:2:rules']);
    expect(rows.size).toBe(0);
  });

  test('a row is read together with rows of other namespaces', async () => {
    const store = new KeyvStore(memoryAdapter(), 'bot');
    const keys = ['game:1', 'guild:1', 'game:2'];
    for (const key of keys) await store.set(key, key);
    expect(await store.getMany([...keys, 'person:1', 'guild:1'])).toEqual([...keys, undefined, 'guild:1']);
  });

  test('[D34] a row with broken JSON is named among many', async () => {
    const store = new KeyvStore(memoryAdapter(new Map([['bot:game:torn', '{"value":']])), 'bot');
    const read = store.getMany(['game:1', 'guild:1', 'game:torn']);
    await expect(read).rejects.toMatchObject({ key: 'game:torn' });
    await expect(read).rejects.toBeInstanceOf(InvalidRowError);
  });
});

describe('an instance of Keyv', () => {
  test('an instance of Keyv is the same for every call with its namespace', () => {
    const keyvs = createKeyvLookup(memoryAdapter());
    expect(keyvs('game')).toBe(keyvs('game'));
    expect(keyvs('guild')).not.toBe(keyvs('game'));
  });

  test('an instance of Keyv throws a failed write and logs it', async () => {
    const heard: unknown[] = [];
    const adapter = memoryAdapter();
    const keyv = createKeyvLookup(adapter, (error) => heard.push(error))('game');
    await adapter.disconnect();
    await expect(keyv.set('1', 1)).rejects.toThrow('closed');
    await expect(keyv.deleteMany(['1'])).rejects.toThrow('closed');
    await expect(keyv.get('1')).rejects.toThrow('closed');
    expect(heard).toHaveLength(2);
  });

  test('an instance of Keyv refuses to clear its shared adapter', async () => {
    const rows = new Map([['guild:1', '{"value":1}']]);
    await expect(createKeyvLookup(memoryAdapter(rows))('game').clear()).rejects.toThrow('never cleared');
    expect(rows.size).toBe(1);
  });
});
