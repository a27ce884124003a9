import { createHash } from 'node:crypto';
import { createBotCommands } from '../../../commands/index.ts';
import type { Module } from '../../../src/engine/index.ts';
import type { ChannelId, GuildId } from '../../../src/facts/where.ts';
import type { Choice, Command, OptionReader, Reply } from '../../../src/port/command.ts';
import type { Step } from '../../../src/session/base/step.ts';
import type { BotThinkingPorts } from '../../../src/session/base/thinker.ts';
import type { OpenGame } from '../../../src/session/channel/open-game.ts';
import { Games } from '../../../src/session/games/games.ts';
import type { InteractionId, PersonId } from '../../../src/table/index.ts';
import { type Languages, languages, wordsFor } from '../../../src/words/index.ts';
import { FakeClock } from '../clock.ts';
import { FakeMessenger } from '../messenger.ts';
import { chanceOf } from '../session.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { thinkingHere } from '../thinking.ts';

const CHANNEL = '700000000000000001' as ChannelId;
const GUILD = '800000000000000001' as GuildId;

export type Values = { readonly [option: string]: string | number | boolean };

const optionsOf = (values: Values): OptionReader<string> => ({
  text: (name) => (typeof values[name] === 'string' ? values[name] : undefined),
  integer: (name) => (typeof values[name] === 'number' ? values[name] : undefined),
  flag: (name) => (typeof values[name] === 'boolean' ? values[name] : undefined),
  file: () => undefined,
});

/** A reply to something that a person did, or what is offered to a person who types. */
export interface Heard extends Reply {
  readonly choices?: readonly Choice[];
}

interface DeskOptions {
  /** The languages of the bot; everyone at the desk reads its English. */
  readonly spoken?: Languages;
  readonly hear?: (heard: Heard) => void;
  readonly thinking?: BotThinkingPorts;
  readonly clock?: FakeClock;
}

/** The bot from the commands down, with one game in one channel; the first of the people manages the server. */
export class Desk {
  readonly store: MemoryStore;
  readonly games: Games;
  readonly #module: Module;
  readonly #others: readonly Module[];
  readonly #options: DeskOptions;
  readonly #commands: ReadonlyMap<string, Command>;
  readonly people: ReadonlyMap<PersonId, string>;
  #interactions = 0;

  /** `rows`: a store that is gone on with, which stays as it is. `others`: what else can be started. */
  constructor(
    module: Module,
    names: ReadonlyMap<PersonId, string>,
    rows: ReadonlyMap<string, string> = new Map(),
    others: readonly Module[] = [],
    options: DeskOptions = {},
  ) {
    this.store = new MemoryStore(new Map(rows));
    this.#module = module;
    this.#others = others;
    this.#options = options;
    this.people = names;
    this.games = new Games({
      store: this.store,
      thinking: options.thinking ?? thinkingHere,
      clock: options.clock ?? new FakeClock(),
      messenger: new FakeMessenger(),
      random: chanceOf(`desk ${rows.size}`),
      log: { info: () => undefined, warn: () => undefined, error: () => undefined },
      spoken: this.#spoken,
      settings: { snapshotEvery: 1000, memoryForGames: 500_000 },
    });
    const all = createBotCommands({
      games: this.games,
      modules: new Map([module, ...others].map((one) => [one.module, one])),
    });
    this.#commands = new Map(all.map((command) => [command.data.name, command]));
  }

  /** The channel's game. */
  async game(): Promise<OpenGame> {
    const game = await this.games.at(CHANNEL);
    if (!game) throw new Error('no game');
    return game;
  }

  /** The same game in another process. */
  copy(): Desk {
    const copy = new Desk(this.#module, this.people, this.store.rows, this.#others, this.#options);
    copy.#interactions = this.#interactions + 1000;
    return copy;
  }

  /** Starts the game; each takes the next side, and it begins. */
  async begin(): Promise<this> {
    const people = [...this.people.keys()];
    const [host = '' as PersonId] = people;
    await this.type(host, 'game start', { module: this.#module.module });
    for (const [i, person] of people.entries())
      await this.type(person, 'game join', { side: this.#module.sides[i]?.name ?? '' });
    await this.press(host, `game:begin:${(await this.game()).session.game}`);
    return this;
  }

  /** Types a command: `hand play`. */
  async type(person: PersonId, words: string, values: Values = {}): Promise<Reply> {
    const [name = '', subcommand] = words.split(' ');
    return this.#heard(
      await this.#command(name).execute({ ...this.#act(person), subcommand, options: optionsOf(values) }),
    );
  }

  /** What is offered to who types in an option, behind what is typed already. */
  async offered(
    person: PersonId,
    words: string,
    focused: { readonly name: string; readonly typed: string },
    values: Values = {},
  ): Promise<readonly Choice[]> {
    const [command = '', subcommand] = words.split(' ');
    const options = optionsOf({ ...values, [focused.name]: focused.typed });
    const choices = await this.#command(command).complete?.({ ...this.#act(person), subcommand, options, focused });
    this.#options.hear?.({ choices: choices ?? [] });
    return choices ?? [];
  }

  /** What Discord lists of a command. */
  definition(name: string): unknown {
    return this.#command(name).data.in(this.#spoken);
  }

  /** What was done since the step of that number. */
  async stepsSince(number: number): Promise<readonly Step[]> {
    const steps: Step[] = [];
    for await (const step of (await this.game()).session.journal.since(number)) steps.push(step);
    return steps;
  }

  async press(person: PersonId, id: string, values: readonly string[] = []): Promise<Reply> {
    const [name = '', verb = '', ...args] = id.split(':');
    return this.#heard((await this.#command(name).press?.({ ...this.#act(person), verb, args, values })) ?? {});
  }

  async submit(person: PersonId, id: string, texts: Readonly<Record<string, string>>): Promise<Reply> {
    const [name = '', verb = '', ...args] = id.split(':');
    return this.#heard((await this.#command(name).submit?.({ ...this.#act(person), verb, args, texts })) ?? {});
  }

  #heard(reply: Reply): Reply {
    this.#options.hear?.(reply);
    return reply;
  }

  get #spoken(): Languages {
    return this.#options.spoken ?? languages;
  }

  #command(name: string): Command {
    const command = this.#commands.get(name);
    if (!command) throw new Error(`no command ${name}`);
    return command;
  }

  #act(person: PersonId) {
    this.#interactions += 1;
    return {
      interaction: `i${this.#interactions}` as InteractionId,
      share: { value: createHash('sha256').update(`i${this.#interactions}`).digest('hex') },
      person: { id: person, name: this.people.get(person) ?? '' },
      words: wordsFor(this.#spoken, undefined),
      channel: CHANNEL,
      guild: GUILD,
      ...(person === [...this.people.keys()][0] ? { manages: true as const } : {}),
    };
  }
}
