import { readdir, readFile } from 'node:fs/promises';
import { createConnection, createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { KeyvPostgres } from '@keyv/postgres';
import { Keyv } from 'keyv';
import { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { KeyvStore } from '../../src/store/keyv-store.ts';
import type { StoreSettings } from '../../src/store/opened.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import type { Store } from '../../src/store/store.ts';
import { until } from '../support/discord/waiting.ts';
import { done, load, logOf, newGame, newInteraction, newProcess, rowsOf, seenOf } from '../support/session.ts';
import { toldBeforeTheKill } from '../support/store/killed-writer.ts';
import type { MemoryStore } from '../support/store/memory-store.ts';
import { onPostgres, type Postgres, startPostgres } from '../support/store/postgres.ts';
import { type StoreBench, storeContract } from '../support/store/store-contract.ts';
import { playStoredGame } from '../support/store/store-file.ts';
import { ANN, BEN } from '../support/table.ts';

type Call = Parameters<StoreBench['failNext']>[0];

onPostgres(() => {
  let server: Postgres;
  let opened: { close(): Promise<unknown> }[] = [];
  let namespaces = 0;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterEach(async () => {
    await Promise.all(opened.map((store) => store.close()));
    opened = [];
  });
  afterAll(() => server.end());

  /** An empty part of the database. */
  const settings = (more: Partial<StoreSettings> = {}): StoreSettings => {
    namespaces += 1;
    return { url: server.url(), namespace: `test${namespaces}`, durability: 'normal', ...more };
  };

  const openWith = async (given: StoreSettings, connect?: (settings: StoreSettings, max: number) => Pool) => {
    const answer = await openPostgres(given, connect);
    if (answer.kind === 'fault') throw new Error(`not opened: ${answer.why}`);
    opened.push(answer.store);
    return answer.store;
  };

  /** Does something as a user of the database, on a connection of its own. */
  const asked = async (sql: string, url = server.url()): Promise<readonly Record<string, unknown>[]> => {
    const pool = new Pool({ connectionString: url, max: 1 });
    try {
      return (await pool.query(sql)).rows;
    } finally {
      await pool.end();
    }
  };

  storeContract('KeyvStore on PostgreSQL', async () => {
    const failures: { call: Call; when: 'before' | 'after' }[] = [];
    const heard: string[] = [];
    let down = false;
    const faulty = ({ url }: StoreSettings, max: number): Pool => {
      const pool = new Pool({ connectionString: url, max });
      const query = pool.query.bind(pool) as (sql: string, values?: unknown[]) => Promise<unknown>;
      const failing = async (sql: string, values?: unknown[]): Promise<unknown> => {
        heard.push(sql);
        const index = failures.findIndex(({ call }) => call === callOf(sql));
        const [failure] = index < 0 ? [] : failures.splice(index, 1);
        if (down || failure?.when === 'before') throw new Error('connection lost');
        const answer = await query(sql, values);
        if (failure?.when === 'after') throw new Error('connection lost');
        return answer;
      };
      return Object.assign(pool, { query: failing });
    };
    const given = settings();
    const store = await openWith(given, faulty);
    return {
      store,
      another: () => openWith(given),
      failNext: (call, when) => failures.push({ call, when }),
      setDown: (is) => {
        down = is;
      },
      statements: () => heard.filter((sql) => callOf(sql) === 'append').length,
      end: () => store.close(),
    };
  });

  describe('[H1] on PostgreSQL', () => {
    test('[H1] on PostgreSQL a game writes the same rows as in any store', async () => {
      const given = settings();
      const store = await openWith(given);
      const played = newProcess({ settings: { snapshotEvery: 8 }, wrap: (memory) => mirrored(store, memory) });
      await playStoredGame(played);
      const rows = [...rowsOf(played.store)];
      expect(rows.length).toBeGreaterThan(30);
      const prefix = `${given.namespace}:`;
      const keys = (await asked(`SELECT key FROM keyv WHERE key LIKE '${prefix}%'`)).map(({ key }) => String(key));
      expect(keys.toSorted()).toEqual(rows.map(([key]) => `${prefix}${key}`).toSorted());
      const keyv = new Keyv(new KeyvPostgres(server.url()), { useKeyPrefix: false, throwOnErrors: true });
      opened.push({ close: () => keyv.disconnect() });
      for (const [key, text] of rows) expect(JSON.stringify(await keyv.get(`${prefix}${key}`))).toBe(text);
    });

    test('[H1] [T2] two processes survive a database restart and keep each answer once', async () => {
      const given = settings({ connectionLost: () => undefined });
      const stores = await Promise.all([openWith(given), openWith(given)]);
      const [one, other] = stores.map((store) => newProcess({ wrap: () => store }));
      if (!one || !other) throw new Error('two processes');
      const mine = await newGame(one);
      const theirs = await load(other);
      const answered: (string | number)[] = [];
      const play = async (session: typeof mine, actor: typeof ANN): Promise<void> => {
        for (let n = 0; n < 12; n += 1) {
          const interaction = newInteraction();
          const rolled = await session.run({ kind: 'roll', actor, dice: 'd6', private: false }, interaction);
          if (rolled.kind === 'done') answered.push(interaction);
        }
      };
      const restart = async (): Promise<void> => {
        await server.stop('immediate');
        await server.start();
      };
      await Promise.all([play(mine, ANN), play(theirs, BEN), restart()]);
      await Promise.all([play(mine, ANN), play(theirs, BEN)]);
      expect(answered.length).toBeGreaterThanOrEqual(24);
      const again = newProcess({ wrap: () => stores[0] as Store });
      const loaded = await load(again);
      const log = (await logOf(loaded)).map(({ interaction }) => interaction as string);
      expect(answered.map((interaction) => log.filter((one) => one === interaction).length)).toEqual(
        answered.map(() => 1),
      );
      await done(mine, { kind: 'roll', actor: ANN, dice: 'd6', private: false });
      const newest = await load(newProcess({ wrap: () => stores[1] as Store }));
      expect(seenOf(newest)).toEqual(seenOf(mine));
    });
  });

  describe('[H1] a connection to PostgreSQL', () => {
    test('[H1] a connection lost while idle is reported and replaced by the next call', async () => {
      const lost: unknown[] = [];
      const store = await openWith(settings({ connectionLost: (error) => lost.push(error) }));
      await store.append('a', 1);
      await server.stop();
      await server.start();
      expect(lost.length).toBeGreaterThanOrEqual(2);
      expect(await store.get('a')).toBe(1);
      expect(await store.append('b', 2)).toBe('written');
    });

    test('[H1] a connection lost during calls leaves appends unknown and makes reads throw', async () => {
      const failed: unknown[] = [];
      const store = await openWith(settings({ writeFailed: (error) => failed.push(error) }));
      await server.stop('immediate');
      expect(await Promise.all([store.append('a', 1), store.append('b', 1)])).toEqual(['unknown', 'unknown']);
      await expect(store.get('a')).rejects.toThrow();
      await expect(store.set('a', 1)).rejects.toThrow();
      await expect(store.delete(['a'])).rejects.toThrow();
      expect(failed).toHaveLength(3);
      await server.start();
      expect(await store.getMany(['a', 'b'])).toEqual([undefined, undefined]);
      expect(await store.append('a', 1)).toBe('written');
    });

    test('[H1] [T1] a connection lost during a write delays reads until the write ends', async () => {
      const given = settings();
      const lost: unknown[] = [];
      const way = await proxy(server.socket);
      await asked('CREATE DATABASE slow');
      const url = `${way.url}/slow`;
      const store = await openWith({ ...given, url, connectionLost: (error) => lost.push(error) });
      // The statement has written the row, and waits for a lock before it ends; then our connection goes.
      const own = server.url('slow');
      const lock =
        'CREATE FUNCTION lock() RETURNS trigger AS $$ BEGIN PERFORM pg_advisory_xact_lock(1); RETURN NULL; END $$';
      await asked(`${lock} LANGUAGE plpgsql; CREATE TRIGGER lock AFTER INSERT ON keyv EXECUTE FUNCTION lock()`, own);
      const holder = new Pool({ connectionString: own, max: 1 });
      opened.push({ close: () => holder.end() });
      await holder.query('SELECT pg_advisory_lock(1)');
      const waiting = async (count: number): Promise<void> => {
        while ((await holder.query('SELECT 1 FROM pg_locks WHERE NOT granted')).rows.length < count);
      };
      const appended = store.append('a', 'mine');
      await waiting(1);
      const cut = way.cut();
      expect(await appended).toBe('unknown');
      await until(() => lost.length === cut - 1);
      const read = store.get('a');
      await waiting(2);
      await holder.query('SELECT pg_advisory_unlock(1)');
      expect(await read).toBe('mine');
    });

    test('[H1] two processes that write in different orders do not deadlock', async () => {
      const given = settings();
      const [one, other] = await Promise.all([openWith(given), openWith(given)]);
      const keys = Array.from({ length: 200 }, (_, n) => `row ${n}`);
      const add = (store: KeyvStore, order: readonly string[]) => order.map((key) => store.append(key, 1));
      for (let round = 0; round < 10; round += 1) {
        const mine = keys.map((key) => `${key} of ${round}`);
        const answers = await Promise.all([...add(one, mine), ...add(other, mine.toReversed())]);
        expect(answers.toSorted()).toEqual([...keys.map(() => 'conflict'), ...keys.map(() => 'written')]);
      }
    });

    test('[H1] [T1] PostgreSQL keeps acknowledged writes after a kill of the process', async () => {
      const given = settings();
      const told = await toldBeforeTheKill(given);
      expect(told.length).toBeGreaterThanOrEqual(50);
      const store = await openWith(given);
      expect(await store.getMany(told)).toEqual(told.map((_, n) => ({ n })));
    });
  });

  describe('[H1] opening PostgreSQL', () => {
    const why = async (url: string): Promise<readonly string[]> => {
      const answer = await openPostgres({ url, namespace: 'test', durability: 'normal' });
      if (answer.kind === 'opened') await answer.store.close();
      return answer.kind === 'fault' ? [answer.code, answer.why] : ['opened'];
    };

    test('[H1] opening PostgreSQL explains each fault in one line, without the password', async () => {
      await asked('CREATE ROLE guest LOGIN');
      await asked('CREATE ROLE nobody NOLOGIN');
      for (const name of ['replica', 'latin', 'theirs'])
        await asked(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING '${name === 'latin' ? 'LATIN1' : 'UTF8'}'`);
      await asked('ALTER DATABASE replica SET default_transaction_read_only = on');
      const by = (user: string, database: string): string =>
        server.url(database).replace('postgres:secret', `${user}:secret`);
      const found = [
        await why('postgres://['),
        await why('postgres://me:se#cret@127.0.0.1:1/games'),
        await why('postgres://me:secret@127.0.0.1:1/ga%mes'),
        await why('postgres://me:secret@127.0.0.1:1/games'),
        await why(by('postgres', 'nowhere')),
        await why(by('guest', 'theirs')),
        await why(by('nobody', 'theirs')),
        await why(by('postgres', 'replica')),
        await why(by('postgres', 'latin')),
      ];
      expect(found.map(([code]) => code)).toEqual([
        'unsupported',
        'unsupported',
        'unsupported',
        'not-reached',
        'no-database',
        'not-let-in',
        'not-let-in',
        'read-only',
        'no-unicode',
      ]);
      for (const [, line] of found) expect(line).not.toMatch(/secret|\n/);
      expect(found[1]?.[1]).toContain('# is %23');
      expect(found[3]?.[1]).toMatch(/^The database games at 127.0.0.1:1 can't be reached: connect ECONNREFUSED/);
    });

    test('[H23] a read-only database gives reads and leaves appends unknown', async () => {
      await asked('CREATE DATABASE closing');
      const url = server.url('closing');
      const store = await openWith(settings({ url }));
      expect(await store.append('before', 1)).toBe('written');
      await asked('ALTER DATABASE closing SET default_transaction_read_only = on');
      await asked("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'closing'");
      const keys = ['lost', 'refused', 'again'];
      for (const key of keys) expect(await store.append(key, 2)).toBe('unknown');
      for (let i = 0; i < 8; i += 1)
        expect(await store.getMany(['before', ...keys])).toEqual([1, undefined, undefined, undefined]);
      await asked('ALTER DATABASE closing SET default_transaction_read_only = off');
    });

    test('[H23] PostgreSQL works behind a strict pooler and limits statements', async () => {
      const sent: string[] = [];
      const behind = await proxy(server.socket, (data) => sent.push(data.toString('latin1')));
      await openWith(settings({ url: `${behind.url}/postgres` }));
      const begins = sent.filter((text) => text.includes('application_name'));
      expect(begins.length).toBeGreaterThan(0);
      for (const text of begins) expect(text.split('\0')).not.toContain('statement_timeout');
      expect(sent.filter((text) => text.includes('SET statement_timeout = 5000'))).toHaveLength(begins.length);
    });

    test('[H1] opening creates the table, also concurrently, and removes its test row', async () => {
      await asked('CREATE DATABASE fresh');
      const url = server.url('fresh');
      await Promise.all([openWith(settings({ url })), openWith(settings({ url }))]);
      expect(await asked('SELECT * FROM keyv', url)).toEqual([]);
    });
  });

  /** A way to the database that can be cut, without the database hearing of it; how many connections it had. */
  const proxy = async (
    socket: string,
    heard?: (data: Buffer) => void,
  ): Promise<{ readonly url: string; readonly cut: () => number }> => {
    const ends = new Set<{ destroy(): void }>();
    const listener = createServer((from) => {
      const to = createConnection(socket);
      ends.add(from);
      from.on('close', () => ends.delete(from));
      from
        .on('error', () => undefined)
        .on('data', (data: Buffer) => {
          heard?.(data);
          to.write(data);
        });
      to.on('error', () => undefined).on('data', (data) => from.write(data));
      onTestFinished(() => void to.destroy());
    });
    await new Promise<void>((resolve) => {
      listener.listen(0, '127.0.0.1', resolve);
    });
    onTestFinished(() => void listener.close());
    const address = listener.address();
    const port = address && typeof address === 'object' ? address.port : 0;
    return {
      url: `postgres://postgres@127.0.0.1:${port}`,
      cut: () => {
        for (const end of ends) end.destroy();
        return ends.size;
      },
    };
  };
});

test('[H1] only the PostgreSQL store file loads PostgreSQL', async () => {
  const folder = fileURLToPath(new URL('../../src', import.meta.url));
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.ts'));
  const loading: string[] = [];
  for (const file of files) {
    const text = await readFile(join(folder, file), 'utf8');
    const from = [...text.matchAll(/^(?:import|export) (?!type ).*?from '([^']+)'/gms)].map(([, path]) => path ?? '');
    if (from.some((path) => /^(pg|@keyv\/postgres)$|\/postgres\.ts$/.test(path))) loading.push(file);
  }
  expect(loading.sort()).toEqual([join('store', 'postgres.ts')]);
});

/** A store that does in memory what it did to this one. */
const mirrored = (store: Store, memory: MemoryStore): Store => ({
  get: (key) => store.get(key),
  getMany: (keys) => store.getMany(keys),
  rowsAfter: (...page) => store.rowsAfter(...page),
  append: async (key, value, behind) => {
    const text = JSON.stringify(value);
    const outcome = await store.append(key, value, behind);
    if (outcome === 'written') memory.rows.set(key, text);
    return outcome;
  },
  set: async (key, value) => {
    await Promise.all([store.set(key, value), memory.set(key, value)]);
  },
  delete: async (keys) => {
    await Promise.all([store.delete(keys), memory.delete(keys)]);
  },
  close: () => store.close(),
});

const callOf = (sql: string): Call | undefined => {
  if (sql.startsWith('BEGIN')) return 'read';
  if (sql.includes('DO NOTHING')) return 'append';
  if (sql.includes('DO UPDATE')) return 'set';
  if (sql.startsWith('DELETE')) return 'delete';
  return sql.startsWith('SELECT') ? 'read' : undefined;
};
