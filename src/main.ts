import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commandsFor } from '../commands/index.ts';
import { type Config, readConfig } from './config.ts';
import { type Bot, startBot } from './discord/bot.ts';
import { inviteLink } from './discord/permissions.ts';
import { openLog } from './log.ts';
import { Drawer } from './picture/drawer.ts';
import { png } from './picture/png.ts';
import { Games } from './session/games.ts';
import type { Messenger } from './session/messenger.ts';
import { shippedModules } from './session/module/shipped.ts';
import { type Log, systemClock } from './session/ports.ts';
import { openKeyvStore } from './session/sqlite-open.ts';
import type { Store } from './session/store.ts';

const NAMESPACE = 'quartermaster';
const MODULES = fileURLToPath(new URL('../data/modules', import.meta.url));
/** A stop that takes longer than this is cut off (T28). */
const STOP = 14_000;

/** How the store and the door to people are looked at on their way, by tests that end the process in between. */
export interface Wraps {
  readonly store?: (store: Store) => Store;
  readonly messenger?: (messenger: Messenger) => Messenger;
}

/** Runs the bot until the process is told to stop. Ends the process with one clear line where it cannot run. */
export const run = async (variables: NodeJS.ProcessEnv, wraps: Wraps = {}): Promise<void> => {
  const config = readConfig(variables);
  if (Array.isArray(config)) return end(config.join('\n'));
  const settings = config as Config;
  if (settings.DISCORD_TOKEN === undefined) {
    return end('DISCORD_TOKEN is missing: put the token of your bot into .env (see .env.example and the README), then start again.');
  }
  const log = openLog(settings.LOG_LEVEL);
  await mkdir(settings.DATA_DIR, { recursive: true });
  const opened = await openKeyvStore({
    url: settings.DATABASE_URL ?? join(settings.DATA_DIR, 'quartermaster.sqlite'),
    namespace: NAMESPACE,
    durability: settings.DURABILITY,
    appendFailed: (error) => log.error({ error: String(error) }, 'an append was not answered'),
  });
  if (opened.kind === 'fault') return end(opened.why);
  const store = wraps.store?.(opened.store) ?? opened.store;
  const drawer = new Drawer({ render: png, onFault: (error) => log.error({ error: String(error) }, 'a picture was not drawn') });
  const { bot, games } = await connected(settings, settings.DISCORD_TOKEN, store, log, drawer, wraps);
  log.info({ invite: inviteLink(bot.applicationId) }, 'ready; this link invites the bot to a server');
  stopOnSignals(log, async () => {
    await bot.drain();
    await games.close();
    await bot.stop();
    await drawer.idle();
    await store.close();
  });
};

const connected = async (
  settings: Config,
  token: string,
  store: Store,
  log: Log,
  drawer: Drawer,
  wraps: Wraps,
): Promise<{ readonly bot: Bot; readonly games: Games }> => {
  const modules = await shippedModules(MODULES);
  let games: Games | undefined;
  const bot = await startBot({
    token,
    applicationId: settings.DISCORD_APPLICATION_ID,
    guildId: settings.DISCORD_GUILD_ID,
    apiUrl: settings.DISCORD_API_URL,
    shards: settings.SHARDS && settings.SHARD_COUNT ? { ids: settings.SHARDS, count: settings.SHARD_COUNT } : undefined,
    draw: settings.PICTURES === 'on' ? (drawing) => drawer.draw(drawing) : undefined,
    log,
    commands: (door) => {
      const messenger = wraps.messenger?.(door) ?? door;
      const numbers = { snapshotEvery: settings.SNAPSHOT_EVERY, gamesInMemory: settings.GAMES_IN_MEMORY };
      games = new Games({ store, clock: systemClock, random: randomBytes, messenger, log, settings: numbers });
      return commandsFor({ games, modules });
    },
    onReady: (guilds) => void games?.resume(guilds),
    onLost: () => process.kill(process.pid, 'SIGTERM'),
  });
  if (!games) throw new Error('a bot without commands');
  return { bot, games };
};

/** Finishes what was begun and exits; a second signal, or a stop that takes too long, exits at once (T28). */
const stopOnSignals = (log: Log, stop: () => Promise<void>): void => {
  let stopping = false;
  const onSignal = (signal: string): void => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), STOP).unref();
    void stop()
      .catch((error: unknown) => log.error({ error: String(error) }, 'the stop was not clean'))
      .finally(() => process.exit(0));
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
};

const end = (why: string): void => {
  console.error(why);
  process.exitCode = 1;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (existsSync('.env')) process.loadEnvFile('.env');
  await run(process.env);
}
