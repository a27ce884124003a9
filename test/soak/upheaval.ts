import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SnowflakeUtil } from 'discord.js';
import { systemRandom } from '../../src/session/base/ports.ts';
import type { Step } from '../../src/session/base/step.ts';
import { Journal } from '../../src/session/log/journal.ts';
import { DEFAULT_NAMESPACE, openStore } from '../../src/store/index.ts';
import { type GameId, within } from '../../src/table/index.ts';
import { builtMain } from '../support/built.ts';
import { type Bot, startBot } from '../support/discord/bot.ts';
import { type Loopback, startLoopback } from '../support/discord/loopback.ts';
import { text } from '../support/discord/text.ts';
import type { WireMessage } from '../support/discord/wire.ts';

/**
 * Real processes of the bot at a loopback Discord, games that people play there, and what is found in the store and
 * before people's eyes when processes were killed meanwhile.
 */

/** Red's wagon is seen by all, Red's scout by its two players alone: what one does the other is told directly. */
const MODULE = `
module: upheaval
title: Upheaval
sides: [{ name: Red }, { name: Blue }]
turn: { order: [Red, Blue], ends: by-command }
maps:
  - name: Field
    boards: [{ name: Field, grid: { kind: square, columns: 100, rows: 40, numbering: A1 } }]
  - name: Cellar
    private: Red
    boards: [{ name: Cellar, grid: { kind: square, columns: 100, rows: 80, numbering: A1 } }]
prototypes:
  wagon: { symbol: W }
setup:
  - { at: Field A1, side: Red, pieces: [{ prototype: wagon, name: Wagon }] }
  - { at: Cellar A80, side: Red, pieces: [{ prototype: wagon, name: Scout }] }
`;

const COLUMNS = 100;
/** The scout goes where the wagon never does: a cell tells which of them it was. */
const SCOUTS = 40;
const columnOf = (column: number): string =>
  column < 26 ? String.fromCharCode(65 + column) : columnOf(Math.floor(column / 26) - 1) + columnOf(column % 26);
const cellOf = (number: number, row: number): string =>
  `${columnOf(number % COLUMNS)}${row + Math.floor(number / COLUMNS)}`;

/** So many people are at work at a time. */
const PLAYERS = 8;
/** So long each of them rests between two rounds, in ms. */
const BREATH = 20;
/** Processes are connected within so many ms, however much else the machine does. */
export const PATIENCE = 300_000;
/** What was left is told after so many ms at most, or never. */
const LATEST = 90_000;

interface Answered {
  readonly channel: string;
  readonly cell: string;
}

/** People who play until they are told to stop. */
interface Play {
  /** How many moves were answered as done so far. */
  answered(): number;
  /** All that was answered as done. */
  stop(): Promise<readonly Answered[]>;
}

export interface World {
  readonly discord: Loopback;
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  readonly channels: readonly string[];
  start(processes?: number): Promise<Bot>;
  /** Seats alice and carol at Red, bob at Blue, and begins, in every channel. */
  begin(bot: Bot, processes?: number): Promise<void>;
  play(): Play;
  end(): Promise<void>;
}

