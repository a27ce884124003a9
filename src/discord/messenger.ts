import { type APIChannel, type APIMessage, ChannelType, ComponentType, Routes } from 'discord.js';
import type { ChannelId, GuildId } from '../facts/where.ts';
import { addToLimitedMap } from '../session/base/keep-newest.ts';
import type { ChannelAccess, Messenger, SendResult, SentMessageReference } from '../session/base/messenger.ts';
import type { PersonId } from '../table/index.ts';
import type { Message } from '../view/text/message.ts';
import { editMessage, postMessage } from './channel-messages.ts';
import { loggableErrorOf, sendFailureOf } from './failure.ts';
import type { DiscordMessagePayload } from './output.ts';
import type { RestClient } from './refusals.ts';
import { MessageSearch } from './search.ts';
import { type MessageTarget, type ShowMessageContext, showMessage } from './show.ts';

export interface DiscordMessengerPorts extends ShowMessageContext {
  readonly rest: RestClient;
  readonly self: () => string;
  readonly admission: Messenger['admission'];
}

const MOST_CHANNELS = 5_000;
/** The most characters of a thread's name, and the time in minutes after which it is archived. A post reopens it. */
const LONGEST_THREAD_NAME = 100;
const WEEK = 10_080;
const GONE: SendResult = { kind: 'refused', why: 'gone' };

const posting = (rest: RestClient, channel: string, nonce: string): MessageTarget<APIMessage> => ({
  put: (payload) => postMessage(rest, channel, payload, nonce),
  edit: (payload, message) => editMessage(rest, channel, message.id, payload),
});

function withoutControls({ components = [], attachments }: APIMessage): object {
  const addressOf = ({ url }: { readonly url: string }): { readonly url: string } => {
    const own = attachments.find((one) => one.url === url);
    return { url: own ? `attachment://${own.filename}` : url };
  };
  const kept = components.flatMap((component): readonly object[] => {
    if (component.type === ComponentType.ActionRow) return [];
    if (component.type === ComponentType.File) return [{ ...component, file: addressOf(component.file) }];
    if (component.type !== ComponentType.MediaGallery) return [component];
    return [{ ...component, items: component.items.map((item) => ({ ...item, media: addressOf(item.media) })) }];
  });
  return {
    components: kept,
    allowed_mentions: { parse: [] },
    attachments: attachments.map(({ id, filename, description }) => ({
      id,
      filename,
      ...(description === undefined ? {} : { description }),
    })),
  };
}

/** The messenger that uses Discord's REST API (T3, T9). It logs refusals without the message. */
export class DiscordMessenger implements Messenger {
  readonly #messaging: DiscordMessengerPorts;
  readonly #direct = new Map<PersonId, string>();
  readonly #search: MessageSearch;

  constructor(messaging: DiscordMessengerPorts) {
    this.#messaging = messaging;
    this.#search = new MessageSearch(messaging.rest, messaging.self);
  }

  post(channel: ChannelId, message: Message, nonce: string): Promise<SendResult> {
    return this.#attempt(async () => {
      const { id } = await showMessage(message, posting(this.#messaging.rest, channel, nonce), this.#messaging);
      return { kind: 'sent', message: id };
    });
  }

  async direct(person: PersonId, message: Message, nonce: string): Promise<SendResult> {
    const became = await this.#attempt(async () => {
      const surface = posting(this.#messaging.rest, await this.#channelOf(person), nonce);
      await showMessage(message, surface, this.#messaging, { silent: true });
      return { kind: 'sent' };
    });
    if (became.kind === 'refused') this.#direct.delete(person);
    return became;
  }

  async find(
    place: ChannelId | { readonly person: PersonId },
    marks: SentMessageReference,
    isGivenUp = (): boolean => false,
  ): Promise<boolean | undefined> {
    try {
      const isOpen = typeof place === 'string';
      const channel = isOpen ? place : await this.#channelOf(place.person);
      const found = await this.#search.find(channel, { marks, isGivenUp, isOpen });
      return typeof found === 'object' || found;
    } catch (error) {
      this.#messaging.log.warn(loggableErrorOf(error), 'messages could not be looked through');
      return undefined;
    }
  }

  async edit(channel: ChannelId, marks: SentMessageReference, message?: Message): Promise<SendResult> {
    const { rest } = this.#messaging;
    const { message: known } = marks;
    if (known !== undefined) {
      const there = async (): Promise<APIMessage> =>
        (await rest.get(Routes.channelMessage(channel, known))) as APIMessage;
      const became = await this.#attempt(() => this.#change(channel, known, message, there));
      if (became.kind !== 'refused' || became.why !== 'gone') return became;
    }
    return this.#attempt(async () => {
      const found = await this.#search.find(channel, { marks, isGivenUp: () => false, isOpen: true });
      return typeof found === 'object' ? this.#change(channel, found.id, message, async () => found) : GONE;
    });
  }

  async thread(channel: ChannelId, name: string): Promise<ChannelId | undefined> {
    const body = {
      name: name.slice(0, LONGEST_THREAD_NAME),
      type: ChannelType.PublicThread,
      auto_archive_duration: WEEK,
    };
    try {
      const { id } = (await this.#messaging.rest.post(Routes.threads(channel), { body })) as APIChannel;
      return id as ChannelId;
    } catch (error) {
      this.#messaging.log.warn(loggableErrorOf(error), 'a thread was not opened');
      return undefined;
    }
  }

  admission(person: PersonId, guild: GuildId, channel: ChannelId): Promise<ChannelAccess> {
    return this.#messaging.admission(person, guild, channel);
  }

  /** Replaces a message, or removes its controls. */
  async #change(
    channel: ChannelId,
    id: string,
    message: Message | undefined,
    there: () => Promise<APIMessage>,
  ): Promise<SendResult> {
    const { rest } = this.#messaging;
    const edit = (payload: DiscordMessagePayload): Promise<unknown> => editMessage(rest, channel, id, payload);
    if (message) await showMessage(message, { put: edit, edit }, this.#messaging);
    else await rest.patch(Routes.channelMessage(channel, id), { body: withoutControls(await there()) });
    return { kind: 'sent', message: id };
  }

  /** Sends a message. It counts as running work, so that a stop waits for it. */
  #attempt(send: () => Promise<SendResult>): Promise<SendResult> {
    const sent = send().catch((error: unknown): SendResult => {
      this.#messaging.log.warn(loggableErrorOf(error), 'a message was not taken');
      return sendFailureOf(error);
    });
    this.#messaging.underway.add(sent);
    return sent;
  }

  async #channelOf(person: PersonId): Promise<string> {
    const known = this.#direct.get(person);
    if (known !== undefined) return known;
    const { id } = (await this.#messaging.rest.post(Routes.userChannels(), {
      body: { recipient_id: person },
    })) as APIChannel;
    addToLimitedMap(this.#direct, MOST_CHANNELS, person, id);
    return id;
  }
}
