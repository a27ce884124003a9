import { createHash } from 'node:crypto';
import { act } from '../../commands/common/table.ts';
import { createBotCommands } from '../../commands/index.ts';
import type { Picture } from '../../src/draw/index.ts';
import type { Module } from '../../src/engine/index.ts';
import type { ChannelId, GuildId } from '../../src/facts/where.ts';
import { work } from '../../src/picture/worker.ts';
import type { Command, OptionReader, Reply } from '../../src/port/command.ts';
import type { Downtime, Ports } from '../../src/session/base/ports.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import { Games } from '../../src/session/games/games.ts';
import type { InteractionId, Operation, PersonId } from '../../src/table/index.ts';
import { armyQueries } from '../../src/view/armies.ts';
import { gameQueries } from '../../src/view/game.ts';
import { pieceQueries } from '../../src/view/pieces.ts';
import { seatQueries } from '../../src/view/seats.ts';
import type { Form, Message } from '../../src/view/text/message.ts';
import { channelViewer, personViewer } from '../../src/view/viewer.ts';
import { formatIn } from '../../src/words/base/messages.ts';
import { languages, wordsFor } from '../../src/words/index.ts';
import { FakeClock } from '../support/clock.ts';
import { FakeMessenger } from '../support/messenger.ts';
import { textOf } from '../support/modules/file-text.ts';
import { pictureSvg } from '../support/pictures/board-svg.ts';
import { chanceOf } from '../support/session.ts';
import { MemoryStore } from '../support/store/memory-store.ts';
import { thinkingHere } from '../support/thinking.ts';
import type { Try } from './acts/made.ts';
import type { Shadow } from './shadow.ts';
import { telling } from './worlds/cards.ts';

/**
 * The bot from the commands down, and everything that anybody in the channel gets from it, as text: no Discord, so that
 * thousands of games can be played.
 */

export type Values = { readonly [option: string]: string | number | boolean };

/** In which language people read, by the locale of their Discord; English where none is given. */
export type Reads = { readonly [person: PersonId]: string };

/** What one person got, in order: everything that Discord would show, and the ids that a client is told. */
export type Heard = string[];

/**
 * Where a leak can be: what is asked of a bot to be broken on purpose. Each gets what would be sent, and may send
 * something else.
 */
export interface Leak {
  readonly message?: (message: Message, to: Audience, bot: Bot) => Message;
  readonly choices?: (
    choices: readonly { name: string; value: string }[],
    to: PersonId,
    bot: Bot,
  ) => readonly { name: string; value: string }[];
  readonly direct?: (message: Message, to: PersonId, bot: Bot) => readonly (readonly [PersonId, Message])[];
  readonly picture?: (picture: Picture, to: Audience, bot: Bot) => Picture;
  /**
   * Whether an answer for all goes to the actor alone and is posted beside it. `own`: what the actor alone is told
   * beside it.
   */
  readonly isApart?: (own: Message | undefined) => boolean;
  /** All time counts, whether the bot was up or not. */
  readonly alwaysUp?: true;
  /** What is in a line of the process's log. */
  readonly logged?: (data: object, bot: Bot) => object;
}

export type Audience = PersonId | 'channel';

/** How far pictures are drawn: described, as text, or to the file that is sent. */
export type Drawn = 'data' | 'svg' | 'png';

/**
 * What is always meant by its name: acts unseen speak of it alone, so that what else is done is the same with and
 * without them.
 */
const NAMED = /^(Mole|Grub|Ghost|Heap of earth)/;

const UNDOES: ReadonlySet<string> = new Set(['game undo', 'game redo']);
const VEILED = ['en', 'de']
  .map((locale) => formatIn(locale)('unseen-in-the-way'))
  .map((unseen) => `answers you: {"text":"${unseen.replace(/\.$/, '')}`);

/** In milliseconds. */
const HOUR = 3_600_000;

interface Control {
  readonly id: string;
  readonly values: readonly string[];
  readonly open: boolean;
  /** The message in which it stands: the so manieth that was told. */
  readonly message: number;
}

