import { randomBytes } from 'node:crypto';
import type { ChannelId } from '../facts/where.ts';
import type { Command, InputContext, Person, Reply } from '../port/command.ts';
import { type CommandPath, commandPathsOf } from '../port/command-path.ts';
import { addToLimitedMap } from '../session/base/keep-newest.ts';
import { type Log, stackOf } from '../session/base/ports.ts';
import { seedContributionOf } from '../session/base/share.ts';
import type { InteractionId } from '../table/index.ts';
import { findCellAreaAt } from '../view/board/areas.ts';
import { type Control, controlId, type Form } from '../view/text/message.ts';
import type { Words } from '../words/index.ts';
import type { ChatMessage, PlaygroundChat } from './chat.ts';
import type { Files } from './given.ts';
import { parseCommandLine } from './line.ts';
import { singlePressOf } from './pressable.ts';
import { createCompleter, suggest } from './suggest.ts';
import { describeUnknownCommand, findMoveInMessage, type LineProblem, readTypedOptions } from './typed.ts';
import type { WireSuggestions } from './wire.ts';
import { GUILD, PLAYGROUND_CHANNELS, wirePlacesOf } from './world.ts';

export interface ActionPorts {
  readonly commands: readonly Command[];
  readonly chat: PlaygroundChat;
  readonly people: () => readonly Person[];
  readonly now: () => number;
  readonly log: Log;
}

export interface ActingPerson {
  readonly person: Person;
  readonly words: Words;
  readonly place: string;
}

export interface ControlPress extends Pick<ActingPerson, 'person' | 'words'> {
  readonly message: string;
  readonly control: string;
  readonly values: readonly string[];
}

/** A press on a board's picture; the position is in pixels of the picture. */
export interface BoardPress extends Pick<ActingPerson, 'person' | 'words'> {
  readonly message: string;
  readonly at: { readonly x: number; readonly y: number };
}

export interface FormSubmission extends Pick<ActingPerson, 'person' | 'words'> {
  readonly form: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** The result of a press. If the reply is in the chat, there is neither a problem nor a form. */
export interface PressResult {
  readonly problem?: string;
  readonly form?: Form;
  /** The ID of a new private message for the user. */
  readonly shown?: string;
}

const MOST_FORMS_OPEN = 200;

/** The start of time in Discord's IDs; the playground's interactions have such IDs too. */
const EPOCH = 1_420_070_400_000;
/** The number of random bytes that each press adds to a game's seed. */
const SHARE = 32;

/**
 * Passes the users' actions to the commands, and puts the replies into the chat. A problem is a sentence for the user.
 */
export class PlaygroundActions {
  readonly #ports: ActionPorts;
  readonly #commands: ReadonlyMap<string, Command>;
  readonly #paths = new Map<Words, readonly CommandPath[]>();
  /** Open forms by user and ID: no other user may submit them. */
  readonly #forms = new Map<string, { readonly form: Form; readonly place: ChannelId }>();
  readonly #underway = new Set<Promise<unknown>>();
  #isStopping = false;
  #count = 0;

  constructor(ports: ActionPorts) {
    this.#ports = ports;
    this.#commands = new Map(ports.commands.map((command) => [command.data.name, command]));
  }

  #pathsIn(words: Words): readonly CommandPath[] {
    const paths = this.#paths.get(words) ?? commandPathsOf(this.#ports.commands, words);
    this.#paths.set(words, paths);
    return paths;
  }

