import { type BaseInteraction, ChannelType, InteractionContextType, PermissionFlagsBits } from 'discord.js';
import { addToLimitedMap } from '../session/base/keep-newest.ts';

/**
 * The permissions that the bot needs, and no others (T26). Read Message History is needed to find messages that were
 * already posted (T3). Embed Links is not needed: Components V2 with attached pictures are no embeds.
 */
const NEEDED = {
  view: PermissionFlagsBits.ViewChannel,
  send: PermissionFlagsBits.SendMessages,
  sendInThreads: PermissionFlagsBits.SendMessagesInThreads,
  attach: PermissionFlagsBits.AttachFiles,
  history: PermissionFlagsBits.ReadMessageHistory,
} as const;

/** An optional permission that is requested with the others, to start games in threads of their own (U17). */
const WELCOME = PermissionFlagsBits.CreatePublicThreads;

export const canCreateThread = ({
  appPermissions,
  channel,
}: Pick<BaseInteraction, 'appPermissions' | 'channel'>): boolean =>
  (channel?.type === ChannelType.GuildText || channel?.type === ChannelType.GuildAnnouncement) &&
  appPermissions.has(WELCOME);

type Permission = keyof typeof NEEDED;
const PERMISSIONS = Object.keys(NEEDED) as Permission[];

/** True if the bot is not a member of the place: a user has added it to their own account. */
export const isBotAbsentFromPlace = ({
  guildId,
  context,
  authorizingIntegrationOwners: owners,
}: Pick<BaseInteraction, 'guildId' | 'context' | 'authorizingIntegrationOwners'>): boolean =>
  context === InteractionContextType.PrivateChannel || (guildId !== null && owners.guildId === null);

export function inviteLink(applicationId: string): string {
  const permissions = Object.values(NEEDED).reduce((all, one) => all | one, WELCOME);
  return `https://discord.com/oauth2/authorize?client_id=${applicationId}&scope=bot+applications.commands&permissions=${permissions}`;
}

type InteractionPlace = Pick<
  BaseInteraction,
  'guildId' | 'channel' | 'appPermissions' | 'context' | 'authorizingIntegrationOwners'
>;

export function missing({
  appPermissions,
  channel,
}: Pick<InteractionPlace, 'appPermissions' | 'channel'>): readonly Permission[] {
  const elsewhere: Permission = channel?.isThread() ? 'send' : 'sendInThreads';
  return PERMISSIONS.filter((one) => one !== elsewhere && !appPermissions.has(NEEDED[one]));
}

const MOST_PLACES_KNOWN = 10_000;

/**
 * Decides when to report missing permissions: once for each channel, and again if they were restored and lost again
 * (T12). A private answer reports them only to its reader.
 */
export class MissingPermissionReporter {
  /** For each channel, the missing permissions and the readers who know of them: `channel`, or a user ID. */
  readonly #told = new Map<string, { readonly missing: string; readonly who: Set<string> }>();
  readonly #restored: ((channel: string) => void) | undefined;

  /** `restored`: called for each channel in which all permissions are there again. */
  constructor(restored?: (channel: string) => void) {
    this.#restored = restored;
  }

  /** Returns the permissions to report, if any, and a function that records that they were reported. */
  due(
    place: InteractionPlace,
    reader: 'channel' | string,
  ): { readonly missing: readonly Permission[]; readonly said: () => void } | undefined {
    const { channel } = place;
    if (place.guildId === null || channel === null || isBotAbsentFromPlace(place)) return undefined;
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
    addToLimitedMap(this.#told, MOST_PLACES_KNOWN, channel, known);
  }
}
