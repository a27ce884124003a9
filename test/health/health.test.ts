import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { ChannelId } from '../../src/facts/where.ts';
import type { MetricGaugeValues, Metrics } from '../../src/health/metrics.ts';
import { startHealthAndMetrics } from '../../src/health/open.ts';
import type { Command, CommandInput } from '../../src/port/command.ts';
import { FakeMessenger } from '../support/messenger.ts';
import { MemoryStore } from '../support/store/memory-store.ts';

const LOCAL = { port: 0, host: '127.0.0.1' };

interface Given {
  readonly store?: MemoryStore;
  readonly gauges?: Partial<MetricGaugeValues>;
  readonly isConnected?: () => boolean;
}

const watched = async ({ store = new MemoryStore(), gauges = {}, isConnected = () => true }: Given = {}) => {
  const all = { games: 0, undelivered: 0, oldest: undefined, storeLog: 0, shards: { ready: 0, all: 0 }, ...gauges };
  const health = await startHealthAndMetrics({ ...LOCAL, store, now: () => 100_000, gauges: () => all, isConnected });
  onTestFinished(() => health.stop());
  const asked = async (path: string, method = 'GET'): Promise<readonly [number, string]> => {
    const response = await fetch(health.address + path, { method });
    return [response.status, await response.text()];
  };
  return { health, metrics: health.metrics, asked };
};

/** The lines of one figure that are not zero. */
/** What only waits to rise. */
const AT_REST = /(failed|busy|late|often)"\} 0$/;

const figures = async (metrics: Metrics, name: string): Promise<readonly string[]> =>
  (await metrics.text())
    .split('\n')
    .filter((line) => line.startsWith(name) && !line.includes('_bucket') && !AT_REST.test(line));

test('[H7] the health port reports liveness and the causes of unreadiness', async () => {
  const store = new MemoryStore();
  let isConnected = false;
  const { asked } = await watched({ store, isConnected: () => isConnected });
  expect(await asked('/healthz')).toEqual([200, 'ok\n']);
  expect(await asked('/readyz')).toEqual([503, 'gateway\n']);
  store.down = true;
  expect(await asked('/readyz')).toEqual([503, 'gateway\nstore\n']);
  isConnected = true;
  expect(await asked('/readyz')).toEqual([503, 'store\n']);
  store.down = false;
  expect(await asked('/readyz?verbose')).toEqual([200, 'ok\n']);
  expect(await asked('/healthz')).toEqual([200, 'ok\n']);
});

test('[H7] the health port serves nothing else, and only locally by default', async () => {
  const { asked, health } = await watched();
  for (const path of ['/', '/metrics/', '/healthz/..', '//metrics']) expect((await asked(path))[0]).toBe(404);
  expect(await asked('/metrics', 'POST')).toEqual([404, 'not found\n']);
  expect(health.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
});

test('[H7] a port in use prevents the health server’s start', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void taken.close());
  await new Promise((resolve) => taken.once('listening', resolve));
  const { port } = taken.address() as AddressInfo;
  const opening = startHealthAndMetrics({
    ...LOCAL,
    port,
    store: new MemoryStore(),
    now: () => 0,
    gauges: () => ({ games: 0, undelivered: 0, oldest: undefined, storeLog: 0, shards: { ready: 0, all: 0 } }),
    isConnected: () => true,
  });
  await expect(opening).rejects.toMatchObject({ syscall: 'listen' });
});

test('[H7] the figures count interactions by command, kind, outcome and refusal', async () => {
  const { metrics } = await watched();
  const command: Command = {
    data: { name: 'move', in: () => ({}) },
    execute: () => Promise.resolve({}),
    complete: () => Promise.resolve([]),
    press: () => Promise.reject(new Error('failed')),
  };
  const [counted] = metrics.counted([command]);
  const input = {} as CommandInput;
  await counted?.execute(input);
  await counted?.execute(input);
  await counted?.complete?.({ ...input, focused: { name: 'piece', typed: '' } });
  await expect(counted?.press?.({ ...input, verb: '', args: [], values: [] })).rejects.toThrow('failed');
  expect(counted?.submit).toBeUndefined();
  metrics.turnedAway('late');
  expect(await figures(metrics, 'quartermaster_interactions')).toEqual([
    'quartermaster_interactions_total{command="move",kind="press",outcome="failed"} 1',
    'quartermaster_interactions_total{command="move",kind="command",outcome="done"} 2',
    'quartermaster_interactions_total{command="move",kind="completion",outcome="done"} 1',
    'quartermaster_interactions_turned_away_total{why="late"} 1',
    'quartermaster_interactions_underway 0',
  ]);
  expect(await figures(metrics, 'quartermaster_answer_seconds_count')).toHaveLength(1);
});

