import { Commands } from './commands.ts';
import { Diary } from './diary.ts';
import { type Fault, Faults, type How } from './faults.ts';
import { Files } from './files.ts';
import { Gateway } from './gateway.ts';
import { type Answer, type Call, Http, type Observer } from './http.ts';
import { Interactions } from './interactions.ts';
import { Messages } from './messages.ts';
import { router } from './routes.ts';
import { shardOf, snowflake } from './snowflake.ts';
import { applicationWire, channelWire, guildWire } from './telling.ts';
import { transcript } from './transcript.ts';
import { User } from './user.ts';
import { settled, until } from './waiting.ts';
import type { WireAttachment, WireCommand, WireMessage } from './wire.ts';
import { type ChannelOptions, type GuildOptions, type PersonOptions, World } from './world.ts';

/** A Discord of our own on 127.0.0.1, as far as the tests need it, for the real discord.js client. */

export interface LoopbackOptions {
  readonly users?: readonly (string | PersonOptions)[];
  /** Of the first server. */
  readonly channels?: readonly (string | ChannelOptions)[];
  /** Further servers. */
  readonly guilds?: readonly GuildOptions[];
  /**
   * Keeps all messages, and what transcripts are made of; default yes. Without, a channel keeps its newest 100
   * messages.
   */
  readonly record?: boolean;
  /** Whether what users do waits until the bot does nothing any more; default yes. Without, the answer is enough. */
  readonly settle?: boolean;
  readonly answerWithinMs?: number;
  readonly fillWithinMs?: number;
  /** How many connections to the gateway are recommended; one unless told. */
  readonly shards?: number;
  /** How many more connections the bot may begin today; 1,000 unless told. */
  readonly remaining?: number;
  /** After how many milliseconds all of them again; none unless told. */
  readonly resetAfter?: number;
}

export type Loopback = Awaited<ReturnType<typeof startLoopback>>;

const NO_ROUTE: Answer = { status: 404, body: { code: 0, message: '404: Not Found' } };

