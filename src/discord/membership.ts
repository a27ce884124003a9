import {
  ChannelType,
  type Client,
  DiscordAPIError,
  type Guild,
  type GuildBasedChannel,
  PermissionFlagsBits,
  RESTJSONErrorCodes,
} from 'discord.js';
import type { ChannelId, GuildId } from '../facts/where.ts';
import type { ChannelAccess } from '../session/base/messenger.ts';
import type { PersonId } from '../table/index.ts';
import { loggableErrorOf } from './failure.ts';
import type { Log } from './log.ts';
import type { Refusals } from './refusals.ts';

interface DiscordDoor {
  readonly client: Client;
  readonly refusals: Refusals;
  readonly log: Log;
}

/**
 * Asks Discord if a user can view a channel. If another process serves that server, more requests are needed. Never
 * throws.
 */
export const askChannelAccess = async (
  { client, refusals, log }: DiscordDoor,
  person: PersonId,
  guild: GuildId,
  channel: ChannelId,
): Promise<ChannelAccess> => {
  try {
    return await refusals.asked(`${guild} members`, async () => {
      const server = client.guilds.cache.get(guild) ?? (await client.guilds.fetch({ guild, cache: false }));
      return seesChannel(server, person, channel);
    });
  } catch (error) {
    log.warn(loggableErrorOf(error), 'it is not known who may see a channel');
    return 'unknown';
  }
};

const seesChannel = async (server: Guild, person: PersonId, channel: ChannelId): Promise<ChannelAccess> => {
  const member = await unless([RESTJSONErrorCodes.UnknownMember, RESTJSONErrorCodes.UnknownUser], () =>
    server.members.fetch({ user: person, cache: false, force: true }),
  );
  if (!member) return 'left';
  const place = await channelIn(server, channel);
  const parent = place?.isThread() ? await channelIn(server, (place.parentId ?? channel) as ChannelId) : place;
  const permissions = parent?.permissionsFor(member);
  if (!place || !permissions?.has(PermissionFlagsBits.ViewChannel)) return 'hidden';
  const isPrivate = place.type === ChannelType.PrivateThread && !permissions.has(PermissionFlagsBits.ManageThreads);
  if (!isPrivate) return 'here';
  const inThread = await unless([RESTJSONErrorCodes.UnknownMember], () =>
    place.members.fetch({ member: person, cache: false, force: true }),
  );
  return inThread ? 'here' : 'hidden';
};

const channelIn = (server: Guild, channel: ChannelId): Promise<GuildBasedChannel | null | undefined> =>
  unless([RESTJSONErrorCodes.UnknownChannel], () => server.channels.fetch(channel, { cache: false }));

const unless = async <T>(codes: readonly (number | string)[], ask: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof DiscordAPIError && codes.includes(error.code)) return undefined;
    throw error;
  }
};
