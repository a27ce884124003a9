import type { PlainObject } from '../../table/index.ts';
import { plain } from '../../view/text/text.ts';

/**
 * Tokens that replace accounts and typed texts in stored steps, so that these can be forgotten. `@3;` is the account
 * with number 3, and `@3!` a mention of it. `@4=` is the text with number 4, and `@4~` that text as players read it. A
 * literal @ is `@@`.
 */

/**
 * Any number with as many digits as Discord's ids counts as an account and is stored separately, except for digits in a
 * hash.
 */
const ACCOUNTS = String.raw`<@(\d{17,20})>|(?<![\da-f])\d{17,20}(?![\da-f])|@`;
const ACCOUNT = new RegExp(ACCOUNTS, 'g');
const LEAST = 17;
const TOKEN = /@(?:@|(\d+)([;!=~]))/g;

/** The numbers of personal items. Every number that is requested counts as used by the step. */
export interface PersonalItemNumbers {
  account(account: string): number;
  /** Returns the number of a text; undefined if the text is not stored separately. */
  text(text: string): number | undefined;
  /** Matches personal texts as they appear in messages, and everything that ACCOUNT matches. */
  readonly inWords: () => RegExp;
  readonly inTexts: () => RegExp;
  word(words: string): number | undefined;
}

export type TokenLookup = (number: number) => string | undefined;

/**
 * Returns a pattern that matches these texts and accounts: `Numbers.inWords` if the texts are escaped as in messages,
 * otherwise `Numbers.inTexts`.
 */
export const personalTextPattern = (words: readonly string[]): RegExp => {
  if (words.length === 0) return ACCOUNT;
  const longestFirst = [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${longestFirst.join('|')})(?![\p{L}\p{N}])|${ACCOUNTS}`, 'gu');
};

export const encodeAccounts = (text: string, numbers: PersonalItemNumbers): string =>
  text.length < LEAST && !text.includes('@')
    ? text
    : text.replace(ACCOUNT, (found, mentioned) => token(found, mentioned, numbers));

/** Encodes a text of a person's act. A typed text becomes a single token. */
export const encodeActText = (text: string, numbers: PersonalItemNumbers): string => {
  const number = numbers.text(text);
  return number === undefined ? encodeAccounts(text, numbers) : `@${number}=`;
};

/** Encodes a text with typed names in it. If the whole text was typed, it becomes a single token. */
export const encodeTypedNames = (text: string, numbers: PersonalItemNumbers): string => {
  const whole = numbers.text(text);
  if (whole !== undefined) return `@${whole}=`;
  return text.replace(numbers.inTexts(), (found, mentioned) => {
    const number = numbers.text(found);
    return number === undefined ? token(found, mentioned, numbers) : `@${number}=`;
  });
};

export const encodeMessageText = (words: string, numbers: PersonalItemNumbers): string =>
  words.replace(numbers.inWords(), (found, mentioned) => {
    const number = numbers.word(found);
    return number === undefined ? token(found, mentioned, numbers) : `@${number}~`;
  });

const token = (found: string, mentioned: string | undefined, numbers: PersonalItemNumbers): string => {
  if (mentioned !== undefined) return `@${numbers.account(mentioned)}!`;
  return found === '@' ? '@@' : `@${numbers.account(found)};`;
};

/**
 * Decodes a text. A forgotten account becomes a number that belongs to no person, and a forgotten text becomes words
 * that say so.
 */
export const decoded = (text: string, kept: TokenLookup): string =>
  text.includes('@')
    ? text.replace(TOKEN, (found, digits, what) =>
        digits === undefined ? '@' : (meaning(Number(digits), what, kept) ?? found),
      )
    : text;

// biome-ignore lint/plugin/words: part of sentences that earlier versions stored in English
const FORMER = 'a former player';

const meaning = (number: number, what: string, kept: TokenLookup): string => {
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
 * Applies `change` to every text in a value, and `changeName` to names of fields. Returns the same object if nothing
 * changes.
 */
export const mapTextsInValue = (value: unknown, change: (text: string) => string, changeName = change): unknown => {
  if (typeof value === 'string') return change(value);
  if (typeof value !== 'object' || value === null) return value;
  return Array.isArray(value)
    ? mapItems(value, change, changeName)
    : mapFields(value as PlainObject, change, changeName);
};

const mapItems = (
  value: readonly unknown[],
  change: (text: string) => string,
  changeName: (text: string) => string,
): readonly unknown[] => {
  let changed: unknown[] | undefined;
  for (let i = 0; i < value.length; i += 1) {
    const item = mapTextsInValue(value[i], change, changeName);
    if (!changed && item !== value[i]) changed = value.slice(0, i);
    changed?.push(item);
  }
  return changed ?? value;
};

const mapFields = (value: PlainObject, change: (text: string) => string, changeName: typeof change): PlainObject => {
  const names = Object.keys(value);
  let changed: [string, unknown][] | undefined;
  for (let i = 0; i < names.length; i += 1) {
    const name = names[i] as string;
    const newName = changeName(name);
    const field = mapTextsInValue(value[name], change, changeName);
    if (!changed && (newName !== name || field !== value[name]))
      changed = names.slice(0, i).map((same) => [same, value[same]]);
    changed?.push([newName, field]);
  }
  return changed ? Object.fromEntries(changed) : value;
};