  /** Accepts nothing new. Resolves when no work is running. */
  async drain(): Promise<void> {
    this.#isStopping = true;
    await Promise.allSettled(this.#underway);
  }

  /**
   * Sends a typed line: a command, or a message to the other users. If there is a problem, returns it with alternative
   * lines.
   */
  async send(by: ActingPerson, line: string, files: Files): Promise<LineProblem | undefined> {
    const act = this.#actOf(by);
    if (typeof act === 'string') return { problem: act, lines: [] };
    const paths = this.#pathsIn(by.words);
    if (line.trim() === '') return { problem: by.words.playground.blank, lines: [] };
    if (!line.trimStart().startsWith('/')) {
      this.#say(act, line.trim());
      return this.#hintAtMove(act, paths, line.trim());
    }
    const typed = parseCommandLine(paths, line.trimStart());
    const command = typed && this.#commands.get(typed.path.command);
    if (!typed || !command) return describeUnknownCommand(by.words, paths, line.trim());
    const people = this.#ports.people();
    const complete = createCompleter(typed.path, command, { ...act, people });
    const read = await this.#tracked(readTypedOptions(by.words, typed, files, { people, complete }));
    if ('problem' in read) return read;
    const { options } = read;
    const { words, subcommand } = typed.path;
    const reply = await this.#decided(act, words, () => command.execute({ ...act, subcommand, options }));
    this.#deliver(act, reply, { used: { person: by.person.id, command: `/${words}` } });
    return undefined;
  }

  /** Does the action of a control that is in no message. `command`: shown in the chat as the command that was used. */
  async open(by: ActingPerson, control: string, command: string): Promise<string | undefined> {
    const act = this.#actOf(by);
    if (typeof act === 'string') return act;
    this.#deliver(act, await this.#replyTo(act, control, []), { used: { person: by.person.id, command } });
    return undefined;
  }

  async press({ person, words, message, control, values }: ControlPress): Promise<PressResult> {
    const said = words.playground;
    const pressed = this.#ports.chat.seen(person.id, message);
    const found = [...(pressed?.message.rows?.flat() ?? []), ...(pressed?.former ?? [])].find(
      ({ id }) => id === control,
    );
    if (!pressed || !found || (found.kind === 'button' && found.disabled === true)) return { problem: said.noControl };
    if (!isChoosable(found, values)) {
      const { min = 1, max = 1 } = found.kind === 'select' ? found : {};
      return { problem: said.badValues(min, max) };
    }
    return this.#pressed(pressed, { person, words }, control, values);
  }

  async #pressed(
    pressed: ChatMessage,
    { person, words }: Pick<ControlPress, 'person' | 'words'>,
    control: string,
    values: readonly string[],
  ): Promise<PressResult> {
    const act = this.#actOf({ person, words, place: pressed.place });
    if (typeof act === 'string') return { problem: act };
    const reply = await this.#replyTo(act, control, values);
    if (reply.form) return { form: this.#opened(act, reply.form) };
    const shown = this.#deliver(act, reply, { pressed });
    return shown === undefined ? {} : { shown };
  }

  #replyTo(act: InputContext, control: string, values: readonly string[]): Promise<Reply> {
    const [name = '', verb = '', ...args] = control.split(':');
    const unknown = toAsker(act.words.playground.unknownControl);
    const command = this.#commands.get(name);
    return this.#decided(act, name, () => command?.press?.({ ...act, verb, args, values }) ?? Promise.resolve(unknown));
  }

  /** Handles a press on a board without controls on its cells: it opens the user's panel for that cell. */
  async point({ person, words, message, at }: BoardPress): Promise<PressResult> {
    const { chat } = this.#ports;
    const seen = chat.seen(person.id, message);
    const board = seen?.message.drawing?.board;
    if (!seen || !board) return { problem: words.playground.noControl };
    const opened = await this.#pressed(seen, { person, words }, controlId('play', 'open', board.game), []);
    const panel = opened.shown === undefined ? undefined : chat.seen(person.id, opened.shown);
    const { cell } = findCellAreaAt(seen.areas ?? [], at) ?? {};
    const one = panel && cell !== undefined ? singlePressOf(panel.message, cell) : undefined;
    return panel && one ? { ...opened, ...(await this.press({ person, words, message: panel.id, ...one })) } : opened;
  }

