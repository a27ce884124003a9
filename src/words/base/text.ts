import type { BotLevel, CountedName } from '../../engine/index.ts';
import { isSoloChannelId } from '../../facts/where.ts';
import { type PersonId, toOneLineText } from '../../table/index.ts';
import { bold, toSingleLine } from '../../view/text/text.ts';
import { LONGEST_QUOTED, LONGEST_TYPEABLE_TEXT } from './limits.ts';
import type { Format } from './messages.ts';
import { type ListConjunction, list, person } from './values.ts';

/** A game, and where it is played. */
export interface GameWithChannel {
  readonly title: string;
  readonly channel: string;
  /** True if the bot plays a side of the game. */
  readonly isAgainstBot?: boolean;
  /** The bot's level, if it is to be named. */
  readonly level?: BotLevel;
}

/** A game's title with the place where it is played. */
export const placedGame = (format: Format, { title, channel, isAgainstBot, level }: GameWithChannel): string => {
  if (!isSoloChannelId(channel))
    return format('game-in-channel', { title: bold(title), channel: channelLink(channel) });
  if (isAgainstBot && level !== undefined)
    return format('game-against-bot-level', { title: bold(title), level: format('bot-level', { level }) });
  return format(isAgainstBot ? 'game-against-bot' : 'game-alone', { title: bold(title) });
};

/** A channel, as a link to it. */
export const channelLink = (channel: string): string => `<#${channel}>`;

/** `A, B and C`, for texts that are not from the message catalog, such as a module's own sentences. */
export const listed = (format: Format, items: readonly string[], last?: ListConjunction): string =>
  format('listed', { items: list(items, last) });

/** A person's mention, for texts that are not from the message catalog. */
export const mention = (format: Format, id: PersonId): string => format('mention', { person: person(id) });

/** Functions that format names within a module's own sentences. */
export const naming = (format: Format) => ({
  locale: format.locale,
  listed: (names: readonly string[]): string => listed(format, names),
  person: (id: PersonId): string => mention(format, id),
});

/** A size in bytes, in KB or MB. */
export const sizeText = (format: Format, bytes: number): string =>
  bytes < 1024 * 1024
    ? format('size-kilobytes', { size: Math.ceil(bytes / 1024) })
    : format('size-megabytes', { size: Math.ceil((bytes * 10) / 1024 / 1024) / 10 });

/** A text from a file in quotation marks, on one line and cut if it is long. */
export const quoted = (format: Format, text: string): string => {
  const line = text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ');
  return format('quoted', { text: line.length > LONGEST_QUOTED ? `${line.slice(0, LONGEST_QUOTED - 1)}…` : line });
};

/** A text as code: players can type it as it is. */
export const typed = (text: string): string => {
  const line = toOneLineText(text, LONGEST_TYPEABLE_TEXT).replaceAll('@', '@\u200b');
  return line.includes('`') ? `\`\` ${line} \`\`` : `\`${line}\``;
};

/** A name with its number: `3 × **Pawn**`, or `**Pawn**` for a single piece. */
export const countedName = ({ name, count }: CountedName): string => `${times({ count })}${bold(name)}`;

/** The number of a turn, and of the last one if it is known. */
export const turnNumber = (format: Format, number: number, last: number | undefined): string =>
  last === undefined ? String(number) : format('turn-number-of', { number, last });

/** `3 × `; empty for a single thing. */
export const times = ({ count = 1 }: { readonly count?: number | undefined }): string =>
  count > 1 ? `${count} × ` : '';

/** An item at the end of a list that says that `count` items are left out; empty if there are none. */
export const moreItems = (format: Format, count: number): readonly string[] =>
  count > 0 ? [format('more-items', { count })] : [];

/** A last line that says that `count` lines of a list are left out; empty if there are none. */
export const moreLine = (format: Format, count: number): readonly string[] =>
  count > 0 ? [format('more-line', { count })] : [];

/** The first sentence of a description, on one line, cut after `limit` characters. */
export const firstSentence = (description: string, limit: number): string => {
  const [first = ''] = description.split(/(?<=[.!?])\s/);
  return toSingleLine(first, limit);
};
