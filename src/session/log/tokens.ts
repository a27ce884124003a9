import type { Fields } from '../../table/index.ts';
import { plain } from '../../view/text/text.ts';

/**
 * What stands in stored steps for people's accounts and for texts that people typed, so that these can be forgotten:
 * `@3;` is the account of number 3, `@3!` a mention of it, `@4=` the text of number 4, `@4~` that text as players read
 * it. An @ of its own is `@@`.
 */

/**
 * Discord's ids have so many digits: whatever looks like one is kept apart, whether it is an account or not, but for
 * digits among the letters of a hash.
 */
const ACCOUNTS = String.raw`<@(\d{17,20})>|(?<![\da-f])\d{17,20}(?![\da-f])|@`;
const ACCOUNT = new RegExp(ACCOUNTS, 'g');
const LEAST = 17;
const TOKEN = /@(?:@|(\d+)([;!=~]))/g;

/** The numbers of what is kept apart; each is noted as used. */
export interface Numbers {
  account(account: string): number;
  /** Undefined where the text is not kept apart. */
  text(text: string): number | undefined;
  /** Finds, in words that players read, the texts that are kept apart, and what ACCOUNT finds. */
  readonly inWords: () => RegExp;
  /** Finds the same in texts as they were typed. */
  readonly inTexts: () => RegExp;
  /** The number of a text as players read it. */
  word(words: string): number | undefined;
}

/** What a number stands for; undefined where that was forgotten. */
export type TokenMeaning = (number: number) => string | undefined;

/** A pattern for `Numbers.inWords`, of texts as players read them, or for `Numbers.inTexts`. */
export const textsPattern = (words: readonly string[]): RegExp => {
  if (words.length === 0) return ACCOUNT;
  const longestFirst = [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${longestFirst.join('|')})(?![\p{L}\p{N}])|${ACCOUNTS}`, 'gu');
};

/** A text that names things, with its accounts kept apart. */
export const encoded = (text: string, numbers: Numbers): string =>
  text.length < LEAST && !text.includes('@')
    ? text
    : text.replace(ACCOUNT, (found, mentioned) => token(found, mentioned, numbers));

/** A text of a person's own, kept apart as a whole where it was typed. */
export const encodedText = (text: string, numbers: Numbers): string => {
  const number = numbers.text(text);
  return number === undefined ? encoded(text, numbers) : `@${number}=`;
};

/** A text in which names may stand that people typed, as they were typed; kept apart as a whole where it is one. */
export const encodedIn = (text: string, numbers: Numbers): string => {
  const whole = numbers.text(text);
  if (whole !== undefined) return `@${whole}=`;
  return text.replace(numbers.inTexts(), (found, mentioned) => {
    const number = numbers.text(found);
    return number === undefined ? token(found, mentioned, numbers) : `@${number}=`;
  });
};

/** Words that players read, in which names stand that people typed. */
export const encodedWords = (words: string, numbers: Numbers): string =>
  words.replace(numbers.inWords(), (found, mentioned) => {
    const number = numbers.word(found);
    return number === undefined ? token(found, mentioned, numbers) : `@${number}~`;
  });

const token = (found: string, mentioned: string | undefined, numbers: Numbers): string => {
  if (mentioned !== undefined) return `@${numbers.account(mentioned)}!`;
  return found === '@' ? '@@' : `@${numbers.account(found)};`;
};

/** A stored text as it was. What was forgotten is a number that is nobody's, or words that say so. */
export const decoded = (text: string, kept: TokenMeaning): string =>
  text.includes('@')
    ? text.replace(TOKEN, (found, digits, what) =>
        digits === undefined ? '@' : (meaning(Number(digits), what, kept) ?? found),
      )
    : text;

/** Who was forgotten, in words that earlier versions stored. */
// biome-ignore lint/plugin/words: part of sentences that earlier versions stored in English
const FORMER = 'a former player';

const meaning = (number: number, what: string, kept: TokenMeaning): string => {
  const found = kept(number);
  switch (what) {
    case ';':
      return found ?? String(number);
    case '!':
      return found === undefined ? FORMER : `<@${found}>`;
    case '=':
      return found ?? removedText(number);
    default:
      return plain(found ?? removedText(number));
  }
};

// biome-ignore lint/plugin/words: the name that a game keeps in place of what was removed, one for all readers
const removedText = (number: number): string => `removed text ${number}`;

/**
 * Every text of a plain value, the names of its fields too, as `change` makes it, or `changeName` the names; the value
 * itself where nothing is changed.
 */
export const mapTexts = (value: unknown, change: (text: string) => string, changeName = change): unknown => {
  if (typeof value === 'string') return change(value);
  if (typeof value !== 'object' || value === null) return value;
  return Array.isArray(value) ? mapItems(value, change, changeName) : mapFields(value as Fields, change, changeName);
};

const mapItems = (
  value: readonly unknown[],
  change: (text: string) => string,
  changeName: (text: string) => string,
): readonly unknown[] => {
  let changed: unknown[] | undefined;
  for (let i = 0; i < value.length; i += 1) {
    const item = mapTexts(value[i], change, changeName);
    if (!changed && item !== value[i]) changed = value.slice(0, i);
    changed?.push(item);
  }
  return changed ?? value;
};

const mapFields = (value: Fields, change: (text: string) => string, changeName: typeof change): Fields => {
  const names = Object.keys(value);
  let changed: [string, unknown][] | undefined;
  for (let i = 0; i < names.length; i += 1) {
    const name = names[i] as string;
    const newName = changeName(name);
    const field = mapTexts(value[name], change, changeName);
    if (!changed && (newName !== name || field !== value[name]))
      changed = names.slice(0, i).map((same) => [same, value[same]]);
    changed?.push([newName, field]);
  }
  return changed ? Object.fromEntries(changed) : value;
};
