// biome-ignore-all lint/plugin/words: for whoever runs the bot, in its log
import { env as environment } from 'node:process';
import { type APIGatewayBotInfo, REST, Routes, type Shard, ShardingManager } from 'discord.js';
import type { Clock } from '../session/base/ports.ts';
import type { Shards } from './client.ts';
import { stackOf } from './failure.ts';
import type { Log } from './log.ts';

/** Discord takes so many connections of a bot at once in 5 s; between two processes that begin there is a bit more. */
const BETWEEN = 5_500;
/** A process that is not connected after this time is no longer waited for: the next one begins. */
const READY_WITHIN = 120_000;
/** One that ended before it was connected is begun anew after a pause, each twice as long as the one before (ms). */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;

export interface ProcessesOptions {
  /** What each process runs, with SHARDS, SHARD_COUNT and the other settings in its environment. */
  readonly script: string;
  readonly count: number;
  readonly token: string;
  readonly apiUrl: string | undefined;
  /** Those that this machine serves, of how many in all; undefined: as many as Discord recommends, all of them here. */
  readonly shards: Shards | undefined;
  /** The port of the first one's health; the others have those behind it. 0 and undefined are what they are for one. */
  readonly healthPort: number | undefined;
  readonly log: Log;
  readonly clock: Clock;
}

export interface Processes {
  /** Has all of them end in order; done when they have. */
  stop(): Promise<void>;
}

/** The shards of each of so many processes: neighbours, as even as can be. Of few shards there are fewer processes. */
export const spread = (ids: readonly number[], processes: number): readonly (readonly number[])[] => {
  const from = (i: number): number => Math.floor((i * ids.length) / processes);
  return Array.from({ length: processes }, (_, i) => ids.slice(from(i), from(i + 1))).filter((own) => own.length > 0);
};

/** The shards of all processes; a sentence where Discord can't be asked, or takes no more connections today. */
const shardsOf = async ({ token, apiUrl, shards, count }: ProcessesOptions): Promise<Shards | string> => {
  const rest = new REST(apiUrl === undefined ? {} : { api: apiUrl }).setToken(token);
  try {
    const { shards: recommended, session_start_limit: limit } = (await rest.get(
      Routes.gatewayBot(),
    )) as APIGatewayBotInfo;
    const all = Math.max(recommended, count);
    const own = shards ?? { ids: Array.from({ length: all }, (_, i) => i), count: all };
    if (own.ids.length <= limit.remaining) return own;
    const hours = Math.ceil(limit.reset_after / 3_600_000);
    return `Discord takes ${limit.remaining} more connections of this bot within ${hours} h, and ${own.ids.length} are needed.`;
  } catch (error) {
    return `Discord could not be reached with this DISCORD_TOKEN: ${error instanceof Error ? error.message : error}`;
  }
};

/**
 * Runs the bot as several processes, each with its share of the shards, and keeps them running; a sentence where that
 * can't be begun. The processes know nothing of each other: what they share is the store. They begin one after the
 * other, the next once the one before is connected, so that no two of them ask Discord for connections at once.
 */
export const startProcesses = async (options: ProcessesOptions): Promise<Processes | string> => {
  const shards = await shardsOf(options);
  return typeof shards === 'string' ? shards : new Fleet(options, shards);
};

/**
 * The processes, each a `Shard` of discord.js's own ShardingManager: it forks them, hears when they are connected and
 * when they end. What it would do by itself, a process a shard and a new one without a pause, is done here.
 */
class Fleet implements Processes {
  readonly #options: ProcessesOptions;
  readonly #manager: ShardingManager;
  /** The process that begins, and those that begin after it. */
  #beginning: Promise<void> = Promise.resolve();
  #isStopping = false;
  /** Keeps this process alive while no other one is. */
  readonly #held = setInterval(() => undefined, 3_600_000);

  constructor(options: ProcessesOptions, { ids, count }: Shards) {
    this.#options = options;
    const { script, token } = options;
    const shares = spread(ids, options.count);
    // It writes into the environment what its processes are to inherit: no other child of this process may.
    const before = { ...environment };
    this.#manager = new ShardingManager(script, { token, totalShards: shares.length, respawn: false });
    const processes = shares.map((_, number) => this.#manager.createShard(number));
    // biome-ignore lint/style/noProcessEnv: no setting is read
    for (const key of Object.keys(environment)) if (!(key in before)) delete environment[key];
    Object.assign(environment, before);
    for (const [number, process] of processes.entries()) {
      process.env = { ...(process.env as object), ...this.#settings(number, shares[number] ?? [], count) };
      this.#keep(process);
    }
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#held);
    const ending = [...this.#manager.shards.values()].flatMap(({ process }) => process ?? []);
    await Promise.all(
      ending.map(
        (process) =>
          new Promise<void>((resolve) => {
            process.once('exit', () => resolve());
            process.kill('SIGTERM');
          }),
      ),
    );
  }

  #settings(number: number, own: readonly number[], count: number): NodeJS.ProcessEnv {
    const { healthPort: port } = this.#options;
    const health = port ? { HEALTH_PORT: String(port + number) } : {};
    return { SHARDS: own.join(','), SHARD_COUNT: String(count), ...health };
  }

  /** Begins a process, and begins it anew whenever it ends. */
  #keep(process: Shard): void {
    const { log, clock } = this.#options;
    let pause = 0;
    process.on('ready', () => {
      pause = 0;
    });
    process.on('death', (ended) => {
      if (this.#isStopping) return;
      const { exitCode: code, signalCode: signal } = ended as { exitCode?: unknown; signalCode?: unknown };
      log.error({ process: process.id, code, signal, pause }, 'a process ended: it is begun anew');
      clock.after(pause, () => this.#begin(process));
      pause = Math.min(LONGEST_PAUSE, Math.max(FIRST_PAUSE, pause * 2));
    });
    this.#begin(process);
  }

  #begin(process: Shard): void {
    this.#beginning = this.#beginning.then(async () => {
      if (this.#isStopping) return;
      const { log, clock } = this.#options;
      // All of the environment stands there, the token too.
      const { SHARDS, SHARD_COUNT } = process.env as { SHARDS: string; SHARD_COUNT: string };
      log.info({ process: process.id, shards: SHARDS, count: SHARD_COUNT }, 'a process begins');
      await process.spawn(READY_WITHIN).then(
        () => log.info({ process: process.id }, 'a process is connected'),
        (error: unknown) => log.warn({ process: process.id, error: stackOf(error) }, 'a process is not connected yet'),
      );
      await new Promise<void>((resolve) => clock.after(BETWEEN, resolve));
    });
  }
}
