import { type APIChannel, type APIMessage, ChannelType, ComponentType, Routes, SnowflakeUtil } from 'discord.js';
import type { PersonId } from '../engine/core/ids.ts';
import type { Marks, Messenger, Sent } from '../session/delivery/messenger.ts';
import { keepNewest } from '../session/keep-newest.ts';
import type { ChannelId } from '../session/where.ts';
import type { Message } from '../view/message.ts';
import { editMessage, type Rest } from './callback.ts';
import { failureOf, traceOf } from './failure.ts';
import { type Showing, type Surface, show } from './show.ts';

export interface Messaging extends Showing {
  readonly rest: Rest;
  /** The bot's own id, which its messages bear. */
  readonly self: () => string;
}

/** How many direct message channels are remembered. */
const MOST_CHANNELS = 5_000;
/** So many messages are read at a time, and so many times at most. */
const PAGE = 100;
const MOST_PAGES = 50;
/** The longest name of a thread, and after how many minutes without a post it is archived: a post wakes it. */
const LONGEST_THREAD_NAME = 100;
const WEEK = 10_080;
const GONE: Sent = { kind: 'refused', why: 'gone' };
/** Discord's clock and ours differ by less (ms). */
const SLACK = 300_000;

/** A new message of a channel; a repetition with the same nonce within some minutes gives the message that is there. */
const posting = (rest: Rest, channel: string, nonce: string): Surface<APIMessage> => ({
  put: async ({ body, files }) =>
    (await rest.post(Routes.channelMessages(channel), {
      body: { ...body, nonce, enforce_nonce: true },
      files,
    })) as APIMessage,
  edit: (payload, message) => editMessage(rest, channel, message.id, payload),
});

/** Whether a component or anything in it has a custom id that contains the tag. */
function bears(part: unknown, tag: string): boolean {
  if (Array.isArray(part)) return part.some((one) => bears(one, tag));
  if (typeof part !== 'object' || part === null) return false;
  const { custom_id, components, accessory } = part as {
    custom_id?: unknown;
    components?: unknown;
    accessory?: unknown;
  };
  return (typeof custom_id === 'string' && custom_id.includes(tag)) || bears(components, tag) || bears(accessory, tag);
}

function isMarked({ interaction_metadata, components }: APIMessage, { interaction, tag }: Marks): boolean {
  return (interaction !== undefined && interaction_metadata?.id === interaction) || bears(components, tag);
}

/** A message as it stands, without what can be pressed: its pictures and files stay. */
function withoutControls({ components = [], attachments }: APIMessage): {
  readonly body: object;
  readonly files: [];
} {
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
  const body = {
    components: kept,
    allowed_mentions: { parse: [] },
    attachments: attachments.map(({ id, filename, description }) => ({
      id,
      filename,
      ...(description === undefined ? {} : { description }),
    })),
  };
  return { body, files: [] };
}

/** The newest messages of a channel, or the oldest behind one; the newest first. */
async function pageOf(rest: Rest, channel: string, from: { readonly after?: string }): Promise<readonly APIMessage[]> {
  const query = new URLSearchParams({ limit: String(PAGE), ...from });
  return (await rest.get(Routes.channelMessages(channel), { query })) as readonly APIMessage[];
}

function oldestOf(page: readonly APIMessage[]): bigint {
  return BigInt(page.at(-1)?.id ?? 0);
}

/** The messenger over Discord's REST interface (T3, T9). What Discord refuses is logged without the message. */
export class DiscordMessenger implements Messenger {
  readonly #messaging: Messaging;
  /** By person: the channel of their direct messages. */
  readonly #direct = new Map<PersonId, string>();

  constructor(messaging: Messaging) {
    this.#messaging = messaging;
  }

  post(channel: ChannelId, message: Message, nonce: string): Promise<Sent> {
    return this.#attempt(async () => {
      const { id } = await show(message, posting(this.#messaging.rest, channel, nonce), this.#messaging);
      return { kind: 'sent', message: id };
    });
  }

  async direct(person: PersonId, message: Message, nonce: string): Promise<Sent> {
    const became = await this.#attempt(async () => {
      const surface = posting(this.#messaging.rest, await this.#channelOf(person), nonce);
      await show(message, surface, this.#messaging, { silent: true });
      return { kind: 'sent' };
    });
    if (became.kind === 'refused') this.#direct.delete(person);
    return became;
  }

  async find(place: ChannelId | { readonly person: PersonId }, marks: Marks): Promise<boolean | undefined> {
    try {
      const channel = typeof place === 'string' ? place : await this.#channelOf(place.person);
      const found = await this.#found(channel, marks, typeof place === 'string');
      return typeof found === 'object' || found;
    } catch (error) {
      this.#messaging.log.warn(traceOf(error), 'messages could not be looked through');
      return undefined;
    }
  }

  async edit(channel: ChannelId, marks: Marks, message?: Message): Promise<Sent> {
    const { rest } = this.#messaging;
    const { message: known } = marks;
    if (known !== undefined) {
      const there = async (): Promise<APIMessage> =>
        (await rest.get(Routes.channelMessage(channel, known))) as APIMessage;
      const became = await this.#attempt(() => this.#change(channel, known, message, there));
      if (became.kind !== 'refused' || became.why !== 'gone') return became;
    }
    return this.#attempt(async () => {
      const found = await this.#found(channel, marks, true);
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
      this.#messaging.log.warn(traceOf(error), 'a thread was not opened');
      return undefined;
    }
  }

  /** The bot's message that has these marks; false where there is none, undefined where that can't be told. */
  async #found(channel: string, marks: Marks, isOpen: boolean): Promise<APIMessage | false | undefined> {
    const { rest, self } = this.#messaging;
    const isIt = (message: APIMessage): boolean => message.author.id === self() && isMarked(message, marks);
    const newest = await pageOf(rest, channel, {});
    // A channel whose history the bot may not read looks empty.
    if (newest.length === 0 && isOpen) return undefined;
    const there = newest.find(isIt);
    if (there) return there;
    const end = oldestOf(newest);
    // From there on, as it stands where it was sent however many came after it.
    let after = BigInt(
      SnowflakeUtil.generate({ timestamp: Math.max(Number(SnowflakeUtil.epoch), marks.since - SLACK) }),
    );
    for (let pages = 0; newest.length === PAGE && after < end; pages += 1) {
      if (pages === MOST_PAGES) return undefined;
      const page = await pageOf(rest, channel, { after: String(after) });
      const found = page.find(isIt);
      if (found) return found;
      // Behind the last one there is nothing.
      after = BigInt(page[0]?.id ?? end);
    }
    return false;
  }

  /** Another message in the place of one, or that one without its controls. */
  async #change(
    channel: ChannelId,
    id: string,
    message: Message | undefined,
    there: () => Promise<APIMessage>,
  ): Promise<Sent> {
    const edit = (payload: Parameters<typeof editMessage>[3]): Promise<unknown> =>
      editMessage(this.#messaging.rest, channel, id, payload);
    await (message ? show(message, { put: edit, edit }, this.#messaging) : edit(withoutControls(await there())));
    return { kind: 'sent', message: id };
  }

  /** What a stop waits for. */
  #attempt(send: () => Promise<Sent>): Promise<Sent> {
    const sent = send().catch((error: unknown): Sent => {
      this.#messaging.log.warn(traceOf(error), 'a message was not taken');
      return failureOf(error);
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
    keepNewest(this.#direct, MOST_CHANNELS, person, id);
    return id;
  }
}
