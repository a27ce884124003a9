import {
  type APIApplicationCommandAutocompleteInteraction,
  type APIChatInputApplicationCommandInteraction,
  type APIInteraction,
  type APIMessageComponentInteraction,
  ApplicationCommandType,
  InteractionResponseType,
  InteractionType,
} from 'discord.js';
import type { Choice, Command, Reply } from '../command.ts';
import { type Answering, answer } from './answer.ts';
import { respond } from './callback.ts';
import type { Download } from './download.ts';
import { stackOf, traceOf } from './failure.ts';
import { commandInput, completionInput, pressInput } from './input.ts';
import { choicesOf } from './output.ts';
import { WORDS } from './words.ts';

const saying = async (text: string): Promise<Reply> => ({ answer: { to: 'asker', text } });

/** Brings every interaction to the command that hears it. */
export class Dispatcher {
  readonly #commands: ReadonlyMap<string, Command>;
  readonly #answering: Answering;
  readonly #download: Download;
  #stopping = false;

  constructor(commands: readonly Command[], answering: Answering, download: Download) {
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
    if (raw.type === InteractionType.ApplicationCommandAutocomplete) this.#begin(this.#complete(raw));
    else if (raw.type === InteractionType.MessageComponent) this.#begin(this.#press(raw));
    else if (raw.type === InteractionType.ApplicationCommand && raw.data.type === ApplicationCommandType.ChatInput)
      this.#begin(this.#command(raw as APIChatInputApplicationCommandInteraction));
  };

  /** A stop does not wait for those who are only told of it: more of them may come all the time. */
  #begin(task: Promise<void>): void {
    if (!this.#stopping) this.#answering.underway.add(task);
  }

  #command(raw: APIChatInputApplicationCommandInteraction): Promise<void> {
    return answer(
      raw,
      () => {
        if (this.#stopping) return saying(WORDS.stopping);
        const command = this.#commands.get(raw.data.name);
        return command === undefined ? saying(WORDS.unknownCommand) : command.execute(commandInput(raw, this.#download));
      },
      this.#answering,
    );
  }

  #press(raw: APIMessageComponentInteraction): Promise<void> {
    return answer(
      raw,
      () => {
        if (this.#stopping) return saying(WORDS.stopping);
        const { command, input } = pressInput(raw);
        return this.#commands.get(command)?.press?.(input) ?? saying(WORDS.unknownControl);
      },
      this.#answering,
    );
  }

  /** Always answers: with an empty list where the command has none, fails or is slow. */
  async #complete(raw: APIApplicationCommandAutocompleteInteraction): Promise<void> {
    const { rest, log } = this.#answering;
    const choices = choicesOf(this.#stopping ? [] : await this.#choices(raw));
    await respond(rest, raw, InteractionResponseType.ApplicationCommandAutocompleteResult, { choices }).catch((error: unknown) => {
      log.warn({ interaction: raw.id, ...traceOf(error) }, 'a completion was not taken');
    });
  }

  async #choices(raw: APIApplicationCommandAutocompleteInteraction): Promise<readonly Choice[]> {
    let timer: NodeJS.Timeout | undefined;
    const nothing = new Promise<readonly Choice[]>((resolve) => {
      timer = setTimeout(() => resolve([]), this.#answering.patience.completion);
    });
    const wanted = async (): Promise<readonly Choice[]> =>
      (await this.#commands.get(raw.data.name)?.complete?.(completionInput(raw))) ?? [];
    const choices = wanted().catch((error: unknown): readonly Choice[] => {
      this.#answering.log.error({ interaction: raw.id, name: raw.data.name, error: stackOf(error) }, 'a completion failed');
      return [];
    });
    const first = await Promise.race([choices, nothing]);
    clearTimeout(timer);
    return first;
  }
}
