import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KeyvSqlite } from '@keyv/sqlite';
import fc from 'fast-check';
import { Keyv } from 'keyv';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseRowValue, serializeRow } from '../../src/store/keyvs.ts';
import { logSizeOf, type StoreSettings } from '../../src/store/opened.ts';
import { MOST_WRITE_AHEAD_LOG_BYTES, openSqlite } from '../../src/store/sqlite.ts';
import { InvalidRowError } from '../../src/store/store.ts';
import { toldBeforeTheKill } from '../support/store/killed-writer.ts';
import { type StoreBench, storeContract } from '../support/store/store-contract.ts';

type Call = Parameters<StoreBench['failNext']>[0];

/** What the connections of a store are told to do wrong, and what they were asked. */
interface Faults {
  readonly failures: { call: Call; when: 'before' | 'after' }[];
  readonly asked: string[];
  down: boolean;
}

/** A connection with faults. */
function faulty(file: string, busyTimeout: number, faults: Faults): KeyvSqlite {
  const adapter = new KeyvSqlite({ uri: `sqlite://${file}`, busyTimeout });
  const query = adapter.query;
  adapter.query = async (sql, ...parameters) => {
    faults.asked.push(sql);
    const index = faults.failures.findIndex(({ call }) => call === callOf(sql));
    const [failure] = index < 0 ? [] : faults.failures.splice(index, 1);
    if (faults.down || failure?.when === 'before') throw new Error('connection lost');
    const answer = await query(sql, ...parameters);
    if (failure?.when === 'after') throw new Error('connection lost');
    return answer;
  };
  return adapter;
}

function callOf(sql: string): Call | undefined {
  if (sql.includes('DO NOTHING')) return 'append';
  if (sql.includes('DO UPDATE')) return 'set';
  if (sql.startsWith('DELETE')) return 'delete';
  return sql.startsWith('SELECT') ? 'read' : undefined;
}

let folder: string;
let opened: { close(): Promise<void> }[];

async function begin(): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'store-'));
  opened = [];
}

async function end(): Promise<void> {
  await Promise.all(opened.map((store) => store.close()));
  await rm(folder, { recursive: true });
}

function settings(more: Partial<StoreSettings> = {}): StoreSettings {
  return { url: join(folder, 'games.sqlite'), namespace: 'contract', durability: 'normal', ...more };
}

/** Opens a store that must open, on connections with faults: `adapter` is what writes, `reader` what reads. */
async function openStore(more: Partial<StoreSettings> = {}) {
  const faults: Faults = { failures: [], asked: [], down: false };
  const adapters: KeyvSqlite[] = [];
  const connect = (file: string, busyTimeout: number): KeyvSqlite => {
    const made = faulty(file, busyTimeout, faults);
    adapters.push(made);
    return made;
  };
  const answer = await openSqlite(settings(more), connect);
  const [adapter, reader] = adapters;
  if (answer.kind === 'fault' || !adapter || !reader) throw new Error(`not opened: ${JSON.stringify(answer)}`);
  opened.push(answer.store);
  return { store: answer.store, adapter, reader, faults };
}

/** Somebody else's Keyv on the same file, with nothing of ours in it. */
function plainKeyv(): Keyv {
  const adapter = new KeyvSqlite({ uri: `sqlite://${join(folder, 'games.sqlite')}`, busyTimeout: 5000 });
  const keyv = new Keyv(adapter, { namespace: 'contract:game', throwOnErrors: true });
  opened.push({ close: () => keyv.disconnect() });
  return keyv;
}

storeContract('KeyvStore on SQLite', async () => {
  await begin();
  const { store, faults } = await openStore();
  return {
    store,
    another: async () => (await openStore()).store,
    failNext: (call, when) => faults.failures.push({ call, when }),
    setDown: (down) => {
      faults.down = down;
    },
    statements: () => faults.asked.filter((sql) => callOf(sql) === 'append').length,
    end,
  };
});

