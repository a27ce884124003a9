import {
  type APIApplicationCommandAutocompleteInteraction,
  type APIChatInputApplicationCommandInteraction,
  type APIInteraction,
  type APIMessageComponentInteraction,
  type APIModalSubmitInteraction,
  ApplicationCommandType,
  InteractionResponseType,
  InteractionType,
} from 'discord.js';
import type { Choice, Command, Reply } from '../command.ts';
import { type Path, pathsOf } from '../command-path.ts';
import { type Words, wordsFor } from '../words/index.ts';
import type { Admission } from './admission.ts';
import type { Allowance } from './allowance.ts';
import { type Answering, answer } from './answer.ts';
import { type Answerable, respond } from './callback.ts';
import type { Download } from './download.ts';
import { stackOf, traceOf } from './failure.ts';
import { gathered, LINE_EVERY } from './gathered.ts';
import { commandInput, completionInput, formInput, isAsListed, pressInput } from './input.ts';
import { choicesOf } from './output.ts';
import { pressedBy } from './surfaces.ts';

const ANSWERED: readonly InteractionType[] = [
  InteractionType.ApplicationCommand,
  InteractionType.MessageComponent,
  InteractionType.ModalSubmit,
];

const isAnswerable = (raw: APIInteraction): raw is Answerable => ANSWERED.includes(raw.type);

const saying = async (text: string): Promise<Reply> => ({ answer: { to: 'asker', text } });

