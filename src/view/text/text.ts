import { INVISIBLE_CHARACTERS, toOneLineText } from '../../table/index.ts';

/** Characters that Markdown or Discord interpret; names from outside must not be able to use them (T14). */
const SPECIAL = /[\\*_~`|>#[\]()<@:-]/g;
/** A number and a period at the start of a line begin a list. */
const ENUMERATION = /^(\d+)\./;

/**
 * Escapes a text from outside, so that it neither pings nor formats. The result is one line with at most `limit`
 * characters before escaping.
 */
export const plain = (text: string, limit = 80): string => {
  const harmless = toOneLineText(text, limit).replace(SPECIAL, (character) =>
    character === '@' ? '@\u200b' : `\\${character}`,
  );
  return harmless.replace(ENUMERATION, '$1\\.');
};

/** Puts a text on one line for places without Markdown, such as a button or a card: characters stay as they are. */
export const toSingleLine = (text: string, limit: number): string => toOneLineText(text, limit);

/**
 * The formatting that this file itself writes: escapes, an @ that pings no one, mentions, bold type, and a hyphen
 * within a word. Parentheses are included: on their own, they don't make a link.
 */
const WRITTEN = /\\[\\*_~`|>#[\]()<@:.-]|@\u200b|<@\d{1,20}>|\*\*|[()]|: |(?<=[a-z])-(?=[a-z])/g;

/** True if a text can't ping or format anything except mentions and bold type. */
export const isTextSafeToPost = (text: string): boolean => {
  const rest = text.replace(WRITTEN, '');
  return rest.search(SPECIAL) < 0 && rest.search(INVISIBLE_CHARACTERS) < 0;
};

/** Removes formatting for places without Markdown, such as a file. Mentions stay. */
export const removeMarkdown = (text: string): string => text.replace(/\*\*|\\|\u200b/g, '');

const MENTION = /<@\d{1,20}>/g;

/**
 * Removes formatting and replaces mentions by the text `someone`, for places where Discord shows no names, such as an
 * alt text.
 */
export const removeMarkdownAndMentions = (text: string, someone: string): string =>
  removeMarkdown(text).replace(MENTION, someone);

/** Formats a time in milliseconds since 1970; Discord shows it in each reader's time zone. */
export const moment = (at: number): string => `<t:${Math.floor(at / 1000)}:f>`;

/** Formats the time since a moment (ms since 1970); Discord keeps it up to date: `2 hours ago`. */
export const formatRelativeTime = (at: number): string => `<t:${Math.floor(at / 1000)}:R>`;

export const addMissingPeriod = (text: string): string => (/[.…!?]$/.test(text) ? text : `${text}.`);

export const bold = (text: string): string => `**${plain(text)}**`;

/** Shortens a text in its middle: the end of a place's name also distinguishes it. */
export const truncateMiddle = (text: string, most: number): string => {
  const half = Math.floor((most - 1) / 2);
  const ends = `${text.slice(0, half)}…${text.slice(-half)}`;
  // A surrogate pair isn't cut in two.
  return text.length <= most ? text : ends.replace(/[\ud800-\udbff]…/, '…').replace(/…[\udc00-\udfff]/, '…');
};
