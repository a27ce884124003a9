import type { ChannelId } from './where.ts';

/** Who may do something in a server: whoever is there, or those who manage it. */
export const WHO = ['everyone', 'managers'] as const;
export type Who = (typeof WHO)[number];

/** What those who manage a server have set for it (W6). */
export interface ServerRules {
  /** Where games may run; anywhere, where it lacks. A thread counts as the channel that it belongs to. */
  readonly channels?: readonly ChannelId[];
  /** Who starts games. */
  readonly starts: Who;
  /** Who brings files: modules, pictures, games. */
  readonly uploads: Who;
  /** Who changes what the house owns and bans. */
  readonly house: Who;
  /** How many games run at once at most; as many as the bot's host allows, where it lacks. */
  readonly games?: number;
}

/** What somebody sets; what is left out stays as it is, and null is set no longer. */
export interface NewRules extends Partial<Pick<ServerRules, 'starts' | 'uploads' | 'house'>> {
  readonly games?: number | null;
  /** Games may run there, or no longer. */
  readonly channel?: { readonly id: ChannelId; readonly isOpen: boolean };
  /** Games may run anywhere again. */
  readonly anywhere?: true;
}