/** Brings every interaction to the command that hears it. */
export class Dispatcher {
  readonly #commands: ReadonlyMap<string, Command>;
  /** What can be typed of those that were used. */
  readonly #paths = new Map<Command, readonly Path[]>();
  readonly #answering: Answering;
  readonly #download: Download;
  readonly #admission: Admission;
  readonly #allowance: Allowance | undefined;
  #stopping = false;
  readonly #late = gathered(LINE_EVERY, (missed) =>
    this.#answering.log.warn({ missed }, 'more came than could be answered in time'),
  );

  constructor(
    commands: readonly Command[],
    answering: Answering,
    download: Download,
    admission: Admission,
    allowance?: Allowance,
  ) {
    this.#admission = admission;
    this.#allowance = allowance;
    this.#commands = new Map(commands.map((command) => [command.data.name, command]));
    this.#answering = answering;
    this.#download = download;
  }

  /** From now on nothing is begun: whoever asks is told so. */
  stop(): void {
    this.#stopping = true;
  }

  /** Never throws. */
  readonly take = (raw: APIInteraction): void => {
    const begin = this.#beginner(raw);
    if (!begin) return;
    const verdict = this.#admission.verdict(raw);
    if (verdict !== 'work') this.#answering.turnedAway?.(verdict);
    if (verdict === 'late') this.#late(verdict);
    else if (this.#stopping) this.#admission.tell(() => this.#tell(raw, ({ discord }) => discord.stopping));
    else if (verdict === 'busy') this.#admission.tell(() => this.#tell(raw, ({ discord }) => discord.busy));
    else {
      const wait = this.#waitOf(raw);
      if (wait === 0) this.#work(raw, begin);
      else this.#often(raw, wait);
    }
  };

  /** Milliseconds until whoever asked may ask; 0: now. What is pressed in one's own panel counts as no command. */
  #waitOf(raw: APIInteraction): number {
    if (!this.#allowance || !isAnswerable(raw) || pressedBy(raw)?.private === true) return 0;
    return this.#allowance.take((raw.member?.user ?? raw.user)?.id ?? '');
  }

  #often(raw: APIInteraction, wait: number): void {
    this.#answering.turnedAway?.('often');
    const { most } = this.#allowance as Allowance;
    this.#admission.tell(() => this.#tell(raw, ({ discord }) => discord.often(most, Date.now() + wait)));
  }

  /** Those of whoever did it. */
  #words({ locale }: Answerable): Words {
    return wordsFor(this.#answering.spoken, locale);
  }

  #work(raw: APIInteraction, begin: () => Promise<void>): void {
    const task = begin().catch((error: unknown) => {
      this.#answering.log.error({ interaction: raw.id, error: stackOf(error) }, 'an interaction could not be read');
    });
    this.#admission.works(raw, task);
    this.#answering.underway.add(task);
  }

  /** How this interaction is worked through; undefined where it is none that the bot knows. */
  #beginner(raw: APIInteraction): (() => Promise<void>) | undefined {
    if (raw.type === InteractionType.ApplicationCommandAutocomplete) return () => this.#complete(raw);
    if (raw.type === InteractionType.MessageComponent) return () => this.#press(raw);
    if (raw.type === InteractionType.ModalSubmit) return () => this.#submit(raw);
    const isCommand =
      raw.type === InteractionType.ApplicationCommand && raw.data?.type === ApplicationCommandType.ChatInput;
    return isCommand ? () => this.#command(raw as APIChatInputApplicationCommandInteraction) : undefined;
  }

  /** Answers in one sentence, whatever was asked; who waits for completions is told nothing. */
  async #tell(raw: APIInteraction, why: (words: Words) => string): Promise<void> {
    if (isAnswerable(raw)) await answer(raw, () => saying(why(this.#words(raw))), this.#answering);
  }

  #command(raw: APIChatInputApplicationCommandInteraction): Promise<void> {
    const run = (): Promise<Reply> => {
      const command = this.#commands.get(raw.data.name);
      const { discord } = this.#words(raw);
      if (command === undefined) return saying(discord.unknownCommand);
      if (!isAsListed(this.#pathsOf(command), raw.data.options)) return saying(discord.changedCommand);
      return command.execute(commandInput(raw, this.#answering.spoken, this.#download));
    };
    return answer(raw, run, this.#answering);
  }

  #pathsOf(command: Command): readonly Path[] {
    const paths = this.#paths.get(command) ?? pathsOf([command], this.#answering.spoken.en);
    this.#paths.set(command, paths);
    return paths;
  }

  #press(raw: APIMessageComponentInteraction): Promise<void> {
    const run = (): Promise<Reply> => {
      const { command, input } = pressInput(raw, this.#answering.spoken);
      return this.#commands.get(command)?.press?.(input) ?? saying(this.#words(raw).discord.unknownControl);
    };
    return answer(raw, run, this.#answering);
  }

  #submit(raw: APIModalSubmitInteraction): Promise<void> {
    const run = (): Promise<Reply> => {
      const { command, input } = formInput(raw, this.#answering.spoken);
      return this.#commands.get(command)?.submit?.(input) ?? saying(this.#words(raw).discord.unknownControl);
    };
    return answer(raw, run, this.#answering);
  }

  /** Always answers: with an empty list where the command has none, fails or is slow. */
  async #complete(raw: APIApplicationCommandAutocompleteInteraction): Promise<void> {
    const { rest, log } = this.#answering;
    const choices = choicesOf(await this.#choices(raw));
    await respond(rest, raw, InteractionResponseType.ApplicationCommandAutocompleteResult, { choices }).catch(
      (error: unknown) => {
        log.warn({ interaction: raw.id, ...traceOf(error) }, 'a completion was not taken');
      },
    );
  }

  async #choices(raw: APIApplicationCommandAutocompleteInteraction): Promise<readonly Choice[]> {
    let timer: NodeJS.Timeout | undefined;
    const nothing = new Promise<readonly Choice[]>((resolve) => {
      timer = setTimeout(() => resolve([]), this.#answering.patience.completion);
    });
    const wanted = async (): Promise<readonly Choice[]> =>
      (await this.#commands.get(raw.data.name)?.complete?.(completionInput(raw, this.#answering.spoken))) ?? [];
    const choices = wanted().catch((error: unknown): readonly Choice[] => {
      this.#answering.log.error(
        { interaction: raw.id, name: raw.data.name, error: stackOf(error) },
        'a completion failed',
      );
      return [];
    });
    const first = await Promise.race([choices, nothing]);
    clearTimeout(timer);
    return first;
  }
}
