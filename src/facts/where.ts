import { createHash } from 'node:crypto';
import type { PersonId } from '../table/index.ts';

declare const brand: unique symbol;

/** The id of a Discord channel or thread, or of one in the playground. */
export type ChannelId = string & { readonly [brand]: 'channel' };
export type GuildId = string & { readonly [brand]: 'guild' };

/**
 * Returns the id of a person's solo games, which are outside of Discord (U9). There is one for each module. It doesn't
 * contain the account.
 */
export const soloChannelIdOf = (person: PersonId, what: string): ChannelId =>
  `own-${createHash('sha256').update(`${person} ${what}`).digest('hex').slice(0, 24)}` as ChannelId;

export const isSoloChannelId = (channel: string): boolean => channel.startsWith('own-');

/** The owner of something that is stored, or of work: a server, or in direct messages the person. */
export type Owner = { readonly guild: GuildId | undefined; readonly person: { readonly id: PersonId } };