export async function startLoopback(options: LoopbackOptions = {}) {
  const { users = ['alice', 'bob'], channels = ['table'], guilds = [], record = true, settle = true } = options;
  const application = snowflake();
  const world = new World();
  for (const user of users) world.addUser(user);
  const guild = world.addGuild({ name: 'The Tavern', channels });
  for (const further of guilds) world.addGuild(further);

  const diary = new Diary(record);
  const files = new Files();
  const commands = new Commands(application);
  const messages = new Messages(world, files, diary, application, record ? Number.POSITIVE_INFINITY : 100);
  const gateway = new Gateway();
  const patience = { answerWithinMs: options.answerWithinMs ?? 60_000, fillWithinMs: options.fillWithinMs ?? 60_000 };
  const interactions = new Interactions(world, messages, gateway, diary, application, patience);
  const faults = new Faults();
  const unknown: string[] = [];
  let address = '127.0.0.1';
  const route = router({
    application,
    gatewayUrl: () => `ws://${address}/gateway`,
    shards: options.shards ?? 1,
    remaining: options.remaining ?? 1000,
    resetAfter: options.resetAfter ?? 0,
    world,
    messages,
    commands,
    interactions,
  });
  const carryOut = (call: Call): Answer => {
    const answer = route(call);
    if (!answer) unknown.push(`${call.method} ${call.path}`);
    return answer ?? NO_ROUTE;
  };
  const http = new Http(faults, carryOut, (path) => files.at(path));
  gateway.welcome = (session) => {
    const [shard, shards] = session.shard;
    const guilds = world.guilds.filter(({ id }) => shardOf(id, shards) === shard);
    return [
      {
        event: 'READY',
        data: {
          v: 10,
          user: world.bot,
          guilds: guilds.map(({ id }) => ({ id, unavailable: true })),
          session_id: session.id,
          resume_gateway_url: `ws://${address}/gateway`,
          shard: session.shard,
          application: applicationWire(application, world),
        },
      },
      ...guilds.map((one) => ({ event: 'GUILD_CREATE', data: guildWire(one, world) })),
    ];
  };
  gateway.attach(http.server);
  await http.listen();
  address = `127.0.0.1:${http.port}`;
  files.base = `http://${address}`;

  let isBusy = (): boolean => false;
  const rest = (): Promise<void> => settled(http, gateway, interactions, () => isBusy());
  const rooms = { world, messages, commands, interactions, files, diary, settle, settled: rest };
  const acting = new Map<string, User>();

  return {
    /** For the bot. Each process may have a token of its own, which begins like this one. */
    env: {
      DISCORD_TOKEN: 'loopback.token',
      DISCORD_APPLICATION_ID: application,
      DISCORD_API_URL: `http://${address}/api`,
    },
    guild,
    gateway,
    /** Carries out requests of a bot in this process without a socket. */
    request: http.request,
    /** The definitions that are registered everywhere, or in a server. */
    commands: (guildId?: string): readonly WireCommand[] => commands.list(guildId),
    /** The token of each process that asked for definitions or changed them. */
    registered: commands.askedBy,
    /** Requests for which there is no route, as `METHOD path`. */
    unknown,

    world: {
      addUser: (user: string | PersonOptions): void => void world.addUser(user),
      addChannel(channel: string | ChannelOptions, to = guild): void {
        gateway.dispatch('CHANNEL_CREATE', channelWire(world.addChannel(channel, to), world), to.id);
      },
      deleteChannel(name: string): void {
        const channel = world.channel(name);
        world.removeChannel(channel);
        gateway.dispatch('CHANNEL_DELETE', channelWire(channel, world), channel.guild?.id);
      },
      /** What the bot may do there from now on, as bits of PERMISSIONS. */
      permit(name: string, permissions: bigint): void {
        const channel = world.channel(name);
        channel.botPermissions = permissions;
        gateway.dispatch('CHANNEL_UPDATE', channelWire(channel, world), channel.guild?.id);
      },
      /** From now on it is of a server that has not added the bot. */
      makeForeign(name: string): void {
        world.channel(name).foreign = true;
      },
      closeDirect(name: string, closed = true): void {
        world.person(name).directClosed = closed;
      },
      channelId: (name: string): string => world.channel(name).id,
      personId: (name: string): string => world.person(name).wire.id,
      /** The language of the server of that channel is set. */
      speak: (locale: string, channel: string): void => world.speak(locale, channel),
      /** A person leaves the server of that channel, or is banned there. */
      leave: (name: string, channel: string): void => world.leave(name, channel),
    },

    /** The bot is invited to another server. */
    joinGuild(options: GuildOptions) {
      const joined = world.addGuild(options);
      gateway.dispatch('GUILD_CREATE', guildWire(joined, world), joined.id);
      return joined;
    },

    user(name: string): User {
      const user = acting.get(name) ?? new User(world.person(name), rooms);
      acting.set(name, user);
      return user;
    },

    /** What stands in a channel now for everyone, oldest first. */
    messages: (channel: string): readonly WireMessage[] => messages.list(world.channel(channel)),
    /** A message as it is now; undefined when it was deleted. */
    current: (message: WireMessage): WireMessage | undefined => messages.get(message.id)?.message,
    /** What was attached to a message. */
    bytes: (attachment: WireAttachment): Uint8Array | undefined => files.bytes(attachment),
    transcript: (name: string): string => transcript(diary, world, world.person(name)),

    // For example fault('POST /channels/*/messages', REFUSALS.missingPermissions).
    /**
     * Makes the requests that fit a method and path go wrong from now on; a star stands for one part of the path, or
     * for any method.
     */
    fault: (match: string, how: How, times?: number): Fault => faults.add(match, how, times),
    /** Calls `observer` before each request is carried out, and waits for it. Answers how to end that. */
    onRequest(observer: Observer): () => void {
      http.observers.add(observer);
      return () => void http.observers.delete(observer);
    },

    until,
    settled: rest,
    /** What users do waits from now on as long as this says that the bot is at something that is not seen here. */
    whileBusy(says: () => boolean): void {
      isBusy = says;
    },
    /** A process with that token has ended: it will answer nothing any more. */
    gone(token: string): void {
      gateway.forget(token);
      interactions.abandon();
    },
    /** Nobody waits any longer for what is not answered yet. */
    giveUp: (): void => interactions.stop(),
    async stop(): Promise<void> {
      interactions.stop();
      gateway.stop();
      await http.stop();
    },
  };
}
