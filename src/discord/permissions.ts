import {
  type APIAuthorizingIntegrationOwnersMap,
  ApplicationIntegrationType,
  ChannelType,
  InteractionContextType,
  PermissionFlagsBits,
} from 'discord.js';
import { keepNewest } from '../session/keep-newest.ts';

/**
 * The permissions that the bot needs, and no others (T26). Read Message History is for finding what was already posted
 * (T3). No Embed Links: Components V2 with attached pictures are no embeds.
 */
const NEEDED = {
  view: PermissionFlagsBits.ViewChannel,
  send: PermissionFlagsBits.SendMessages,
  sendInThreads: PermissionFlagsBits.SendMessagesInThreads,
  attach: PermissionFlagsBits.AttachFiles,
  history: PermissionFlagsBits.ReadMessageHistory,
} as const;

/** What it can do without, and is asked for with the rest: games in threads of their own (U17). */
const WELCOME = PermissionFlagsBits.CreatePublicThreads;

/** Whether the bot may open a thread there. */
export const mayThread = (appPermissions: string, type: ChannelType | undefined): boolean =>
  (type === ChannelType.GuildText || type === ChannelType.GuildAnnouncement) &&
  (BigInt(appPermissions) & (WELCOME | PermissionFlagsBits.Administrator)) !== 0n;

type Permission = keyof typeof NEEDED;
const PERMISSIONS = Object.keys(NEEDED) as Permission[];

const THREADS = new Set<ChannelType>([
  ChannelType.AnnouncementThread,
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
]);

/** By what an interaction says who has added the bot: those of Discord that lack it come from members alone. */
interface Membership {
  readonly guild_id?: string | undefined;
  readonly context?: InteractionContextType | undefined;
  readonly authorizing_integration_owners?: APIAuthorizingIntegrationOwnersMap | undefined;
}

/** True if the bot is no member of that place: someone uses it there who has added it to their own account. */
export const isForeign = ({ guild_id: guild, context, authorizing_integration_owners: owners }: Membership): boolean =>
  context === InteractionContextType.PrivateChannel ||
  (guild !== undefined && owners !== undefined && !(ApplicationIntegrationType.GuildInstall in owners));

/** The link by which a server's manager invites the bot, with exactly what it needs. */
export function inviteLink(applicationId: string): string {
  const permissions = Object.values(NEEDED).reduce((all, one) => all | one, WELCOME);
  return `https://discord.com/oauth2/authorize?client_id=${applicationId}&scope=bot+applications.commands&permissions=${permissions}`;
}

/** The permissions that the bot lacks in a channel. `appPermissions`: a decimal bit field. */
export function missing(appPermissions: string, channelType: ChannelType | undefined): readonly Permission[] {
  const given = BigInt(appPermissions);
  if ((given & PermissionFlagsBits.Administrator) !== 0n) return [];
  const elsewhere: Permission = channelType !== undefined && THREADS.has(channelType) ? 'send' : 'sendInThreads';
  return PERMISSIONS.filter((one) => one !== elsewhere && (given & NEEDED[one]) === 0n);
}

/** Where something was done, and what the bot may do there; `guild_id` is absent in direct messages. */
interface InteractionPlace extends Membership {
  readonly app_permissions: string;
  readonly channel?: { readonly id: string; readonly type: ChannelType } | undefined;
}

const MOST_PLACES_KNOWN = 10_000;
const MOST_ANSWERS = 1_000;

/**
 * Remembers which channel was told what is missing, so that it is told once, and again only after it was given and lost
 * again (T12). A private answer tells its reader, not the channel: each reader once, until the channel knows.
 */
export class MissingPermissions {
  /** By channel: what is missing there and who knows it: `channel`, or a person's id. */
  readonly #told = new Map<string, { readonly missing: string; readonly who: Set<string> }>();
  /** By permissions and type of channel: nearly all interactions are of a few kinds. */
  readonly #answers = new Map<string, readonly Permission[]>();
  readonly #restored: ((channel: string) => void) | undefined;

  /** `restored`: hears of each channel in which nothing is missing any more. */
  constructor(restored?: (channel: string) => void) {
    this.#restored = restored;
  }

  /** What the next answer there is to say, and how to note that it was said; undefined when there is nothing to say. */
  due(
    place: InteractionPlace,
    reader: 'channel' | string,
  ): { readonly missing: readonly Permission[]; readonly said: () => void } | undefined {
    const { channel } = place;
    if (place.guild_id === undefined || channel === undefined || isForeign(place)) return undefined;
    const names = this.#missing(place.app_permissions, channel.type);
    if (names.length === 0) {
      if (this.#told.delete(channel.id)) this.#restored?.(channel.id);
      return undefined;
    }
    const key = names.join();
    const told = this.#told.get(channel.id);
    const known = told?.missing === key ? told : { missing: key, who: new Set<string>() };
    if (known.who.has('channel') || known.who.has(reader)) return undefined;
    return { missing: names, said: () => this.#note(channel.id, known, reader) };
  }

  #note(channel: string, known: { readonly missing: string; readonly who: Set<string> }, reader: string): void {
    known.who.add(reader);
    keepNewest(this.#told, MOST_PLACES_KNOWN, channel, known);
  }

  #missing(appPermissions: string, type: ChannelType): readonly Permission[] {
    const key = `${type}:${appPermissions}`;
    const known = this.#answers.get(key);
    if (known !== undefined) return known;
    const names = missing(appPermissions, type);
    keepNewest(this.#answers, MOST_ANSWERS, key, names);
    return names;
  }
}