test('[H7] figures for alarms exist from the start', async () => {
  const { metrics } = await watched();
  const command: Command = { data: { name: 'move', in: () => ({}) }, execute: () => Promise.resolve({}) };
  metrics.counted([command]);
  const lines = (await metrics.text()).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'quartermaster_interactions_total{command="move",kind="command",outcome="failed"} 0',
      ...['busy', 'late', 'often'].map((why) => `quartermaster_interactions_turned_away_total{why="${why}"} 0`),
      ...['read', 'append', 'set', 'delete'].map(
        (call) => `quartermaster_store_seconds_count{call="${call}",outcome="failed"} 0`,
      ),
    ]),
  );
});

test('[H7] the figures time store, messages and drawing, and count waiting work', async () => {
  const store = new MemoryStore();
  const messenger = new FakeMessenger();
  const gauges = { games: 3, undelivered: 2, oldest: 40_000, storeLog: 8192, shards: { ready: 1, all: 2 } };
  const { metrics } = await watched({ store, gauges });
  expect(await figures(metrics, 'quartermaster_sqlite_log_bytes')).toEqual(['quartermaster_sqlite_log_bytes 8192']);
  const timed = metrics.timedStore(store);
  expect(await timed.append('a', 1)).toBe('written');
  expect(await timed.append('a', 1)).toBe('conflict');
  store.failNext({ when: 'before' });
  expect(await timed.append('b', 1)).toBe('unknown');
  store.failNext({ when: 'before', call: 'read' });
  await expect(timed.get('a')).rejects.toThrow();
  const release = store.hold();
  const waiting = [timed.set('a', 2), timed.getMany(['a'])];
  expect(await figures(metrics, 'quartermaster_store_calls_underway')).toEqual([
    'quartermaster_store_calls_underway 2',
  ]);
  release();
  await Promise.all(waiting);
  await timed.delete(['a']);
  expect(await figures(metrics, 'quartermaster_store_seconds_count')).toEqual([
    'quartermaster_store_seconds_count{call="read",outcome="failed"} 1',
    'quartermaster_store_seconds_count{call="append",outcome="failed"} 1',
    'quartermaster_store_seconds_count{call="append",outcome="done"} 2',
    'quartermaster_store_seconds_count{call="set",outcome="done"} 1',
    'quartermaster_store_seconds_count{call="read",outcome="done"} 1',
    'quartermaster_store_seconds_count{call="delete",outcome="done"} 1',
  ]);
  const door = metrics.timedMessenger(messenger);
  messenger.fates.push('lost');
  await door.post('7' as ChannelId, { text: 'hidden' }, 'nonce');
  await door.post('7' as ChannelId, { text: 'hidden' }, 'nonce');
  expect(await figures(metrics, 'quartermaster_message_seconds_count')).toEqual([
    'quartermaster_message_seconds_count{kind="post",outcome="unknown"} 1',
    'quartermaster_message_seconds_count{kind="post",outcome="sent"} 1',
  ]);
  expect(await metrics.timedDrawing(async (given: number) => given + 1)(1)).toBe(2);
  await expect(metrics.timedDrawing(() => Promise.reject(new Error('no picture')))(1)).rejects.toThrow('no picture');
  expect(await figures(metrics, 'quartermaster_drawing_seconds_count')).toHaveLength(2);
  const text = await metrics.text();
  for (const line of [
    'quartermaster_games_in_memory 3',
    'quartermaster_undelivered_messages 2',
    'quartermaster_oldest_undelivered_seconds 60',
    'quartermaster_gateway_shards 2',
    'quartermaster_gateway_shards_ready 1',
  ])
    expect(text.split('\n')).toContain(line);
  expect(text).not.toMatch(/hidden/);
});