describe('rows as Keyv writes them', () => {
  beforeEach(begin);
  afterEach(end);
  const values = [{ step: 1, said: ': "so"', list: [':a', null, ''] }, ':colon', '', null, 0, 'ä🂡', [[], {}]];

  test('rows of the store can be read by a plain keyv.get', async () => {
    const { store } = await openStore();
    await Promise.all(values.map((value, n) => store.append(`game:appended:${n}`, value)));
    await Promise.all(values.map((value, n) => store.set(`game:set:${n}`, value)));
    const keyv = plainKeyv();
    for (const [n, value] of values.entries()) {
      expect(await keyv.get(`appended:${n}`)).toEqual(value);
      expect(await keyv.get(`set:${n}`)).toEqual(value);
    }
    expect(await keyv.getMany(values.map((_, n) => `appended:${n}`))).toEqual(values);
  });

  test('the store reads rows written by keyv.set and refuses their keys', async () => {
    const keyv = plainKeyv();
    for (const [n, value] of values.entries()) await keyv.set(`k${n}`, value);
    const { store } = await openStore();
    expect(await store.getMany(values.map((_, n) => `game:k${n}`))).toEqual(values);
    expect(await store.get('game:k0')).toEqual(values[0]);
    expect(await Promise.all(values.map((_, n) => store.append(`game:k${n}`, 'mine')))).toEqual(
      values.map(() => 'conflict'),
    );
    expect(await keyv.get('k1')).toEqual(values[1]);
  });

  test('the text of any row is byte-identical to Keyv’s text', async () => {
    const keyv = new Keyv();
    const word = fc.oneof(fc.string(), fc.stringMatching(/^[:,"[\]{}a]{0,5}$/));
    const json = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(word, fc.integer(), fc.constant(null), fc.array(tie('value')), fc.dictionary(word, tie('value'))),
    })).value;
    await fc.assert(
      fc.asyncProperty(json, async (value) => {
        const text = serializeRow({ value });
        expect(text).toBe(await keyv.serializeData({ value, expires: undefined }));
        expect(parseRowValue(text)).toEqual(value);
        expect((await keyv.deserializeData(text))?.value).toEqual(value);
      }),
      { numRuns: 500, seed: 11 },
    );
  });
});

