import type { ChannelId, GuildId } from '../../facts/where.ts';
import type { InteractionId, PersonId } from '../../table/index.ts';
import type { Message } from '../../view/text/message.ts';

/**
 * `sent`: `message` finds it again, if known. `refused`: Discord will never accept it (the channel is gone, a
 * permission is missing, direct messages are closed). `unknown`: no answer, so the message may exist.
 */
export type Sent =
  | { readonly kind: 'sent'; readonly message?: string }
  | { readonly kind: 'refused'; readonly why: 'gone' | 'forbidden' | 'closed' | 'invalid' }
  | { readonly kind: 'unknown' };

/** Ways to find a message again; with `message` no search is needed. */
export interface Marks {
  readonly tag: string;
  readonly message?: string;
  readonly interaction?: InteractionId;
  readonly since: number;
}

/**
 * `here`: a member who can see the channel. `hidden`: a member who can't. `left`: not a member any more. `unknown`:
 * Discord doesn't say.
 */
export type Admission = 'here' | 'hidden' | 'left' | 'unknown';

export interface Messenger {
  /** Posts in a channel. The nonce (22 characters) makes repeated calls within some minutes harmless. Never throws. */
  post(channel: ChannelId, message: Message, nonce: string): Promise<Sent>;
  /** Sends a direct message without a sound (T18). Never throws. */
  direct(person: PersonId, message: Message, nonce: string): Promise<Sent>;
  /**
   * Returns true if one of the bot's messages in a place answers the interaction or has a control with the tag.
   * `since`: it is not older than this (ms since 1970). Undefined if Discord doesn't say. Searches a place once for all
   * requests at a time. Stops early if the request is given up.
   */
  find(
    place: ChannelId | { readonly person: PersonId },
    marks: Marks,
    isGivenUp?: () => boolean,
  ): Promise<boolean | undefined>;
  /**
   * Replaces the bot's message that has the tag, without mentions. Without a new message it only removes the controls.
   * Refused as `gone` if there is none. Never throws.
   */
  edit(channel: ChannelId, marks: Marks, message?: Message): Promise<Sent>;
  /** Opens a public thread; undefined if that isn't possible. Never throws. */
  thread(channel: ChannelId, name: string): Promise<ChannelId | undefined>;
  /** Never throws. */
  admission(person: PersonId, guild: GuildId, channel: ChannelId): Promise<Admission>;
}