export const worldOf = async (url: string | undefined, servers: number, channelsEach: number): Promise<World> => {
  const folder = await mkdtemp(join(tmpdir(), 'upheaval-'));
  await mkdir(join(folder, 'var', 'modules'), { recursive: true });
  await writeFile(join(folder, 'var', 'modules', 'upheaval.yaml'), MODULE);
  const guilds = Array.from({ length: servers }, (_, i) => ({
    name: `Server ${i}`,
    shard: [i, servers] as const,
    channels: Array.from({ length: channelsEach }, (__, j) => `room-${i}-${j}`),
  }));
  const users = ['alice', 'bob', 'carol'];
  const discord = await startLoopback({ users, guilds, shards: servers, settle: false, answerWithinMs: 3000 });
  const channels = guilds.flatMap((one) => one.channels);
  const env = {
    DATA_DIR: join(folder, 'var'),
    PICTURES: 'off',
    COMMANDS_A_MINUTE: '1000000',
    DATABASE_URL: url ?? `sqlite://${join(folder, 'var', 'quartermaster.sqlite')}`,
  };
  const start = async (processes?: number): Promise<Bot> => {
    const args = [await builtMain(), ...(processes === undefined ? [] : ['--processes', String(processes)])];
    return startBot(discord, { args, cwd: folder, env, settle: false, withinMs: PATIENCE });
  };
  return {
    discord,
    folder,
    env,
    channels,
    start,
    begin: async (bot, processes = 1) => {
      await discord.until(() => bot.stdout.split('a module is there to be started').length > processes, PATIENCE);
      for (const channel of channels) await begun(discord, channel);
    },
    play: () => played(discord, channels),
    end: async () => {
      await discord.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

const begun = async (discord: Loopback, channel: string): Promise<void> => {
  const [alice, bob, carol] = ['alice', 'bob', 'carol'].map((name) => discord.user(name));
  if (!alice || !bob || !carol) throw new Error('nobody is there');
  const { answer } = await alice.slash(channel, 'game', { module: 'upheaval' }, { subcommand: 'start' });
  if (!answer) throw new Error(`no game begins in ${channel}`);
  await alice.press(answer, 'Play Red');
  await bob.press(answer, 'Play Blue');
  await carol.slash(channel, 'game', { side: 'Red' }, { subcommand: 'join' });
  await alice.press(answer, 'Begin');
  await alice.slash(channel, 'game', { posts: 'act' }, { subcommand: 'settings' });
};

/** Plays everywhere, a round at a time: the wagon, the scout, the ends of both turns. */
const played = (discord: Loopback, channels: readonly string[]): Play => {
  const [alice, bob] = [discord.user('alice'), discord.user('bob')];
  const answered: Answered[] = [];
  const rounds = new Map<string, number>();
  const waiting = [...channels];
  let isOver = false;
  /** Whether anybody answered, be it that the piece stands there already, as what was not answered was done. */
  const moves = async (channel: string, piece: string, cell: string): Promise<boolean> => {
    const { answer } = await alice.slash(channel, 'move', { piece, to: cell });
    if (answer && text(answer).includes(`→ ${cell}`)) answered.push({ channel, cell });
    return answer !== undefined;
  };
  const player = async (): Promise<void> => {
    while (!isOver) {
      const channel = waiting.shift() ?? '';
      const round = rounds.get(channel) ?? 1;
      const isHeard = [
        await moves(channel, 'Wagon', cellOf(round, 1)),
        await moves(channel, 'Scout', cellOf(round, 1 + SCOUTS)),
      ];
      if (isHeard.every(Boolean)) rounds.set(channel, round + 1);
      await alice.slash(channel, 'turn', {}, { subcommand: 'end' });
      await bob.slash(channel, 'turn', {}, { subcommand: 'end' });
      waiting.push(channel);
      // While nobody hears them, all answers come at once, and are none.
      await wait(BREATH);
    }
  };
  const players = Array.from({ length: Math.min(PLAYERS, channels.length) }, player);
  return {
    answered: () => answered.length,
    stop: async () => {
      isOver = true;
      await Promise.all(players);
      return answered;
    },
  };
};

/** What came of it: how many steps of play, and how many of them went wrong. */
export interface Findings {
  readonly answered: number;
  readonly steps: number;
  readonly messages: number;
  readonly lost: number;
  readonly doubled: number;
  readonly untold: number;
  readonly twice: number;
  /** The messages that call a game damaged. */
  readonly damaged: number;
  /** The longest time from a step to its post, in seconds. */
  readonly latest: number;
}

/** Looks until all is told, at most for a while. */
export const findingsOf = async (world: World, answered: readonly Answered[]): Promise<Findings> => {
  for (const until = Date.now() + LATEST; ; await wait(1000)) {
    const found = await look(world, answered);
    if (found.untold === 0 || Date.now() > until) return found;
  }
};

const look = async ({ discord, env, channels }: World, answered: readonly Answered[]): Promise<Findings> => {
  const opened = await openStore({
    url: env['DATABASE_URL'] ?? '',
    namespace: DEFAULT_NAMESPACE,
    durability: 'normal',
  });
  if (opened.kind === 'fault') throw new Error(opened.why);
  const carol = discord.user('carol').id;
  const found = {
    answered: answered.length,
    steps: 0,
    messages: 0,
    lost: 0,
    doubled: 0,
    untold: 0,
    twice: 0,
    damaged: 0,
    latest: 0,
  };
  try {
    const direct = discord
      .user('carol')
      .messages('dm')
      .map((message) => ({ message, all: JSON.stringify(message) }));
    for (const channel of channels) {
      const id = discord.world.channelId(channel);
      const row = (await opened.store.get(`channel:${id}:game:1`)) as { readonly game?: GameId } | undefined;
      const moves = new Map<string, Step>();
      const journal = new Journal(row?.game as GameId, { store: opened.store, random: systemRandom });
      for await (const step of journal.since(0)) {
        const cell = step.operation.kind === 'move' ? (step.operation.to as { cell?: string }).cell : undefined;
        if (cell === undefined) continue;
        if (moves.has(cell)) found.doubled += 1;
        moves.set(cell, step);
      }
      found.steps += moves.size;
      found.lost += answered.filter((one) => one.channel === channel && !moves.has(one.cell)).length;
      found.damaged += discord.messages(channel).filter((message) => /damaged/.test(text(message))).length;
      const open = toldByCell(discord.messages(channel));
      const own = toldByCell(direct.filter(({ all }) => all.includes(id)).map(({ message }) => message));
      for (const [cell, step] of moves) {
        const isOpen = Number(/\d+$/.exec(cell)?.[0]) <= SCOUTS;
        const isKept = !isOpen && !step.posts.some(({ reader, direct: how }) => reader === carol && how !== 'kept');
        if (isKept) continue;
        const told = (isOpen ? open : own).get(cell) ?? [];
        found.messages += told.length;
        if (told.length === 0) found.untold += 1;
        if (told.length > 1) found.twice += told.length - 1;
        for (const { id: message } of told)
          found.latest = Math.max(found.latest, (SnowflakeUtil.timestampFrom(message) - step.at) / 1000);
      }
    }
  } finally {
    await opened.store.close();
  }
  return found;
};

/** The messages that tell of a move, by the cell it went to. */
const toldByCell = (messages: readonly WireMessage[]): ReadonlyMap<string, readonly WireMessage[]> => {
  const told = new Map<string, WireMessage[]>();
  for (const message of messages) {
    const cells = [...text(message).matchAll(/→ ([A-Z]+\d+)/g)].map(([, cell = '']) => cell);
    for (const cell of new Set(cells)) within(told, cell, () => []).push(message);
  }
  return told;
};

/** The processes that a process has begun. */
export const childrenOf = (pid: number): readonly number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
