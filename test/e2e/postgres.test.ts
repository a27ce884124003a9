import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtMain } from '../support/built.ts';
import { type Bot, startBot } from '../support/discord/bot.ts';
import { type Loopback, startLoopback } from '../support/discord/loopback.ts';
import { text } from '../support/discord/text.ts';
import { onPostgres, type Postgres, startPostgres } from '../support/store/postgres.ts';

/** The bot as it is run on PostgreSQL: a process of its own, and a database that ends under it. */

const WALK = 'D1-D2 E3-D3 D2-C2 D3-C3 C2-B2 C3-B3 B2-A2 B3-A3 A2-A1 A3-B4'.split(' ');
const arrow = (written = ''): string => written.replace('-', ' → ');

onPostgres(() => {
  let folder: string;
  let discord: Loopback;
  let server: Postgres;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quartermaster-'));
    [discord, server] = await Promise.all([
      startLoopback({ users: ['alice'], channels: ['north'], answerWithinMs: 60_000 }),
      startPostgres(),
    ]);
  });
  afterAll(async () => {
    await Promise.all([discord.stop(), server.end(), rm(folder, { recursive: true, force: true })]);
  });

  const start = async (): Promise<Bot> =>
    startBot(discord, {
      args: [await builtMain()],
      cwd: folder,
      env: { DATA_DIR: join(folder, 'var'), PICTURES: 'off', DATABASE_URL: server.url(), HEALTH_PORT: '0' },
    });

  /** Whether a move was answered as done. */
  const moved = async (written = ''): Promise<boolean> => {
    const [piece = '', to = ''] = written.split('-');
    const { answer } = await discord.user('alice').slash('north', 'move', { piece, to }, { settle: false });
    return answer !== undefined && text(answer).includes(arrow(written));
  };

  /** What a bot answers to an operator's tools. */
  const asked = async ({ stdout }: Bot, path: string): Promise<readonly [number, string]> => {
    const [, address = ''] = /"health":"([^"]+)"/.exec(stdout) ?? [];
    const response = await fetch(address + path);
    return [response.status, await response.text()];
  };

  test('[H1] [H7] answered acts survive database restarts and kills', async () => {
    const first = await start();
    const alice = discord.user('alice');
    const { answer } = await alice.slash('north', 'game', { module: 'tablut' }, { subcommand: 'start' });
    if (!answer) throw new Error('no seats');
    await alice.press(answer, 'Try alone');
    await alice.press(answer, 'Begin');
    await alice.slash('north', 'game', { posts: 'act' }, { subcommand: 'settings' });
    expect(await moved(WALK[0])).toBe(true);
    expect(await asked(first, '/readyz')).toEqual([200, 'ok\n']);
    await server.stop();
    expect(await moved(WALK[1])).toBe(false);
    expect(await asked(first, '/readyz')).toEqual([503, 'store\n']);
    expect(await asked(first, '/healthz')).toEqual([200, 'ok\n']);
    await server.start();
    for (const written of WALK.slice(1, 4)) expect(await moved(written)).toBe(true);
    const [status, figures] = await asked(first, '/metrics');
    expect(status).toBe(200);
    for (const line of [
      /^quartermaster_interactions_total\{command="move",kind="command",outcome="done"\} [45]$/m,
      /^quartermaster_interactions_total\{command="game",kind="press",outcome="done"\} 2$/m,
      /^quartermaster_answer_seconds_count\{command="move"\} 5$/m,
      /^quartermaster_store_seconds_count\{call="append",outcome="done"\} [1-9]/m,
      /^quartermaster_store_seconds_count\{call="(append|read)",outcome="failed"\} [1-9]/m,
      /^quartermaster_games_in_memory 1$/m,
      /^quartermaster_undelivered_messages \d+$/m,
      /^quartermaster_oldest_undelivered_seconds [\d.]+$/m,
      /^quartermaster_gateway_shards_ready 1$/m,
      /^nodejs_eventloop_lag_p99_seconds /m,
      /^process_resident_memory_bytes /m,
    ])
      expect(figures).toMatch(line);
    expect(figures).not.toMatch(/alice|tablut|muscovite|(?<![.\d])\d{17}/i);
    expect(await asked(first, '/readyz')).toEqual([200, 'ok\n']);
    expect(first.stdout).toContain('the database closed a connection');
    expect(first.stdout).not.toContain('secret');
    expect(await first.kill()).toEqual({ code: null, signal: 'SIGKILL' });

    const second = await start();
    expect(await moved(WALK[4])).toBe(true);
    const { answer: log } = await alice.slash('north', 'game', {}, { subcommand: 'log' });
    const told = discord.messages('north').map(text);
    for (const written of WALK.slice(0, 5)) {
      expect(log && text(log).split(arrow(written)).length - 1).toBe(1);
      expect(told.filter((post) => post.includes(arrow(written)))).toHaveLength(1);
    }
    expect(await second.stop()).toEqual({ code: 0, signal: null });
  });
});
