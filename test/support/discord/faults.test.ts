import type { Client } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startEcho } from './echo.ts';
import { REFUSALS, rateLimited } from './faults.ts';
import { type Loopback, startLoopback } from './loopback.ts';
import { text } from './text.ts';
import type { WireMessage } from './wire.ts';

let discord: Loopback;
let bot: Client;

const words = (messages: readonly WireMessage[]) => messages.map(text);

describe('a fault of the loopback', () => {
  beforeEach(async () => {
    discord = await startLoopback();
    bot = await startEcho(discord.env);
  });
  afterEach(async () => {
    await bot.destroy();
    await discord.stop();
  });

  const post = (line: string) => discord.user('alice').slash('table', 'say', { words: line, way: 'post' });

  it('a fault of the simulated Discord refuses until it is removed', async () => {
    const fault = discord.fault('POST /channels/*/messages', REFUSALS.unknownChannel);
    expect((await post('one')).answer?.content).toBe('failed: 10003');
    fault.remove();
    expect((await post('two')).answer?.content).toBe('posting');
    expect([fault.hits, words(discord.messages('table'))]).toEqual([1, ['two']]);
  });

  it('a rate limit of the simulated Discord makes the client try again', async () => {
    const limit = discord.fault('POST /channels/*/messages', rateLimited(0.02, 2));
    const down = discord.fault('POST /interactions/*/*/callback', { ...REFUSALS.unavailable, times: 1 });
    await post('one');
    await discord.until(() => discord.messages('table').length > 0);
    expect([limit.hits, down.hits, words(discord.messages('table'))]).toEqual([2, 1, ['one']]);
  });

  it('the simulated Discord cuts the connection before carrying out the request', async () => {
    const fault = discord.fault('POST /channels/*/messages', 'drop', 1);
    expect((await post('one')).answer?.content).toMatch('failed');
    expect([fault.hits, words(discord.messages('table'))]).toEqual([1, []]);
  });

  it('the simulated Discord cuts the connection after carrying out the request', async () => {
    const fault = discord.fault('POST /channels/*/messages', 'drop-after', 1);
    expect((await post('one')).answer?.content).toMatch('failed');
    expect([fault.hits, words(discord.messages('table'))]).toEqual([1, ['one']]);
  });

  it('the simulated Discord resets the connection; nonces prevent repeated posts', async () => {
    const seen: string[] = [];
    const stop = discord.onRequest(({ method, path }) => void seen.push(`${method} ${path}`));
    discord.fault('POST /channels/*/messages', 'reset-after', 1);
    expect((await post('one')).answer?.content).toBe('posting');
    expect(seen.filter((line) => line.startsWith('POST /channels/'))).toHaveLength(2);
    expect(words(discord.messages('table'))).toEqual(['one']);
    stop();
  });

  it('an observer of the simulated Discord can delay a request', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    discord.onRequest(({ path }) => (path.endsWith('/callback') ? held : undefined));
    let answered = false;
    const saying = discord.user('alice').slash('table', 'say', { words: 'x' });
    void saying.then(() => {
      answered = true;
    });
    await discord.gateway.ping();
    expect(answered).toBe(false);
    release();
    expect((await saying).answer?.content).toBe('x');
  });
});
