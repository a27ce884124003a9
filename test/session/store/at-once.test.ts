import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KeyvSqlite } from '@keyv/sqlite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LONGEST_LOG, type OpenConnection, openConnection, writingAtOnce } from '../../../src/session/store/at-once.ts';

/** Statements that went to the driver's thread. */
let asked: string[];
let folder: string;
let adapter: KeyvSqlite;

const file = (): string => join(folder, 'rows.sqlite');

/** An adapter on a real file, whose statements for the thread are noted. */
const opened = async (open: OpenConnection = openConnection): Promise<void> => {
  const plain = new KeyvSqlite({ uri: `sqlite://${file()}`, busyTimeout: 60_000 });
  await plain.query('PRAGMA journal_mode = WAL');
  const query = plain.query;
  plain.query = async (sql, ...parameters) => {
    asked.push(sql);
    return query(sql, ...parameters);
  };
  adapter = writingAtOnce(plain, file(), open);
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'at-once-'));
  asked = [];
  // However busy the machine is, no disk is slow.
  vi.spyOn(performance, 'now').mockReturnValue(0);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await adapter.disconnect();
  await rm(folder, { recursive: true });
});

const INSERT = 'INSERT INTO keyv (key, value) VALUES (?, ?) ON CONFLICT(key) DO NOTHING RETURNING key';
const written = (key: string, value = '1'): Promise<unknown> => adapter.query(INSERT, [key, value]);
const inserts = (): number => asked.filter((sql) => sql === INSERT).length;

describe('[Q11] a short row', () => {
  test('is written without the thread, and reads back; a key that is taken is told', async () => {
    await opened();
    expect(await written('a')).toEqual([{ key: 'a' }]);
    expect(await written('a')).toEqual([]);
    await adapter.set('b', '2');
    expect(asked).toEqual([]);
    expect(await adapter.getMany(['a', 'b'])).toEqual(['1', '2']);
  });

  test('of 64 K characters with its key is written so too, and one of a character more by the thread', async () => {
    await opened();
    const value = 'x'.repeat(64 * 1024 - 1);
    await written('a', value);
    expect(inserts()).toBe(0);
    await written('b', `${value}x`);
    expect(inserts()).toBe(1);
    expect(await adapter.getMany(['a', 'b'])).toEqual([value, `${value}x`]);
  });

  test('never overtakes what the thread has to do', async () => {
    await opened();
    const long = written('a', 'x'.repeat(100_000));
    const short = adapter.set('a', 'short');
    await Promise.all([long, short]);
    expect(await adapter.get('a')).toBe('short');
    await written('b');
    expect(inserts()).toBe(1);
  });
});

test('[H10] where another connection has a lock the thread waits for it, and the event loop goes on', async () => {
  await opened();
  await written('a');
  const other = new KeyvSqlite({ uri: `sqlite://${file()}` });
  await other.query('BEGIN IMMEDIATE');
  let isAnswered = false;
  const waits = written('b').finally(() => {
    isAnswered = true;
  });
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(isAnswered).toBe(false);
  await other.query('COMMIT');
  expect(await waits).toEqual([{ key: 'b' }]);
  expect(inserts()).toBe(1);
  await other.disconnect();
});

test('on a disk that took 20 ms for a statement the thread writes for a second', async () => {
  let now = 0;
  let takes = 20;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  await opened((path) => {
    const connection = openConnection(path);
    const run: typeof connection.run = (sql, values) => {
      now += takes;
      return connection.run(sql, values);
    };
    return { all: (sql, values) => connection.all(sql, values), run, close: () => connection.close() };
  });
  await written('as long as may be');
  await written('at once');
  expect(inserts()).toBe(0);
  takes = 21;
  await written('too long');
  now += 999;
  await written('by the thread');
  expect(inserts()).toBe(1);
  now += 1;
  await written('at once again');
  expect(inserts()).toBe(1);
});

test('what goes wrong is named as the driver does, and is not tried again', async () => {
  await opened();
  await adapter.query('DROP TABLE keyv');
  asked.length = 0;
  await expect(written('a')).rejects.toMatchObject({ code: 'SQLITE_ERROR', message: 'no such table: keyv' });
  expect(asked).toEqual([]);
});

describe('the log that SQLite writes first', () => {
  const fill = async (rows: number): Promise<void> => {
    for (let i = 0; i < rows; i += 1) await written(`row ${String(i).padStart(6, '0')}`, 'x'.repeat(1000));
  };
  const checkpoints = (): readonly string[] => asked.filter((sql) => sql.includes('checkpoint'));

  test('is brought into the file by the thread', async () => {
    await opened();
    await fill(600);
    expect(checkpoints()).toEqual(['PRAGMA wal_checkpoint(PASSIVE)']);
    await vi.waitFor(async () => expect((await stat(file())).size).toBeGreaterThan(400_000), 60_000);
    expect(inserts()).toBe(0);
  });

  test('[H24] grows no further once it is full, and is cut when its reader is gone', async () => {
    await opened();
    const query = adapter.query;
    // Somebody reads an old state all the time, so that nothing of the log can be written over.
    const reader = new KeyvSqlite({ uri: `sqlite://${file()}` });
    await fill(1);
    await reader.query('BEGIN');
    await reader.query('SELECT count(*) FROM keyv');
    for (let round = 0; round < 9; round += 1) {
      for (let i = 0; i < 520; i += 1) await query(INSERT, [`${round} ${i} ${Math.random()}`, 'x'.repeat(1000)]);
      await query('SELECT 1');
    }
    expect((await stat(`${file()}-wal`)).size).toBeGreaterThan(LONGEST_LOG);
    await reader.query('COMMIT');
    expect(checkpoints()).toContain('PRAGMA wal_checkpoint(RESTART)');
    await fill(520);
    await vi.waitFor(() => expect(checkpoints().at(-1)).toBe('PRAGMA wal_checkpoint(PASSIVE)'));
    await query('SELECT 1');
    for (let i = 0; i < 1100; i += 1) await query(INSERT, [`last ${i}`, 'x'.repeat(1000)]);
    expect((await stat(`${file()}-wal`)).size).toBeLessThanOrEqual(LONGEST_LOG);
    await reader.disconnect();
  });
});
