import type { ChannelId } from '../../facts/where.ts';
import { type RowKey, rowKey } from '../../store/index.ts';
import type { Owner } from './house.ts';

/** The place where kingdoms are remembered: a channel, or in direct messages a person. */
export type Place = Owner & { readonly channel: ChannelId };

export const kingdomPlaceKey = <T>({ guild, person, channel }: Place, what: string): RowKey<T> =>
  rowKey(guild === undefined ? `person:${person.id}:${what}` : `channel:${channel}:${what}`);
