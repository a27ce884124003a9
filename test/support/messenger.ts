import type { ChannelId } from '../../src/facts/where.ts';
import type { ChannelAccess, Messenger, SendResult, SentMessageReference } from '../../src/session/base/messenger.ts';
import type { InteractionId, PersonId } from '../../src/table/index.ts';
import type { Message } from '../../src/view/text/message.ts';

/** One message that was tried to be sent: to a channel, or to a person. */
export interface Sending {
  readonly to: ChannelId | PersonId;
  readonly message: Message;
  readonly nonce: string;
}

/**
 * What becomes of a message: `lost` and `unanswered` look the same to the sender, but the unanswered one is there.
 */
type Fate = 'sent' | 'lost' | 'unanswered' | 'closed' | 'gone';

/** The door to people as a test has it: what was tried, what is there, and what becomes of the next messages. */
export class FakeMessenger implements Messenger {
  /** Every try, in order. */
  readonly tried: Sending[] = [];
  /** What people have before them: a repeated nonce adds nothing. */
  readonly there: Sending[] = [];
  /** Answers to interactions that are there. */
  readonly answers = new Set<InteractionId>();
  /** What became of messages that stand: all of it is another, or its controls went. */
  readonly edited: ('controls' | 'message')[] = [];
  /** The places that were looked through. */
  readonly looked: string[] = [];
  /** What becomes of the next messages, the next first; then they are sent. */
  readonly fates: Fate[] = [];
  /** What becomes of every message to these. */
  readonly always = new Map<ChannelId | PersonId, Fate>();
  /** Whether nothing can be looked through. */
  blind = false;

  post(channel: ChannelId, message: Message, nonce: string): Promise<SendResult> {
    return this.#send({ to: channel, message, nonce });
  }

  direct(person: PersonId, message: Message, nonce: string): Promise<SendResult> {
    return this.#send({ to: person, message, nonce });
  }

  async find(
    place: ChannelId | { readonly person: PersonId },
    marks: SentMessageReference,
  ): Promise<boolean | undefined> {
    const to = typeof place === 'string' ? place : place.person;
    this.looked.push(to);
    if (this.blind) return undefined;
    if (marks.interaction !== undefined && this.answers.has(marks.interaction)) return true;
    return this.there.some((one) => one.to === to && idsOf(one.message).some((id) => id.includes(marks.tag)));
  }

  async edit(channel: ChannelId, { tag }: SentMessageReference, message?: Message): Promise<SendResult> {
    const at = this.there.findLastIndex(
      (one) => one.to === channel && idsOf(one.message).some((id) => id.includes(tag)),
    );
    const found = this.there[at];
    if (!found || this.always.has(channel)) return { kind: 'refused', why: 'gone' };
    const { rows: _, ...rest } = found.message;
    this.there[at] = { ...found, message: message ?? rest };
    this.edited.push(message === undefined ? 'controls' : 'message');
    return { kind: 'sent' };
  }

  /** Threads that were opened, and how they are called. */
  readonly threads = new Map<ChannelId, string>();

  async thread(channel: ChannelId, name: string): Promise<ChannelId | undefined> {
    if (this.always.has(channel)) return undefined;
    const id = `${channel.slice(0, -2)}${String(this.threads.size + 70)}` as ChannelId;
    this.threads.set(id, name);
    return id;
  }

  /** What Discord says of people in channels: `here`, unless told. */
  readonly admissions = new Map<PersonId, ChannelAccess>();
  /** Whom it was asked about. */
  readonly askedAbout: PersonId[] = [];

  async admission(person: PersonId): Promise<ChannelAccess> {
    this.askedAbout.push(person);
    return this.admissions.get(person) ?? 'here';
  }

  /** The texts that stand before a reader. */
  texts(to: ChannelId | PersonId): readonly string[] {
    return this.there.filter((one) => one.to === to).map(({ message }) => message.text);
  }

  async #send(sending: Sending): Promise<SendResult> {
    this.tried.push(sending);
    const fate = this.always.get(sending.to) ?? this.fates.shift() ?? 'sent';
    if (fate === 'closed' || fate === 'gone') return { kind: 'refused', why: fate };
    if (fate !== 'lost' && !this.there.some(({ nonce }) => nonce === sending.nonce)) this.there.push(sending);
    return { kind: fate === 'sent' ? 'sent' : 'unknown' };
  }
}

const idsOf = ({ rows = [] }: Message): readonly string[] => rows.flat().map(({ id }) => id);
