import type { Outbox } from '../delivery/outbox.ts';
import type { People } from '../delivery/people.ts';
import type { Presence } from '../delivery/presence.ts';
import type { ChannelId, GuildId } from '../where.ts';
import type { Session } from './session.ts';

/** A channel's game in this process. */
export interface OpenGame {
  readonly session: Session;
  readonly outbox: Outbox;
  readonly people: People;
  /** Who asked for anything in it a moment ago. */
  readonly presence: Presence;
  readonly channel: ChannelId;
  readonly guild: GuildId | undefined;
}
