import { randomBytes } from 'node:crypto';
import {
  type APIInteraction,
  type AutocompleteInteraction,
  type BaseInteraction,
  type ChatInputCommandInteraction,
  type Interaction,
  InteractionResponseType,
  InteractionType,
  type MessageComponentInteraction,
  type ModalSubmitInteraction,
  Routes,
} from 'discord.js';
import type { Choice, Command, Reply } from '../port/command.ts';
import { type CommandPath, commandPathsOf } from '../port/command-path.ts';
import { type Words, wordsFor } from '../words/index.ts';
import type { AdmissionControl } from './admission.ts';
import type { CommandRateLimit } from './allowance.ts';
import { answer, type InteractionAnswerContext } from './answer.ts';
import { channelRequestOf } from './channel-messages.ts';
import type { DownloadFile } from './download.ts';
import { loggableErrorOf, stackOf } from './failure.ts';
import { batchEvents, LOG_LINE_INTERVAL } from './gathered.ts';
import {
  areOptionsAsDefined,
  buildCommandInput,
  buildCompletionInput,
  buildFormInput,
  buildPressInput,
} from './input.ts';
import { buildMessagePayload, formatCompletionChoices } from './output.ts';
import { type AnswerableInteraction, isPrivate, pressInteractionOf } from './surfaces.ts';

const isAnswerable = (interaction: BaseInteraction): interaction is AnswerableInteraction =>
  interaction.isChatInputCommand() || interaction.isMessageComponent() || interaction.isModalSubmit();

const saying = async (text: string): Promise<Reply> => ({ answer: { to: 'asker', text } });

