import type { ChannelId } from '../facts/where.ts';
import type { ChannelAccess, Messenger, SendResult, SentMessageReference } from '../session/base/messenger.ts';
import type { PersonId } from '../table/index.ts';
import type { Message } from '../view/text/message.ts';
import type { ChatMessage, PlaygroundChat } from './chat.ts';
import { directChannelOf } from './world.ts';

const SENT: SendResult = { kind: 'sent' };
const MOST_NONCES = 1_000;

export class PlaygroundMessenger implements Messenger {
  readonly #chat: PlaygroundChat;
  readonly #nonces = new Set<string>();

  constructor(chat: PlaygroundChat) {
    this.#chat = chat;
  }

  async post(channel: ChannelId, message: Message, nonce: string): Promise<SendResult> {
    if (this.#isNew(nonce)) this.#chat.put({ place: channel, from: { kind: 'bot' }, message });
    return SENT;
  }

  async direct(person: PersonId, message: Message, nonce: string): Promise<SendResult> {
    if (this.#isNew(nonce))
      this.#chat.put({ place: directChannelOf(person), from: { kind: 'bot' }, message, reader: person });
    return SENT;
  }

  async find(place: ChannelId | { readonly person: PersonId }, marks: SentMessageReference): Promise<boolean> {
    const all = typeof place === 'string' ? this.#chat.open(place) : this.#directWith(place.person);
    return all.some((one) => isMarked(one, marks));
  }

  async edit(channel: ChannelId, marks: SentMessageReference, message?: Message): Promise<SendResult> {
    const found = this.#chat.open(channel).findLast((one) => isMarked(one, marks));
    if (!found) return { kind: 'refused', why: 'gone' };
    const { rows: _, ...rest } = found.message;
    this.#chat.edit(found.id, message ?? rest);
    return SENT;
  }

  async thread(): Promise<undefined> {
    return undefined;
  }

  async admission(): Promise<ChannelAccess> {
    return 'here';
  }

  #directWith(person: PersonId): ReturnType<PlaygroundChat['open']> {
    return this.#chat.allSeen(person).filter(({ place }) => place === directChannelOf(person));
  }

  #isNew(nonce: string): boolean {
    if (this.#nonces.has(nonce)) return false;
    this.#nonces.add(nonce);
    const [oldest] = this.#nonces;
    if (this.#nonces.size > MOST_NONCES && oldest !== undefined) this.#nonces.delete(oldest);
    return true;
  }
}

const isMarked = ({ interaction, message }: ChatMessage, marks: SentMessageReference): boolean =>
  (marks.interaction !== undefined && interaction === marks.interaction) ||
  (message.rows ?? []).some((row) => row.some(({ id }) => id.includes(marks.tag)));
