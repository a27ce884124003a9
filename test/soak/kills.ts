import { setTimeout as wait } from 'node:timers/promises';
import { type Postgres, startPostgres } from '../support/postgres.ts';
import type { Result, Soak } from './soak.ts';
import { childrenOf, type Findings, findingsOf, worldOf } from './upheaval.ts';

/** Kills of each kind where no number is said. */
const KILLS = 1000;
const CLUSTER_KILLS = 300;
/** A process lives so long, in ms, before it is killed, and up to so much longer. */
const LIFE = 200;
const LONGER = 2500;
const PROCESSES = 4;
/** Channels in each of so many servers. */
const EACH = 16;
/** So long after a kill the next one, in ms, and up to so much longer: processes begin one after the other. */
const PAUSE = 4000;
const LONGER_PAUSE = 12_000;
/** At most one message in so many is told twice. */
const TWICE = 1000;
const LATEST = 30;
/** All processes are connected within so many ms. */
const READY = 300_000;

const resultsOf = (name: string, kills: number, found: Findings): Result[] => {
  const { answered, steps, messages, lost, doubled, untold, twice, latest } = found;
  const of = `of ${answered} answered in ${kills} kills`;
  return [
    { what: `${name}: answered and lost`, figure: lost, bound: 0, unit: of },
    { what: `${name}: done twice`, figure: doubled, bound: 0, unit: `of ${steps}` },
    { what: `${name}: never told`, figure: untold, bound: 0, unit: `of ${steps}` },
    { what: `${name}: told twice`, figure: twice, bound: Math.ceil(messages / TWICE), unit: `of ${messages}` },
    { what: `${name}: longest from a step to its message`, figure: latest, bound: LATEST, unit: 's' },
  ];
};

/** [H13] one process, killed again and again while it is played with. */
const killed = async (name: string, url: string | undefined, kills: number): Promise<readonly Result[]> => {
  const world = await worldOf(url, 1, EACH / 2);
  try {
    let bot = await world.start();
    await world.begin(bot);
    const stop = world.play();
    for (let i = 0; i < kills; i += 1) {
      await wait(LIFE + Math.random() * LONGER);
      await bot.kill();
      bot = await world.start();
    }
    const found = await findingsOf(world, await stop());
    await bot.stop();
    return resultsOf(name, kills, found);
  } finally {
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
  run: async (count = KILLS) => {
    const server = await startPostgres();
    try {
      return [...(await killed('SQLite', undefined, count)), ...(await killed('PostgreSQL', server.url(), count))];
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
      await world.discord.until(() => world.discord.gateway.connected.length === PROCESSES, READY);
      await world.begin(bot, PROCESSES);
      const stop = world.play();
      for (let i = 0; i < count; i += 1) {
        await wait(PAUSE + Math.random() * LONGER_PAUSE);
        await strike(server, bot.process.pid ?? 0);
      }
      const found = await findingsOf(world, await stop());
      await bot.stop();
      return resultsOf('four processes', count, found);
    } finally {
      await world.end();
      await server.end();
    }
  },
};