export class InteractionDispatcher {
  readonly #commands: ReadonlyMap<string, Command>;
  readonly #paths = new Map<Command, readonly CommandPath[]>();
  readonly #answering: InteractionAnswerContext;
  readonly #download: DownloadFile;
  readonly #admission: AdmissionControl;
  readonly #allowance: CommandRateLimit | undefined;
  #stopping = false;
  readonly #late = batchEvents(LOG_LINE_INTERVAL, (missed) =>
    this.#answering.log.warn({ missed }, 'more came than could be answered in time'),
  );

  constructor(
    commands: readonly Command[],
    answering: InteractionAnswerContext,
    download: DownloadFile,
    admission: AdmissionControl,
    allowance?: CommandRateLimit,
  ) {
    this.#admission = admission;
    this.#allowance = allowance;
    this.#commands = new Map(commands.map((command) => [command.data.name, command]));
    this.#answering = answering;
    this.#download = download;
  }

  /** Rejects every interaction from now on, with a message. */
  stop(): void {
    this.#stopping = true;
  }

  /** Handles an interaction. Never throws. */
  readonly take = (interaction: Interaction): void => {
    const begin = this.#beginner(interaction);
    if (!begin) return;
    const verdict = this.#admission.verdict(interaction);
    if (verdict !== 'work') this.#answering.turnedAway?.(verdict);
    if (verdict === 'late') this.#late(verdict);
    else if (this.#stopping) this.#admission.tell(() => this.#tell(interaction, ({ discord }) => discord.stopping));
    else if (verdict === 'busy') this.#admission.tell(() => this.#tell(interaction, ({ discord }) => discord.busy));
    else {
      const wait = this.#waitOf(interaction);
      if (wait === 0) this.#work(interaction, begin);
      else this.#often(interaction, wait);
    }
  };

  /** Answers an interaction that discord.js can't parse, by its ID and token. Never throws. */
  readonly takeUnread = (raw: unknown): void => {
    const { id, token, type, locale } = (raw ?? {}) as Partial<Exclude<APIInteraction, { type: InteractionType.Ping }>>;
    if (id === undefined || token === undefined) return;
    const { log, rest, spoken } = this.#answering;
    const words = wordsFor(spoken, locale ?? '');
    const fault = randomBytes(4).toString('hex');
    log.error({ id: fault, interaction: id }, 'an interaction could not be read');
    const body =
      type === InteractionType.ApplicationCommandAutocomplete
        ? { type: InteractionResponseType.ApplicationCommandAutocompleteResult, data: { choices: [] } }
        : {
            type: InteractionResponseType.ChannelMessageWithSource,
            data: channelRequestOf(buildMessagePayload(words, { text: words.discord.failed(fault) }, { private: true }))
              .body,
          };
    const answered = rest.post(Routes.interactionCallback(id, token), { body, auth: false });
    this.#answering.underway.add(
      answered.catch((error: unknown) =>
        log.warn({ interaction: id, ...loggableErrorOf(error) }, 'an answer was not taken'),
      ),
    );
  };

  /** Returns the milliseconds until the user may act. Presses in private messages don't count. */
  #waitOf(interaction: Interaction): number {
    if (!this.#allowance || !isAnswerable(interaction)) return 0;
    return isPrivate(pressInteractionOf(interaction)) ? 0 : this.#allowance.take(interaction.user.id);
  }

  #often(interaction: Interaction, wait: number): void {
    this.#answering.turnedAway?.('often');
    const { most } = this.#allowance as CommandRateLimit;
    this.#admission.tell(() => this.#tell(interaction, ({ discord }) => discord.often(most, Date.now() + wait)));
  }

  #words({ locale }: AnswerableInteraction): Words {
    return wordsFor(this.#answering.spoken, locale);
  }

  #work(interaction: Interaction, begin: () => Promise<void>): void {
    const task = begin().catch((error: unknown) => {
      this.#answering.log.error(
        { interaction: interaction.id, error: stackOf(error) },
        'an interaction could not be read',
      );
    });
    this.#admission.works(interaction, task);
    this.#answering.underway.add(task);
  }

  #beginner(interaction: Interaction): (() => Promise<void>) | undefined {
    if (interaction.isAutocomplete()) return () => this.#complete(interaction);
    if (interaction.isMessageComponent()) return () => this.#press(interaction);
    if (interaction.isModalSubmit()) return () => this.#submit(interaction);
    return interaction.isChatInputCommand() ? () => this.#command(interaction) : undefined;
  }

  async #tell(interaction: Interaction, why: (words: Words) => string): Promise<void> {
    if (isAnswerable(interaction))
      await answer(interaction, () => saying(why(this.#words(interaction))), this.#answering);
  }

  #command(interaction: ChatInputCommandInteraction): Promise<void> {
    const run = (): Promise<Reply> => {
      const command = this.#commands.get(interaction.commandName);
      const { discord } = this.#words(interaction);
      if (command === undefined) return saying(discord.unknownCommand);
      if (!areOptionsAsDefined(this.#pathsOf(command), interaction.options.data)) return saying(discord.changedCommand);
      return command.execute(buildCommandInput(interaction, this.#answering.spoken, this.#download));
    };
    return answer(interaction, run, this.#answering);
  }

  #pathsOf(command: Command): readonly CommandPath[] {
    const paths = this.#paths.get(command) ?? commandPathsOf([command], this.#answering.spoken.en);
    this.#paths.set(command, paths);
    return paths;
  }

  #press(interaction: MessageComponentInteraction): Promise<void> {
    const run = (): Promise<Reply> => {
      const { command, input } = buildPressInput(interaction, this.#answering.spoken);
      return this.#commands.get(command)?.press?.(input) ?? saying(this.#words(interaction).discord.unknownControl);
    };
    return answer(interaction, run, this.#answering);
  }

  #submit(interaction: ModalSubmitInteraction): Promise<void> {
    const run = (): Promise<Reply> => {
      const { command, input } = buildFormInput(interaction, this.#answering.spoken);
      return this.#commands.get(command)?.submit?.(input) ?? saying(this.#words(interaction).discord.unknownControl);
    };
    return answer(interaction, run, this.#answering);
  }

  /** Answers a completion request. If the command has no completion, fails or is slow, the list is empty. */
  async #complete(interaction: AutocompleteInteraction): Promise<void> {
    const choices = formatCompletionChoices(await this.#choices(interaction));
    await interaction.respond(choices).catch((error: unknown) => {
      this.#answering.log.warn(
        { interaction: interaction.id, ...loggableErrorOf(error) },
        'a completion was not taken',
      );
    });
  }

  async #choices(interaction: AutocompleteInteraction): Promise<readonly Choice[]> {
    let timer: NodeJS.Timeout | undefined;
    const nothing = new Promise<readonly Choice[]>((resolve) => {
      timer = setTimeout(() => resolve([]), this.#answering.patience.completion);
    });
    const wanted = async (): Promise<readonly Choice[]> =>
      (await this.#commands
        .get(interaction.commandName)
        ?.complete?.(buildCompletionInput(interaction, this.#answering.spoken))) ?? [];
    const choices = wanted().catch((error: unknown): readonly Choice[] => {
      this.#answering.log.error(
        { interaction: interaction.id, name: interaction.commandName, error: stackOf(error) },
        'a completion failed',
      );
      return [];
    });
    const first = await Promise.race([choices, nothing]);
    clearTimeout(timer);
    return first;
  }
}