/** What is typed into forms. */
const TYPED = ['B2', 'Marsh C1', '2', 'Cobalt', '1d6', 'nowhere'];

/** Who runs the bot, and reads its log. */
export const OPERATOR = '100000000000000099' as PersonId;

const CHANNEL = '700000000000000001' as ChannelId;
const GUILD = '800000000000000001' as GuildId;

export class Bot {
  games: Games;
  readonly store = new MemoryStore();
  readonly #drawn: Drawn;
  /** What is really so, for a leak. */
  shadow: Shadow | undefined;
  readonly people: readonly PersonId[];
  readonly heard = new Map<PersonId, Heard>();
  /** The controls that a person has before him, the newest last; each with whether everybody sees it. */
  readonly controls = new Map<PersonId, Control[]>();
  #commands: ReadonlyMap<string, Command>;
  readonly #modules: Map<string, Module>;
  readonly #messenger = new FakeMessenger();
  readonly #clock = new FakeClock();
  /**
   * Who has done something unseen: what this person would take back or do again is another thing then than without it,
   * and so are the controls of his own answers.
   */
  discreet: PersonId | undefined;
  /** How often somebody was forgotten: the log names them otherwise from then on. */
  forgets = 0;
  /** Who has done something last, and what it was. */
  last: PersonId | undefined;
  lastWords = '';
  /** Of all that was made who tried it; and who tried it in another game, where the same try it here. */
  readonly tries: (readonly Try[])[] = [];
  sameTries: readonly (readonly Try[])[] | undefined;
  readonly #leak: Leak;
  #interactions = 0;
  #sent = 0;
  #said = 0;
  reads: Reads = {};
  readonly #ports: Ports;
  /** When the bot was down. */
  readonly #down: Downtime[] = [];

