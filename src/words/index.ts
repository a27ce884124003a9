import { de } from './de/index.ts';
import { en } from './en/index.ts';

/** What English says as a constant, another language says as any text. */
type InAnyLanguage<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Answer
    ? (...given: Given) => Answer extends string ? string : Answer
    : T extends object
      ? { readonly [Name in keyof T]: InAnyLanguage<T[Name]> }
      : T;

/** Everything that a language says, by noun. A language without one of the sentences does not compile. */
export interface Words extends InAnyLanguage<typeof en> {}

/** The languages that the bot speaks, by the locale that Discord calls each: `de`, `pt-BR`. */
export interface Languages {
  readonly en: Words;
  readonly [locale: string]: Words;
}

export const languages: Languages = { en, de };

/**
 * The words for a locale of Discord's (`en-GB`, `de`): those of the locale itself, else of its language; English where
 * there are none.
 */
export const wordsFor = (spoken: Languages, locale: string | undefined): Words => {
  if (locale === undefined) return spoken.en;
  return wordsIn(spoken, locale) ?? wordsIn(spoken, locale.split('-', 1)[0] as string) ?? spoken.en;
};

const wordsIn = (spoken: Languages, name: string): Words | undefined =>
  Object.hasOwn(spoken, name) ? spoken[name] : undefined;
