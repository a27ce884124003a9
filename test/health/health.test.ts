import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { Command, CommandInput } from '../../src/command.ts';
import type { Gauges, Metrics } from '../../src/health/metrics.ts';
import { openHealth } from '../../src/health/open.ts';
import type { ChannelId } from '../../src/session/where.ts';
import { MemoryStore } from '../support/memory-store.ts';
import { FakeMessenger } from '../support/messenger.ts';

const LOCAL = { port: 0, host: '127.0.0.1' };

interface Given {
  readonly store?: MemoryStore;
  readonly gauges?: Partial<Gauges>;
  readonly isConnected?: () => boolean;
}

const watched = async ({ store = new MemoryStore(), gauges = {}, isConnected = () => true }: Given = {}) => {
  const all = { games: 0, undelivered: 0, oldest: undefined, shards: { ready: 0, all: 0 }, ...gauges };
  const health = await openHealth({ ...LOCAL, store, now: () => 100_000, gauges: () => all, isConnected });
  onTestFinished(() => health.stop());
  const asked = async (path: string, method = 'GET'): Promise<readonly [number, string]> => {
    const response = await fetch(health.address + path, { method });
    return [response.status, await response.text()];
  };
  return { health, metrics: health.metrics, asked };
};

/** The lines of one figure that are not zero. */
const figures = async (metrics: Metrics, name: string): Promise<readonly string[]> =>
  (await metrics.text()).split('\n').filter((line) => line.startsWith(name) && !line.includes('_bucket'));

test('[H7] says that the loop turns, and what keeps people from being served', async () => {
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

test('[H7] answers nothing else, and listens on this machine alone unless told', async () => {
  const { asked, health } = await watched();
  for (const path of ['/', '/metrics/', '/healthz/..', '//metrics']) expect((await asked(path))[0]).toBe(404);
  expect(await asked('/metrics', 'POST')).toEqual([404, 'not found\n']);
  expect(health.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
});

test('[H7] a port that is taken is a rejection of the listening', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void taken.close());
  await new Promise((resolve) => taken.once('listening', resolve));
  const { port } = taken.address() as AddressInfo;
  const opening = openHealth({
    ...LOCAL,
    port,
    store: new MemoryStore(),
    now: () => 0,
    gauges: () => ({ games: 0, undelivered: 0, oldest: undefined, shards: { ready: 0, all: 0 } }),
    isConnected: () => true,
  });
  await expect(opening).rejects.toMatchObject({ syscall: 'listen' });
});

test('[H7] counts interactions by command, kind and outcome, and those that were turned away', async () => {
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
    'quartermaster_interactions_total{command="move",kind="command",outcome="done"} 2',
    'quartermaster_interactions_total{command="move",kind="completion",outcome="done"} 1',
    'quartermaster_interactions_total{command="move",kind="press",outcome="failed"} 1',
    'quartermaster_interactions_turned_away_total{why="late"} 1',
    'quartermaster_interactions_underway 0',
  ]);
  expect(await figures(metrics, 'quartermaster_answer_seconds_count')).toHaveLength(1);
});

test('[H7] times the store, messages and drawing, and says what waits', async () => {
  const store = new MemoryStore();
  const messenger = new FakeMessenger();
  const gauges = { games: 3, undelivered: 2, oldest: 40_000, shards: { ready: 1, all: 2 } };
  const { metrics } = await watched({ store, gauges });
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
    'quartermaster_store_seconds_count{call="append",outcome="done"} 2',
    'quartermaster_store_seconds_count{call="append",outcome="failed"} 1',
    'quartermaster_store_seconds_count{call="read",outcome="failed"} 1',
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

test('[H7] counts how long answers took in spans from what nobody notices to what Discord gives up on', async () => {
  const { metrics } = await watched();
  const [counted] = metrics.counted([{ data: { name: 'move', in: () => ({}) }, execute: () => Promise.resolve({}) }]);
  await counted?.execute({} as CommandInput);
  const spans = [...(await metrics.text()).matchAll(/^quartermaster_answer_seconds_bucket\{le="([^"]+)"/gm)];
  expect(spans.map(([, seconds]) => seconds).join(' ')).toBe('0.005 0.01 0.025 0.05 0.1 0.25 0.5 1 2.5 5 10 +Inf');
});
