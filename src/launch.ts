// biome-ignore-all lint/plugin/words: for whoever runs the bot, at the command line

import { readConfig, type Variables } from './config.ts';
import { startBotProcesses } from './discord/processes.ts';
import { createShutdownControl } from './ending.ts';
import { openLog } from './log.ts';
import { systemClock } from './session/base/ports.ts';
import { isMemoryStoreUrl } from './store/index.ts';

/** The most processes. A higher number is probably a typing error. */
const MOST_PROCESSES = 256;

const LAST_PORT = 65_535;

/**
 * Returns the number of processes in `npm start -- --processes 4`. Returns undefined if there are no arguments, and the
 * usage text for any other arguments.
 */
export const processCountIn = (typed: readonly string[]): number | string | undefined => {
  if (typed.length === 0) return undefined;
  const [, count = ''] = /^--processes[= ](\d+)$/.exec(typed.join(' ')) ?? [];
  const isCount = Number(count) >= 1 && Number(count) <= MOST_PROCESSES;
  return isCount ? Number(count) : `npm start -- --processes 4 runs 4 processes, of at most ${MOST_PROCESSES}.`;
};

/**
 * Runs `count` processes of the bot until this process gets a signal, then stops them in order. If they can't be
 * started, returns the reason.
 */
export const launch = async (variables: Variables, count: number): Promise<string | undefined> => {
  const config = readConfig(variables);
  if (!('DATA_DIR' in config)) return config.join('\n');
  const {
    DISCORD_TOKEN: token,
    DISCORD_API_URL: apiUrl,
    SHARDS: ids,
    SHARD_COUNT: all,
    HEALTH_PORT,
    DATABASE_URL,
  } = config;
  if (token === undefined) return 'DISCORD_TOKEN: --processes needs it; the playground is one process.';
  if (DATABASE_URL && isMemoryStoreUrl(DATABASE_URL))
    return 'DATABASE_URL: processes share nothing in memory: give a file of SQLite or a PostgreSQL database.';
  if (HEALTH_PORT && HEALTH_PORT + count - 1 > LAST_PORT)
    return `HEALTH_PORT: expected at most ${LAST_PORT - count + 1}, for each of ${count} processes has a port of its own.`;
  const log = openLog(config.LOG_LEVEL);
  const ending = createShutdownControl(log);
  const [, script = ''] = process.argv;
  const shards = ids && all ? { ids, count: all } : undefined;
  const processes = await startBotProcesses({
    script,
    count,
    token,
    apiUrl,
    shards,
    healthPort: HEALTH_PORT,
    log,
    clock: systemClock,
  });
  if (typeof processes === 'string') return processes;
  ending.by(() => processes.stop());
  return undefined;
};
