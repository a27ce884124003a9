import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import type { BotFacts } from '../commands/about.ts';
import type { ModuleSources } from '../commands/common/modules.ts';
import { createBotCommands } from '../commands/index.ts';
import { type Config, loadSettings, madeFolder, readConfig, restrictFileAccess, type Variables } from './config.ts';
import type { Bot } from './discord/bot.ts';
import { createShutdownControl, type ShutdownControl } from './ending.ts';
import type { Metrics } from './health/metrics.ts';
import type { HealthServer } from './health/server.ts';
import { startWatchdog, type Watchdog } from './health/watchdog.ts';
import { launch, processCountIn } from './launch.ts';
import { openLog } from './log.ts';
import { Drawer } from './picture/drawer.ts';
import { DRAWING_THREAD_COUNT, pngBy } from './picture/png.ts';
import type { Pages } from './playground/pages.ts';
import type { Command } from './port/command.ts';
import type { Messenger } from './session/base/messenger.ts';
import { stackOf, systemClock, systemRandom } from './session/base/ports.ts';
import { threaded } from './session/base/worker.ts';
import { drandBeacon } from './session/games/beacon.ts';
import { Games } from './session/games/games.ts';
import { watchStoreVersion } from './session/log/store-version.ts';
import { storeReadModules } from './session/module/kept-reads.ts';
import { loadShippedModules } from './session/module/shipped.ts';
import { readDecodedPicture } from './session/pictures/drawn.ts';
import { type ModuleFolderNotice, ModuleFolders } from './session/shelf/shelf.ts';
import { BotUptime } from './session/time/uptime.ts';
import { tryApart } from './session/tryout/try-apart.ts';
import { EndedGameExpiry } from './session/upkeep/expiry.ts';
import { importerOf } from './session/vassal/sent.ts';
import { gameSettingsOf, listMisspelledSettings, missingTokenFault } from './settings.ts';
import { DEFAULT_NAMESPACE, databaseOf, logSizeOf, openStore, type Store } from './store/index.ts';
import type { Drawing, DrawnPicture } from './view/text/message.ts';
import { languages } from './words/index.ts';

const PACKAGE = fileURLToPath(new URL('../package.json', import.meta.url));
const MODULES = fileURLToPath(new URL('../data/modules', import.meta.url));

/** Functions that wrap the store and the messenger, for tests that end the process between two steps. */
export interface PortWrappers {
  readonly store?: (store: Store) => Store;
  readonly messenger?: (messenger: Messenger) => Messenger;
}

/** The connection to players: Discord or the playground. The code of each is loaded only if it is used. */
interface Edge {
  /** Accepts nothing new, and waits for running work. */
  drain(): Promise<unknown>;
  stop(): Promise<void>;
}

interface EdgeParts {
  readonly settings: Config;
  readonly log: Logger;
  readonly ending: ShutdownControl;
  readonly store: Store;
  readonly draw: ((drawing: Drawing) => Promise<DrawnPicture>) | undefined;
  readonly metrics: Metrics | undefined;
  readonly watchdog: Watchdog;
  readonly running: RunningParts;
  readonly uptime: BotUptime;
  /** Returns the games; called once, with the messenger of Discord or the playground. */
  readonly games: (door: Messenger) => Games;
}

/** The running parts that the health server measures. They are added as they start. */
interface RunningParts {
  games: Games | undefined;
  /** Returns the connections to Discord's gateway. Undefined in the playground, and before the bot is connected. */
  shards: (() => Bot['shards']) | undefined;
  expiry: EndedGameExpiry | undefined;
}

/**
 * Runs the bot, or without a token the playground, until a signal ends the process. If it can't run, prints one line
 * and ends. Exported for tests that wrap its parts. @public
 */
