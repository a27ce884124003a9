import type { Diary } from './diary.ts';
import { REFUSALS } from './faults.ts';
import type { Gateway } from './gateway.ts';
import type { Answer, UploadedFile } from './http.ts';
import type { Asked, Kept, Messages } from './messages.ts';
import { snowflake } from './snowflake.ts';
import { channelWire, memberWire, personPermissions } from './telling.ts';
import { type Choice, FLAGS, type MessageBody, type WireForm } from './wire.ts';
import type { Channel, Person, World } from './world.ts';

/** What people do with the bot, and how the bot answers. */

export const TYPE = { command: 2, component: 3, completion: 4, form: 5 } as const;
const RESPONSE = { pong: 1, reply: 4, deferReply: 5, deferUpdate: 6, update: 7, choices: 8, form: 9 } as const;

/** So many are remembered, to be answered and followed up. */
const KEPT = 10_000;

/** One thing that somebody did. */
export interface Act {
  readonly id: string;
  readonly token: string;
  readonly type: number;
  readonly person: Person;
  readonly channel: Channel;
  readonly asked: Asked;
  /** The message whose control was pressed. */
  readonly source: Kept | undefined;
  /** Resolves when it is answered (a deferred answer: when it is filled in), or has failed. */
  readonly done: Promise<void>;
  response: number | undefined;
  original: Kept | undefined;
  choices: readonly Choice[] | undefined;
  /** The form that was opened instead of an answer. */
  form: WireForm | undefined;
  failed: boolean;
}

interface Pending {
  readonly finish: () => void;
  timer: NodeJS.Timeout;
}

export interface Doing extends Pick<Act, 'type' | 'person' | 'channel' | 'asked'> {
  readonly source?: Kept;
  readonly data: object;
}

export interface Patience {
  /** How long a first answer may take. */
  readonly answerWithinMs: number;
  /** How long a deferred answer may take to be filled in. */
  readonly fillWithinMs: number;
}

type Uploads = ReadonlyMap<string, UploadedFile>;

export class Interactions {
  readonly #acts = new Map<string, Act>();
  readonly #pending = new Map<Act, Pending>();
  readonly #world: World;
  readonly #messages: Messages;
  readonly #gateway: Gateway;
  readonly #diary: Diary;
  readonly #application: string;
  readonly #patience: Patience;

  constructor(
    world: World,
    messages: Messages,
    gateway: Gateway,
    diary: Diary,
    application: string,
    patience: Patience,
  ) {
    this.#world = world;
    this.#messages = messages;
    this.#gateway = gateway;
    this.#diary = diary;
    this.#application = application;
    this.#patience = patience;
  }

  /** How many are not answered yet, or not filled in. */
  get unanswered(): number {
    return this.#pending.size;
  }

  byToken(token: string): Act | undefined {
    return this.#acts.get(token);
  }

