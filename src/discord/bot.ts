import {
  Events,
  GatewayDispatchEvents,
  type GatewayThreadDeleteDispatchData,
  type RESTOptions,
  Status,
} from 'discord.js';
import type { ChannelId, GuildId } from '../facts/where.ts';
import type { Command } from '../port/command.ts';
import type { Messenger } from '../session/base/messenger.ts';
import { systemClock } from '../session/base/ports.ts';
import type { Languages } from '../words/index.ts';
import { AdmissionControl } from './admission.ts';
import { CommandRateLimit } from './allowance.ts';
import { connectDiscordClient, createClient, type ShardAssignment } from './client.ts';
import { InteractionDispatcher } from './dispatch.ts';
import { createDownloader } from './download.ts';
import type { Log } from './log.ts';
import { askChannelAccess } from './membership.ts';
import { DiscordMessenger } from './messenger.ts';
import { NewestPresses } from './newest.ts';
import { waitForConnectionDelay } from './pace.ts';
import { type AnswerTimeLimits, PATIENCE } from './patience.ts';
import { MissingPermissionReporter } from './permissions.ts';
import { Refusals } from './refusals.ts';
import { registerCommands } from './registration.ts';
import type { DrawPicture } from './show.ts';
import { RunningTasks } from './underway.ts';
import { welcomeServers } from './welcome.ts';

export interface BotOptions {
  readonly token: string;
  /** The bot's application; by default the token's. */
  readonly applicationId: string | undefined;
  /** The only server in which the commands are registered; undefined for all servers (T27). */
  readonly guildId: string | undefined;
  /** The address of Discord's REST API; undefined for the official one. */
  readonly apiUrl: string | undefined;
  readonly shards?: ShardAssignment | undefined;
  /** Replaces network requests in tests. */
  readonly makeRequest?: RESTOptions['makeRequest'] | undefined;
  readonly commands: (messenger: Messenger) => readonly Command[];
  readonly draw: DrawPicture | undefined;
  readonly spoken: Languages;
  readonly log: Log;
  readonly patience?: AnswerTimeLimits;
  /** Called once after the bot is connected, with the servers that this process serves. */
  readonly onReady?: (guilds: readonly GuildId[]) => void;
  readonly onGone?: (guild: GuildId, channel: ChannelId) => void;
  readonly onTurnedAway?: ((why: 'busy' | 'late' | 'often') => void) | undefined;
  readonly onRefused?: ((status: number) => void) | undefined;
  readonly commandsAMinute?: number | undefined;
  /** Called when the gateway closed a connection permanently, so that the process should end. */
  readonly onLost?: (code: number) => void;
}

export interface Bot {
  readonly messenger: Messenger;
  readonly applicationId: string;
  readonly shards: { readonly ready: number; readonly all: number };
  /**
   * Accepts nothing new and waits up to `limit` milliseconds for running work. Returns false if some work is left.
   * Stored messages can still be delivered.
   */
  drain(limit?: number): Promise<boolean>;
  /** Waits for running work as `drain` does, then disconnects (T28). */
  stop(limit?: number): Promise<void>;
}

const LONGEST_DRAIN = 10_000;

/** Connects the bot. Rejects if Discord refuses the token or can't be reached. */
export async function startBot(options: BotOptions): Promise<Bot> {
  const { token, guildId, apiUrl, shards, makeRequest, draw, log, patience = PATIENCE, onReady, onLost } = options;
  const refusals = new Refusals(() => performance.now(), options.onRefused);
  const client = createClient({
    ...{ apiUrl, shards, makeRequest, log, onLost },
    onRefused: (status) => refusals.count(status),
    onUnread: (raw) => dispatcher.takeUnread(raw),
  });
  client.rest.setToken(token);
  const rest = refusals.guarded(client.rest);

  const underway = new RunningTasks();
  const showing = { rest, draw, log, underway, patience, words: options.spoken.en };
  const messenger = new DiscordMessenger({
    ...showing,
    self: () => client.user?.id ?? '',
    admission: (...asked) => askChannelAccess({ client, refusals, log }, ...asked),
  });
  const commands = options.commands(messenger);
  const answering = {
    ...showing,
    permissions: new MissingPermissionReporter((channel) => refusals.reopen(channel)),
    newest: new NewestPresses(),
    spoken: options.spoken,
    turnedAway: options.onTurnedAway,
  };
  const dispatcher = new InteractionDispatcher(
    commands,
    answering,
    createDownloader(apiUrl),
    new AdmissionControl(patience.age),
    options.commandsAMinute === undefined ? undefined : new CommandRateLimit(options.commandsAMinute),
  );
  client.on(Events.InteractionCreate, dispatcher.take);
  client.on(Events.ChannelDelete, (channel) => {
    if (!channel.isDMBased()) options.onGone?.(channel.guildId as GuildId, channel.id as ChannelId);
  });
  // discord.js doesn't report the deletion of threads that were archived when the bot started.
  client.ws.on(GatewayDispatchEvents.ThreadDelete, ({ id, guild_id: guild }: GatewayThreadDeleteDispatchData) =>
    options.onGone?.(guild as GuildId, id as ChannelId),
  );
  welcomeServers(client, options.spoken, log);

  await waitForConnectionDelay({ rest, shards, log, clock: systemClock });
  const ready = await connectDiscordClient(client, token);
  const applicationId = options.applicationId ?? ready.application.id;
  log.info({ guilds: ready.guilds.cache.size }, 'connected to Discord');
  const definitions = commands.map(({ data }) => data.in(options.spoken));
  underway.add(registerCommands(rest, { applicationId, guildId, definitions }, log));
  onReady?.([...ready.guilds.cache.keys()] as GuildId[]);

  const drain = (limit = LONGEST_DRAIN): Promise<boolean> => {
    dispatcher.stop();
    return underway.idle(limit);
  };
  return {
    messenger,
    applicationId,
    get shards() {
      const { shards } = client.ws;
      return { ready: shards.filter(({ status }) => status === Status.Ready).size, all: shards.size };
    },
    drain,
    stop: async (limit = LONGEST_DRAIN) => {
      if (!(await drain(limit))) log.warn({ limit }, 'something was still under way');
      client.removeAllListeners(Events.ShardReconnecting);
      await client.destroy();
    },
  };
}