export const run = async (variables: Variables, wraps: PortWrappers = {}): Promise<void> => {
  const config = readConfig(variables);
  if (Array.isArray(config)) return end(config.join('\n'));
  const settings = config as Config;
  const tokenless = missingTokenFault(settings, variables);
  if (tokenless !== undefined) return end(tokenless);
  const log = openLog(settings.LOG_LEVEL);
  const ending = createShutdownControl(log);
  for (const line of listMisspelledSettings(variables)) log.warn(line);
  const folder = (await madeFolder(settings.DATA_DIR)) ?? (await madeFolder(modulesIn(settings)));
  if (folder !== undefined) return end(folder);
  const opened = await storeOf(settings, log);
  if (opened.kind === 'fault') return end(opened.why);
  ending.by(() => opened.store.close());
  const running: RunningParts = { games: undefined, shards: undefined, expiry: undefined };
  const health = await healthOf(settings, opened.store, running);
  if (typeof health === 'string') {
    await opened.store.close();
    return end(health);
  }
  if (health) log.info({ health: health.address }, 'health and metrics are served');
  const stored = wraps.store?.(opened.store) ?? opened.store;
  const store = health?.metrics.timedStore(stored) ?? stored;
  const version = await watchStoreVersion({ store, clock: systemClock, log }, ending.lost);
  if (typeof version === 'string') {
    await health?.stop();
    await store.close();
    return end(version);
  }
  const drawer = new Drawer({
    render: pngBy(threaded),
    atOnce: DRAWING_THREAD_COUNT + 1,
    kept: (hash) => readDecodedPicture(store, hash),
    onFault: (error) => log.error({ error: String(error) }, 'a picture was not drawn'),
  });
  const draw = (drawing: Drawing): Promise<DrawnPicture> => drawer.draw(drawing);
  const outside = { store, clock: systemClock, random: systemRandom, log };
  const uptime = new BotUptime(outside);
  const parts: EdgeParts = {
    uptime,
    settings,
    log,
    ending,
    store,
    metrics: health?.metrics,
    watchdog: startWatchdog(),
    running,
    draw: settings.PICTURES === 'on' ? (health?.metrics.timedDrawing(draw) ?? draw) : undefined,
    games: (door) => {
      const wrapped = wraps.messenger?.(door) ?? door;
      const messenger = health?.metrics.timedMessenger(wrapped) ?? wrapped;
      const ports = {
        ...outside,
        messenger,
        uptime,
        settings: gameSettingsOf(settings),
        formats: version.formats,
        spoken: languages,
      };
      const { CHANCE_BEACON: address } = settings;
      const pages = settings.DISCORD_TOKEN === undefined ? '' : settings.PAGES_ADDRESS;
      const beacon = address === undefined ? {} : { beacon: drandBeacon(address, ports) };
      const games = new Games({ ...ports, pages, ...beacon });
      running.games = games;
      running.expiry = new EndedGameExpiry(ports);
      return games;
    },
  };
  const edge =
    settings.DISCORD_TOKEN === undefined ? await played(parts) : await connected(parts, settings.DISCORD_TOKEN);
  if (typeof edge === 'string') {
    if (settings.DISCORD_TOKEN !== undefined) return ending.lost(edge);
    await health?.stop();
    await store.close();
    return end(edge);
  }
  ending.by(async () => {
    version.close();
    await edge.drain();
    await Promise.all([uptime.close(), running.expiry?.close()]);
    await running.games?.close();
    await health?.stop();
    await edge.stop();
    await drawer.idle();
    await store.close();
  });
};

const storeOf = (settings: Config, log: Logger): ReturnType<typeof openStore> =>
  openStore({
    url: databaseOf(settings),
    namespace: DEFAULT_NAMESPACE,
    durability: settings.DURABILITY,
    writeFailed: (error) => log.error({ error: String(error) }, 'the database did not write'),
    connectionLost: (error) => log.warn({ error: String(error) }, 'the database closed a connection'),
  });

/** Returns the facts about this bot that every user may see. */
const aboutOf = ({ OPERATOR: host, ENDED_GAMES_DAYS: days }: Config): BotFacts => {
  const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { readonly version: string };
  return { version, host, days };
};