describe('the connection to SQLite', () => {
  beforeEach(begin);
  afterEach(end);

  test('the connection keeps a write-ahead log and can sync every statement', async () => {
    for (const [durability, synchronous] of [
      ['normal', 1],
      ['full', 2],
    ] as const) {
      const { adapter } = await openStore({ durability });
      expect(await adapter.query('PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }]);
      expect(await adapter.query('PRAGMA synchronous')).toEqual([{ synchronous }]);
    }
  });

  test('[D33] reads never wait for a lock or for waiting writes', async () => {
    const { store } = await openStore({ busyTimeout: 60_000 });
    await store.append('a', 1);
    const release = await lock();
    const waiting = [store.append('b', 2), store.set('a', 3), store.delete(['c'])];
    expect(await store.get('a')).toBe(1);
    expect(await store.getMany(['a', 'b'])).toEqual([1, undefined]);
    await release();
    expect((await Promise.all(waiting))[0]).toBe('written');
    expect(await store.getMany(['a', 'b'])).toEqual([3, 2]);
  });

  test('[D33] the reading connection refuses writes', async () => {
    const { reader } = await openStore();
    await expect(reader.query("INSERT INTO keyv (key, value) VALUES ('a', '1')")).rejects.toMatchObject({
      code: 'SQLITE_READONLY',
    });
  });

  test('a read finds every earlier write', async () => {
    const { store } = await openStore();
    for (let n = 0; n < 50; n += 1) {
      await (n % 2 === 0 ? store.append(`k${n}`, n) : store.set(`k${n}`, n));
      expect(await store.get(`k${n}`)).toBe(n);
    }
  });

  test('statements of the store start no transaction and scan no table', async () => {
    const { store, faults } = await openStore();
    await Promise.all([
      store.append('a', 1),
      store.set('b', 1),
      store.get('a'),
      store.getMany(['a']),
      store.delete(['a']),
    ]);
    expect(faults.asked.filter((sql) => /BEGIN|COMMIT|LIKE|OFFSET/i.test(sql))).toEqual([]);
    for (const sql of faults.asked.filter((sql) => /^(SELECT|DELETE)/.test(sql)))
      expect(sql).toMatch(/WHERE key (=|IN)/);
  });

  test('[D34] a row with broken JSON is named as a permanent fault', async () => {
    const { store, adapter } = await openStore();
    await store.append('good', 1);
    await adapter.query('INSERT INTO keyv (key, value) VALUES (\'contract:torn\', \'{"value":{"a":\')');
    for (const read of [store.get('torn'), store.getMany(['good', 'torn'])])
      await expect(read).rejects.toMatchObject({ key: 'torn' });
    await expect(store.get('torn')).rejects.toBeInstanceOf(InvalidRowError);
    expect(await store.get('good')).toBe(1);
  });

  test('[H24] the write-ahead log shrinks after a reader of old state leaves', async () => {
    const { store } = await openStore();
    const release = await lock('BEGIN');
    for (let n = 0; n < 9; n += 1) await store.set(`game:${n}`, 'x'.repeat(4 * 1024 * 1024));
    expect(logSizeOf(settings().url)).toBeGreaterThan(MOST_WRITE_AHEAD_LOG_BYTES);
    await release();
    for (let n = 0; n < 2; n += 1) await store.set('game:0', n);
    expect(logSizeOf(settings().url)).toBeLessThanOrEqual(MOST_WRITE_AHEAD_LOG_BYTES);
  });

  test('a thousand values are read in a single statement', async () => {
    const { store, faults } = await openStore();
    const keys = Array.from({ length: 1000 }, (_, n) => `k${n}`);
    await Promise.all(keys.map((key) => store.append(key, key)));
    const before = faults.asked.length;
    expect(await store.getMany(keys)).toEqual(keys);
    expect(faults.asked.length - before).toBe(1);
  });

  test('a failed append counts as unknown to its callers and is logged', async () => {
    const heard: unknown[] = [];
    const { store, faults } = await openStore({ writeFailed: (error) => heard.push(error) });
    faults.failures.push({ call: 'append', when: 'before' });
    expect(await Promise.all([store.append('a', 1), store.append('b', 2)])).toEqual(['unknown', 'unknown']);
    expect(heard).toEqual([expect.objectContaining({ message: 'connection lost' })]);
  });

  test('[T1] an append that meets a lock is unknown and not saved', async () => {
    const { store } = await openStore({ busyTimeout: 20 });
    const release = await lock();
    expect(await store.append('a', 1)).toBe('unknown');
    await release();
    expect(await store.get('a')).toBeUndefined();
  });

  test('[T1] acknowledged writes survive a kill of the process', async () => {
    const told = await toldBeforeTheKill(settings());
    expect(told.length).toBeGreaterThanOrEqual(50);
    const { store } = await openStore();
    expect(await store.getMany(told)).toEqual(told.map((_, n) => ({ n })));
  });
});

describe('[T1] opening SQLite', () => {
  beforeEach(begin);
  afterEach(end);

  test('opening creates the folder, accepts URL or path, removes its test row', async () => {
    const { store } = await openStore({ url: `sqlite://${join(folder, 'new', 'folder', 'games.sqlite')}` });
    await store.append('a', 1);
    const { store: same, adapter } = await openStore({ url: join(folder, 'new', 'folder', 'games.sqlite') });
    expect(await same.get('a')).toBe(1);
    expect(await adapter.query('SELECT key FROM keyv')).toEqual([{ key: 'contract:a' }]);
  });

  test('opening refuses a URL that is not SQLite and hides its password', async () => {
    for (const url of ['redis://user:secret@localhost', '', ':memory:', 'sqlite://:memory:']) {
      const answer = await openSqlite(settings({ url }));
      expect(answer).toEqual({
        kind: 'fault',
        code: 'unsupported',
        why: expect.stringMatching(/^Games are kept in SQLite, PostgreSQL or memory: give [^\n]+$/),
      });
    }
  });

  test('opening refuses a folder in place of the file', async () => {
    const url = join(folder, 'a-folder');
    await mkdir(url);
    expect(await openSqlite(settings({ url }))).toEqual({
      kind: 'fault',
      code: 'not-a-file',
      why: `${url} is no file: the games need a file of their own.`,
    });
  });

  test("opening refuses a folder that can't be created", async () => {
    await writeFile(join(folder, 'a-file'), '');
    const answer = await openSqlite(settings({ url: join(folder, 'a-file', 'within', 'games.sqlite') }));
    expect(answer).toMatchObject({
      code: 'folder',
      why: expect.stringContaining(`The folder ${join(folder, 'a-file', 'within')} cannot be made`),
    });
  });

  test('opening refuses a file that is not a database', async () => {
    const url = join(folder, 'letter.txt');
    await writeFile(url, 'Dear reader, '.repeat(1000));
    expect(await openSqlite(settings({ url }))).toEqual({
      kind: 'fault',
      code: 'not-a-database',
      why: `${url} is not an SQLite database.`,
    });
  });

  test('opening refuses a file that another program locked', async () => {
    const { store } = await openStore();
    await store.append('a', 1);
    const release = await lock();
    const answer = await openSqlite(settings({ busyTimeout: 20 }));
    await release();
    expect(answer).toEqual({ kind: 'fault', code: 'locked', why: `${settings().url} is locked by another program.` });
  });

  for (const [code, sqlite, words] of [
    ['read-only', 'SQLITE_READONLY', 'is read-only'],
    ['full', 'SQLITE_FULL', 'the disk is full'],
    ['damaged', 'SQLITE_CORRUPT', 'is damaged'],
    ['not-opened', 'SQLITE_CANTOPEN', 'cannot be opened'],
    ['other', 'SQLITE_IOERR', 'cannot be used: it failed.'],
  ] as const) {
    test(`opening refuses a file if its first write fails with ${sqlite}`, async () => {
      const connect = (file: string, busyTimeout: number): KeyvSqlite => {
        const adapter = new KeyvSqlite({ uri: `sqlite://${file}`, busyTimeout });
        const query = adapter.query;
        adapter.query = async (sql, ...parameters) => {
          if (!sql.startsWith('INSERT')) return query(sql, ...parameters);
          throw Object.assign(new Error('it failed'), { code: sqlite });
        };
        return adapter;
      };
      const answer = await openSqlite(settings(), connect);
      expect(answer).toMatchObject({ kind: 'fault', code, why: expect.stringContaining(words) });
    });
  }

  test('opening refuses a drive without a log or with lost writes', async () => {
    const lying = (about: string, answer: unknown[]) =>
      openSqlite(settings(), (file, busyTimeout) => {
        const adapter = new KeyvSqlite({ uri: `sqlite://${file}`, busyTimeout });
        const query = adapter.query;
        adapter.query = async (sql, ...parameters) => (sql.startsWith(about) ? answer : query(sql, ...parameters));
        return adapter;
      });
    expect(await lying('PRAGMA journal_mode', [{ journal_mode: 'delete' }])).toMatchObject({ code: 'no-wal' });
    expect(await lying('SELECT', [])).toMatchObject({
      code: 'other',
      why: expect.stringContaining('does not give back'),
    });
  });
});

/** Takes the write lock of the file as another program would, or reads its state; answers how to let go of it. */
async function lock(how: 'BEGIN' | 'BEGIN IMMEDIATE' = 'BEGIN IMMEDIATE'): Promise<() => Promise<void>> {
  const other = new KeyvSqlite({ uri: `sqlite://${settings().url}` });
  await other.query(how);
  await other.query('SELECT count(*) FROM keyv');
  return async () => {
    await other.query('ROLLBACK');
    await other.close();
  };
}
