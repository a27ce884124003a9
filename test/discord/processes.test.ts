import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BotProcesses, type BotProcessesOptions, spread, startBotProcesses } from '../../src/discord/processes.ts';
import { launch, processCountIn } from '../../src/launch.ts';
import { FakeClock } from '../support/clock.ts';
import { startLoopback } from '../support/discord/loopback.ts';
import { until } from '../support/discord/waiting.ts';

/** What stands for the bot: it notes that it began, says that it is connected, and ends when it is told to. */
const SCRIPT = `
const { SHARDS, SHARD_COUNT, HEALTH_PORT, NOTES } = process.env;
require('node:fs').appendFileSync(NOTES, JSON.stringify({ pid: process.pid, SHARDS, SHARD_COUNT, HEALTH_PORT }) + '\\n');
process.on('SIGTERM', () => process.exit(0));
process.on('disconnect', () => process.exit(0));
process.send({ _ready: true });
`;

interface Note {
  readonly pid: number;
  readonly SHARDS: string;
  readonly SHARD_COUNT: string;
  readonly HEALTH_PORT?: string;
}

let folder: string;
let running: BotProcesses | undefined;
const clock = new FakeClock();
let said: string[];
/** What was logged beside that. */
let logged: object[];
const TOKEN = 'a secret token';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'processes-'));
  process.env['NOTES'] = join(folder, 'notes');
  await writeFile(join(folder, 'notes'), '');
  await writeFile(join(folder, 'bot.cjs'), SCRIPT);
  said = [];
  logged = [];
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  await rm(folder, { recursive: true });
  delete process.env['NOTES'];
});

const note = (data: object, message: string): void => {
  said.push(message);
  logged.push(data);
};
const started = async (options: Partial<BotProcessesOptions>): Promise<BotProcesses | string> => {
  const processes = await startBotProcesses({
    script: join(folder, 'bot.cjs'),
    count: 2,
    token: TOKEN,
    apiUrl: undefined,
    shards: undefined,
    healthPort: undefined,
    log: { info: note, warn: note, error: note },
    clock,
    ...options,
  });
  if (typeof processes !== 'string') running = processes;
  return processes;
};
const notes = async (): Promise<readonly Note[]> =>
  (await readFile(join(folder, 'notes'), 'utf8')).split('\n').flatMap((line) => (line ? [JSON.parse(line)] : []));
const connected = (count: number): Promise<boolean> =>
  until(() => said.filter((line) => line === 'a process is connected').length === count);

test('[H4] shards are spread evenly over processes, neighbors together', () => {
  expect(spread([0, 1, 2, 3, 4], 2)).toEqual([
    [0, 1],
    [2, 3, 4],
  ]);
  expect(spread([4, 5], 3)).toEqual([[4], [5]]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 20 }), (count, processes) => {
      const ids = Array.from({ length: count }, (_, i) => i);
      const shares = spread(ids, processes);
      expect(shares.flat()).toEqual(ids);
      expect(shares).toHaveLength(Math.min(count, processes));
      const sizes = shares.map(({ length }) => length);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    }),
    { seed: 20_310_404, numRuns: 50 },
  );
});

test('[H4] processes start in turn and restart with their shards', async () => {
  const discord = await startLoopback({ shards: 5 });
  await started({ apiUrl: discord.env.DISCORD_API_URL, healthPort: 9090 });
  await connected(1);
  expect((await notes()).map(({ SHARDS }) => SHARDS)).toEqual(['0,1']);
  await clock.pass(5_499);
  expect(await notes()).toHaveLength(1);
  await clock.pass(1);
  await connected(2);
  await clock.pass(5_500);
  // [T28] the environment of a process has the token, and the log has what is the process's own.
  expect(logged[0]).toEqual({ process: 0, shards: '0,1', count: '5' });
  expect(JSON.stringify(logged)).not.toContain(TOKEN);
  const [first, second] = await notes();
  expect(second).toMatchObject({ SHARDS: '2,3,4', SHARD_COUNT: '5', HEALTH_PORT: '9091' });
  process.kill(first?.pid ?? 0, 'SIGKILL');
  await until(() => said.includes('a process ended: it is begun anew'));
  await clock.pass(0);
  await connected(3);
  expect((await notes())[2]).toMatchObject({ SHARDS: '0,1', SHARD_COUNT: '5', HEALTH_PORT: '9090' });
  await running?.stop();
  for (const { pid } of (await notes()).slice(1)) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  await discord.stop();
});