const commandsWith =
  ({ settings, games, metrics, watchdog }: EdgeParts, sources: Omit<ModuleSources, 'games'>) =>
  (door: Messenger): readonly Command[] => {
    const commands = createBotCommands({ games: games(door), ...sources }, aboutOf(settings));
    return watchdog.watched(metrics?.counted(commands) ?? commands);
  };

const connected = async (parts: EdgeParts, token: string): Promise<Edge | string> => {
  const { settings, log, ending, store, draw, metrics, running, uptime } = parts;
  const { startBot } = await import('./discord/bot.ts');
  const { inviteLink } = await import('./discord/permissions.ts');
  const modules = await loadShippedModules(MODULES, store);
  void storeReadModules();
  const shelf = new ModuleFolders({
    folders: [ownModules(settings)],
    store,
    clock: systemClock,
    tell: (notice) => noteModule(log, notice),
  });
  const sources = { modules, shelf, tryOut: tryApart, importer: importerOf(settings, 'off') };
  const bot = await startBot({
    token,
    applicationId: settings.DISCORD_APPLICATION_ID,
    guildId: settings.DISCORD_GUILD_ID,
    apiUrl: settings.DISCORD_API_URL,
    shards: settings.SHARDS && settings.SHARD_COUNT ? { ids: settings.SHARDS, count: settings.SHARD_COUNT } : undefined,
    draw,
    spoken: languages,
    log,
    commands: commandsWith(parts, sources),
    commandsAMinute: settings.COMMANDS_A_MINUTE,
    onTurnedAway: metrics?.turnedAway,
    onRefused: metrics?.refused,
    onReady: (guilds) => {
      // Discord sends direct messages only to the first shard.
      const isFirst = settings.SHARDS?.includes(0) ?? true;
      void running.games?.resume(isFirst ? [...guilds, undefined] : guilds);
      if (isFirst) running.expiry?.begin();
      uptime.begin(() => (running.shards?.().ready ?? 1) > 0);
    },
    onGone: (guild, channel) => void running.games?.gone(guild, channel),
    onLost: (code) => ending.lost('the gateway closed a connection for good', { code }),
  }).catch(
    (error: unknown) =>
      `Discord could not be reached with this DISCORD_TOKEN: ${error instanceof Error ? error.message : error}`,
  );
  if (typeof bot === 'string') return bot;
  running.shards = () => bot.shards;
  shelf.look().catch((error: unknown) => log.error({ error: stackOf(error) }, 'the modules could not be read'));
  const pages = await pagesIn(settings, log, () => running.games);
  log.info({ invite: inviteLink(bot.applicationId) }, 'ready; this link invites the bot to a server');
  const stop = async (): Promise<void> => {
    await pages?.stop();
    await bot.stop();
  };
  return { drain: () => bot.drain(), stop };
};

const modulesIn = ({ DATA_DIR }: Config): string => join(DATA_DIR, 'modules');

/**
 * The modules to list first: well-known games, then quick games for two players. Modules that are no games come last.
 */
const SHOWN_FIRST: readonly string[] = [
  ...['chess', 'brandubh', 'fox', 'german-whist', 'go-9', 'morris', 'reversi', 'tablut', 'draughts', 'backgammon'],
  ...['shires', 'bazaar', 'go-13', 'go', 'marches', 'werewolf', 'hearts'],
].map((name) => `${name}.yaml`);

const ownModules = (settings: Config) => ({ path: modulesIn(settings), from: 'host' }) as const;

const pagesIn = async (settings: Config, log: Logger, games: () => Games | undefined): Promise<Pages | undefined> => {
  const { PAGES_ADDRESS: address, PAGES_HOST: host, PAGES_PORT: port } = settings;
  if (address === undefined) return undefined;
  const { serveKingdomPages: servePages } = await import('./playground/pages.ts');
  return servePages({ address, host, port, log, games, spoken: languages });
};

const noteModule = (log: Logger, notice: ModuleFolderNotice): void => {
  const { file } = notice;
  if (notice.kind === 'taken') log.info({ file }, 'a module is there to be started');
  else if (notice.kind === 'gone') log.info({ file }, 'a module is gone');
  else log.warn({ file, faults: languages.en.shelf.faultLines(notice.fault) }, 'a module is not taken as it is now');
};

