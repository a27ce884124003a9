import type { ChannelId } from '../where.ts';
import type { Owner } from './house.ts';

/** Where something is remembered of kingdoms: a channel, in direct messages a person. */
export type Place = Owner & { readonly channel: ChannelId };

export const placeKey = ({ guild, person, channel }: Place, what: string): string =>
  guild === undefined ? `person:${person.id}:${what}` : `channel:${channel}:${what}`;
