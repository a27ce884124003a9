import { shardOf, snowflake } from './snowflake.ts';
import { PERMISSIONS, type WireUser } from './wire.ts';

/** Who and what there is: people, servers, channels. */

const everything = (...bits: readonly bigint[]): bigint => bits.reduce((all, bit) => all | bit, 0n);

/** What the bot may do in a channel unless a test says otherwise. */
export const BOT_PERMISSIONS = everything(
  PERMISSIONS.viewChannel,
  PERMISSIONS.sendMessages,
  PERMISSIONS.embedLinks,
  PERMISSIONS.attachFiles,
  PERMISSIONS.readMessageHistory,
  PERMISSIONS.useExternalEmojis,
  PERMISSIONS.useApplicationCommands,
);

export interface PersonOptions {
  readonly name: string;
  /** The display name, where it is not the same. */
  readonly shown?: string;
  /** Further permissions in the servers, e.g. `PERMISSIONS.manageGuild`. */
  readonly permissions?: bigint;
  /** The language of this person's own Discord: `de`. */
  readonly locale?: string;
}

export interface ChannelOptions {
  readonly name: string;
  /** The only people who can see it. */
  readonly only?: readonly string[];
}

export interface GuildOptions {
  readonly name: string;
  readonly channels?: readonly (string | ChannelOptions)[];
  /** Its id is one of that shard's, of so many; default any. */
  readonly shard?: readonly [number, of: number];
  /** Its members; default everyone. */
  readonly users?: readonly string[];
}

export interface Person {
  readonly name: string;
  readonly wire: WireUser;
  readonly permissions: bigint;
  readonly locale: string;
  readonly direct: Channel;
  directClosed: boolean;
}

export interface Channel {
  readonly id: string;
  readonly name: string;
  /** Undefined for direct messages. */
  readonly guild: Guild | undefined;
  readonly members: ReadonlySet<string> | undefined;
  /** With whom, where it is direct messages. */
  readonly recipient: WireUser | undefined;
  botPermissions: bigint;
  /** Of a server that has not added the bot: people use it there from their own accounts. */
  foreign?: boolean;
}

export interface Guild {
  readonly id: string;
  readonly name: string;
  readonly channels: Channel[];
  members: ReadonlySet<string> | undefined;
  /** The language that is set for the whole server, e.g. `de`. */
  locale?: string;
}

const userWire = (name: string, shown: string, bot: boolean): WireUser => {
  return { id: snowflake(), username: name.toLowerCase(), global_name: shown, discriminator: '0', avatar: null, bot };
};

export class World {
  readonly bot = userWire('quartermaster', 'Quartermaster', true);
  readonly people = new Map<string, Person>();
  readonly peopleById = new Map<string, Person>();
  readonly guilds: Guild[] = [];
  /** Channels that were deleted are no longer here. */
  readonly channelsById = new Map<string, Channel>();
  /** Also those that were deleted: for transcripts. */
  readonly channelNames = new Map<string, string>();

  person(name: string): Person {
    const person = this.people.get(name);
    if (!person) throw new Error(`no user '${name}'`);
    return person;
  }

  /** The channel of that name in any server. */
  channel(name: string): Channel {
    for (const guild of this.guilds) {
      const channel = guild.channels.find((one) => one.name === name);
      if (channel) return channel;
    }
    throw new Error(`no channel '${name}'`);
  }

  sees(person: Person, channel: Channel): boolean {
    if (!channel.guild) return channel === person.direct;
    return this.isMember(person, channel.guild) && (!channel.members || channel.members.has(person.name));
  }

  isMember(person: Person, { members }: Guild): boolean {
    return !members || members.has(person.name);
  }

  /** The language of the server of that channel is set. */
  speak(locale: string, channel: string): void {
    const { guild } = this.channel(channel);
    if (guild) guild.locale = locale;
  }

  /** A person leaves the server of that channel, or is banned there. */
  leave(name: string, channel: string): void {
    const { guild } = this.channel(channel);
    if (guild) guild.members = new Set([...(guild.members ?? this.people.keys())].filter((one) => one !== name));
  }

  addUser(options: string | PersonOptions): Person {
    const {
      name,
      shown = name,
      permissions = 0n,
      locale = 'en-US',
    } = typeof options === 'string' ? { name: options } : options;
    if (this.people.has(name)) throw new Error(`there is a user '${name}'`);
    const wire = userWire(name, shown, false);
    const direct = this.#channel(`direct ${name}`, { recipient: wire });
    const person: Person = { name, wire, permissions, locale, direct, directClosed: false };
    this.people.set(name, person);
    this.peopleById.set(person.wire.id, person);
    return person;
  }

  addGuild({ name, channels = ['general'], users, shard }: GuildOptions): Guild {
    let id = snowflake();
    while (shard && shardOf(id, shard[1]) !== shard[0]) id = String(BigInt(id) + (1n << 22n));
    const guild: Guild = { id, name, channels: [], members: users && new Set(users) };
    this.guilds.push(guild);
    for (const channel of channels) this.addChannel(channel, guild);
    return guild;
  }

  addChannel(options: string | ChannelOptions, guild: Guild): Channel {
    const { name, only } = typeof options === 'string' ? { name: options, only: undefined } : options;
    if (this.guilds.some((one) => one.channels.some((channel) => channel.name === name)))
      throw new Error(`there is a channel '${name}'`);
    const channel = this.#channel(name, { guild, members: only && new Set(only) });
    guild.channels.push(channel);
    return channel;
  }

  removeChannel(channel: Channel): void {
    this.channelsById.delete(channel.id);
    channel.guild?.channels.splice(channel.guild.channels.indexOf(channel), 1);
  }

  #channel(
    name: string,
    {
      guild,
      members,
      recipient,
    }: Partial<Pick<Channel, 'recipient'>> & { guild?: Guild; members?: Channel['members'] },
  ): Channel {
    const channel: Channel = { id: snowflake(), name, guild, members, recipient, botPermissions: BOT_PERMISSIONS };
    this.channelsById.set(channel.id, channel);
    this.channelNames.set(channel.id, channel.name);
    return channel;
  }
}
