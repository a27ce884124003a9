import {
  Client,
  Events,
  GatewayDispatchEvents,
  GatewayIntentBits,
  Options,
  type RateLimitData,
  REST,
  RESTEvents,
  type RESTOptions,
  type RequestData,
} from 'discord.js';
import type { Rest } from './callback.ts';
import { stackOf } from './failure.ts';
import { gathered, LINE_EVERY } from './gathered.ts';
import type { Log } from './log.ts';

/**
 * A first response is worthless after three seconds: it does not wait longer than this for a rate limit. In
 * milliseconds.
 */
const LONGEST_WAIT = 2_000;

/** What the bot keeps of Discord's world: nothing but servers, channels and its own roles there. */
const CACHES = Options.cacheWithLimits({
  ApplicationCommandManager: 0,
  ApplicationEmojiManager: 0,
  AutoModerationRuleManager: 0,
  BaseGuildEmojiManager: 0,
  DMMessageManager: 0,
  EntitlementManager: 0,
  GuildBanManager: 0,
  GuildEmojiManager: 0,
  GuildForumThreadManager: 0,
  GuildInviteManager: 0,
  GuildMemberManager: { maxSize: 0, keepOverLimit: (member) => member.id === member.client.user.id },
  GuildMessageManager: 0,
  GuildScheduledEventManager: 0,
  GuildStickerManager: 0,
  GuildTextThreadManager: 0,
  MessageManager: 0,
  PresenceManager: 0,
  ReactionManager: 0,
  ReactionUserManager: 0,
  StageInstanceManager: 0,
  ThreadManager: 0,
  ThreadMemberManager: 0,
  UserManager: 0,
  VoiceStateManager: 0,
});

/** Some of a bot's connections to the gateway, by number from 0. */
export interface Shards {
  readonly ids: readonly number[];
  readonly count: number;
}

export interface Connection {
  /** Discord's REST interface, `https://discord.com/api` where undefined. */
  readonly apiUrl: string | undefined;
  /**
   * The shards that this process serves, of how many in all; undefined: as many as Discord recommends, all of them
   * here.
   */
  readonly shards?: Shards | undefined;
  /** Sends requests by another way than a socket, for a bot in the process of its tests. */
  readonly makeRequest?: RESTOptions['makeRequest'] | undefined;
  readonly log: Log;
  /** Told when the gateway closed a connection for good (a wrong token, say): this process hears no more. */
  readonly onLost: ((code: number) => void) | undefined;
}

/**
 * A discord.js client with the Guilds intent only (T26), no mentions by default (T14), and a listener for whatever
 * would end the process.
 */
export function createClient({ apiUrl, shards, makeRequest, log, onLost }: Connection): Client {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    makeCache: CACHES,
    ...(shards ? { shards: [...shards.ids], shardCount: shards.count } : { shards: 'auto' as const }),
    rest: {
      ...(apiUrl !== undefined && { api: apiUrl }),
      ...(makeRequest && { makeRequest }),
      rejectOnRateLimit: ({ route, retryAfter }) => route.startsWith('/interactions/') && retryAfter > LONGEST_WAIT,
    },
  });
  guardPackets(client, log);
  client.on(Events.Error, (error) => log.error({ error: stackOf(error) }, 'discord.js met an error'));
  client.on(Events.Warn, (warning) => log.warn({ warning }, 'discord.js gave a warning'));
  client.on(Events.ShardError, (error, shard) =>
    log.warn({ shard, error: error.message }, 'a connection to the gateway failed'),
  );
  client.on(Events.ShardReconnecting, (shard) => log.info({ shard }, 'reconnecting to the gateway'));
  client.on(Events.ShardResume, (shard) => log.info({ shard }, 'the gateway is back'));
  client.on(Events.ShardDisconnect, ({ code }, shard) => {
    log.error({ shard, code }, 'the gateway closed the connection for good');
    onLost?.(code);
  });
  return client;
}

/**
 * Discord's REST interface as this client may use it. What goes without the bot's token, answers to interactions and
 * what follows them, counts apart from what goes with it (Discord, "Global Rate Limit"): neither waits for the other.
 */
export function restOf({ rest: own }: Client, log: Log): Rest {
  const open = new REST(own.options);
  const note = gathered<RateLimitData>(LINE_EVERY, (count, { route, retryAfter, global }) =>
    log.warn({ count, route, retryAfter, global }, 'a rate limit was met'),
  );
  for (const one of [own, open]) one.on(RESTEvents.RateLimited, note);
  const by = (options: RequestData = {}): REST => (options.auth === false ? open : own);
  return {
    get: (route, options) => by(options).get(route, options),
    post: (route, options) => by(options).post(route, options),
    put: (route, options) => by(options).put(route, options),
    patch: (route, options) => by(options).patch(route, options),
    delete: (route, options) => by(options).delete(route, options),
  };
}

/**
 * discord.js reads every gateway event after we have: what it can't read (an option of a kind that it does not know,
 * RESUMED beside an op 9) would end the process from within. Interactions are ours alone; of the others a fault is
 * logged, and the connection goes on.
 */
function guardPackets(client: Client, log: Log): void {
  const ws = client.ws as unknown as { handlePacket(packet?: { readonly t: string }, shard?: unknown): boolean };
  const read = ws.handlePacket.bind(ws);
  ws.handlePacket = (packet, shard) => {
    if (packet?.t === GatewayDispatchEvents.InteractionCreate) return true;
    try {
      return read(packet, shard);
    } catch (error) {
      log.error({ event: packet?.t, error: stackOf(error) }, 'discord.js could not read an event of the gateway');
      return false;
    }
  };
}

/** Logs in; resolves when the client knows its servers. Rejects where Discord refuses the token or can't be reached. */
export async function connect(client: Client, token: string): Promise<Client<true>> {
  const ready = new Promise<Client<true>>((resolve) => {
    client.once(Events.ClientReady, resolve);
  });
  await client.login(token);
  return ready;
}
