import { setTimeout as wait } from 'node:timers/promises';
import type { Bot } from '../support/discord/bot.ts';
import { type Postgres, startPostgres } from '../support/store/postgres.ts';
import type { Result, Soak } from './soak.ts';
import { childrenOf, type Findings, findingsOf, PATIENCE, type World, worldOf } from './upheaval.ts';

/** Kills of each kind where no number is said. */
const KILLS = 1000;
const CLUSTER_KILLS = 300;
/** A process is killed after so many answers at most: by answers and not by time, so that a slow machine does as much. */
const ANSWERS = 40;
const CLUSTER_ANSWERS = 300;
/** Where nothing is answered for so long (ms), the next kill comes all the same. */
const LONGEST_SILENCE = 120_000;
/** Up to so long later (ms), so that a kill does not always follow an answer. */
const LATER = 50;
const PROCESSES = 4;
/** So long a process stands still at most, and so long until the next does (ms). */
const LONGEST_PAUSE = 300;
const BETWEEN_PAUSES = 150;
/** Channels in each of so many servers. */
const EACH = 16;
/** At most one message in so many is told twice. */
const TWICE = 1000;
/** So long after a kill another process has told what was left to tell (H5), in seconds. */
const LATEST = 30;

const resultsOf = (name: string, kills: number, found: Findings): Result[] => {
  const { answered, steps, messages, lost, doubled, untold, twice, latest } = found;
  const of = `of ${answered} answered in ${kills} kills`;
  return [
    { what: `${name}: answered and lost`, figure: lost, bound: 0, unit: of },
    { what: `${name}: done twice`, figure: doubled, bound: 0, unit: `of ${steps}` },
    {
      what: `${name}: never told`,
      figure: untold,
      bound: 0,
      unit: `of ${steps}, the latest ${Math.round(latest)} s late`,
    },
    { what: `${name}: told twice`, figure: twice, bound: Math.ceil(messages / TWICE), unit: `of ${messages}` },
  ];
};

/** Waits for up to so many answers more, and some moment behind them. */
const answers = async (play: ReturnType<World['play']>, most: number): Promise<void> => {
  const wanted = play.answered() + Math.floor(Math.random() * most);
  for (const until = Date.now() + LONGEST_SILENCE; play.answered() < wanted && Date.now() < until; ) await wait(10);
  await wait(Math.random() * LATER);
};

/** [H13] one process, killed again and again while it is played with. */
const killed = async (name: string, url: string | undefined, kills: number): Promise<readonly Result[]> => {
  const world = await worldOf(url, 1, EACH / 2);
  try {
    let bot = await world.start();
    await world.begin(bot);
    const play = world.play();
    for (let i = 0; i < kills; i += 1) {
      await answers(play, ANSWERS);
      await bot.kill();
      bot = await world.start();
    }
    await answers(play, ANSWERS);
    const found = await findingsOf(world, await play.stop());
    await bot.stop();
    return resultsOf(name, kills, found);
  } finally {
    await world.end();
  }
};

/**
 * [H13] [H19] two processes on one store, each of which hears all and stands still at any moment, between two reads as
 * well; one of them is killed again and again.
 */
const killedBeside = async (name: string, kills: number): Promise<readonly Result[]> => {
  const world = await worldOf(undefined, 1, EACH / 2);
  const bots = [await world.start(), await world.start()];
  let isOver = false;
  const pause = async (): Promise<void> => {
    while (!isOver) {
      const paused = bots[Math.floor(Math.random() * bots.length)]?.process;
      paused?.kill('SIGSTOP');
      await wait(Math.random() * LONGEST_PAUSE);
      paused?.kill('SIGCONT');
      await wait(Math.random() * BETWEEN_PAUSES);
    }
  };
  try {
    await world.begin(bots[0] as Bot);
    const play = world.play();
    const pausing = pause();
    for (let i = 0; i < kills; i += 1) {
      await answers(play, ANSWERS);
      await bots[i % 2]?.kill();
      bots[i % 2] = await world.start();
    }
    await answers(play, ANSWERS);
    isOver = true;
    await pausing;
    const found = await findingsOf(world, await play.stop());
    for (const bot of bots) await bot.stop();
    const damaged = { what: `${name}: called damaged`, figure: found.damaged, bound: 0, unit: `in ${kills} kills` };
    return [...resultsOf(name, kills, found), damaged];
  } finally {
    isOver = true;
    await world.end();
  }
};

/** Ends some of the processes, two at once now and then, or the database. */
const strike = async (server: Postgres, launcher: number): Promise<void> => {
  if (Math.random() < 0.1) {
    await server.stop('immediate');
    await wait(1000);
    await server.start();
    return;
  }
  const pids = [...childrenOf(launcher)].sort(() => Math.random() - 0.5);
  for (const pid of pids.slice(0, Math.random() < 0.25 ? 2 : 1)) process.kill(pid, 'SIGKILL');
};

export const kills: Soak = {
  name: 'kills',
  run: async (count = KILLS) => [
    ...(await killed('SQLite', undefined, count)),
    ...(await killedBeside('two processes', count)),
  ],
};

export const killsPostgres: Soak = {
  name: 'kills-postgres',
  run: async (count = KILLS) => {
    const server = await startPostgres();
    try {
      return await killed('PostgreSQL', server.url(), count);
    } finally {
      await server.end();
    }
  },
};

/** [H5] four processes on one database, with 64 channels. */
export const cluster: Soak = {
  name: 'cluster',
  run: async (count = CLUSTER_KILLS) => {
    const server = await startPostgres();
    const world = await worldOf(server.url(), PROCESSES, EACH);
    try {
      const bot = await world.start(PROCESSES);
      await world.discord.until(() => world.discord.gateway.connected.length === PROCESSES, PATIENCE);
      await world.begin(bot, PROCESSES);
      const play = world.play();
      for (let i = 0; i < count; i += 1) {
        await answers(play, CLUSTER_ANSWERS);
        await strike(server, bot.process.pid ?? 0);
      }
      await answers(play, CLUSTER_ANSWERS);
      const found = await findingsOf(world, await play.stop());
      await bot.stop();
      const latest = { what: 'longest from a step to its message', figure: found.latest, bound: LATEST, unit: 's' };
      return [...resultsOf('four processes', count, found), latest];
    } finally {
      await world.end();
      await server.end();
    }
  },
};
