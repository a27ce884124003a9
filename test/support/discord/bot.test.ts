import { fileURLToPath } from 'node:url';
import type { Client } from 'discord.js';
import { afterEach, describe, expect, it } from 'vitest';
import { startBot } from './bot.ts';
import { startEcho } from './echo.ts';
import { type Loopback, type LoopbackOptions, startLoopback } from './loopback.ts';

let discord: Loopback;
let bot: Client | undefined;

async function begin(options: LoopbackOptions): Promise<void> {
  discord = await startLoopback(options);
  bot = await startEcho(discord.env);
}

afterEach(async () => {
  await bot?.destroy();
  bot = undefined;
  await discord.stop();
});

describe('a silent bot, or a bot as a process', () => {
  it('a silent bot is reported as not answering', async () => {
    await begin({ answerWithinMs: 50 });
    const said = await discord.user('alice').slash('table', 'say', { words: 'x', way: 'silent' });
    expect(said).toMatchObject({ answer: undefined, failed: 'no answer' });
    expect(discord.transcript('alice')).toContain('#table the application did not respond\n');
  });

  it('a bot records nothing if configured', async () => {
    await begin({ record: false, settle: false });
    await Promise.all(
      Array.from({ length: 120 }, (_, n) => discord.user('alice').slash('table', 'say', { words: `x${n}` })),
    );
    expect(discord.messages('table')).toHaveLength(100);
    expect(() => discord.transcript('alice')).toThrow('nothing is recorded');
  });

  it('a bot process is started, killed and stopped', async () => {
    discord = await startLoopback();
    const start = () =>
      startBot(discord, { args: ['--import', 'tsx', fileURLToPath(new URL('./echo-main.ts', import.meta.url))] });
    const alice = discord.user('alice');
    const first = await start();
    expect((await alice.slash('table', 'say', { words: 'one' })).answer?.content).toBe('one');
    const silent = alice.slash('table', 'say', { words: 'two', way: 'silent' }, { settle: false });
    expect(await first.kill()).toEqual({ code: null, signal: 'SIGKILL' });
    expect((await silent).failed).toBe('no answer');
    const second = await start();
    expect((await alice.slash('table', 'say', { words: 'three' })).answer?.content).toBe('three');
    expect(await second.stop()).toEqual({ code: 0, signal: null });
    expect(second.stdout).toBe('ready\n');
    await expect(startBot(discord, { args: ['-e', 'process.exit(3)'] })).rejects.toThrow('"code":3');
  });
});
