import type { Diary } from './diary.ts';
import { type Files, resolved } from './files.ts';
import type { UploadedFile } from './http.ts';
import { snowflake } from './snowflake.ts';
import { everyWords } from './text.ts';
import { FLAGS, type MessageBody, type WireMessage } from './wire.ts';
import type { Channel, Person, World } from './world.ts';

/** The messages that stand in channels, also those that one person alone sees. */

export interface Kept {
  /** As it is now; an edit puts another one here. */
  message: WireMessage;
  readonly channel: Channel;
  /** The only person who sees it. */
  readonly only: Person | undefined;
  /** What it answers, as its people see it. */
  readonly asked: Asked | undefined;
}

export interface Asked {
  readonly by: Person;
  /** `/move piece:E5 to:E6`; undefined where a control was pressed. */
  readonly line: string | undefined;
}

interface Origin {
  readonly only?: Person | undefined;
  readonly asked?: Asked;
  readonly loading?: boolean;
  readonly metadata?: NonNullable<WireMessage['interaction_metadata']>;
}

type Uploads = ReadonlyMap<string, UploadedFile>;

/** Flags that a body may set at any time; the others are set once. */
const FREE_FLAGS = FLAGS.componentsV2 | (1 << 2) | (1 << 12);

export class Messages {
  readonly #byId = new Map<string, Kept>();
  readonly #byChannel = new Map<string, Map<string, Kept>>();
  readonly #byNonce = new Map<string, Kept>();
  readonly #world: World;
  readonly #files: Files;
  readonly #diary: Diary;
  readonly #most: number;
  readonly #application: string;

  /** Keeps at most `most` messages a channel. */
  constructor(world: World, files: Files, diary: Diary, application: string, most: number) {
    this.#world = world;
    this.#files = files;
    this.#diary = diary;
    this.#application = application;
    this.#most = most;
  }

  get(id: string): Kept | undefined {
    return this.#byId.get(id);
  }

  /** All of a channel, oldest first; those that somebody alone sees only when it is that person. */
  list(channel: Channel, reader?: Person): readonly WireMessage[] {
    const all = [...(this.#byChannel.get(channel.id)?.values() ?? [])];
    return all.filter((kept) => !kept.only || kept.only === reader).map((kept) => kept.message);
  }

  create(channel: Channel, body: MessageBody, uploads: Uploads, origin: Origin = {}): Kept {
    const nonce = body.enforce_nonce && body.nonce !== undefined ? `${channel.id} ${body.nonce}` : undefined;
    const first = nonce === undefined ? undefined : this.#byNonce.get(nonce);
    if (first && this.#byId.has(first.message.id)) return first;
    const { only, asked, metadata } = origin;
    const kept: Kept = { message: this.#message(channel, body, uploads, origin), channel, only, asked };
    this.#keep(kept);
    if (nonce !== undefined) this.#byNonce.set(nonce, kept);
    if (!origin.loading)
      this.#diary.write({
        kind: 'message',
        channel,
        only,
        asked,
        message: kept.message,
        answer: metadata !== undefined,
      });
    return kept;
  }

  /** Fills in a deferred answer, or changes a message. */
  edit(kept: Kept, body: MessageBody, uploads: Uploads): void {
    const before = kept.message;
    const fillsIn = (before.flags & FLAGS.loading) !== 0;
    const attachments = this.#files.attached(before.attachments, body, uploads);
    const flags = body.flags === undefined ? before.flags : before.flags | ((body.flags ?? 0) & FREE_FLAGS);
    const changed = {
      ...before,
      attachments,
      content: body.content === undefined ? before.content : (body.content ?? ''),
      components: body.components === undefined ? before.components : resolved(body.components ?? [], attachments),
      embeds: body.embeds === undefined ? before.embeds : (body.embeds ?? []),
      flags: flags & ~FLAGS.loading,
      edited_timestamp: fillsIn ? null : new Date().toISOString(),
    };
    kept.message = { ...changed, mentions: fillsIn ? this.#pinged(changed, body) : before.mentions };
    const { channel, only, asked, message } = kept;
    if (fillsIn) this.#diary.write({ kind: 'message', channel, only, asked, message, answer: true });
    else this.#diary.write({ kind: 'edit', channel, only, before, message });
  }

  remove(kept: Kept): void {
    this.#byId.delete(kept.message.id);
    this.#byChannel.get(kept.channel.id)?.delete(kept.message.id);
    this.#diary.write({ kind: 'delete', channel: kept.channel, only: kept.only, message: kept.message });
  }

  #keep(kept: Kept): void {
    const { id } = kept.message;
    this.#byId.set(id, kept);
    const channel = this.#byChannel.get(kept.channel.id) ?? new Map<string, Kept>();
    this.#byChannel.set(kept.channel.id, channel.set(id, kept));
    if (channel.size <= this.#most) return;
    for (const [oldest, { message, channel: place }] of channel) {
      channel.delete(oldest);
      this.#byId.delete(oldest);
      if (message.nonce !== undefined) this.#byNonce.delete(`${place.id} ${message.nonce}`);
      break;
    }
  }

  #message(channel: Channel, body: MessageBody, uploads: Uploads, { only, metadata, loading }: Origin): WireMessage {
    const attachments = this.#files.attached([], body, uploads);
    const message = {
      id: snowflake(),
      channel_id: channel.id,
      type: metadata?.type === 2 ? 20 : 0,
      author: this.#world.bot,
      content: body.content ?? '',
      components: resolved(body.components ?? [], attachments),
      embeds: body.embeds ?? [],
      attachments,
      flags: ((body.flags ?? 0) & FREE_FLAGS) | (only ? FLAGS.ephemeral : 0) | (loading ? FLAGS.loading : 0),
      mentions: [],
      mention_roles: [],
      mention_everyone: false,
      pinned: false,
      tts: false,
      timestamp: new Date().toISOString(),
      edited_timestamp: null,
      application_id: this.#application,
      ...(body.nonce !== undefined && { nonce: body.nonce }),
      ...(metadata && { interaction_metadata: metadata, webhook_id: this.#application }),
    };
    return { ...message, mentions: this.#pinged(message, body) };
  }

  /** Whom it pings: who is named in its words, as far as the body lets it. */
  #pinged(message: Pick<WireMessage, 'content' | 'components'>, body: MessageBody): WireMessage['mentions'] {
    const words = everyWords(message);
    if (!words.includes('<@')) return [];
    const allowed = body.allowed_mentions;
    const named = [...words.matchAll(/<@!?(\d+)>/g)].map((match) => match[1] ?? '');
    const may = (id: string): boolean =>
      !allowed || allowed.parse?.includes('users') === true || allowed.users?.includes(id) === true;
    return [...new Set(named)].filter(may).flatMap((id) => this.#world.peopleById.get(id)?.wire ?? []);
  }
}
