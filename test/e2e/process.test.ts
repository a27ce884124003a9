import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { KeyvSqlite } from '@keyv/sqlite';
import { PermissionsBitField } from 'discord.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtMain } from '../support/built.ts';
import { type Bot, startBot } from '../support/discord/bot.ts';
import { type Loopback, startLoopback } from '../support/discord/loopback.ts';
import { text } from '../support/discord/text.ts';
import type { Outcome } from '../support/discord/user.ts';

/** The bot as it is run: a process of its own, with a database in a folder. */

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

const start = async (env: Readonly<Record<string, string>> = {}): Promise<Bot> =>
  startBot(discord, {
    args: [await builtMain()],
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

test('[T28] [T27] a stop during play loses and repeats nothing', async () => {
  const inServer = { DISCORD_GUILD_ID: discord.guild.id };
  const { bot: first, calls } = await registering(() => start(inServer));
  const commands = '/applications/APP/guilds/GUILD/commands';
  expect(calls, '[T27] with a server named, the commands are registered there alone').toEqual([
    `GET ${commands}`,
    `PUT ${commands}`,
  ]);
  expect(discord.commands(discord.guild.id).map(({ name }) => name)).toContain('move');
  expect(discord.commands()).toEqual([]);
  const modes = await Promise.all(
    ['', 'quartermaster.sqlite'].map(async (name) => (await stat(join(folder, 'var', name))).mode & 0o077),
  );
  if (process.platform !== 'win32')
    expect(modes, '[H12] what is kept is for the user of the bot alone').toEqual([0, 0]);
  for (const channel of CHANNELS) {
    const { answer } = await sub(channel, 'start', { module: 'tablut', seed: 'quokka seed' });
    if (!answer) throw new Error('no seats');
    await discord.user('alice').press(answer, 'Try alone');
    await discord.user('alice').press(answer, 'Begin');
    await sub(channel, 'settings', { posts: 'act' });
  }
  const refused = await discord
    .user('alice')
    .slash('north', 'move', { piece: 'Wombat', to: 'Numbat', capture: 'Bandicoot' });
  expect(said(refused)).toContain("There's no piece **Wombat** here.");

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

  const { bot: second, calls: again } = await registering(() => start(inServer));
  expect(again, '[T27] the same definitions are not registered again').toEqual([`GET ${commands}`]);
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
    for (const line of linesOf(bot)) expect(line).toMatchObject({ level: expect.any(Number), msg: expect.any(String) });
    expect(bot.stdout).not.toMatch(/quokka|wombat|numbat|bandicoot|muscovite|swede|D1|→|interaction-/i);
    expect(bot.stdout).not.toContain(bot.token);
  }
  const invite = linesOf(first).flatMap((line) =>
    typeof line['invite'] === 'string' ? [new URL(line['invite'])] : [],
  )[0];
  // Least privilege (T26).
  expect(new PermissionsBitField(BigInt(invite?.searchParams.get('permissions') ?? '')).toArray().sort()).toEqual([
    'AttachFiles',
    'CreatePublicThreads',
    'ReadMessageHistory',
    'SendMessages',
    'SendMessagesInThreads',
    'ViewChannel',
  ]);
});

interface Ended {
  readonly code: number;
  /** What was said to whoever started it. */
  readonly lines: readonly string[];
}

/**
 * Runs the bot with each of these variables in one process, one after the other: with none of them it can be run. What
 * the log says, and by which code the process ends, is that of the last.
 */
const endsOf = async (
  runs: readonly Readonly<Record<string, string>>[],
): Promise<{ readonly ends: readonly Ended[]; readonly logged: string; readonly code: unknown }> => {
  const script = `
    import { run } from ${JSON.stringify(pathToFileURL(await builtMain()).href)};
    for (const variables of ${JSON.stringify(runs)}) {
      process.exitCode = 0;
      await run(variables);
      console.error('ended with ' + process.exitCode);
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { cwd: folder });
  let [logged, said] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    logged += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  const parts = said.split(/ended with (.*)\n/);
  const ends = runs.map((_, i) => ({
    code: Number(parts[2 * i + 1]),
    lines: (parts[2 * i] ?? '').split('\n').filter((line) => line !== ''),
  }));
  return { ends, logged, code };
};

test('[T1] [D31] [D34] an invalid environment exits with code 1 and reasons', async () => {
  const token = { DISCORD_TOKEN: 'a token', DATA_DIR: join(folder, 'other') };
  const [file, garbage, newer] = ['file', 'garbage.sqlite', 'newer.sqlite'].map((name) => join(folder, name));
  await writeFile(file ?? '', 'A file.');
  await mkdir(join(folder, 'filled'));
  await writeFile(join(folder, 'filled', 'modules'), 'A file.');
  await writeFile(garbage ?? '', 'This is no database. '.repeat(100));
  const adapter = new KeyvSqlite({ uri: `sqlite://${newer}` });
  const rows = (): Promise<unknown> => adapter.query('SELECT key, value FROM keyv');
  await adapter.query(
    'INSERT INTO keyv (key, value) VALUES (\'quartermaster:store:version\', \'{"value":{"format":99}}\')',
  );
  const before = await rows();
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as { port: number };

  const elsewhere = await startLoopback();
  elsewhere.fault('GET /gateway/bot', { status: 401, body: { code: 0, message: '401: Unauthorized' } });

  const { ends, logged, code } = await endsOf([
    { ...token, DATA_DIR: join(file ?? '', 'var') },
    { ...token, DATABASE_URL: `sqlite://${garbage}` },
    { DATA_DIR: join(folder, 'other'), DATABASE_URL: `sqlite://${newer}` },
    { DATA_DIR: join(folder, 'playground'), PLAYGROUND_PORT: String(port) },
    { ...token, DATABASE_URL: 'redis://me:secret@localhost/games', SNAPSHOT_EVERY: 'often', LOG_LEVEL: 'loud' },
    { ...token, DATA_DIR: join(folder, 'filled') },
    { ...token, DISCORD_API_URL: elsewhere.env.DISCORD_API_URL },
  ]);
  const [noFolder, noDatabase, newerDatabase, takenPort, badSettings, noModules, badToken] = ends;
  expect(noModules, '[H7] modules that have no folder').toEqual({
    code: 1,
    lines: [expect.stringMatching(/^DATA_DIR: .*modules can't be used as a folder: EEXIST/)],
  });
  expect(noFolder, '[T1] a folder for games that cannot be made').toEqual({
    code: 1,
    lines: [expect.stringContaining(file ?? '')],
  });
  expect(noDatabase, '[T1] a file that is no database').toEqual({
    code: 1,
    lines: [`${garbage} is not an SQLite database.`],
  });
  expect(newerDatabase, '[D34] a database that a newer version has written').toEqual({
    code: 1,
    lines: [expect.stringMatching(/^The database was written by a newer version of this bot /)],
  });
  expect(await rows(), '[D34] it is left as it is').toEqual(before);
  expect(takenPort, 'a port that is taken').toEqual({
    code: 1,
    lines: [
      expect.stringContaining(
        `The playground can't be opened at PLAYGROUND_PORT ${port} of PLAYGROUND_HOST 127.0.0.1: `,
      ),
    ],
  });
  expect(badSettings, 'each fault of the configuration has a line of its own, and no secret in it').toEqual({
    code: 1,
    lines: [
      expect.stringMatching(
        /^DATABASE_URL: expected an address that begins with sqlite:\/\/, postgres:\/\/ or memory:; Redis .*appendfsync always/,
      ),
      expect.stringMatching(/^SNAPSHOT_EVERY: expected /),
      expect.stringMatching(/^LOG_LEVEL: expected /),
    ],
  });
  expect([badToken?.lines, code], '[D31] a token that is refused').toEqual([[], 1]);
  expect(JSON.parse(logged), '[D31] one line says so').toMatchObject({
    level: 60,
    msg: expect.stringContaining('Discord could not be reached with this DISCORD_TOKEN'),
  });
  await Promise.all([elsewhere.stop(), adapter.disconnect(), other.close()]);
});
