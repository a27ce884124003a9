import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { METER, usedBy } from '../../bench/contestant.ts';
import { builtMain } from '../../support/built.ts';
import { startBot } from '../../support/discord/bot.ts';
import { type Loopback, startLoopback } from '../../support/discord/loopback.ts';
import type { WireMessage } from '../../support/discord/wire.ts';
import { type Pressable, Presser, playOn } from '../../support/play/presser.ts';
import { seeded } from '../panel.ts';
import type { Result, Soak } from '../soak.ts';
import { begun, CHANNELS, loaded, percentile } from './load.ts';

/** So many people play alone against the bot, each in a channel of their own. */
const PEOPLE = 20;
const SECONDS = 120;
/** Commands of others a second; of three one shows a board. */
const RATE = 10;
/** Seconds after which the players' presses no longer come together. */
const APART = 10;
/** The slowest of a hundred answers to others, in ms. */
const LATE = 100;
/** The slowest of a hundred presses until it is answered or acknowledged, in ms: Discord waits no longer. */
const LONG = 3_000;
/** A turn is watched for so long, and looked at so often (ms). */
const [LONGEST_TURN, LOOK] = [60_000, 200];
/** The slowest of a hundred turns, in ms. */
const SLOW = 20_000;
/** Bytes. */
const MEMORY = 700 * 2 ** 20;
const GAMES = ['Chess', 'Reversi', 'English draughts', 'Hearts', 'Tablut'] as const;

const nameOf = (index: number): string => `solo-${index}`;

/** A person at a game against the bot. */
class Player extends Presser {
  /** How long each press took that the bot may answer, until it was answered or acknowledged, in ms. */
  readonly waited: number[] = [];
  /** How long until the panel showed what came of it, the bot's turn too, in ms. */
  readonly turns: number[] = [];

  override async press(what: Pressable): ReturnType<Presser['press']> {
    const [before, shown] = [performance.now(), this.#shown()];
    const outcome = await super.press(what);
    if (!['go', 'do', 'way', 'end'].includes(what.verb)) return outcome;
    this.waited.push(performance.now() - before);
    while (this.#shown() === shown && performance.now() - before < LONGEST_TURN) await setTimeout(LOOK);
    this.turns.push(performance.now() - before);
    this.panel = this.#now ?? this.panel;
    return outcome;
  }

  /** The panel as it stands now. */
  get #now(): WireMessage | undefined {
    return this.user.messages(this.channel).find(({ id }) => id === this.panel.id);
  }

  #shown(): string {
    return JSON.stringify([this.#now?.content, this.#now?.components]);
  }
}

const seated = async (discord: Loopback, index: number): Promise<Player> => {
  const name = nameOf(index);
  const { answer } = await discord.user(name).slash(name, 'game', {}, { subcommand: 'start' });
  if (!answer) throw new Error('no game is offered');
  const player = new Player(discord.user(name), answer, name);
  const game = GAMES[index % GAMES.length] ?? GAMES[0];
  await player.press(player.find('about', game));
  const [alone] = player.of('try');
  if (alone) await player.press(alone);
  const way = player.of('solo').find(({ label }) => label.startsWith('Play ') && label !== 'Play all sides');
  if (!way) throw new Error(`${game} has no game against the bot`);
  await player.press(way);
  return player;
};

const measured = async (discord: Loopback, memory: () => Promise<number>, seconds: number): Promise<Result[]> => {
  await begun(discord);
  const players = await Promise.all(Array.from({ length: PEOPLE }, (_, index) => seated(discord, index)));
  let isOver = false;
  const playing = players.map((player, i) => playOn([player], seeded(i + 1), () => isOver, Number.POSITIVE_INFINITY));
  // All twenty press first in the same millisecond, which people don't do.
  await loaded(discord, RATE, APART);
  const others = await loaded(discord, RATE, seconds);
  isOver = true;
  await Promise.all(playing);
  const waited = players.flatMap((player) => player.waited);
  const faults = players.flatMap((player) => player.faults);
  if (faults.length > 0) process.stdout.write(`${faults.slice(0, 5).join('\n')}\n`);
  const turns = players.flatMap((player) => player.turns);
  const [middle, half] = [waited, turns].map((times) => Math.round(percentile(times, 0.5)));
  return [
    {
      what: 'U9 the slowest of a hundred answers to others',
      figure: percentile(others.times, 0.99),
      bound: LATE,
      unit: `ms of ${others.times.length}`,
    },
    {
      what: 'U9 others unanswered',
      figure: others.unanswered + others.busy,
      bound: 0,
      unit: `of ${others.times.length}`,
    },
    {
      what: `U9 the slowest of a hundred presses after which the bot may play (half within ${middle} ms)`,
      figure: percentile(waited, 0.99),
      bound: LONG,
      unit: `ms of ${waited.length}`,
    },
    {
      what: `U9 the slowest of a hundred turns until the bot has played (half within ${half} ms)`,
      figure: percentile(turns, 0.99),
      bound: SLOW,
      unit: `ms of ${turns.length}`,
    },
    { what: 'U9 faults of those who play', figure: faults.length, bound: 0, unit: `of ${waited.length}` },
    { what: 'U9 memory', figure: await memory(), bound: MEMORY, unit: 'bytes' },
  ];
};

/** [U9] twenty games against the bot at once hold up nobody else; to be run on a machine that does nothing else. */
export const crowd: Soak = {
  name: 'crowd',
  run: async (seconds = SECONDS) => {
    const folder = await mkdtemp(join(tmpdir(), 'crowd-'));
    const users = ['alice', ...Array.from({ length: PEOPLE }, (_, index) => nameOf(index))];
    const rooms = Array.from({ length: CHANNELS }, (_, index) => `room-${index}`);
    const channels = [...rooms, ...users.slice(1)];
    const discord = await startLoopback({ users, channels, record: false, settle: false });
    try {
      const args = ['--import', METER, await builtMain()];
      const env = { DATA_DIR: folder, COMMANDS_A_MINUTE: '1000000', LOG_LEVEL: 'warn' };
      const bot = await startBot(discord, { args, cwd: folder, env });
      const results = await measured(discord, async () => (await usedBy(bot)).memory, seconds);
      await bot.stop();
      return results;
    } finally {
      await discord.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
