import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PermissionsBitField } from 'discord.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Bot, startBot } from '../support/discord/bot.ts';
import { type Loopback, startLoopback } from '../support/discord/loopback.ts';
import { text } from '../support/discord/text.ts';
import type { Outcome } from '../support/discord/user.ts';

/** The bot as it is run: a process of its own, with a database in a folder. */

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const TSX = import.meta.resolve('tsx');
const CHANNELS = ['north', 'south', 'west'] as const;

/** Moves that are played by one person for both sides, no two alike. */
const WALK = 'D1-D2 E3-D3 D2-C2 D3-C3 C2-B2 C3-B3 B2-A2 B3-A3 A2-A1 A3-B4 A1-B1 B4-C4 B1-C1 C4-D4 C1-D1 D4-E3'.split(
  ' ',
);

let folder: string;
let discord: Loopback;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quartermaster-'));
  discord = await startLoopback({ users: ['alice', 'bob'], channels: CHANNELS, answerWithinMs: 60_000 });
});

afterAll(async () => {
  await discord.stop();
  await rm(folder, { recursive: true, force: true });
});

const start = (env: Readonly<Record<string, string>> = {}): Promise<Bot> =>
  startBot(discord, {
    args: ['--import', TSX, MAIN],
    cwd: folder,
    env: { DATA_DIR: join(folder, 'var'), PICTURES: 'off', LOG_LEVEL: 'trace', ...env },
  });

const said = ({ answer }: Outcome): string => (answer ? text(answer) : '');

const sub = (channel: string, subcommand: string, values: Record<string, string> = {}): Promise<Outcome> =>
  discord.user('alice').slash(channel, 'game', values, { subcommand });

const arrow = (written: string): string => written.replace('-', ' → ');

/** Plays on in a channel until the bot answers no more; which moves were answered. */
const playOn = async (channel: string, answered: (move: string) => void): Promise<readonly string[]> => {
  const done: string[] = [];
  for (const written of WALK) {
    const [piece = '', to = ''] = written.split('-');
    const outcome = await discord.user('alice').slash(channel, 'move', { piece, to }, { settle: false });
    if (!said(outcome).includes(arrow(written))) break;
    done.push(written);
    answered(written);
  }
  return done;
};

const linesOf = ({ stdout }: Bot): readonly Record<string, unknown>[] =>
  stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

const registering = async (
  run: () => Promise<Bot>,
): Promise<{ readonly bot: Bot; readonly calls: readonly string[] }> => {
  const calls: string[] = [];
  const end = discord.onRequest(({ method, path }) => {
    if (path.endsWith('/commands'))
      calls.push(`${method} ${path.replace(/\d{5,}/, 'APP').replace(discord.guild.id, 'GUILD')}`);
  });
  const bot = await run();
  await discord.until(() => linesOf(bot).some(({ msg }) => String(msg).startsWith('ready')));
  end();
  return { bot, calls };
};

test('[T28] a stop in the midst of play ends in order: what was answered is there afterwards, and nothing was told twice', async () => {
  const { bot: first, calls } = await registering(() => start());
  expect(calls).toEqual(['GET /applications/APP/commands', 'PUT /applications/APP/commands']);
  for (const channel of CHANNELS) {
    const { answer } = await sub(channel, 'start', { module: 'tablut', seed: 'quokka seed' });
    if (!answer) throw new Error('no seats');
    await discord.user('alice').press(answer, 'Try alone');
    await discord.user('alice').press(answer, 'Begin');
  }
  const refused = await discord
    .user('alice')
    .slash('north', 'move', { piece: 'Wombat', to: 'Numbat', capture: 'Bandicoot' });
  expect(said(refused)).toContain('There is no piece **Wombat** here.');

  let count = 0;
  let stopped: Promise<unknown> | undefined;
  const answered = (): void => {
    count += 1;
    if (count === 7) stopped = first.stop();
  };
  const played = await Promise.all(CHANNELS.map((channel) => playOn(channel, answered)));
  expect(await stopped).toEqual({ code: 0, signal: null });
  expect(played.flat().length).toBeLessThan(CHANNELS.length * WALK.length);
  expect(first.stderr).toBe('');

  const { bot: second, calls: again } = await registering(() => start());
  // The same definitions are not registered again (T27).
  expect(again).toEqual(['GET /applications/APP/commands']);
  for (const [i, channel] of CHANNELS.entries()) {
    const logged = [...said(await sub(channel, 'log')).matchAll(/Muscovite\*\* .*|Swede\*\* .*/g)].map(([line]) =>
      line.replace(/^\w+\*\* /, ''),
    );
    const mine = (played[i] ?? []).map(arrow);
    expect(logged).toEqual(mine);
    const posts = discord.messages(channel).map(text);
    expect(mine.map((move) => posts.filter((post) => post.includes(move)).length)).toEqual(mine.map(() => 1));
  }
  expect(await second.kill('SIGINT')).toEqual({ code: 0, signal: null });

  // Logs are JSON lines, without anything that was typed, and without the token.
  for (const bot of [first, second]) {
    expect(linesOf(bot).length).toBeGreaterThan(2);
    expect(bot.stdout).not.toMatch(/quokka|wombat|numbat|bandicoot|muscovite|swede|D1|→|interaction-/i);
    expect(bot.stdout).not.toContain(bot.token);
  }
  const invite = linesOf(first).flatMap((line) =>
    typeof line['invite'] === 'string' ? [new URL(line['invite'])] : [],
  )[0];
  // Least privilege (T26).
  expect(new PermissionsBitField(BigInt(invite?.searchParams.get('permissions') ?? '')).toArray().sort()).toEqual([
    'AttachFiles',
    'ReadMessageHistory',
    'SendMessages',
    'SendMessagesInThreads',
    'ViewChannel',
  ]);
});

