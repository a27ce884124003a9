import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Keyv } from 'keyv';
import { describe, expect, test } from 'vitest';
import { KeyvStore } from '../../src/store/keyv-store.ts';
import { keyvsOver } from '../../src/store/keyvs.ts';
import { memoryAdapter } from '../../src/store/memory.ts';
import { BadRow } from '../../src/store/store.ts';

test('one file makes every instance of Keyv', async () => {
  const folder = fileURLToPath(new URL('../../src', import.meta.url));
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.ts'));
  const makers: string[] = [];
  for (const file of files) if (/new Keyv[(<]/.test(await readFile(join(folder, file), 'utf8'))) makers.push(file);
  expect(makers).toEqual([join('store', 'keyvs.ts')]);
});

describe('a row', () => {
  test('is in the Keyv whose namespace its key begins with', async () => {
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

  test('of one namespace is read together with those of others', async () => {
    const store = new KeyvStore(memoryAdapter(), 'bot');
    const keys = ['game:1', 'guild:1', 'game:2'];
    for (const key of keys) await store.set(key, key);
    expect(await store.getMany([...keys, 'person:1', 'guild:1'])).toEqual([...keys, undefined, 'guild:1']);
  });

  test('[D34] that is no JSON is named among many', async () => {
    const store = new KeyvStore(memoryAdapter(new Map([['bot:game:torn', '{"value":']])), 'bot');
    const read = store.getMany(['game:1', 'guild:1', 'game:torn']);
    await expect(read).rejects.toMatchObject({ key: 'game:torn' });
    await expect(read).rejects.toBeInstanceOf(BadRow);
  });
});

describe('an instance of Keyv', () => {
  test('is the same whenever its namespace is asked for', () => {
    const keyvs = keyvsOver(memoryAdapter());
    expect(keyvs('game')).toBe(keyvs('game'));
    expect(keyvs('guild')).not.toBe(keyvs('game'));
  });

  test('throws what could not be written, and the log hears it', async () => {
    const heard: unknown[] = [];
    const adapter = memoryAdapter();
    const keyv = keyvsOver(adapter, (error) => heard.push(error))('game');
    await adapter.disconnect();
    await expect(keyv.set('1', 1)).rejects.toThrow('closed');
    await expect(keyv.deleteMany(['1'])).rejects.toThrow('closed');
    await expect(keyv.get('1')).rejects.toThrow('closed');
    expect(heard).toHaveLength(2);
  });

  test('clears nothing: its adapter is that of all namespaces', async () => {
    const rows = new Map([['guild:1', '{"value":1}']]);
    await expect(keyvsOver(memoryAdapter(rows))('game').clear()).rejects.toThrow('never cleared');
    expect(rows.size).toBe(1);
  });
});
