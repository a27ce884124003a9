import { catalogued, formatIn } from './base/messages.ts';
import { wordsOf } from './spoken.ts';

/** Everything that the bot says in one language, grouped by topic. */
export interface Words extends ReturnType<typeof wordsOf> {}

/** The languages that the bot speaks, by Discord's locale codes: `de`, `pt-BR`. */
export interface Languages {
  readonly en: Words;
  readonly [locale: string]: Words;
}

const spokenIn = (locale: string): Words => wordsOf(formatIn(locale));

/** The languages that have a catalog. */
export const languages: Languages = {
  en: spokenIn('en'),
  ...Object.fromEntries(catalogued().map((locale) => [locale, spokenIn(locale)])),
};

/**
 * The words for a Discord locale such as `en-GB`: those of the locale itself, otherwise of its language, otherwise
 * English.
 */
export const wordsFor = (spoken: Languages, locale: string | undefined): Words => {
  if (locale === undefined) return spoken.en;
  return wordsIn(spoken, locale) ?? wordsIn(spoken, locale.split('-', 1)[0] as string) ?? spoken.en;
};

const wordsIn = (spoken: Languages, name: string): Words | undefined =>
  Object.hasOwn(spoken, name) ? spoken[name] : undefined;