  begin({ data, source, ...doing }: Doing): Act {
    let finish: () => void = () => undefined;
    const done = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const id = snowflake();
    const fresh = { response: undefined, original: undefined, choices: undefined, form: undefined, failed: false };
    const act: Act = { ...doing, id, token: `interaction-${id}`, source, done, ...fresh };
    this.#remember(act);
    this.#pending.set(act, { finish, timer: this.#deadline(act, this.#patience.answerWithinMs) });
    if (!this.#gateway.heardIn(act.channel.guild?.id)) this.#fail(act);
    else this.#gateway.dispatch('INTERACTION_CREATE', this.#payload(act, data), act.channel.guild?.id);
    return act;
  }

  /** The first answer of the bot. */
  answer(
    id: string,
    token: string,
    type: number,
    body: MessageBody & { readonly choices?: readonly Choice[] },
    uploads: Uploads,
  ): Answer {
    const act = this.#acts.get(token);
    if (!act || act.id !== id || act.failed) return REFUSALS.unknownInteraction;
    if (act.response !== undefined) return REFUSALS.alreadyAnswered;
    act.response = type;
    if (type === RESPONSE.reply || type === RESPONSE.deferReply)
      act.original = this.#reply(act, body, uploads, type === RESPONSE.deferReply);
    if (type === RESPONSE.update || type === RESPONSE.deferUpdate) act.original = act.source;
    if (type === RESPONSE.update && act.source) this.#messages.edit(act.source, body, uploads);
    if (type === RESPONSE.form) act.form = body as unknown as WireForm;
    if (type === RESPONSE.choices) act.choices = body.choices ?? [];
    if (type === RESPONSE.deferReply) this.#wait(act);
    else this.#finish(act);
    return { status: 200, body: this.#callback(act) };
  }

  /** Changes an answer; one that was deferred is filled in. */
  edit(act: Act, kept: Kept, body: MessageBody, uploads: Uploads): void {
    this.#messages.edit(kept, body, uploads);
    if (kept === act.original) this.#finish(act);
  }

  /** Takes an answer away; one that was deferred is waited for no longer. */
  remove(act: Act, kept: Kept): void {
    this.#messages.remove(kept);
    if (kept === act.original) this.#finish(act);
  }

  /** A further answer. The first one after a deferral fills it in. */
  followUp(act: Act, body: MessageBody, uploads: Uploads): Kept {
    const { original } = act;
    if (!original || (original.message.flags & FLAGS.loading) === 0) return this.#reply(act, body, uploads, false);
    this.edit(act, original, body, uploads);
    return original;
  }

  /** Ends what nobody is left to answer. */
  abandon(): void {
    for (const act of this.#pending.keys()) if (!this.#gateway.heardIn(act.channel.guild?.id)) this.#fail(act);
  }

  stop(): void {
    for (const act of this.#pending.keys()) this.#fail(act);
  }

  #remember(act: Act): void {
    this.#acts.set(act.token, act);
    if (this.#acts.size <= KEPT) return;
    for (const oldest of this.#acts.keys()) {
      this.#acts.delete(oldest);
      break;
    }
  }

  #deadline(act: Act, withinMs: number): NodeJS.Timeout {
    return setTimeout(() => this.#fail(act), withinMs);
  }

  #wait(act: Act): void {
    const pending = this.#pending.get(act);
    if (!pending) return;
    clearTimeout(pending.timer);
    pending.timer = this.#deadline(act, this.#patience.fillWithinMs);
  }

  #finish(act: Act): void {
    const pending = this.#pending.get(act);
    if (!pending) return;
    clearTimeout(pending.timer);
    this.#pending.delete(act);
    pending.finish();
  }

  #fail(act: Act): void {
    if (!this.#pending.has(act)) return;
    act.failed = true;
    this.#diary.write({ kind: 'failed', channel: act.channel, by: act.person });
    this.#finish(act);
  }

  #reply(act: Act, body: MessageBody, uploads: Uploads, loading: boolean): Kept {
    const only = (body.flags ?? 0) & FLAGS.ephemeral ? act.person : undefined;
    const metadata = {
      id: act.id,
      type: act.type,
      user: act.person.wire,
      authorizing_integration_owners: { 0: act.channel.guild?.id ?? '0' },
      ...(act.source && { interacted_message_id: act.source.message.id }),
    };
    return this.#messages.create(act.channel, body, uploads, { only, loading, metadata, asked: act.asked });
  }

  #callback(act: Act): object {
    const { original } = act;
    const loading = original ? (original.message.flags & FLAGS.loading) !== 0 : false;
    const told = original && {
      response_message_id: original.message.id,
      response_message_loading: loading,
      response_message_ephemeral: original.only !== undefined,
    };
    return {
      interaction: { id: act.id, type: act.type, ...told },
      resource: { type: act.response, ...(original && { message: original.message }) },
    };
  }

  #payload(act: Act, data: object): object {
    const { channel, person, source } = act;
    const { guild } = channel;
    const permissions = personPermissions(person).toString();
    return {
      id: act.id,
      application_id: this.#application,
      type: act.type,
      token: act.token,
      version: 1,
      data,
      channel_id: channel.id,
      channel: { ...channelWire(channel, this.#world), permissions },
      ...(guild
        ? {
            guild_id: guild.id,
            guild: { id: guild.id, locale: 'en-US', features: [] },
            member: memberWire(person.wire, personPermissions(person)),
          }
        : { user: person.wire }),
      ...(source && { message: source.message }),
      app_permissions: channel.botPermissions.toString(),
      locale: person.locale,
      guild_locale: guild?.locale ?? 'en-US',
      entitlements: [],
      authorizing_integration_owners: channel.foreign ? { 1: person.wire.id } : { 0: guild?.id ?? '0' },
      context: guild ? 0 : 1,
      attachment_size_limit: 10_485_760,
    };
  }
}
