import type { Commands } from './commands.ts';
import type { Diary, Entry } from './diary.ts';
import type { Files } from './files.ts';
import { type Act, type Interactions, TYPE } from './interactions.ts';
import type { Kept, Messages } from './messages.ts';
import { memberWire, personPermissions } from './telling.ts';
import { COMPONENT, everyComponent } from './text.ts';
import { type Naming, type Sub, type TypedValues, typed } from './typed.ts';
import { type Choice, FLAGS, type WireComponent, type WireForm, type WireMessage } from './wire.ts';
import type { Channel, Person, World } from './world.ts';

/** What a user's client does, and what the user then has before him. */

/** What came of one thing that a user did. */
export interface Outcome {
  /** The answer as it stands when all has settled; after a press that changed a message, that message. */
  readonly answer: WireMessage | undefined;
  /** Only this user sees the answer. */
  readonly ephemeral: boolean;
  /** It was acknowledged first, and the answer filled in later. */
  readonly deferred: boolean;
  /** The message whose control was pressed was changed, or may be. */
  readonly updated: boolean;
  readonly choices: readonly Choice[];
  /** What was opened to be filled in, instead of an answer. */
  readonly form: (WireForm & { readonly of: Pick<Act, 'channel' | 'source'> }) | undefined;
  /**
   * What else this user got meanwhile: posts, follow-ups, direct messages; oldest first. Empty when nothing is
   * recorded.
   */
  readonly also: readonly WireMessage[];
  readonly failed: undefined | 'no answer';
}

export interface Acting {
  /** Whether to wait until the bot does nothing any more; otherwise the answer is enough. */
  readonly settle?: boolean;
}

export interface Rooms {
  readonly world: World;
  readonly messages: Messages;
  readonly commands: Commands;
  readonly interactions: Interactions;
  readonly files: Files;
  readonly diary: Diary;
  readonly settle: boolean;
  readonly settled: () => Promise<void>;
}

export class User {
  readonly name: string;
  readonly id: string;
  readonly #person: Person;
  readonly #rooms: Rooms;
  readonly #offered = new Map<string, string>();

  constructor(person: Person, rooms: Rooms) {
    this.#person = person;
    this.#rooms = rooms;
    this.name = person.name;
    this.id = person.wire.id;
  }

