import type { ChannelId, GuildId } from '../../facts/where.ts';
import type { InteractionId, PersonId } from '../../table/index.ts';
import type { Message } from '../../view/text/message.ts';

/**
 * `sent`: if known, `message` is the id to find the message again. `refused`: Discord will never accept it (the channel
 * is gone, a permission is missing, direct messages are closed). `unknown`: Discord didn't answer, so the message may
 * exist.
 */
export type SendResult =
  | { readonly kind: 'sent'; readonly message?: string }
  | { readonly kind: 'refused'; readonly why: 'gone' | 'forbidden' | 'closed' | 'invalid' }
  | { readonly kind: 'unknown' };

/** Data to find a sent message again. With `message`, no search is needed. */
export interface SentMessageReference {
  readonly tag: string;
  readonly message?: string;
  readonly interaction?: InteractionId;
  readonly since: number;
}

/**
 * The access of a person to a channel. `here`: a member who can see it. `hidden`: a member who can't. `left`: no longer
 * a member. `unknown`: Discord didn't answer.
 */
export type ChannelAccess = 'here' | 'hidden' | 'left' | 'unknown';

export interface Messenger {
  /**
   * Posts in a channel. If the call is repeated within some minutes, the nonce (22 characters) prevents a second
   * message. Never throws.
   */
  post(channel: ChannelId, message: Message, nonce: string): Promise<SendResult>;
  /** Sends a direct message without a sound (T18). Never throws. */
  direct(person: PersonId, message: Message, nonce: string): Promise<SendResult>;
  /**
   * Returns true if a message of the bot in this place answers the interaction or has a control with the tag. `since`:
   * the oldest possible time of the message (ms since 1970). Undefined if Discord doesn't answer. Simultaneous requests
   * share one search of a place. `isGivenUp`: true to stop early.
   */
  find(
    place: ChannelId | { readonly person: PersonId },
    marks: SentMessageReference,
    isGivenUp?: () => boolean,
  ): Promise<boolean | undefined>;
  /**
   * Replaces the bot's message that has the tag, without mentions. Without a new message it only removes the controls.
   * If there is none, the result is a refusal `gone`. Never throws.
   */
  edit(channel: ChannelId, marks: SentMessageReference, message?: Message): Promise<SendResult>;
  /** Opens a public thread; undefined if that isn't possible. Never throws. */
  thread(channel: ChannelId, name: string): Promise<ChannelId | undefined>;
  /** Returns a person's access to a channel. Never throws. */
  admission(person: PersonId, guild: GuildId, channel: ChannelId): Promise<ChannelAccess>;
}
