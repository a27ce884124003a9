import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { KeyvSqlite } from '@keyv/sqlite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { KeyvStore } from '../../../src/session/store/keyv-store.ts';
import { SqliteTable } from '../../../src/session/store/sqlite-table.ts';

/** Counts what SQLite has to prepare. */
const prepared = vi.hoisted(() => ({ count: 0 }));
vi.mock('@photostructure/sqlite', async (original) => {
  const { DatabaseSync } = await original<typeof import('@photostructure/sqlite')>();
  class Counting extends DatabaseSync {
    override prepare(...asked: Parameters<InstanceType<typeof DatabaseSync>['prepare']>) {
      prepared.count += 1;
      return super.prepare(...asked);
    }
  }
  return { DatabaseSync: Counting };
});

/** A connection as the driver has it. */
interface Connection {
  all(sql: string, values: readonly unknown[]): unknown;
  close(): void;
}
const CONNECTION = new URL('../../../packages/sqlite3/connection.js', import.meta.url).pathname;

/** A statement as it is sent to the database, with its values. */
interface Sent {
  readonly sql: string;
  readonly values: readonly string[];
}

let folder: string;
let connection: Connection;
let sent: Sent[];
let store: KeyvStore;

/** A store on a real file, whose statements are noted and run in this thread. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'append-'));
  const { Connection: Opened } = (await import(CONNECTION)) as {
    readonly Connection: new (file: string) => Connection;
  };
  connection = new Opened(join(folder, 'rows.sqlite'));
  connection.all('CREATE TABLE keyv(key VARCHAR(255) PRIMARY KEY, value TEXT)', []);
  sent = [];
  const adapter = {
    opts: {},
    query: async (sql: string, values: string[]) => {
      sent.push({ sql, values });
      return connection.all(sql, values);
    },
  } as unknown as KeyvSqlite;
  store = new KeyvStore(new SqliteTable(adapter, adapter), 'cost');
});

afterEach(async () => {
  connection.close();
  await rm(folder, { recursive: true });
});

const kept = { text: 'x'.repeat(1024) };

describe('[Q11] what it takes to append', () => {
  test('a lone row is one statement, which is prepared once for all that come', async () => {
    prepared.count = 0;
    for (let i = 0; i < 20; i += 1) {
      const behind = i === 0 ? undefined : { key: `step ${i - 1}`, mark: 'x' };
      expect(await store.append(`step ${i}`, kept, behind)).toBe('written');
    }
    expect(sent).toHaveLength(20);
    // One without a condition for the first step of a game, one for all that follow.
    expect(prepared.count).toBe(2);
  });

  test('32 rows at once are one statement, and those that come meanwhile the next', async () => {
    const many = (of: string): Promise<readonly string[]> =>
      Promise.all(Array.from({ length: 32 }, (_, i) => store.append(`${of} ${i}`, kept)));
    const first = many('first');
    await endOfTurn();
    const all = await Promise.all([first, many('second')]);
    expect(new Set(all.flat())).toEqual(new Set(['written']));
    expect(sent.map(({ values }) => values.length / 2)).toEqual([32, 32]);
    expect(new Set(sent.map(({ sql }) => sql)).size).toBe(1);
  });

  test('and a row is sent once, as the text that is stored', async () => {
    await store.append('step', kept);
    expect(sent.flatMap(({ values }) => values)).toEqual(['cost:step', JSON.stringify({ value: kept })]);
  });
});
