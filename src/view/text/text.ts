import { INVISIBLE, inOneLine } from '../../table/index.ts';

/** Markdown's and Discord's own characters, which a name from outside must not have any power through (T14). */
const SPECIAL = /[\\*_~`|>#[\]()<@:-]/g;
/** A number and a full stop begin a list where they begin a line. */
const ENUMERATION = /^(\d+)\./;

/**
 * A text from outside (a name, a value), so that it neither pings nor formats, on one line and at most `limit`
 * characters long.
 */
export const plain = (text: string, limit = 80): string => {
  const harmless = inOneLine(text, limit).replace(SPECIAL, (character) =>
    character === '@' ? '@\u200b' : `\\${character}`,
  );
  return harmless.replace(ENUMERATION, '$1\\.');
};

/** The same for where no markdown is read, such as a button or a card: its signs stand as they are. */
export const unformatted = (text: string, limit: number): string => inOneLine(text, limit);

/**
 * What this file writes: an escaped sign, an @ that pings nobody, a person, bold type; a hyphen within a word; and
 * brackets, which are a link only behind others that are none of these.
 */
const WRITTEN = /\\[\\*_~`|>#[\]()<@:.-]|@\u200b|<@\d{1,20}>|\*\*|[()]|: |(?<=[a-z])-(?=[a-z])/g;

/** Whether a text is made of such words alone, so that nothing in it pings or formats but people and names. */
export const isHarmless = (text: string): boolean => {
  const rest = text.replace(WRITTEN, '');
  return rest.search(SPECIAL) < 0 && rest.search(INVISIBLE) < 0;
};

/** Words without their formats, for where these mean nothing, such as a file. Mentions are left as they are. */
export const unmarked = (text: string): string => text.replace(/\*\*|\\|\u200b/g, '');

const MENTION = /<@\d{1,20}>/g;

/**
 * Words for where Discord shows no name in place of a mention: an alternative text, a caption, a choice. `someone`: the
 * words in its place.
 */
export const unmentioned = (text: string, someone: string): string => unmarked(text).replace(MENTION, someone);

/** A time in milliseconds since 1970, which everybody reads in the hours of where he lives. */
export const moment = (at: number): string => `<t:${Math.floor(at / 1000)}:f>`;

/** How long ago a moment was (ms since 1970), which Discord keeps up to date: `2 hours ago`. */
export const ago = (at: number): string => `<t:${Math.floor(at / 1000)}:R>`;

/** A text with a full stop, unless its last sign ends a sentence. */
export const asSentence = (text: string): string => (/[.…!?]$/.test(text) ? text : `${text}.`);

export const bold = (text: string): string => `**${plain(text)}**`;

/** A text that is too long without its middle: what a place is called tells it from others at its end, too. */
export const withoutMiddle = (text: string, most: number): string => {
  const half = Math.floor((most - 1) / 2);
  const ends = `${text.slice(0, half)}…${text.slice(-half)}`;
  // Signs that are two units long are not cut in two.
  return text.length <= most ? text : ends.replace(/[\ud800-\udbff]…/, '…').replace(/…[\udc00-\udfff]/, '…');
};
