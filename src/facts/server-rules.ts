import type { ChannelId } from './where.ts';

/** The people who may do something: all members of a server, or only its managers. */
export const PERMITTED_GROUPS = ['everyone', 'managers'] as const;
export type PermittedGroup = (typeof PERMITTED_GROUPS)[number];

/** The settings of a server, chosen by its managers (W6). */
export interface ServerSettings {
  /** The channels in which games may start; undefined for all. A thread counts as its channel. */
  readonly channels?: readonly ChannelId[];
  readonly starts: PermittedGroup;
  /** The people who may upload modules, pictures and games. */
  readonly uploads: PermittedGroup;
  /** The people who may change the house's boxes and bans for kingdoms. */
  readonly house: PermittedGroup;
  /** The most games at the same time; undefined for the limit of the bot's host. */
  readonly games?: number;
}

/** Changes of the settings. A setting that is undefined stays the same; null removes a setting. */
export interface ServerRulesChange extends Partial<Pick<ServerSettings, 'starts' | 'uploads' | 'house'>> {
  readonly games?: number | null;
  readonly channel?: { readonly id: ChannelId; readonly isOpen: boolean };
  readonly anywhere?: true;
}
