import {
  type ActionRowBuilder,
  type APIApplicationCommandOptionChoice,
  FileBuilder,
  MediaGalleryBuilder,
  type MessageActionRowComponentBuilder,
  MessageFlags,
  type MessageMentionOptions,
  TextDisplayBuilder,
} from 'discord.js';
import type { Choice } from '../port/command.ts';
import {
  DISCORD_LIMITS,
  type Drawing,
  detectPictureMimeType,
  encodeFileText,
  type Message,
  PICTURE_FILE_EXTENSIONS,
} from '../view/text/message.ts';
import { removeMarkdownAndMentions } from '../view/text/text.ts';
import type { Words } from '../words/index.ts';
import { actionRows } from './controls.ts';
import { shortenText, truncateText } from './shortened.ts';

interface Attached {
  readonly attachment: Buffer;
  readonly name: string;
  readonly description?: string;
}

type PayloadComponent =
  | TextDisplayBuilder
  | FileBuilder
  | MediaGalleryBuilder
  | ActionRowBuilder<MessageActionRowComponentBuilder>;

export interface DiscordMessagePayload<
  Flag = MessageFlags.IsComponentsV2 | MessageFlags.Ephemeral | MessageFlags.SuppressNotifications,
> {
  readonly flags: readonly Flag[];
  readonly components: readonly PayloadComponent[];
  readonly allowedMentions: MessageMentionOptions;
  /** All files that the message has: an edit removes its previous files. */
  readonly files: readonly Attached[];
}

/** Removes the flags that an edit can't set. */
export const removeUneditableFlags = (
  payload: DiscordMessagePayload,
): DiscordMessagePayload<MessageFlags.IsComponentsV2> => ({
  ...payload,
  flags: [MessageFlags.IsComponentsV2],
});

export interface PayloadExtras {
  readonly picture?: Uint8Array | undefined;
  /** Lines below the text that are never cut. Together, they have less than 1,000 characters. */
  readonly notes?: readonly string[];
  readonly private?: boolean;
  /** True for a message without a sound, such as a report (T18). */
  readonly silent?: boolean;
  readonly files?: boolean;
}

const NOBODY: MessageMentionOptions = { parse: [] };

/** Returns the setting that allows mentions only of these users (T14). */
function mentionsOf(people: readonly string[] | undefined): MessageMentionOptions {
  if (people === undefined || people.length === 0) return NOBODY;
  const users = [...new Set(people)].filter((id) => /^\d{1,20}$/.test(id)).slice(0, DISCORD_LIMITS.mentions);
  return { parse: [], users };
}

const below = (text: string, notes: readonly string[]): string =>
  notes.length === 0 ? text : [text, ...notes.map((note) => `-# ${note}`)].join('\n');

/** Cuts a text at the end of a line. If the cut is in a code block, closes it. */
function cutAtLine(text: string, room: number): string {
  const fence = '\n```';
  const end = text.lastIndexOf('\n', room - fence.length);
  const head = end > room / 2 ? text.slice(0, end) : truncateText(text, room - fence.length);
  return head.split('```').length % 2 === 0 ? head + fence : head;
}

function textOf(
  { discord }: Words,
  text: string,
  notes: readonly string[],
  files: boolean,
  room: number,
): { readonly shown: string; readonly cut: boolean } {
  const whole = below(text, notes);
  if (whole.length <= room) return { shown: whole, cut: false };
  const all = [files ? discord.cut : discord.cutWithoutFile, ...notes];
  return { shown: below(cutAtLine(text, room - below('', all).length), all), cut: true };
}

const pictureName = (drawing: Drawing, type: keyof typeof PICTURE_FILE_EXTENSIONS): string =>
  `${
    drawing.name
      .replace(/\.png$/i, '')
      .replaceAll(/[^A-Za-z0-9_-]+/g, '-')
      .slice(0, DISCORD_LIMITS.fileName) || 'picture'
  }.${PICTURE_FILE_EXTENSIONS[type]}`;

