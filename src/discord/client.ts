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
  /** Called with each interaction that discord.js can't read, as it came. */
  readonly onUnread?: ((raw: unknown) => void) | undefined;
  /** Called with the status of each refused request that went without the bot's token. */
  readonly onRefused?: ((status: number) => void) | undefined;
  /** Told when the gateway closed a connection for good (a wrong token, say): this process hears no more. */
  readonly onLost: ((code: number) => void) | undefined;
}

/**
 * A discord.js client with the Guilds intent only (T26), no mentions by default (T14), and a listener for whatever
 * would end the process.
 */
export function createClient(connection: Connection): Client {
  const { apiUrl, shards, makeRequest, log, onLost } = connection;
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    // Takes the channel that an interaction brings along: a thread may be unknown, and its parent decides.
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
  // Forgets direct messages again, or there would be a channel for each person.
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
 * discord.js's REST client, with a second queue for requests without the bot's token: answers to interactions. Discord
 * counts these apart (Discord, "Global Rate Limit"). discord.js counts them with all others, except first responses.
 */
class ApartRest extends REST {
  readonly #open: REST;

  constructor(options: Partial<RESTOptions> | undefined, { log, onRefused }: Connection) {
    super(options);
    this.#open = new REST(options);
    const note = gathered<RateLimitData>(LINE_EVERY, (count, { route, retryAfter, global }) =>
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

/** Two private methods of discord.js, which read an event and an interaction. */
interface Inside {
  readonly ws: { handlePacket(packet?: { readonly t: string; readonly d: unknown }, shard?: unknown): boolean };
  readonly actions: { readonly InteractionCreate: { handle(raw: unknown): void } };
}

/**
 * discord.js reads every event of the gateway where nothing catches what it throws: an event that it can't read (an
 * interaction of nobody, RESUMED beside an op 9) would end the process, and it has no setting for that. Here such a
 * fault is logged, and the connection goes on. discord.js keeps interactions back until it knows all servers of all
 * shards, which takes minutes if there are many: here they are read at once (T36).
 */
function guardPackets(client: Client, { log, onUnread }: Connection): void {
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

/** Logs in; resolves when the client knows its servers. Rejects where Discord refuses the token or can't be reached. */
export async function connect(client: Client, token: string): Promise<Client<true>> {
  const ready = new Promise<Client<true>>((resolve) => {
    client.once(Events.ClientReady, resolve);
  });
  await client.login(token);
  return ready;
}
