import type { Outbox } from '../delivery/outbox.ts';
import type { People } from '../delivery/people.ts';
import type { ChannelId, GuildId } from '../where.ts';
import type { Session } from './session.ts';

/** A channel's game in this process. */
export interface OpenGame {
  readonly session: Session;
  readonly outbox: Outbox;
  readonly people: People;
  readonly channel: ChannelId;
  readonly guild: GuildId | undefined;
}