test('[T27] with a server named, the commands are registered there alone', async () => {
  const everywhere = discord.commands();
  const { bot, calls } = await registering(() => start({ DISCORD_GUILD_ID: discord.guild.id }));
  expect(calls).toEqual(['GET /applications/APP/guilds/GUILD/commands', 'PUT /applications/APP/guilds/GUILD/commands']);
  expect(discord.commands(discord.guild.id).map(({ name }) => name)).toContain('move');
  expect(discord.commands()).toEqual(everywhere);
  await bot.stop();
});

interface Ended {
  readonly code: number | null;
  readonly lines: readonly string[];
}

/** Runs the bot until it ends, or says its first line. */
const ends = (env: Readonly<Record<string, string>>): Promise<Ended> =>
  new Promise((resolve) => {
    const { PATH = '' } = process.env;
    const child = spawn(process.execPath, ['--import', TSX, MAIN], {
      cwd: folder,
      env: { PATH, DATA_DIR: join(folder, 'other'), ...env },
    });
    let heard = '';
    const hear = (chunk: unknown): void => {
      heard += String(chunk);
      if (env['DISCORD_TOKEN'] === undefined && heard.includes('\n')) child.kill();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', (code) => resolve({ code, lines: heard.split('\n').filter((line) => line !== '') }));
  });

describe('what the bot can’t be run with', () => {
  const token = { DISCORD_TOKEN: 'a token' };

  test.concurrent('[T1] a folder for games that cannot be made is refused with the reason, in one line', async () => {
    const file = join(folder, 'file');
    await writeFile(file, 'A file.');
    expect(await ends({ ...token, DATA_DIR: join(file, 'var') })).toEqual({
      code: 1,
      lines: [expect.stringContaining(file)],
    });
  });

  test.concurrent('[T1] so is a file that is no database', async () => {
    const file = join(folder, 'garbage.sqlite');
    await writeFile(file, 'This is no database. '.repeat(100));
    expect(await ends({ ...token, DATABASE_URL: `sqlite://${file}` })).toEqual({
      code: 1,
      lines: [`${file} is not an SQLite database.`],
    });
  });

  test.concurrent('each fault of the configuration has a line of its own, and no secret in it', async () => {
    expect(
      await ends({
        ...token,
        DATABASE_URL: 'redis://me:secret@localhost/games',
        SNAPSHOT_EVERY: 'often',
        LOG_LEVEL: 'loud',
      }),
    ).toEqual({
      code: 1,
      lines: [
        expect.stringMatching(
          /^DATABASE_URL: expected an sqlite:\/\/ or postgres:\/\/ address; Redis .*appendfsync always/,
        ),
        expect.stringMatching(/^SNAPSHOT_EVERY: expected /),
        expect.stringMatching(/^LOG_LEVEL: expected /),
      ],
    });
  });

  test.concurrent('a missing token is named in the first line', async () => {
    const { lines } = await ends({ PLAYGROUND_PORT: '0' });
    expect(lines[0]).toContain('DISCORD_TOKEN');
  });

  test.concurrent('a token that Discord refuses is told in one line', async () => {
    const elsewhere = await startLoopback();
    elsewhere.fault('GET /gateway/bot', { status: 401, body: { code: 0, message: '401: Unauthorized' } });
    const { code, lines } = await ends({
      ...token,
      DATA_DIR: join(folder, 'refused'),
      DISCORD_API_URL: elsewhere.env.DISCORD_API_URL,
    });
    await elsewhere.stop();
    expect([code, lines]).toEqual([1, [expect.stringMatching(/token/i)]]);
  });
});
