import { PERMISSIONS } from './wire.ts';
import { BOT_PERMISSIONS, type Channel, type Guild, type Person, type World } from './world.ts';

/** The world as Discord tells it to the bot. */

const JOINED = '2020-01-01T00:00:00.000000+00:00';

export function channelWire(channel: Channel, world: World): object {
  if (!channel.guild) {
    return { id: channel.id, type: 1, flags: 0, last_message_id: null, recipients: [channel.recipient] };
  }
  const { botPermissions } = channel;
  const denied = BOT_PERMISSIONS & ~botPermissions;
  const own = { id: world.bot.id, type: 1, allow: botPermissions.toString(), deny: denied.toString() };
  return {
    id: channel.id,
    type: 0,
    guild_id: channel.guild.id,
    name: channel.name,
    position: channel.guild.channels.indexOf(channel),
    parent_id: null,
    topic: null,
    nsfw: false,
    flags: 0,
    last_message_id: null,
    rate_limit_per_user: 0,
    permission_overwrites: [
      ...(botPermissions === BOT_PERMISSIONS ? [] : [own]),
      ...viewers(channel, channel.guild, world),
    ],
  };
}

/** Who alone can see a channel. */
function viewers({ members }: Channel, guild: Guild, world: World): readonly object[] {
  const view = PERMISSIONS.viewChannel.toString();
  const allowed = [...(members ?? [])].map((name) => ({
    id: world.person(name).wire.id,
    type: 1,
    allow: view,
    deny: '0',
  }));
  return members ? [{ id: guild.id, type: 0, allow: '0', deny: view }, ...allowed] : [];
}

export function memberWire(
  user: object,
  permissions?: bigint,
): { readonly user: object; readonly permissions?: string } {
  const fixed = {
    roles: [],
    joined_at: JOINED,
    deaf: false,
    mute: false,
    flags: 0,
    pending: false,
    nick: null,
    avatar: null,
  };
  return permissions === undefined ? { user, ...fixed } : { user, ...fixed, permissions: permissions.toString() };
}

export const personPermissions = (person: Person): bigint => BOT_PERMISSIONS | person.permissions;

export function guildWire(guild: Guild, world: World): object {
  const everyone = {
    id: guild.id,
    name: '@everyone',
    permissions: BOT_PERMISSIONS.toString(),
    position: 0,
    color: 0,
    hoist: false,
  };
  return {
    id: guild.id,
    name: guild.name,
    icon: null,
    splash: null,
    discovery_splash: null,
    banner: null,
    description: null,
    owner_id: [...world.people.values()][0]?.wire.id ?? world.bot.id,
    afk_channel_id: null,
    afk_timeout: 300,
    verification_level: 0,
    default_message_notifications: 0,
    explicit_content_filter: 0,
    mfa_level: 0,
    nsfw_level: 0,
    premium_tier: 0,
    premium_progress_bar_enabled: false,
    system_channel_id: guild.channels[0]?.id ?? null,
    system_channel_flags: 0,
    rules_channel_id: null,
    public_updates_channel_id: null,
    safety_alerts_channel_id: null,
    vanity_url_code: null,
    preferred_locale: 'en-US',
    application_id: null,
    features: [],
    emojis: [],
    stickers: [],
    roles: [{ ...everyone, managed: false, mentionable: false, flags: 0, icon: null, unicode_emoji: null }],
    channels: guild.channels.map((channel) => channelWire(channel, world)),
    members: [memberWire(world.bot)],
    member_count: (guild.members?.size ?? world.people.size) + 1,
    joined_at: JOINED,
    large: false,
    unavailable: false,
    threads: [],
    presences: [],
    voice_states: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}

export function applicationWire(id: string, world: World): object {
  return {
    id,
    name: world.bot.global_name,
    icon: null,
    description: '',
    bot: world.bot,
    bot_public: true,
    bot_require_code_grant: false,
    verify_key: '0'.repeat(64),
    owner: null,
    team: null,
    flags: 0,
    approximate_guild_count: world.guilds.length,
  };
}
