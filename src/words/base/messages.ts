import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Messages } from '../../../data/messages/messages.d.ts';

import type { MessageArgument } from './values.ts';

export type { Messages };

/** The message catalogs: each language is a folder, with a Fluent file for each feature. */
const FOLDER = fileURLToPath(new URL('../../../data/messages', import.meta.url));
/** The language whose message takes the place of a missing translation. */
const SOURCE = 'en';

type Arguments<Id extends keyof Messages> = Messages[Id] extends undefined ? [] : [given: Messages[Id]];

/** Formats a message (`kingdom-none`) or an attribute of one (`kingdom-role-attack.many`) with its arguments. */
export interface Format {
  <Id extends keyof Messages>(id: Id, ...given: Arguments<Id>): string;
  /** The language, as Discord calls it. */
  readonly locale: string;
}

/** The languages that have a catalog, by Discord's locale codes, English first. */
export const catalogued = (): readonly string[] => {
  const folders = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const locales = folders.map((entry) => entry.name).sort();
  return [SOURCE, ...locales.filter((locale) => locale !== SOURCE)];
};

/** Reads the texts of a catalog, each from a file. */
export const readCatalogue = (locale: string): readonly string[] => {
  const folder = join(FOLDER, locale);
  const files = readdirSync(folder).filter((file) => file.endsWith('.ftl'));
  return files.sort().map((file) => readFileSync(join(folder, file), 'utf8'));
};

const bundleOf = (locale: string, texts: readonly string[]): FluentBundle => {
  // Fluent can put invisible marks around arguments, for texts of mixed writing directions. Players would copy the
  // marks along with a name.
  const bundle = new FluentBundle(locale, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
};

type Variables = Record<string, FluentVariable>;

/** Formats numbers as players type them in commands: without thousands separators. */
const variablesOf = (given: Readonly<Record<string, MessageArgument>>): Variables => {
  const variables: Variables = {};
  for (const [key, value] of Object.entries(given))
    variables[key] = typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value;
  return variables;
};

/** The text of a message in one language; undefined if it has none, or none that fits the arguments. */
const textIn = (bundle: FluentBundle, id: string, variables: Variables): string | undefined => {
  const [message = '', attribute] = id.split('.');
  const found = bundle.getMessage(message);
  const pattern = attribute === undefined ? found?.value : found?.attributes[attribute];
  if (!pattern) return undefined;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, variables, errors);
  return errors.length > 0 ? undefined : text;
};

/**
 * Returns a function that formats messages with the first of these catalogs that has the message. The function throws
 * if none has it.
 */
const formatBy = (locale: string, all: () => readonly FluentBundle[]): Format => {
  const format = (id: string, given?: Readonly<Record<string, MessageArgument>>): string => {
    const variables = given === undefined ? {} : variablesOf(given);
    for (const bundle of all()) {
      const text = textIn(bundle, id, variables);
      if (text !== undefined) return text;
    }
    throw new Error(`No message ${id}`);
  };
  return Object.assign(format, { locale });
};

/** The texts of a catalog's files. */
interface Catalogue {
  readonly locale: string;
  readonly texts: readonly string[];
}

/** Returns a function that formats messages with these catalogs, instead of those of the project as in `formatIn`. */
export const formatFrom = (catalogues: readonly Catalogue[]): Format => {
  const all = catalogues.map(({ locale, texts }) => bundleOf(locale, texts));
  return formatBy(catalogues[0]?.locale ?? SOURCE, () => all);
};

const bundles = new Map<string, FluentBundle>();

const bundleIn = (locale: string): FluentBundle => {
  const bundle = bundles.get(locale) ?? bundleOf(locale, readCatalogue(locale));
  bundles.set(locale, bundle);
  return bundle;
};

/**
 * Formats messages in a language; a message without a translation is English. Reads the catalog only when its first
 * message is needed.
 */
export const formatIn = (locale: string): Format =>
  formatBy(locale, () => (locale === SOURCE ? [bundleIn(SOURCE)] : [bundleIn(locale), bundleIn(SOURCE)]));

/** A message without arguments. */
type Constant = { [Id in keyof Messages]: Messages[Id] extends undefined ? Id : never }[keyof Messages];

/** The words for all languages: message ids, functions that take a formatter first, and objects of these. */
interface Unspoken {
  readonly [name: string]: Constant | ((format: Format, ...given: never[]) => unknown) | Unspoken;
}

/** The same words in one language: texts, and functions that no longer need a formatter. */
export type BoundTexts<T> = {
  readonly [Name in keyof T]: T[Name] extends string
    ? string
    : T[Name] extends (format: Format, ...given: infer Given) => infer Answer
      ? (...given: Given) => Answer
      : BoundTexts<T[Name]>;
};

/**
 * Binds words to a language. A constant is formatted only when it is first read, so that a start of the bot reads no
 * catalog.
 */
export const spoken = <const T extends Unspoken>(format: Format, words: T): BoundTexts<T> => {
  const bound = Object.entries(words).map(([key, word]) => [key, { enumerable: true, ...bind(format, word) }] as const);
  return Object.defineProperties({}, Object.fromEntries(bound)) as BoundTexts<T>;
};

const bind = (format: Format, word: Unspoken[string]): PropertyDescriptor => {
  if (typeof word === 'string') return { get: () => format(word) };
  return { value: typeof word === 'function' ? word.bind(undefined, format) : spoken(format, word) };
};