test('[H4] a machine may run some of the shards; missing connections are reported', async () => {
  const discord = await startLoopback({ shards: 2, remaining: 1 });
  const at = { apiUrl: discord.env.DISCORD_API_URL, count: 1 };
  await started({ ...at, shards: { ids: [7], count: 16 } });
  await connected(1);
  expect(await notes()).toMatchObject([{ SHARDS: '7', SHARD_COUNT: '16' }]);
  expect(await started(at)).toMatch(/^Discord takes 1 more connections .* and 2 are needed\.$/);
  discord.fault('GET /gateway/bot', { status: 401, body: { code: 0, message: '401: Unauthorized' } });
  expect(await started(at)).toMatch(/^Discord could not be reached with this DISCORD_TOKEN/);
  await discord.stop();
});

test('[H4] a failing process restarts later each time, a connected process at once', async () => {
  const discord = await startLoopback({ shards: 1 });
  await writeFile(
    join(folder, 'bot.cjs'),
    `const { appendFileSync, readFileSync } = require('node:fs');
    appendFileSync(process.env.NOTES, JSON.stringify({ pid: process.pid }) + '\\n');
    if (readFileSync(process.env.NOTES, 'utf8').split('\\n').length < 10) process.exit(1);
    process.send({ _ready: true });
    process.once('SIGTERM', () => process.exit(0));
    process.once('disconnect', () => process.exit(0));
    setInterval(() => undefined, 1000);`,
  );
  await started({ apiUrl: discord.env.DISCORD_API_URL, count: 1 });
  const ended = (): number => said.filter((line) => line === 'a process ended: it is begun anew').length;
  for (let times = 1; times <= 8; times += 1) {
    await until(
      () => ended() === times && said.filter((line) => line === 'a process is not connected yet').length === times,
    );
    await clock.pass(60_000);
  }
  await connected(1);
  await clock.pass(5500);
  process.kill((await notes()).at(-1)?.pid ?? 0, 'SIGKILL');
  await until(() => ended() === 9);
  const pauses = logged.flatMap((data) => ('pause' in data ? [data.pause] : []));
  expect(pauses).toEqual([0, 1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 0]);
  await running?.stop();
  await discord.stop();
});

test('[H4] each of many processes has at least one shard', async () => {
  const discord = await startLoopback({ shards: 1 });
  await started({ apiUrl: discord.env.DISCORD_API_URL, count: 2 });
  await connected(1);
  await clock.pass(5500);
  await connected(2);
  expect((await notes()).map(({ SHARDS, SHARD_COUNT, HEALTH_PORT }) => [SHARDS, SHARD_COUNT, HEALTH_PORT])).toEqual([
    ['0', '2', undefined],
    ['1', '2', undefined],
  ]);
  await running?.stop();
  await discord.stop();
});

test('[H4] the --processes argument is parsed', () => {
  expect(processCountIn([])).toBeUndefined();
  expect([processCountIn(['--processes', '4']), processCountIn(['--processes=4'])]).toEqual([4, 4]);
  for (const typed of [['4'], ['--processes'], ['--processes', '0'], ['--processes', 'many'], ['--processes', '9999']])
    expect(processCountIn(typed)).toContain('npm start -- --processes 4');
});

test('several processes refuse a database in memory', async () => {
  expect(await launch({ DISCORD_TOKEN: 'a token', DATABASE_URL: 'memory:' }, 2)).toMatch(/share nothing in memory/);
});

test('[H7] impossible health ports are reported before the start', async () => {
  expect(await launch({ DISCORD_TOKEN: 'a token', HEALTH_PORT: '65533' }, 4)).toBe(
    'HEALTH_PORT: expected at most 65532, for each of 4 processes has a port of its own.',
  );
});