/**
 * Starts the playground. If it can't, returns the reason. The playground reads modules again when their files change.
 */
const played = async (parts: EdgeParts): Promise<Edge | string> => {
  const { settings, log, store, draw, running, uptime } = parts;
  const { WatchedModuleFolders: WatchedShelf } = await import('./playground/modules.ts');
  const { startPlayground } = await import('./playground/playground.ts');
  const folders = [{ path: MODULES, from: 'shipped' as const, first: SHOWN_FIRST }, ownModules(settings)];
  const watched = new WatchedShelf({ folders, store, clock: systemClock, log, words: languages.en });
  const sources = { modules: new Map(), shelf: watched.shelf, tryOut: tryApart, importer: importerOf(settings, 'on') };
  const playground = await startPlayground({
    host: settings.PLAYGROUND_HOST,
    port: settings.PLAYGROUND_PORT,
    sources,
    games: () => running.games,
    draw,
    spoken: languages,
    clock: systemClock,
    log,
    commands: commandsWith(parts, sources),
  }).catch((error: NodeJS.ErrnoException): string => {
    if (error.syscall !== 'listen' && error.syscall !== 'getaddrinfo') throw error;
    const { PLAYGROUND_HOST: host, PLAYGROUND_PORT: port } = settings;
    return `The playground can't be opened at PLAYGROUND_PORT ${port} of PLAYGROUND_HOST ${host}: ${error.message}`;
  });
  if (typeof playground === 'string') return playground;
  const failed = (error: unknown): void => log.error({ error: stackOf(error) }, 'the modules could not be read');
  watched
    .watch((notice) => playground.notice(notice))
    .then(storeReadModules)
    .catch(failed);
  console.log(`No DISCORD_TOKEN was found, so this is the playground, without Discord: open ${playground.address}`);
  void running.games?.resume([playground.guild, undefined]);
  running.expiry?.begin();
  uptime.begin();
  const stop = async (): Promise<void> => {
    watched.close();
    await playground.stop();
  };
  return { drain: () => playground.drain(), stop };
};

/**
 * Serves health and metrics if HEALTH_PORT is set. If it can't, returns the reason. Its code is loaded only if it is
 * needed.
 */
const healthOf = async (
  { HEALTH_PORT: port, HEALTH_HOST: host, DISCORD_TOKEN: token, ...config }: Config,
  store: Store,
  running: RunningParts,
): Promise<(HealthServer & { readonly metrics: Metrics }) | string | undefined> => {
  if (port === undefined) return undefined;
  const { startHealthAndMetrics: openHealth } = await import('./health/open.ts');
  const nothing = { games: 0, undelivered: 0, oldest: undefined };
  const shards = (): Bot['shards'] => running.shards?.() ?? { ready: 0, all: 0 };
  return openHealth({
    port,
    host,
    store,
    now: systemClock.now,
    gauges: () => ({ ...(running.games?.load ?? nothing), storeLog: logSizeOf(databaseOf(config)), shards: shards() }),
    isConnected: () => token === undefined || (shards().all > 0 && shards().ready === shards().all),
  }).catch((error: NodeJS.ErrnoException): string => {
    if (error.syscall !== 'listen' && error.syscall !== 'getaddrinfo') throw error;
    return `HEALTH_PORT ${port} at ${host} can't be listened at: ${error.message}`;
  });
};

const end = (why: string): void => {
  console.error(why);
  process.exitCode = 1;
};

/** Starts the bot with the settings of the environment and of `.env`, as one process or as several. */
export const start = async (): Promise<void> => {
  restrictFileAccess();
  const variables = loadSettings(process);
  const count = processCountIn(process.argv.slice(2));
  if (count === undefined) return run(variables);
  const why = typeof count === 'string' ? count : await launch(variables, count);
  if (why !== undefined) end(why);
};
