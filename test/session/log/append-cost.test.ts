import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import { KeyvSqlite } from '@keyv/sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { KeyvStore } from '../../../src/store/index.ts';
import { openSqlite } from '../../../src/store/sqlite.ts';

/** A statement as it is sent to the database, with its values. */
interface Sent {
  readonly sql: string;
  readonly values: readonly unknown[];
}

let folder: string;
let sent: Sent[];
let store: KeyvStore;

/** A store on a real file, whose statements are noted. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'append-'));
  sent = [];
  const connect = (file: string): KeyvSqlite => {
    const adapter = new KeyvSqlite({ uri: `sqlite://${file}` });
    const { query } = adapter;
    adapter.query = (sql, ...values) => {
      sent.push({ sql, values: values.flat() });
      return query(sql, ...values);
    };
    return adapter;
  };
  const opened = await openSqlite({ url: join(folder, 'rows'), namespace: 'cost', durability: 'normal' }, connect);
  if (opened.kind === 'fault') throw new Error(opened.why);
  store = opened.store;
  sent.length = 0;
});

afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const kept = { text: 'x'.repeat(1024) };

describe('[Q11] the cost of an append', () => {
  test('a lone appended row is one statement for the store', async () => {
    for (let i = 0; i < 20; i += 1) {
      const behind = i === 0 ? undefined : { key: `step ${i - 1}`, mark: 'x' };
      expect(await store.append(`step ${i}`, kept, behind)).toBe('written');
    }
    expect(sent).toHaveLength(20);
    expect(new Set(sent.map(({ sql }) => sql)).size).toBe(2);
  });

  test('32 concurrent appends share one statement, later ones the next', async () => {
    const many = (of: string): Promise<readonly string[]> =>
      Promise.all(Array.from({ length: 32 }, (_, i) => store.append(`${of} ${i}`, kept)));
    const first = many('first');
    await endOfTurn();
    const all = await Promise.all([first, many('second')]);
    expect(new Set(all.flat())).toEqual(new Set(['written']));
    expect(sent.map(({ values }) => values.length / 2)).toEqual([32, 32]);
  });

  test('an appended row is sent once, as the text that is stored', async () => {
    await store.append('game:step', kept);
    expect(sent.flatMap(({ values }) => values)).toEqual(['cost:game:step', JSON.stringify({ value: kept })]);
  });
});