test('[H7] the health port lists its own figures with help', async () => {
  const { metrics, asked } = await watched();
  const own = (await metrics.text()).split('\n').filter((line) => /^# (?:HELP|TYPE) quartermaster/.test(line));
  expect(own.map((line) => line.slice(2).replaceAll('quartermaster_', ''))).toMatchInlineSnapshot(`
    [
      "HELP interactions_total Interactions by command, kind (command, press, form, completion) and outcome (done, failed)",
      "TYPE interactions_total counter",
      "HELP interactions_turned_away_total Interactions that were not begun, by why: too much to do (busy), or nobody waits for them any more (late)",
      "TYPE interactions_turned_away_total counter",
      "HELP discord_refusals_total Requests that Discord refused, by status: after 10,000 of 401, 403 and 429 in ten minutes it blocks the address",
      "TYPE discord_refusals_total counter",
      "HELP interactions_underway Interactions that are worked through",
      "TYPE interactions_underway gauge",
      "HELP answer_seconds Until a reply is made, in seconds",
      "TYPE answer_seconds histogram",
      "HELP store_seconds Calls of the store, in seconds",
      "TYPE store_seconds histogram",
      "HELP store_calls_underway Calls of the store that are not answered",
      "TYPE store_calls_underway gauge",
      "HELP message_seconds Posts and direct messages sent, in seconds",
      "TYPE message_seconds histogram",
      "HELP drawing_seconds Pictures drawn, in seconds",
      "TYPE drawing_seconds histogram",
      "HELP games_in_memory Games in memory",
      "TYPE games_in_memory gauge",
      "HELP undelivered_messages Messages that have still to go out",
      "TYPE undelivered_messages gauge",
      "HELP oldest_undelivered_seconds Age of the oldest of these, 0 where there is none",
      "TYPE oldest_undelivered_seconds gauge",
      "HELP sqlite_log_bytes Size of SQLite's write-ahead log",
      "TYPE sqlite_log_bytes gauge",
      "HELP gateway_shards Connections to the gateway",
      "TYPE gateway_shards gauge",
      "HELP gateway_shards_ready Connections to the gateway that are ready",
      "TYPE gateway_shards_ready gauge",
    ]
  `);
  const [status, text] = await asked('/metrics?x=/healthz');
  expect([status, text.includes('\nprocess_cpu_seconds_total '), metrics.type]).toEqual([
    200,
    true,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
});

test('[H7] measured functions pass arguments and results through unchanged', async () => {
  const { metrics } = await watched();
  const given: unknown[] = [];
  const noting =
    (name: string, answer: unknown) =>
    async (...all: readonly unknown[]) => {
      given.push([name, ...all]);
      return answer;
    };
  const calls = ['get', 'getMany', 'append', 'set', 'rowsAfter', 'delete', 'close'] as const;
  const store = metrics.timedStore(Object.fromEntries(calls.map((name) => [name, noting(name, `${name}!`)])) as never);
  for (const name of calls) expect(await (store[name] as (...all: unknown[]) => unknown)('a', 2, 'c')).toBe(`${name}!`);
  expect(given.splice(0)).toEqual([
    ['get', 'a'],
    ['getMany', 'a'],
    ['append', 'a', 2, 'c'],
    ['set', 'a', 2, 'c'],
    ['rowsAfter', 'a', 2, 'c'],
    ['delete', 'a'],
    ['close'],
  ]);
  const doors = ['post', 'direct', 'find', 'edit', 'thread'] as const;
  const sent = { kind: 'sent' } as const;
  const door = metrics.timedMessenger(Object.fromEntries(doors.map((name) => [name, noting(name, sent)])) as never);
  for (const name of doors) expect(await (door[name] as (...all: unknown[]) => unknown)('a', 2, 'c')).toBe(sent);
  expect(given).toEqual(doors.map((name) => [name, 'a', 2, 'c']));
  expect(await figures(metrics, 'quartermaster_message_seconds_count')).toEqual(
    ['post', 'direct', 'edit'].map((kind) => `quartermaster_message_seconds_count{kind="${kind}",outcome="sent"} 1`),
  );
  expect(await figures(metrics, 'quartermaster_store_seconds_count')).toEqual([
    'quartermaster_store_seconds_count{call="read",outcome="done"} 3',
    'quartermaster_store_seconds_count{call="append",outcome="done"} 1',
    'quartermaster_store_seconds_count{call="set",outcome="done"} 1',
    'quartermaster_store_seconds_count{call="delete",outcome="done"} 1',
  ]);
});

test('[H7] an error of unknown origin counts as a store error', async () => {
  const { startHealthServer: startHealth } = await import('../../src/health/server.ts');
  const metrics = { text: () => Promise.reject(new Error('no figures')), type: 'x' } as unknown as Metrics;
  const health = await startHealth({ ...LOCAL, metrics, lacking: () => Promise.reject(new Error('down')) });
  onTestFinished(() => health.stop());
  const answers = await Promise.all(
    ['/readyz', '/metrics'].map(async (path) => {
      const response = await fetch(health.address + path);
      return [response.status, await response.text(), response.headers.get('content-type')];
    }),
  );
  expect(answers).toEqual([
    [503, 'store\n', 'text/plain; charset=utf-8'],
    [500, 'failed\n', 'text/plain; charset=utf-8'],
  ]);
});

test('[H7] answer times are counted in useful ranges', async () => {
  const { metrics } = await watched();
  const [counted] = metrics.counted([{ data: { name: 'move', in: () => ({}) }, execute: () => Promise.resolve({}) }]);
  await counted?.execute({} as CommandInput);
  const spans = [...(await metrics.text()).matchAll(/^quartermaster_answer_seconds_bucket\{le="([^"]+)"/gm)];
  expect(spans.map(([, seconds]) => seconds).join(' ')).toBe('0.005 0.01 0.025 0.05 0.1 0.25 0.5 1 2.5 5 10 +Inf');
});

test('[H7] the oldest unsent message’s age is never negative', async () => {
  const age = async (oldest: number | undefined): Promise<readonly string[]> => {
    const { metrics } = await watched({ gauges: { oldest } });
    return figures(metrics, 'quartermaster_oldest_undelivered_seconds');
  };
  const of = (seconds: number): readonly string[] => [`quartermaster_oldest_undelivered_seconds ${seconds}`];
  expect([await age(undefined), await age(100_500), await age(99_500)]).toEqual([of(0), of(0), of(0.5)]);
});

test('[H7] an interaction counts as running until answered', async () => {
  const { metrics } = await watched();
  const waiting: (() => void)[] = [];
  const wait = () => new Promise<object>((resolve) => waiting.push(() => resolve({})));
  const data = { name: 'kingdom', in: () => ({}) };
  const other = { data: { name: 'roll', in: () => ({}) }, execute: wait };
  const [kingdom, roll] = metrics.counted([{ data, execute: wait, submit: wait }, other]);
  const input = {} as CommandInput;
  const all = [
    kingdom?.execute(input),
    kingdom?.submit?.({ ...input, verb: '', args: [], texts: {} }),
    roll?.execute(input),
  ];
  const underway = () => figures(metrics, 'quartermaster_interactions_underway');
  expect(await underway()).toEqual(['quartermaster_interactions_underway 3']);
  for (const answer of waiting) answer();
  await Promise.all(all);
  expect(await underway()).toEqual(['quartermaster_interactions_underway 0']);
  expect(await figures(metrics, 'quartermaster_interactions_total')).toEqual([
    'quartermaster_interactions_total{command="kingdom",kind="command",outcome="done"} 1',
    'quartermaster_interactions_total{command="kingdom",kind="form",outcome="done"} 1',
    'quartermaster_interactions_total{command="roll",kind="command",outcome="done"} 1',
  ]);
  expect(await figures(metrics, 'quartermaster_answer_seconds_count')).toEqual([
    'quartermaster_answer_seconds_count{command="kingdom"} 2',
    'quartermaster_answer_seconds_count{command="roll"} 1',
  ]);
});

test('[H7] no response of the health port may be cached', async () => {
  const { health } = await watched();
  for (const path of ['/healthz', '/readyz', '/metrics', '/another']) {
    const response = await fetch(health.address + path);
    await response.text();
    expect([path, response.headers.get('cache-control')]).toEqual([path, 'no-store']);
  }
});

test('[H7] a command that is counted keeps its identity', async () => {
  const { metrics } = await watched();
  class Counting {
    readonly data = { name: 'count', in: () => ({}) };
    count = 0;
    async execute(): Promise<object> {
      this.count += 1;
      return {};
    }
    async complete(): Promise<readonly never[]> {
      this.count += 10;
      return [];
    }
    async press(): Promise<object> {
      this.count += 100;
      return {};
    }
    async submit(): Promise<object> {
      this.count += 1000;
      return {};
    }
  }
  const command = new Counting();
  const [counted] = metrics.counted([command]);
  for (const act of ['execute', 'complete', 'press', 'submit'] as const) await counted?.[act]?.({} as never);
  expect(command.count).toBe(1111);
});
