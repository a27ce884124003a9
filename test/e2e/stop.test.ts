import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtFolder, builtMain } from '../support/built.ts';
import { type Bot, startBot } from '../support/discord/bot.ts';
import { startLoopback } from '../support/discord/loopback.ts';
import { until } from '../support/discord/waiting.ts';

/** `npm start`, as people and service managers start and stop it. */

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quartermaster-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Started {
  readonly process: ChildProcess;
  readonly said: { text: string };
  /** Resolves when nothing that was started holds its output any more. */
  readonly ended: Promise<{ readonly code: number | null; readonly signal: string | null }>;
}

const npmStart = async (): Promise<Started> => {
  const child = spawn('npm', ['start'], {
    cwd: await builtFolder(),
    detached: true,
    env: { ...process.env, DISCORD_TOKEN: '', DATA_DIR: join(folder, 'var'), PLAYGROUND_PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said.text += text;
    });
  const ended = new Promise<Awaited<Started['ended']>>((resolve) =>
    child.once('close', (code, signal) => resolve({ code, signal })),
  );
  await until(() => said.text.includes('open http://'));
  return { process: child, said, ended };
};

const signalled = (to: number, signal: NodeJS.Signals): boolean => process.kill(to, signal);

describe('[D30] npm start', () => {
  test('[D30] npm start ends everything at SIGTERM to the started process', async () => {
    const { process: npm, ended, said } = await npmStart();
    signalled(npm.pid as number, 'SIGTERM');
    await ended;
    expect(said.text).toContain('"stopping"');
  });

  test('[D30] npm start ends in order when its terminal is closed', async () => {
    const { process: npm, ended, said } = await npmStart();
    signalled(-(npm.pid as number), 'SIGHUP');
    await ended;
    expect(said.text).toContain('"signal":"SIGHUP","msg":"stopping"');
  });

  test('npm start ends in order at a signal to the whole group', async () => {
    const { process: npm, ended, said } = await npmStart();
    signalled(-(npm.pid as number), 'SIGINT');
    await ended;
    expect(said.text).toContain('"signal":"SIGINT","msg":"stopping"');
  });
});

const lines = ({ stdout }: Bot): readonly Record<string, unknown>[] =>
  stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

describe('[D31] a lost process exits with an error code and reason', () => {
  test('the process exits with an error when Discord closes its connection permanently', async () => {
    const discord = await startLoopback();
    const bot = await startBot(discord, {
      args: [await builtMain()],
      cwd: folder,
      env: { DATA_DIR: join(folder, 'var'), PICTURES: 'off' },
    });
    for (const { socket } of discord.gateway.connected) socket?.close(4004, 'Authentication failed.');
    expect(await bot.exited).toEqual({ code: 1, signal: null });
    expect(lines(bot).filter(({ level }) => level === 60)).toEqual([
      expect.objectContaining({ msg: 'the gateway closed a connection for good', code: 4004 }),
    ]);
    expect(bot.stderr).toBe('');
    await discord.stop();
  });
});