  /** Sends a command in a channel, or in the direct messages (`dm`). Throws where a client would not send it. */
  async slash(place: string, command: string, values: TypedValues = {}, how: Sub & Acting = {}): Promise<Outcome> {
    const { channel, line, data } = this.#typed(place, command, values, how);
    const mark = this.#rooms.diary.entries.length;
    this.#rooms.diary.write({ kind: 'command', channel, by: this.#person, line });
    return this.#act(
      this.#rooms.interactions.begin({ type: TYPE.command, ...this.#asking(channel, line), data }),
      mark,
      how,
    );
  }

  /**
   * Asks for the choices of the option `focused`, in which stands so far what `values` says. Throws when the bot does
   * not answer.
   */
  async complete(
    place: string,
    command: string,
    values: TypedValues,
    focused: string,
    how: Sub = {},
  ): Promise<readonly Choice[]> {
    const { channel, line, data } = this.#typed(place, command, values, how, focused);
    const act = this.#rooms.interactions.begin({ type: TYPE.completion, ...this.#asking(channel, line), data });
    await act.done;
    if (!act.choices) throw new Error(`no answer to ${line}`);
    for (const { name, value } of act.choices) this.#offered.set(`${focused} ${value}`, name);
    this.#rooms.diary.write({ kind: 'completion', channel, by: this.#person, line, choices: act.choices });
    return act.choices;
  }

  /** Presses a button, named by its label or its id. */
  press(message: WireMessage, labelOrId: string, how: Acting = {}): Promise<Outcome> {
    const kept = this.#standing(message);
    const button = found(
      kept,
      COMPONENT.button,
      (one) => one.label === labelOrId || one.custom_id === labelOrId,
      labelOrId,
    );
    return this.#control(kept, button, `[${button.label ?? labelOrId}]`, {}, how);
  }

  /** Chooses from a select, named by its id or its placeholder; the choices by value or by label. */
  select(
    message: WireMessage,
    placeholderOrId: string,
    choices: readonly string[],
    how: Acting = {},
  ): Promise<Outcome> {
    const kept = this.#standing(message);
    const select = found(
      kept,
      COMPONENT.select,
      (one) => [one.custom_id, one.placeholder].includes(placeholderOrId),
      placeholderOrId,
    );
    const options = choices.map((choice) => {
      const option = select.options?.find((one) => one.value === choice || one.label === choice);
      if (!option) throw new Error(`no '${choice}' in '${placeholderOrId}'`);
      return option;
    });
    if (options.length < (select.min_values ?? 1)) throw new Error(`'${placeholderOrId}' takes more`);
    const what = `[${select.placeholder ?? placeholderOrId}: ${options.map((option) => option.label).join(', ')}]`;
    return this.#control(kept, select, what, { values: options.map((option) => option.value) }, how);
  }

  /**
   * Fills in the form that a press has opened, by the labels or names of its fields. Throws where a client would not
   * send it.
   */
  submit({ form }: Outcome, texts: Readonly<Record<string, string>>, how: Acting = {}): Promise<Outcome> {
    if (!form) throw new Error('no form was opened');
    const fields = form.components.map(({ label, component }) => ({ label, ...component }));
    const strange = Object.keys(texts).find(
      (name) => !fields.some(({ label, custom_id }) => name === label || name === custom_id),
    );
    if (strange !== undefined) throw new Error(`no field '${strange}' in '${form.title}'`);
    const components = fields.map(({ label, custom_id, required, max_length, value: before = '' }) => {
      const value = texts[label] ?? texts[custom_id] ?? before;
      if (value.length > max_length || (required && value === ''))
        throw new Error(`'${label}' does not take '${value}'`);
      return { type: COMPONENT.label, component: { type: COMPONENT.textInput, custom_id, value } };
    });
    const { channel, source } = form.of;
    const mark = this.#rooms.diary.entries.length;
    this.#rooms.diary.write({
      kind: 'form',
      channel,
      by: this.#person,
      what: `[${form.title}: ${Object.values(texts).join(', ')}]`,
    });
    const data = { custom_id: form.custom_id, components };
    const doing = { type: TYPE.form, ...this.#asking(channel, undefined), ...(source && { source }), data };
    return this.#act(this.#rooms.interactions.begin(doing), mark, how);
  }

  /** What stands in a channel (`dm`: the direct messages) before this user's eyes, oldest first. */
  messages(place: string): readonly WireMessage[] {
    return this.#rooms.messages.list(this.#place(place), this.#person);
  }

  #place(place: string): Channel {
    const channel = place === 'dm' ? this.#person.direct : this.#rooms.world.channel(place);
    if (!this.#rooms.world.sees(this.#person, channel)) throw new Error(`${this.name} does not see '${place}'`);
    return channel;
  }

  #asking(channel: Channel, line: string | undefined) {
    return { person: this.#person, channel, asked: { by: this.#person, line } };
  }

  #typed(place: string, name: string, values: TypedValues, sub: Sub, focused?: string) {
    const channel = this.#place(place);
    const command = this.#rooms.commands.find(name, channel.guild?.id);
    const resolved = { users: {}, members: {}, channels: {}, attachments: {} };
    const { options, line } = typed(command, values, sub, this.#naming(resolved), focused);
    return { channel, line, data: { id: command.id, name, type: 1, options, resolved } };
  }

  #naming(
    resolved: Readonly<Record<'users' | 'members' | 'channels' | 'attachments', Record<string, object>>>,
  ): Naming {
    const { world, files } = this.#rooms;
    return {
      user: (name) => {
        const person = world.person(name);
        resolved.users[person.wire.id] = person.wire;
        const { user: _, ...member } = memberWire(person.wire, personPermissions(person));
        resolved.members[person.wire.id] = member;
        return person.wire.id;
      },
      channel: (name) => {
        const { id } = world.channel(name);
        resolved.channels[id] = { id, name, type: 0, permissions: personPermissions(this.#person).toString() };
        return id;
      },
      attach: ({ name, text = '', bytes = new TextEncoder().encode(text), type = 'application/octet-stream' }) => {
        const attachment = files.keep({ name, type, bytes }, undefined);
        resolved.attachments[attachment.id] = attachment;
        return attachment.id;
      },
      offered: (option, value) => this.#offered.get(`${option} ${value}`),
    };
  }

  #standing(message: WireMessage): Kept {
    const kept = this.#rooms.messages.get(message.id);
    const visible =
      kept && this.#rooms.world.sees(this.#person, kept.channel) && (!kept.only || kept.only === this.#person);
    if (!visible) throw new Error(`${this.name} does not see that message`);
    return kept;
  }

  #control(
    source: Kept,
    { type, custom_id }: WireComponent,
    what: string,
    more: object,
    how: Acting,
  ): Promise<Outcome> {
    const { channel, message } = source;
    const mark = this.#rooms.diary.entries.length;
    this.#rooms.diary.write({ kind: 'control', channel, by: this.#person, what, message });
    const data = { component_type: type, custom_id, ...more };
    return this.#act(
      this.#rooms.interactions.begin({ type: TYPE.component, ...this.#asking(channel, undefined), source, data }),
      mark,
      how,
    );
  }

  async #act(act: Act, mark: number, { settle = this.#rooms.settle }: Acting): Promise<Outcome> {
    await act.done;
    if (settle) await this.#rooms.settled();
    const answer = act.original && this.#rooms.messages.get(act.original.message.id)?.message;
    const { entries } = this.#rooms.diary;
    const also = entries
      .slice(mark)
      .flatMap((entry) => (this.#isNew(entry) && entry.message.id !== answer?.id ? [this.#now(entry.message)] : []));
    return {
      answer,
      also,
      ephemeral: answer !== undefined && (answer.flags & FLAGS.ephemeral) !== 0,
      deferred: act.response === 5 || act.response === 6,
      updated: act.response === 6 || act.response === 7,
      choices: act.choices ?? [],
      form: act.form && { ...act.form, of: act },
      failed: act.failed ? 'no answer' : undefined,
    };
  }

  #isNew(entry: Entry): entry is Extract<Entry, { readonly kind: 'message' }> {
    return (
      entry.kind === 'message' &&
      this.#rooms.world.sees(this.#person, entry.channel) &&
      (!entry.only || entry.only === this.#person)
    );
  }

  #now(message: WireMessage): WireMessage {
    return this.#rooms.messages.get(message.id)?.message ?? message;
  }
}

function found(kept: Kept, type: number, fits: (component: WireComponent) => boolean, name: string): WireComponent {
  const component = everyComponent(kept.message.components).find((one) => one.type === type && fits(one));
  if (!component) throw new Error(`no '${name}' on that message`);
  if (component.disabled) throw new Error(`'${name}' is disabled`);
  return component;
}
