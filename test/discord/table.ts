import { SlashCommandBuilder } from '@discordjs/builders';
import { onTestFinished } from 'vitest';
import { type Bot, type BotOptions, startBot } from '../../src/discord/bot.ts';
import { PATIENCE } from '../../src/discord/patience.ts';
import type {
  Choice,
  Command,
  CommandInput,
  CompletionInput,
  FormInput,
  PressInput,
  Reply,
} from '../../src/port/command.ts';
import type { Messenger } from '../../src/session/base/messenger.ts';
import type { Drawing } from '../../src/view/text/message.ts';
import { languages } from '../../src/words/index.ts';
import { type LoopbackOptions, startLoopback } from '../support/discord/loopback.ts';
import { text } from '../support/discord/text.ts';
import type { WireMessage } from '../support/discord/wire.ts';
import { en } from '../support/words.ts';

/** The bot at a loopback Discord, with one command `/do what:` whose doings each test says. */

export interface Around {
  readonly messenger: Messenger;
  /** Resolves when the bot first acknowledges something early. */
  readonly acknowledged: Promise<void>;
}

export interface Doing {
  readonly execute?: (input: CommandInput<string>, around: Around) => Promise<Reply> | Reply;
  readonly press?: (input: PressInput, around: Around) => Promise<Reply> | Reply;
  readonly submit?: (input: FormInput) => Promise<Reply> | Reply;
  readonly complete?: (input: CompletionInput<string>) => Promise<readonly Choice[]>;
}

export interface TableOptions extends Pick<Partial<BotOptions>, 'draw' | 'guildId' | 'onReady'> {
  readonly loopback?: LoopbackOptions;
  /** Milliseconds until the private acknowledgement. */
  readonly decision?: number;
  /** Milliseconds until an answer goes without its picture. */
  readonly picture?: number;
  readonly completion?: number;
}

export interface Logged {
  readonly level: 'info' | 'warn' | 'error';
  readonly data: object;
  readonly message: string;
}

const data = new SlashCommandBuilder()
  .setName('do')
  .setDescription('Does something')
  .addStringOption((option) => option.setName('what').setDescription('What').setAutocomplete(true));

export async function sitDown(doing: Doing, options: TableOptions = {}) {
  const discord = await startLoopback({ users: ['alice', 'bob'], channels: ['table', 'garden'], ...options.loopback });
  const log: Logged[] = [];
  const note = (level: Logged['level']) => (data: object, message: string) => void log.push({ level, data, message });
  const early = gate();
  discord.onRequest(({ body }) => {
    const { type } = (body ?? {}) as { readonly type?: number };
    if (type === 5 || type === 6) early.open();
  });
  const commands = (messenger: Messenger): readonly Command[] => [
    {
      data: { name: data.name, in: () => data.toJSON() },
      execute: async (input) => (await doing.execute?.(input, { messenger, acknowledged: early.opened })) ?? {},
      press: async (input) => (await doing.press?.(input, { messenger, acknowledged: early.opened })) ?? {},
      submit: async (input) => (await doing.submit?.(input)) ?? {},
      ...(doing.complete && { complete: doing.complete }),
    },
  ];
  const begin = (): Promise<Bot> =>
    startBot({
      token: discord.env.DISCORD_TOKEN,
      applicationId: discord.env.DISCORD_APPLICATION_ID,
      apiUrl: discord.env.DISCORD_API_URL,
      guildId: options.guildId,
      commands,
      draw: options.draw,
      spoken: languages,
      log: { info: note('info'), warn: note('warn'), error: note('error') },
      patience: {
        ...PATIENCE,
        decision: options.decision ?? PATIENCE.decision,
        picture: options.picture ?? PATIENCE.picture,
        completion: options.completion ?? PATIENCE.completion,
      },
      ...(options.onReady && { onReady: options.onReady }),
    });
  const bot = await begin();
  await discord.settled();
  onTestFinished(async () => {
    await bot.stop(10);
    await discord.stop();
  });
  return { discord, bot, begin, log, alice: discord.user('alice'), bob: discord.user('bob') };
}

/** What a reader sees of a message. */
export const read = (message: WireMessage | undefined): string => (message === undefined ? '(nothing)' : text(message));

export const reads = (messages: readonly WireMessage[]): readonly string[] => messages.map(read);

/** A promise and the hand that ends it. */
export function gate<T = void>() {
  let resolved: ((value: T) => void) | undefined;
  const opened = new Promise<T>((resolve) => {
    resolved = resolve;
  });
  return { open: (value: T) => resolved?.(value), opened };
}

export const board: Drawing = {
  key: 'g',
  name: 'board.png',
  alt: 'The board',
  picture: () => ({ shape: 'square', legend: en.board.legend, cells: [], pieces: [] }),
};
export const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
