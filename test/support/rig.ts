import { createHash } from 'node:crypto';
import { createBotCommands } from '../../commands/index.ts';
import { type Bot, startBot } from '../../src/discord/bot.ts';
import type { ShardAssignment } from '../../src/discord/client.ts';
import { PATIENCE } from '../../src/discord/patience.ts';
import type { Module } from '../../src/engine/index.ts';
import type { Messenger } from '../../src/session/base/messenger.ts';
import {
  type Clock,
  type Log,
  type OperatorSettings,
  type RandomnessBeacon,
  systemClock,
} from '../../src/session/base/ports.ts';
import { Games } from '../../src/session/games/games.ts';
import type { ModuleFolders } from '../../src/session/shelf/shelf.ts';
import type { Store } from '../../src/store/index.ts';
import type { Drawing } from '../../src/view/text/message.ts';
import { type Languages, languages } from '../../src/words/index.ts';
import type { Loopback } from './discord/loopback.ts';
import { shipped } from './modules/shipped.ts';
import { listedOnce } from './play/listed.ts';
import { MemoryStore } from './store/memory-store.ts';
import { thinkingHere } from './thinking.ts';

/** A PNG of one pixel: what is drawn is looked at in the tests of pictures. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);

/** Makes what would be drawn, as the drawer does, and draws a pixel. */
const pixel = async (drawing: Drawing): Promise<Uint8Array> => {
  await drawing.picture();
  return PIXEL;
};

export interface Rig {
  readonly bot: Bot;
  readonly games: Games;
  readonly store: Store;
  /** What was logged as a warning or an error. */
  readonly faults: readonly string[];
  /** How long it waits, from now on. */
  readonly patience: { decision: number };
  stop(): Promise<void>;
}

export interface RigOptions {
  readonly store?: Store;
  readonly modules?: ReadonlyMap<string, Module>;
  readonly shelf?: ModuleFolders;
  readonly tryOut?: Parameters<typeof createBotCommands>[0]['tryOut'];
  readonly importer?: Parameters<typeof createBotCommands>[0]['importer'];
  readonly draw?: (drawing: Drawing) => Promise<Uint8Array | undefined>;
  readonly messenger?: (door: Messenger) => Messenger;
  readonly beacon?: RandomnessBeacon;
  readonly clock?: Clock;
  readonly pages?: string;
  readonly shards?: ShardAssignment;
  /** Whether requests go through a socket, which takes a third longer; default no. */
  readonly sockets?: boolean;
  readonly settings?: Partial<OperatorSettings>;
  /** In which people are answered, and games told. */
  readonly spoken?: Languages;
}

/** The whole bot in this process, at a loopback Discord, with the real discord.js client. */
export const startRig = async (discord: Loopback, options: RigOptions = {}): Promise<Rig> => {
  const { store = new MemoryStore(), draw = pixel, messenger = (door: Messenger) => door } = options;
  const modules = options.modules ?? (await shipped());
  const faults: string[] = [];
  const note = (data: object, message: string): void => {
    // A test of many commands may ask for more in a second than discord.js lets through: it waits.
    if (message !== 'a rate limit was met') faults.push(`${message} ${JSON.stringify(data)}`);
  };
  const log: Log = { info: () => undefined, warn: note, error: note };
  let games: Games | undefined;
  // However busy the machine is, nothing is shed.
  const patience = { ...PATIENCE, age: Number.POSITIVE_INFINITY, picture: 1000 };
  const bot = await startBot({
    token: discord.env.DISCORD_TOKEN,
    applicationId: discord.env.DISCORD_APPLICATION_ID,
    guildId: undefined,
    apiUrl: discord.env.DISCORD_API_URL,
    shards: options.shards,
    makeRequest: options.sockets ? undefined : discord.request,
    draw,
    spoken: options.spoken ?? languages,
    log,
    patience,
    commands: (door) => {
      const settings = { snapshotEvery: 100, memoryForGames: 5_000_000, ...options.settings };
      const { beacon, pages, shelf, tryOut, importer } = options;
      games = new Games({
        store,
        thinking: thinkingHere,
        clock: options.clock ?? systemClock,
        random: counted(),
        messenger: messenger(door),
        log,
        spoken: options.spoken ?? languages,
        settings,
        beacon,
        pages,
      });
      return listedOnce(createBotCommands({ games, modules, shelf, tryOut, importer }));
    },
    onReady: (guilds) => void games?.resume(guilds),
    onGone: (guild, channel) => void games?.gone(guild, channel),
  });
  if (!games) throw new Error('a bot without commands');
  const running = games;
  await discord.until(() => discord.commands().length > 0);
  // A post that nobody sends, answers with or looks for is waited for in vain.
  discord.whileBusy(() => running.load.undelivered > 0);
  const stop = async (): Promise<void> => {
    await bot.drain();
    await running.close();
    await bot.stop();
  };
  return { bot, games: running, store, faults, patience, stop };
};

/** Bytes that look like chance and are the same in every run. */
const counted = (): ((bytes: number) => Buffer) => {
  let calls = 0;
  return (bytes) => {
    calls += 1;
    return createHash('sha512').update(`bytes ${calls}`).digest().subarray(0, bytes);
  };
};
