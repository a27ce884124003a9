import { type BaseInteraction, ChannelType, InteractionContextType, PermissionFlagsBits } from 'discord.js';
import { keepNewest } from '../session/base/keep-newest.ts';

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
export const mayThread = ({ appPermissions, channel }: Pick<BaseInteraction, 'appPermissions' | 'channel'>): boolean =>
  (channel?.type === ChannelType.GuildText || channel?.type === ChannelType.GuildAnnouncement) &&
  appPermissions.has(WELCOME);

type Permission = keyof typeof NEEDED;
const PERMISSIONS = Object.keys(NEEDED) as Permission[];

/** True if the bot is no member of that place: someone uses it there who has added it to their own account. */
export const isForeign = ({
  guildId,
  context,
  authorizingIntegrationOwners: owners,
}: Pick<BaseInteraction, 'guildId' | 'context' | 'authorizingIntegrationOwners'>): boolean =>
  context === InteractionContextType.PrivateChannel || (guildId !== null && owners.guildId === null);

/** The link by which a server's manager invites the bot, with exactly what it needs. */
export function inviteLink(applicationId: string): string {
  const permissions = Object.values(NEEDED).reduce((all, one) => all | one, WELCOME);
  return `https://discord.com/oauth2/authorize?client_id=${applicationId}&scope=bot+applications.commands&permissions=${permissions}`;
}

/** The place of an interaction, and the bot's permissions there. */
type InteractionPlace = Pick<
  BaseInteraction,
  'guildId' | 'channel' | 'appPermissions' | 'context' | 'authorizingIntegrationOwners'
>;

/** The permissions that the bot lacks in a channel. */
export function missing({
  appPermissions,
  channel,
}: Pick<InteractionPlace, 'appPermissions' | 'channel'>): readonly Permission[] {
  const elsewhere: Permission = channel?.isThread() ? 'send' : 'sendInThreads';
  return PERMISSIONS.filter((one) => one !== elsewhere && !appPermissions.has(NEEDED[one]));
}

const MOST_PLACES_KNOWN = 10_000;

/**
 * Remembers which channel was told what is missing, so that it is told once, and again only after it was given and lost
 * again (T12). A private answer tells its reader, not the channel: each reader once, until the channel knows.
 */
export class MissingPermissions {
  /** By channel: what is missing there and who knows it: `channel`, or a person's id. */
  readonly #told = new Map<string, { readonly missing: string; readonly who: Set<string> }>();
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
    if (place.guildId === null || channel === null || isForeign(place)) return undefined;
    const names = missing(place);
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
}
