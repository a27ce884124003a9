import type { ChannelId } from './where.ts';

/** The users who may do something in a server: all, or only its managers. */
export const WHO = ['everyone', 'managers'] as const;
export type Who = (typeof WHO)[number];

/** The settings of a server by its managers (W6). */
export interface ServerRules {
  /** The channels where games may run; any channel if missing. A thread counts as its channel. */
  readonly channels?: readonly ChannelId[];
  /** The users who may start games. */
  readonly starts: Who;
  /** The users who may upload files: modules, pictures, games. */
  readonly uploads: Who;
  /** The users who may change what belongs to the house, and bans. */
  readonly house: Who;
  /** The largest number of games at a time; missing: the limit of the bot's host. */
  readonly games?: number;
}

/** Changed settings. Missing ones stay the same, and null removes one. */
export interface NewRules extends Partial<Pick<ServerRules, 'starts' | 'uploads' | 'house'>> {
  readonly games?: number | null;
  /** Allows games in a channel, or no longer. */
  readonly channel?: { readonly id: ChannelId; readonly isOpen: boolean };
  /** Allows games in all channels again. */
  readonly anywhere?: true;
}
