import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { METER, usedBy } from '../../bench/contestant.ts';
import { builtMain } from '../../support/built.ts';
import { type Bot, startBot } from '../../support/discord/bot.ts';
import { type Loopback, startLoopback } from '../../support/discord/loopback.ts';
import { text } from '../../support/discord/text.ts';
import type { Result, Soak } from '../soak.ts';

/** Seconds under the usual load, before its memory is looked at first, and under three times as much. */
const SECONDS = 600;
const FIRST = 60;
const OVERLOAD_SECONDS = 60;
export const CHANNELS = 64;
/** Commands a second; of three one shows a board. */
const RATE = 100;
const TIMES = 3;
/** The slowest of a hundred answers, in ms; and a clean stop. */
const LATE = 1000;
const STOP = 15_000;
const GROWN = 1.1;
/** Of what it can do so much is still answered when it is asked for more. */
const ANSWERED = 0.9;

const MOVES = [
  ['D1', 'C1'],
  ['E3', 'D3'],
  ['C1', 'D1'],
  ['D3', 'E3'],
] as const;

interface Heard {
  /** Milliseconds of each that was done. */
  readonly times: number[];
  busy: number;
  unanswered: number;
}

/** Sends so many commands a second, whatever becomes of those before, and waits for what is out. */
export const loaded = async (discord: Loopback, rate: number, seconds: number): Promise<Heard> => {
  const alice = discord.user('alice');
  const heard: Heard = { times: [], busy: 0, unanswered: 0 };
  const moved = new Map<string, number>();
  const one = async (number: number): Promise<void> => {
    const channel = `room-${number % CHANNELS}`;
    const began = performance.now();
    const move = moved.get(channel) ?? 0;
    const isBoard = number % 3 === 0;
    if (!isBoard) moved.set(channel, move + 1);
    const [piece, to] = MOVES[move % MOVES.length] ?? MOVES[0];
    const outcome = await (isBoard
      ? alice.slash(channel, 'board', {}, { settle: false })
      : alice.slash(channel, 'move', { piece, to }, { settle: false }));
    if (!outcome.answer || outcome.failed) heard.unanswered += 1;
    else if (text(outcome.answer).includes('too much')) heard.busy += 1;
    else heard.times.push(performance.now() - began);
  };
  const out: Promise<void>[] = [];
  const began = performance.now();
  for (let sent = 0; sent < rate * seconds; ) {
    const due = Math.min(rate * seconds, Math.floor(((performance.now() - began) / 1000) * rate));
    for (; sent < due; sent += 1) out.push(one(sent));
    await wait(5);
  }
  await Promise.all(out);
  return heard;
};

/** The value below which a share of some times lies. */
export const percentile = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.POSITIVE_INFINITY;

/** Begins a game in each channel, in which alice plays all sides. */
export const begun = async (discord: Loopback): Promise<void> => {
  const alice = discord.user('alice');
  for (let i = 0; i < CHANNELS; i += 1) {
    const { answer } = await alice.slash(`room-${i}`, 'game', { module: 'tablut' }, { subcommand: 'start' });
    if (!answer) throw new Error('no game begins');
    await alice.press(answer, 'Try alone');
    await alice.press(answer, 'Begin');
  }
};

/** What is measured with a bot that runs. */
const measured = async (discord: Loopback, bot: Bot, seconds: number): Promise<readonly Result[]> => {
  await begun(discord);
  const before = await loaded(discord, RATE, Math.min(FIRST, seconds / 2));
  const { memory } = await usedBy(bot);
  const usual = await loaded(discord, RATE, Math.max(1, seconds - FIRST));
  const grown = (await usedBy(bot)).memory / memory;
  const overloadSeconds = Math.min(OVERLOAD_SECONDS, seconds);
  const cpu = (await usedBy(bot)).cpu;
  const over = await loaded(discord, TIMES * RATE, overloadSeconds);
  const perAnswer = ((await usedBy(bot)).cpu - cpu) / 1e6 / Math.max(1, over.times.length);
  // One core: what it could do in that time, had it done nothing else.
  const capacity = Math.min(TIMES * RATE * overloadSeconds, overloadSeconds / perAnswer);
  const stopped = performance.now();
  await bot.stop();
  const of = `of ${usual.times.length + before.times.length}`;
  return [
    { what: 'H14 the slowest of a hundred', figure: percentile(usual.times, 0.99), bound: LATE, unit: 'ms' },
    { what: 'H14 unanswered', figure: before.unanswered + usual.unanswered, bound: 0, unit: of },
    { what: 'H14 memory, of that after a minute', figure: grown, bound: GROWN, unit: 'times' },
    {
      what: `H14 with three times as much, left undone of what it can do (${over.busy} told busy)`,
      figure: 1 - over.times.length / capacity,
      bound: 1 - ANSWERED,
      unit: `of ${Math.round(capacity)}`,
    },
    { what: 'H14 neither done nor told then', figure: over.unanswered, bound: 0, unit: `of ${over.times.length}` },
    { what: 'H14 a clean stop', figure: performance.now() - stopped, bound: STOP, unit: 'ms' },
  ];
};

/** [H14] so many commands a second for as many seconds, over 64 channels; to be run on a machine that does nothing else. */
export const load: Soak = {
  name: 'load',
  run: async (seconds = SECONDS) => {
    const folder = await mkdtemp(join(tmpdir(), 'load-'));
    const channels = Array.from({ length: CHANNELS }, (_, i) => `room-${i}`);
    const discord = await startLoopback({ users: ['alice'], channels, record: false, settle: false });
    try {
      const args = ['--import', METER, await builtMain()];
      const env = { DATA_DIR: folder, COMMANDS_A_MINUTE: '1000000', LOG_LEVEL: 'warn' };
      const bot = await startBot(discord, { args, cwd: folder, env });
      return await measured(discord, bot, seconds);
    } finally {
      await discord.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
