import {
  ChannelType,
  type Client,
  Events,
  type Guild,
  type GuildTextBasedChannel,
  PermissionFlagsBits,
} from 'discord.js';
import { type Languages, wordsFor } from '../words/index.ts';
import { loggableErrorOf } from './failure.ts';
import type { Log } from './log.ts';
import { buildMessagePayload, removeUneditableFlags } from './output.ts';

const NEEDED = PermissionFlagsBits.ViewChannel | PermissionFlagsBits.SendMessages;

function candidates(guild: Guild): readonly GuildTextBasedChannel[] {
  const me = guild.members.me;
  const texts = guild.channels.cache
    .filter((channel) => channel.type === ChannelType.GuildText)
    .sort((a, b) => a.rawPosition - b.rawPosition || (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
  const system = guild.systemChannel;
  const all = system === null ? [...texts.values()] : [system, ...texts.filter(({ id }) => id !== system.id).values()];
  return me === null ? all : all.filter((channel) => channel.permissionsFor(me).has(NEEDED));
}

async function welcome(guild: Guild, spoken: Languages, log: Log): Promise<void> {
  const [channel] = candidates(guild);
  if (channel === undefined) return log.info({ guild: guild.id }, 'joined a server, and may write nowhere');
  const words = wordsFor(spoken, guild.preferredLocale);
  try {
    await channel.send(removeUneditableFlags(buildMessagePayload(words, { text: words.discord.welcome })));
    log.info({ guild: guild.id }, 'joined a server');
  } catch (error) {
    log.warn({ guild: guild.id, ...loggableErrorOf(error) }, 'joined a server, and the welcome was not taken');
  }
}

/** Welcomes every server that the bot joins, except servers that return after an outage. */
export function welcomeServers(client: Client, spoken: Languages, log: Log): void {
  client.on(Events.GuildCreate, (guild) => void welcome(guild, spoken, log));
}
