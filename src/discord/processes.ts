// biome-ignore-all lint/plugin/words: for whoever runs the bot, in its log
import { env as environment } from 'node:process';
import { type APIGatewayBotInfo, REST, Routes, type Shard, ShardingManager } from 'discord.js';
import type { Clock } from '../session/base/ports.ts';
import type { ShardAssignment } from './client.ts';
import { stackOf } from './failure.ts';
import type { Log } from './log.ts';

/** The time in ms between the starts of two processes. Discord accepts new connections every 5 s. */
const BETWEEN = 5_500;
/** The time in ms after which the next process starts even if this one isn't connected. */
const READY_WITHIN = 120_000;
/** The time in ms before a restart. It doubles each time until the process is connected. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;

export interface BotProcessesOptions {
  /** The script to run. Its environment contains SHARDS, SHARD_COUNT and the other settings. */
  readonly script: string;
  readonly count: number;
  readonly token: string;
  readonly apiUrl: string | undefined;
  /** The shards to run; undefined for all that Discord recommends. */
  readonly shards: ShardAssignment | undefined;
  /** The health port of the first process. Each further process uses the next port. */
  readonly healthPort: number | undefined;
  readonly log: Log;
  readonly clock: Clock;
}

export interface BotProcesses {
  stop(): Promise<void>;
}

/** Divides the shards evenly into ranges of consecutive shards, none of them empty. */
export const spread = (ids: readonly number[], processes: number): readonly (readonly number[])[] => {
  const from = (i: number): number => Math.floor((i * ids.length) / processes);
  return Array.from({ length: processes }, (_, i) => ids.slice(from(i), from(i + 1))).filter((own) => own.length > 0);
};

/** Returns the shards to run. If Discord can't be reached or allows no more connections today, returns the reason. */
const shardsOf = async ({ token, apiUrl, shards, count }: BotProcessesOptions): Promise<ShardAssignment | string> => {
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
 * Runs the bot as several processes that share the shards, and restarts them. If it can't, returns the reason. The
 * processes start one after another, because Discord limits simultaneous connections.
 */
export const startBotProcesses = async (options: BotProcessesOptions): Promise<BotProcesses | string> => {
  const shards = await shardsOf(options);
  return typeof shards === 'string' ? shards : new Fleet(options, shards);
};

/**
 * The processes, each a `Shard` of discord.js's ShardingManager. The manager doesn't support several shards in a
 * process and pauses before a restart, so these are implemented here.
 */
class Fleet implements BotProcesses {
  readonly #options: BotProcessesOptions;
  readonly #manager: ShardingManager;
  #beginning: Promise<void> = Promise.resolve();
  #isStopping = false;
  readonly #held = setInterval(() => undefined, 3_600_000);

  constructor(options: BotProcessesOptions, { ids, count }: ShardAssignment) {
    this.#options = options;
    const { script, token } = options;
    const shares = spread(ids, options.count);
    // The manager writes settings into this process's environment. Other child processes must not inherit them.
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
      // The process's environment includes the token, so only these are logged.
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
