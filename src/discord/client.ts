import {
  Client,
  Events,
  GatewayDispatchEvents,
  GatewayIntentBits,
  type InternalRequest,
  Options,
  Partials,
  type RateLimitData,
  REST,
  RESTEvents,
  type RESTOptions,
} from 'discord.js';
import { stackOf } from './failure.ts';
import { batchEvents, LOG_LINE_INTERVAL } from './gathered.ts';
import type { Log } from './log.ts';

/** The longest time in ms to wait for a rate limit. A first response is useless after three seconds. */
const LONGEST_WAIT = 2_000;

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

export interface ShardAssignment {
  readonly ids: readonly number[];
  readonly count: number;
}

export interface DiscordConnectionOptions {
  readonly apiUrl: string | undefined;
  /** The shards of this process; undefined for all that Discord recommends. */
  readonly shards?: ShardAssignment | undefined;
  /** Replaces network requests in tests. */
  readonly makeRequest?: RESTOptions['makeRequest'] | undefined;
  readonly log: Log;
  /** Called with the raw form of each interaction that discord.js can't parse. */
  readonly onUnread?: ((raw: unknown) => void) | undefined;
  /** Called with the status of each request that Discord refused, for requests without the bot's token. */
  readonly onRefused?: ((status: number) => void) | undefined;
  /** Called when the gateway closed a connection permanently, for example because of a wrong token. */
  readonly onLost: ((code: number) => void) | undefined;
}

/** Creates a discord.js client with only the Guilds intent (T26) and no mentions by default (T14). */
export function createClient(connection: DiscordConnectionOptions): Client {
  const { apiUrl, shards, makeRequest, log, onLost } = connection;
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    partials: [Partials.Channel],
    makeCache: CACHES,
    ...(shards ? { shards: [...shards.ids], shardCount: shards.count } : { shards: 'auto' as const }),
    rest: {
      ...(apiUrl !== undefined && { api: apiUrl }),
      ...(makeRequest && { makeRequest }),
      rejectOnRateLimit: ({ route, retryAfter }) => route.startsWith('/interactions/') && retryAfter > LONGEST_WAIT,
    },
  });
  client.rest = new ApartRest(client.options.rest, connection);
  guardPackets(client, connection);
  // Removes direct messages from the cache. Otherwise it would keep a channel for each user.
  client.on(Events.InteractionCreate, ({ channel }) => {
    if (channel?.isDMBased()) client.channels.cache.delete(channel.id);
  });
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
 * discord.js's REST client with a second queue for answers to interactions, which Discord counts separately (Discord,
 * "Global Rate Limit").
 */
class ApartRest extends REST {
  readonly #open: REST;

  constructor(options: Partial<RESTOptions> | undefined, { log, onRefused }: DiscordConnectionOptions) {
    super(options);
    this.#open = new REST(options);
    const note = batchEvents<RateLimitData>(LOG_LINE_INTERVAL, (count, { route, retryAfter, global }) =>
      log.warn({ count, route, retryAfter, global }, 'a rate limit was met'),
    );
    for (const one of [this, this.#open]) one.on(RESTEvents.RateLimited, note);
    this.#open.on(RESTEvents.Response, (_, { status }) => {
      if (status >= 400 && status < 500) onRefused?.(status);
    });
  }

  override request(request: InternalRequest): Promise<unknown> {
    return request.auth === false ? this.#open.request(request) : super.request(request);
  }
}

interface Inside {
  readonly ws: { handlePacket(packet?: { readonly t: string; readonly d: unknown }, shard?: unknown): boolean };
  readonly actions: { readonly InteractionCreate: { handle(raw: unknown): void } };
}

/**
 * Logs errors in discord.js's event handling, which would otherwise end the process. Also passes interactions on at
 * once. discord.js holds them back until it knows all servers, which can take minutes (T36).
 */
function guardPackets(client: Client, { log, onUnread }: DiscordConnectionOptions): void {
  const { ws, actions } = client as unknown as Inside;
  const read = ws.handlePacket.bind(ws);
  ws.handlePacket = (packet, shard) => {
    const isInteraction = packet?.t === GatewayDispatchEvents.InteractionCreate;
    try {
      if (!isInteraction) return read(packet, shard);
      actions.InteractionCreate.handle(packet.d);
      return true;
    } catch (error) {
      log.error({ event: packet?.t, error: stackOf(error) }, 'discord.js could not read an event of the gateway');
      if (isInteraction) onUnread?.(packet.d);
      return false;
    }
  };
}

export async function connectDiscordClient(client: Client, token: string): Promise<Client<true>> {
  const ready = new Promise<Client<true>>((resolve) => {
    client.once(Events.ClientReady, resolve);
  });
  await client.login(token);
  return ready;
}
