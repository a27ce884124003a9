import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KeyvSqlite } from '@keyv/sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let folder: string;
let opened: KeyvSqlite[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'driver-'));
  opened = [];
});

afterEach(async () => {
  await Promise.allSettled(opened.map((adapter) => adapter.disconnect()));
  await rm(folder, { recursive: true });
});

const connect = (busyTimeout = 60_000, name = 'rows.sqlite'): KeyvSqlite => {
  const adapter = new KeyvSqlite({ uri: `sqlite://${join(folder, name)}`, busyTimeout });
  adapter.on('error', () => undefined);
  opened.push(adapter);
  return adapter;
};

const codeOf = (query: Promise<unknown>): Promise<unknown> =>
  query.then(
    () => 'done',
    (error: { code?: unknown }) => error.code,
  );

/** So many turns of the event loop. */
const turns = async (count: number): Promise<void> => {
  for (let n = 0; n < count; n += 1) await new Promise((resolve) => setImmediate(resolve));
};

const insert = "INSERT INTO keyv (key, value) VALUES ('a', '1') ON CONFLICT(key) DO NOTHING RETURNING key";

describe("SQLite's driver", () => {
  test('[H10] the SQLite driver waits for a lock without blocking the event loop', async () => {
    const [writer, other] = [connect(), connect()];
    await writer.query('PRAGMA journal_mode = WAL');
    await other.query('BEGIN IMMEDIATE');
    let isAnswered = false;
    const written = writer.query(insert).finally(() => {
      isAnswered = true;
    });
    await turns(50);
    expect(await other.query('SELECT key FROM keyv')).toEqual([]);
    expect(isAnswered).toBe(false);
    await other.query('COMMIT');
    expect(await written).toEqual([{ key: 'a' }]);
  });

  test('[H10] the SQLite driver reports a locked file after its busy timeout', async () => {
    const [writer, other] = [connect(20), connect()];
    await writer.query('SELECT 1');
    await other.query('BEGIN EXCLUSIVE');
    expect(await codeOf(writer.query(insert))).toBe('SQLITE_BUSY');
    await other.query('ROLLBACK');
    expect(await writer.query(insert)).toEqual([{ key: 'a' }]);
  });

  test('[H10] the SQLite driver reports errors by the codes of sqlite3', async () => {
    await writeFile(join(folder, 'letter.txt'), 'Dear reader, '.repeat(1000));
    expect(await codeOf(connect(0, 'letter.txt').query('SELECT 1'))).toBe('SQLITE_NOTADB');
    expect(await codeOf(connect(0, 'no/such/folder').query('SELECT 1'))).toBe('SQLITE_CANTOPEN');
    const adapter = connect();
    expect(await codeOf(adapter.query('SELECT nothing'))).toBe('SQLITE_ERROR');
    await adapter.query('PRAGMA query_only = 1');
    expect(await codeOf(adapter.query(insert))).toBe('SQLITE_READONLY');
    await adapter.query('PRAGMA query_only = 0');
    await adapter.query('PRAGMA max_page_count = 1');
    const long = 'x'.repeat(100_000);
    expect(await codeOf(adapter.query('INSERT INTO keyv (key, value) VALUES (?, ?) RETURNING key', 'long', long))).toBe(
      'SQLITE_FULL',
    );
    await adapter.disconnect();
    expect(await codeOf(adapter.query('SELECT 1'))).toBe('SQLITE_MISUSE');
  });

  test('the SQLite driver runs the statements of a connection in order', async () => {
    const adapter = connect();
    const answers = await Promise.all([
      adapter.query('INSERT INTO keyv (key, value) VALUES (?, ?)', 'a', 'one'),
      adapter.query('SELECT value FROM keyv WHERE key = ?', 'a'),
      adapter.query('DELETE FROM keyv WHERE key = ?', ['a']),
      adapter.query('SELECT value FROM keyv WHERE key = ?', 'a'),
      adapter.query('SELECT ? AS one, ? AS two', [':1', null]),
    ]);
    expect(answers).toEqual([[], [{ value: 'one' }], [], [], [{ one: ':1', two: null }]]);
  });

  test('the SQLite driver lets an idle process exit without losing writes', async () => {
    const script = `
      import { KeyvSqlite } from '@keyv/sqlite';
      const adapter = new KeyvSqlite({ uri: ${JSON.stringify(`sqlite://${join(folder, 'rows.sqlite')}`)} });
      await adapter.query(${JSON.stringify(insert)});`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'inherit' });
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(await connect().query('SELECT key FROM keyv')).toEqual([{ key: 'a' }]);
  });
});
