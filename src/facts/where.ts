import { createHash } from 'node:crypto';
import type { PersonId } from '../table/index.ts';

declare const brand: unique symbol;

/** A Discord channel or thread (or the playground's). */
export type ChannelId = string & { readonly [brand]: 'channel' };
export type GuildId = string & { readonly [brand]: 'guild' };

/**
 * Returns the channel of a person who plays alone, outside of Discord (U9), for each thing to play. It doesn't contain
 * the account.
 */
export const ownChannel = (person: PersonId, what: string): ChannelId =>
  `own-${createHash('sha256').update(`${person} ${what}`).digest('hex').slice(0, 24)}` as ChannelId;

export const isOwnChannel = (channel: string): boolean => channel.startsWith('own-');

/** The owner or the asking user: in a server, or in direct messages. */
export type Owner = { readonly guild: GuildId | undefined; readonly person: { readonly id: PersonId } };
