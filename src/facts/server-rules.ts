import type { ChannelId } from './where.ts';

/** All users of a server, or only its managers. */
export const WHO = ['everyone', 'managers'] as const;
export type Who = (typeof WHO)[number];

/** Settings by the managers (W6). */
export interface ServerRules {
  /** Missing: all channels. A thread counts as its channel. */
  readonly channels?: readonly ChannelId[];
  readonly starts: Who;
  /** Of modules, pictures and games. */
  readonly uploads: Who;
  /** Changes of the house's property and bans. */
  readonly house: Who;
  /** At a time; missing: the limit of the bot's host. */
  readonly games?: number;
}

/** Missing settings stay the same; null removes one. */
export interface NewRules extends Partial<Pick<ServerRules, 'starts' | 'uploads' | 'house'>> {
  readonly games?: number | null;
  readonly channel?: { readonly id: ChannelId; readonly isOpen: boolean };
  readonly anywhere?: true;
}