  /** `chance`: what the game's secret is made from. */
  constructor(module: Module, people: readonly PersonId[], chance: string, leak: Leak = {}, drawn: Drawn = 'data') {
    this.people = people;
    this.#drawn = drawn;
    this.#leak = leak;
    const random = chanceOf(chance);
    const others = chanceOf('handles');
    let keys = 0;
    const note = (data: object, text: string): void =>
      void this.heard.get(OPERATOR)?.push(`${text} ${JSON.stringify(this.#leak.logged?.(data, this) ?? data)}`);
    this.#ports = {
      store: this.store,
      thinking: thinkingHere,
      clock: this.#clock,
      messenger: this.#messenger,
      // The first key of a game is its secret; the key of its handles is the same in every game.
      random: (bytes) => {
        if (bytes === 32) keys += 1;
        return bytes === 32 && keys === 1 ? random(bytes) : others(bytes);
      },
      log: { info: note, warn: note, error: note },
      spoken: languages,
      uptime: { downtimes: async () => (leak.alwaysUp ? [] : this.#down) },
      settings: { snapshotEvery: 1000, memoryForGames: 5 * 100_000 },
    };
    this.games = new Games(this.#ports);
    this.#modules = new Map([[module.module, module]]);
    this.#commands = this.#commandsNow();
    for (const person of [...people, OPERATOR]) {
      this.heard.set(person, []);
      this.controls.set(person, []);
    }
  }

  /** Types a command: `hand play`. */
  async type(person: PersonId, words: string, values: Values = {}): Promise<void> {
    const [name = '', subcommand] = words.split(' ');
    if (person === this.discreet && UNDOES.has(words)) return;
    this.lastWords = words;
    const command = this.#command(name);
    const reply = await command.execute({ ...this.#act(person), subcommand, options: optionsOf(values) });
    await this.#deliver(person, `/${words} ${JSON.stringify(values)}`, reply, false);
  }

  /** Has somebody do it, as a command or control does that carries it out; false where it is refused. */
  async carryOut(person: PersonId, operation: Operation): Promise<boolean> {
    const words = `game ${operation.kind}`;
    if (person === this.discreet && UNDOES.has(words)) return false;
    this.lastWords = words;
    const game = await this.game();
    const { number } = game.session;
    await this.#deliver(person, `/${words}`, await act(game, this.#act(person), operation), false);
    return game.session.number > number;
  }

  /** What is offered to who types in an option. */
  async complete(person: PersonId, words: string, option: string, typed: string, values: Values = {}): Promise<void> {
    const [name = '', subcommand] = words.split(' ');
    const input = {
      ...this.#act(person),
      subcommand,
      options: optionsOf({ ...values, [option]: typed }),
      focused: { name: option, typed },
    };
    const choices = (await this.#command(name).complete?.(input)) ?? [];
    const offered = this.#leak.choices?.(choices as { name: string; value: string }[], person, this) ?? choices;
    this.heard.get(person)?.push(`offers ${JSON.stringify(offered)}`);
  }

  /** Presses the control that stands so far behind the newest one before a person; where there is none, nothing. */
  async press(person: PersonId, back: number): Promise<void> {
    const all = this.controls.get(person) ?? [];
    const controls =
      person === this.discreet ? all.filter(({ id, open }) => open && !/^game:(undo|redo):/.test(id)) : all;
    const control = controls[controls.length - 1 - back];
    if (control) await this.#pressed(person, control);
  }

  /** Presses the control of that number in the newest message that a person got, and chooses what stands at `option`. */
  async pressNewest(person: PersonId, number: number, option: number): Promise<void> {
    const controls = this.controls.get(person) ?? [];
    const newest = controls.filter(({ message }) => message === controls.at(-1)?.message);
    const control = newest[number % Math.max(1, newest.length)];
    if (!control) return;
    const value = control.values[option % Math.max(1, control.values.length)];
    await this.#pressed(person, value === undefined ? control : { ...control, values: [value] }, option);
  }

  /** Puts another module of the same name under the game, which tells everybody of a hand, or asks for it. */
  async reload(person: PersonId): Promise<void> {
    for (const [name, module] of this.#modules) this.#modules.set(name, telling(module));
    await this.type(person, 'game reload');
    await this.answer(person, 'reload');
  }

  /** Lets so many hours pass. */
  async pass(hours: number): Promise<void> {
    await this.#clock.pass(hours * HOUR);
    await this.#messages();
  }

  /** Has the process end, and another one begin so many hours later. */
  async sleep(hours: number): Promise<void> {
    const from = this.#clock.now();
    this.#clock.skip(hours * HOUR);
    this.#down.push({ from, to: this.#clock.now() });
    this.games = new Games(this.#ports);
    this.#commands = this.#commandsNow();
    await this.games.resume([GUILD]);
    await this.pass(0);
  }

  /** Has somebody be forgotten, as this person asks for. */
  async forget(person: PersonId): Promise<void> {
    await this.type(person, 'me forget');
    const control = this.controls.get(person)?.findLast(({ id }) => id === 'me:forget');
    if (!control) return;
    await this.#pressed(person, control);
    this.forgets += 1;
  }

  /** Whether nothing reaches somebody, or the channel, from now on. */
  block(whom: Audience, isBlocked: boolean): void {
    const to = whom === 'channel' ? CHANNEL : whom;
    if (isBlocked) this.#messenger.always.set(to, 'closed');
    else this.#messenger.always.delete(to);
  }

  /** The channel's game. */
  async game(): Promise<OpenGame> {
    const game = await this.games.at(CHANNEL);
    if (!game) throw new Error('no game was started');
    return game;
  }

  /**
   * The handle of the piece of that number among those that a person sees, but for what is always meant by its name.
   */
  async handle(person: PersonId, number: number): Promise<string | undefined> {
    const { session } = await this.game();
    return session.read(personViewer(person), (view) => {
      const pieces = [...view.of(pieceQueries).all()].filter(({ name }) => !NAMED.test(name));
      const piece = pieces[number % Math.max(1, pieces.length)];
      return piece && view.of(pieceQueries).handle(piece);
    });
  }

  /**
   * The cell of the unit of that number among those that a person may move, but for what is always meant by its name.
   */
  async unitAt(person: PersonId, number: number): Promise<string | undefined> {
    const { session } = await this.game();
    return session.read(personViewer(person), (view) => {
      const mine = new Set(
        view
          .of(seatQueries)
          .mine()
          .map(({ id }) => id),
      );
      const units = [...view.of(pieceQueries).all()].filter((piece) => {
        const { name, side, where } = piece;
        return (
          where.map === 'Marsh' &&
          side !== undefined &&
          mine.has(side.id) &&
          !NAMED.test(name) &&
          view.of(armyQueries).isUnit(piece)
        );
      });
      const { board, cell } = units[number % Math.max(1, units.length)]?.where ?? {};
      return board === 'Hollow' ? `${board} ${cell}` : cell;
    });
  }

  /** The names of the sides that somebody plays. */
  async sidesOf(person: PersonId): Promise<readonly string[]> {
    const { session } = await this.game();
    return session.read(personViewer(person), (view) =>
      view
        .of(seatQueries)
        .mine()
        .map(({ name }) => name),
    );
  }

  /**
   * Whether the last that was done was to take back or do again, and something unseen stands against that, of which one
   * sentence is said and no more.
   */
  get isVeiled(): boolean {
    const last = this.last === undefined ? '' : (this.heard.get(this.last)?.at(-1) ?? '');
    return UNDOES.has(this.lastWords) && VEILED.some((veiled) => last.startsWith(veiled));
  }

  /**
   * Whether the last that was done was to take back, and others have to agree first: also where the next side has begun
   * behind the end of a turn, be it unseen, as is declared.
   */
  get isConsentAsked(): boolean {
    const last = this.last === undefined ? '' : (this.heard.get(this.last)?.at(-1) ?? '');
    return UNDOES.has(this.lastWords) && last.includes('`/game undo`');
  }

  /** Who plays the side on turn, where only that one acts. */
  async onTurn(): Promise<PersonId | undefined> {
    const { session } = await this.game();
    return session.read(channelViewer, (view) =>
      view.of(gameQueries).rules.strict ? view.of(gameQueries).turn()?.side.players[0] : undefined,
    );
  }

  async begin(person: PersonId): Promise<void> {
    if (!(await this.answer(person, 'begin'))) throw new Error('no Begin');
  }

  /**
   * Presses the newest of a game's controls of that verb before a person, whose id ends like that; false where there is
   * none.
   */
  async answer(person: PersonId, wanted: string, end = ''): Promise<boolean> {
    const control = this.controls
      .get(person)
      ?.findLast(({ id }) => id.startsWith(`game:${wanted}:`) && id.endsWith(end));
    if (control) await this.#pressed(person, control);
    return control !== undefined;
  }

  /** `number`: says what is typed, where a form opens. */
  async #pressed(person: PersonId, { id, values, open }: Control, number = 0): Promise<void> {
    const [name = '', verb = '', ...args] = id.split(':');
    this.lastWords = `${name} ${verb}`;
    const reply = await this.#command(name).press?.({ ...this.#act(person), verb, args, values: values.slice(0, 1) });
    if (reply?.form) await this.#filled(person, reply.form, number, open);
    else if (reply) await this.#deliver(person, undefined, reply, open);
  }

  async #filled(person: PersonId, form: Form, number: number, wasOpen: boolean): Promise<void> {
    this.heard.get(person)?.push(`asks ${JSON.stringify(form)}`);
    const [name = '', verb = '', ...args] = form.id.split(':');
    const texts = Object.fromEntries(
      form.fields.map((field, i) => [field.name, TYPED[(number + i) % TYPED.length] ?? '']),
    );
    const reply = await this.#command(name).submit?.({ ...this.#act(person), verb, args, texts });
    if (reply) await this.#deliver(person, undefined, reply, wasOpen);
  }

  #command(name: string): Command {
    const command = this.#commands.get(name);
    if (!command) throw new Error(`no command ${name}`);
    return command;
  }

  #commandsNow(): ReadonlyMap<string, Command> {
    const deps = { games: this.games, modules: this.#modules } as Parameters<typeof createBotCommands>[0];
    return new Map(createBotCommands(deps).map((command) => [command.data.name, command]));
  }

  #act(person: PersonId) {
    this.last = person;
    this.#interactions += 1;
    return {
      interaction: `i${this.#interactions}` as InteractionId,
      share: { value: createHash('sha256').update(`i${this.#interactions}`).digest('hex') },
      person: { id: person, name: `P${person}` },
      words: wordsFor(languages, this.reads[person]),
      channel: CHANNEL,
      guild: GUILD,
    };
  }

  async #deliver(
    person: PersonId,
    typed: string | undefined,
    { answer, update, also, settled, alsoSettled }: Reply,
    wasOpen: boolean,
  ): Promise<void> {
    if (answer) {
      const { to, ...message } = answer;
      if (to === 'channel' && this.#leak.isApart?.(also)) {
        await this.#say(person, message, 'answers you');
        await this.#say('channel', message, 'posts');
      } else if (to === 'channel') await this.#say('channel', message, `answers ${typed ?? 'a press'} of ${person}`);
      else await this.#say(person, message, 'answers you');
    }
    if (update) await this.#say(wasOpen ? 'channel' : person, update, 'becomes');
    if (also) await this.#say(person, also, 'tells you beside it');
    settled?.(true);
    alsoSettled?.(true);
    await new Promise((resolve) => setImmediate(resolve));
    // However long the machine takes for what is posted beside the answer.
    await (await this.games.at(CHANNEL))?.outbox.settled();
    await this.#messages();
  }

  /** What went out beside the answer. */
  async #messages(): Promise<void> {
    const { there } = this.#messenger;
    for (; this.#sent < there.length; this.#sent += 1) {
      const { to, message } = there[this.#sent] as (typeof there)[number];
      if (to === CHANNEL) await this.#say('channel', message, 'posts');
      else {
        const sent = this.#leak.direct?.(message, to as PersonId, this) ?? [[to as PersonId, message] as const];
        for (const [reader, own] of sent) await this.#say(reader, own, 'writes you');
      }
    }
  }

  async #say(to: Audience, made: Message, how: string): Promise<void> {
    const message = this.#leak.message?.(made, to, this) ?? made;
    const text = `${how}: ${await this.#textOf(message, to)}`;
    this.#said += 1;
    for (const reader of to === 'channel' ? this.people : [to]) {
      this.heard.get(reader)?.push(text);
      const controls = (message.rows ?? []).flat().map((control) => ({
        id: control.id,
        values: control.kind === 'select' ? control.options.map(({ value }) => value) : [],
        open: to === 'channel',
        message: this.#said,
      }));
      this.controls.get(reader)?.push(...controls);
    }
  }

  async #pictured(picture: Picture): Promise<unknown> {
    if (this.#drawn === 'data' || picture.shape === 'kingdom') return picture;
    if (this.#drawn === 'svg') return pictureSvg(picture);
    const drawn = await work({ data: JSON.stringify(picture) });
    return 'file' in drawn ? createHash('sha256').update(drawn.file).digest('base64') : drawn;
  }

  async #textOf({ text, rows, mentions, file, drawing }: Message, to: Audience): Promise<string> {
    const picture = drawing && (await drawing.picture());
    const shown = picture && (this.#leak.picture?.(picture, to, this) ?? picture);
    const drawn = drawing &&
      shown && {
        name: drawing.name,
        alt: drawing.alt,
        text: drawing.text,
        picture: await this.#pictured(shown),
        ...(drawing.frames ? { frames: await Promise.all(drawing.frames.map((frame) => frame())) } : {}),
      };
    const attached = file && { name: file.name, text: textOf(file.text) };
    return JSON.stringify({ text, rows, mentions, file: attached, drawn }).replaceAll(/[0-9a-f]{64}/g, 'COMMITMENT');
  }
}

const optionsOf = (values: Values): OptionReader<string> => ({
  text: (name) => (typeof values[name] === 'string' ? values[name] : undefined),
  integer: (name) => (typeof values[name] === 'number' ? values[name] : undefined),
  flag: (name) => (typeof values[name] === 'boolean' ? values[name] : undefined),
  file: () => undefined,
});
