import type { ChannelId, GuildId } from '../../facts/where.ts';
import type { InteractionId, PersonId } from '../../table/index.ts';
import type { Message } from '../../view/text/message.ts';

/**
 * What became of a message. `sent`: it is there, and `message`, where that is known, finds it again. `refused`: Discord will not take it (channel gone, permission missing,
 * direct messages closed), and trying again is useless. `unknown`: no answer; it may be there.
 */
export type Sent =
  | { readonly kind: 'sent'; readonly message?: string }
  | { readonly kind: 'refused'; readonly why: 'gone' | 'forbidden' | 'closed' | 'invalid' }
  | { readonly kind: 'unknown' };

/** By what a message is found again. `message`: what `Sent` said of it, by which it need not be looked for. */
export interface Marks {
  readonly tag: string;
  readonly message?: string;
  readonly interaction?: InteractionId;
  readonly since: number;
}

/**
 * Whether a person may be in a channel of a server now. `here`: a member who can see it. `hidden`: a member who can't.
 * `left`: no member any more. `unknown`: Discord doesn't say.
 */
export type Admission = 'here' | 'hidden' | 'left' | 'unknown';

/** The one door out to people for what is not the first answer to an interaction. */
export interface Messenger {
  /** Posts in a channel. The nonce (22 characters) makes a repetition within some minutes harmless. Never throws. */
  post(channel: ChannelId, message: Message, nonce: string): Promise<Sent>;
  /** A direct message, which comes without a sound (T18). Never throws. */
  direct(person: PersonId, message: Message, nonce: string): Promise<Sent>;
  /**
   * Whether one of the bot's messages of that channel (of the direct messages with that person) answers that
   * interaction, or has a control whose id contains the tag, however many messages came after it. `since`: it was not
   * sent before (ms since 1970). Undefined when it cannot be told. A place is looked through once for all that is
   * asked of it at a time; what is given up is looked for no further.
   */
  find(
    place: ChannelId | { readonly person: PersonId },
    marks: Marks,
    isGivenUp?: () => boolean,
  ): Promise<boolean | undefined>;
  /**
   * Puts another message in the place of the bot's one of that channel that has the tag, which pings nobody; without
   * one it loses its controls alone. Refused as `gone` where there is none. Never throws.
   */
  edit(channel: ChannelId, marks: Marks, message?: Message): Promise<Sent>;
  /** Opens a public thread of that name in a channel; undefined where that can't be had. Never throws. */
  thread(channel: ChannelId, name: string): Promise<ChannelId | undefined>;
  /** Asks whether a person is a member of that server who can see that channel. Never throws. */
  admission(person: PersonId, guild: GuildId, channel: ChannelId): Promise<Admission>;
}