/** Returns a name that Discord keeps unchanged, including the file extension. */
const fileName = (name: string): string => name.replaceAll(/[^A-Za-z0-9_.-]+/g, '-').slice(-DISCORD_LIMITS.fileName);

const NOTICES = 1500;

const LONGEST_ASK = 1000;

/** Returns the most components that a message can have besides its controls. A picture that is added later counts. */
const besideRows = ({ text, ask, file, drawing }: Message): number =>
  [
    true,
    ask !== undefined,
    text.length > DISCORD_LIMITS.text - NOTICES - (ask?.length ?? 0),
    file !== undefined,
    drawing !== undefined,
  ].filter(Boolean).length;

/** Returns a picture's alternative text. In it, Discord shows no names, so mentions are replaced (U15). */
const altOf = ({ drawn }: Words, { alt }: Drawing): string => removeMarkdownAndMentions(alt, drawn.SOMEONE);

/** Formats a message as Components V2 within Discord's limits, with a notice about what was cut (T13). */
export function buildMessagePayload(words: Words, message: Message, extras: PayloadExtras = {}): DiscordMessagePayload {
  const files = extras.files !== false;
  const controls =
    message.rows === undefined
      ? undefined
      : actionRows(words, message.rows, DISCORD_LIMITS.components - besideRows(message));
  const left = message.file !== undefined && !files ? [words.discord.fileLeftOut] : [];
  const notes = [...(extras.notes ?? []), ...left, ...(controls?.notes ?? [])];
  const ask = message.ask === undefined ? '' : shortenText(message.ask, LONGEST_ASK);
  const text = textOf(words, message.text, notes, files, DISCORD_LIMITS.text - ask.length);
  const components: PayloadComponent[] = [];
  const attached: Attached[] = [];
  const addFile = (name: string, attachment: Buffer): void => {
    attached.push({ attachment, name });
    components.push(new FileBuilder().setURL(`attachment://${name}`));
  };

  if (text.shown.trim() !== '') components.push(new TextDisplayBuilder().setContent(text.shown));
  if (text.cut && files) addFile('answer.txt', Buffer.from(message.text).subarray(0, DISCORD_LIMITS.fileBytes));
  if (message.file !== undefined && files)
    addFile(fileName(message.file.name), Buffer.from(encodeFileText(message.file.text)));
  if (message.drawing !== undefined && extras.picture !== undefined && files) {
    const name = pictureName(message.drawing, detectPictureMimeType(extras.picture));
    const description = shortenText(altOf(words, message.drawing), DISCORD_LIMITS.alt);
    attached.push({ attachment: Buffer.from(extras.picture), name, description });
    components.push(
      new MediaGalleryBuilder().addItems((item) => item.setURL(`attachment://${name}`).setDescription(description)),
    );
  }
  if (ask.trim() !== '') components.push(new TextDisplayBuilder().setContent(ask));
  if (controls !== undefined) components.push(...controls.rows);
  if (components.length === 0) {
    const said = shortenText(message.drawing ? altOf(words, message.drawing) : words.discord.done, DISCORD_LIMITS.alt);
    components.push(new TextDisplayBuilder().setContent(said));
  }
  return {
    flags: [
      MessageFlags.IsComponentsV2,
      ...(extras.private ? [MessageFlags.Ephemeral as const] : []),
      ...(extras.silent ? [MessageFlags.SuppressNotifications as const] : []),
    ],
    components,
    allowedMentions: mentionsOf(message.mentions),
    files: attached,
  };
}

/**
 * Returns at most 25 completions. Completions with long values are left out, because a shortened value would mean
 * something else.
 */
export function formatCompletionChoices(choices: readonly Choice[]): APIApplicationCommandOptionChoice<string>[] {
  return choices
    .filter(({ value }) => value.length <= DISCORD_LIMITS.choice && value.trim() !== '')
    .slice(0, DISCORD_LIMITS.choices)
    .map(({ name, value }) => ({ name: shortenText(name.trim() === '' ? value : name, DISCORD_LIMITS.choice), value }));
}