  async submit({ person, words, form: id, texts }: FormSubmission): Promise<string | undefined> {
    const said = words.playground;
    const key = formKey(person, id);
    const opened = this.#forms.get(key);
    if (!opened) return said.noForm;
    const wrong = opened.form.fields.find(({ name, required, max }) => !isFilled(texts[name] ?? '', required, max));
    if (wrong) return said.badField(wrong);
    const act = this.#actOf({ person, words, place: opened.place });
    if (typeof act === 'string') return act;
    this.#forms.delete(key);
    const [name = '', verb = '', ...args] = id.split(':');
    const known = Object.fromEntries(opened.form.fields.map((field) => [field.name, texts[field.name] ?? '']));
    const command = this.#commands.get(name);
    const reply = await this.#decided(
      act,
      name,
      () => command?.submit?.({ ...act, verb, args, texts: known }) ?? Promise.resolve(toAsker(said.unknownControl)),
    );
    this.#deliver(act, reply, {});
    return undefined;
  }

  #opened({ person, channel }: InputContext, form: Form): Form {
    const key = formKey(person, form.id);
    addToLimitedMap(this.#forms, MOST_FORMS_OPEN, key, { form, place: channel });
    return form;
  }

  /** Returns completions at the cursor; none if the command's completion fails. */
  async suggest(by: ActingPerson, line: string, cursor: number): Promise<WireSuggestions> {
    const nothing = { hint: '', meant: -1, suggestions: [] };
    const act = this.#actOf(by);
    if (typeof act === 'string') return nothing;
    try {
      return await this.#tracked(
        suggest(this.#pathsIn(by.words), (name) => this.#commands.get(name), line, cursor, {
          ...act,
          people: this.#ports.people(),
        }),
      );
    } catch (error) {
      this.#ports.log.error({ error: stackOf(error) }, 'a completion failed');
      return nothing;
    }
  }

  #actOf({ person, place, words }: ActingPerson): InputContext | string {
    if (this.#isStopping) return words.playground.stopping;
    const there = wirePlacesOf(person.id, words).find(({ id }) => id === place);
    if (!there) return words.playground.noPlace;
    return {
      interaction: this.#interaction(),
      share: { value: seedContributionOf(randomBytes(SHARE)) },
      person,
      words,
      channel: place as ChannelId,
      guild: there.kind === 'channel' ? GUILD : undefined,
      ...(there.kind === 'channel' ? { manages: true, managesHere: true, channels: otherChannels(place) } : {}),
    };
  }

  /** Returns a unique ID, even after a restart: the time and a counter. */
  #interaction(): InteractionId {
    this.#count += 1;
    return String((BigInt(this.#ports.now() - EPOCH) << 22n) | BigInt(this.#count % 2 ** 22)) as InteractionId;
  }

  #say({ person, channel, guild }: InputContext, text: string): undefined {
    const reader = guild === undefined ? { reader: person.id } : {};
    this.#ports.chat.put({ place: channel, from: { kind: 'person', id: person.id }, message: { text }, ...reader });
  }

  /** Says how to make a move that somebody wrote as a message. On Discord, too, the bot doesn't read messages. */
  async #hintAtMove(act: InputContext, paths: readonly CommandPath[], text: string): Promise<undefined> {
    const command = this.#commands.get('move');
    const people = this.#ports.people();
    const finding = findMoveInMessage(
      paths,
      text,
      (path) => command && { people, complete: createCompleter(path, command, { ...act, people }) },
    );
    const line = await this.#tracked(finding);
    if (line !== undefined) this.#deliver(act, toAsker(act.words.playground.moveByCommand(line)), {});
  }

  #decided({ words }: InputContext, name: string, run: () => Promise<Reply>): Promise<Reply> {
    const deciding = async (): Promise<Reply> => run();
    return this.#tracked(
      deciding().catch((error: unknown): Reply => {
        const id = randomBytes(4).toString('hex');
        this.#ports.log.error({ id, name, error: stackOf(error) }, 'a command failed');
        return toAsker(words.playground.failed(id));
      }),
    );
  }

  /** Puts a reply into the chat. Returns the ID of a private message for the user. */
  #deliver(
    act: InputContext,
    reply: Reply,
    by: { readonly used?: NonNullable<ChatMessage['used']>; readonly pressed?: ChatMessage },
  ): string | undefined {
    const { chat, log } = this.#ports;
    const { used, pressed } = by;
    if (pressed && reply.update) chat.edit(pressed.id, reply.update);
    const answer = pressed
      ? reply.answer
      : (reply.answer ?? { ...(reply.update ?? { text: act.words.playground.done }), to: 'asker' as const });
    let shown: string | undefined;
    if (answer) {
      const { to, ...message } = answer;
      const isDirect = act.guild === undefined;
      const { id } = chat.put({
        place: act.channel,
        from: { kind: 'bot' },
        message,
        interaction: act.interaction,
        ...(to === 'asker' || isDirect ? { reader: act.person.id } : {}),
        ...(used ? { used } : {}),
      });
      if (to === 'asker') shown = id;
    }
    if (reply.also) chat.put({ place: act.channel, from: { kind: 'bot' }, message: reply.also, reader: act.person.id });
    try {
      reply.settled?.(true);
      if (reply.also) reply.alsoSettled?.(true);
    } catch (error) {
      log.error({ error: stackOf(error) }, 'what became of an answer could not be told');
    }
    return shown;
  }

  #tracked<T>(task: Promise<T>): Promise<T> {
    this.#underway.add(task);
    const leave = (): void => void this.#underway.delete(task);
    task.then(leave, leave);
    return task;
  }
}

const otherChannels = (place: string): readonly ChannelId[] =>
  PLAYGROUND_CHANNELS.flatMap(({ id }) => (id === place ? [] : [id as ChannelId]));

const toAsker = (text: string): Reply => ({ answer: { to: 'asker', text } });

const isChoosable = (control: Control, values: readonly string[]): boolean => {
  if (control.kind === 'button') return values.length === 0;
  const { options, min = 1, max = 1 } = control;
  const isOffered = values.every((value) => options.some((option) => option.value === value));
  return isOffered && new Set(values).size === values.length && values.length >= min && values.length <= max;
};

const formKey = ({ id }: Person, form: string): string => `${id} ${form}`;

const isFilled = (text: string, required: boolean, max: number): boolean =>
  text.length <= max && (!required || text !== '');
