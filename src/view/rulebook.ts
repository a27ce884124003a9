import { hasCaptures, type Module, sentenceIn, takesByHand, type VariantChosen, variantsOf } from '../engine/index.ts';

/** What people read of a game's rules: its author's own words, and what the table itself keeps of them. */
export interface Rulebook {
  readonly title: string;
  readonly description?: string;
  readonly goal?: string;
  /** How long a game takes, about. */
  readonly minutes?: number;
  /** The rules in a few lines. */
  readonly inShort?: readonly string[];
  readonly howToPlay?: string;
  /** The same in other languages, by Discord's names of locales. */
  readonly texts?: NonNullable<Module['texts']>;
  /** What was chosen, and what can be when a game starts. */
  readonly variants?: readonly (VariantChosen & { readonly text?: string; readonly choices: readonly string[] })[];
  /** The names of the sides. */
  readonly sides: readonly string[];
  /** Where not all of them must be played: so many at least. */
  readonly least?: number;
  /** How a side's turn ends; undefined where there are no turns. */
  readonly ends?: 'by-command' | 'after-move';
  /** Whether enemies are taken as a player names them, as the rules have it by the move itself, or both. */
  readonly takes: readonly ('by-name' | 'by-rule')[];
  readonly handLimit?: number;
  readonly armyLimit?: number;
}

/** What is said of a game, in the language of a locale as far as its author gives it. */
export const inLanguage = <T extends { readonly texts?: { readonly [locale: string]: Partial<T> } }>(
  book: T,
  locale: string,
): T => ({ ...book, ...(book.texts && Object.hasOwn(book.texts, locale) ? book.texts[locale] : {}) });

/** The same of a game's rules, with what is said of its variants. */
export const rulebookIn = (book: Rulebook, locale: string): Rulebook => ({
  ...inLanguage(book, locale),
  ...(book.variants === undefined
    ? {}
    : {
        variants: book.variants.map((one) =>
          one.text === undefined ? one : { ...one, text: sentenceIn(book, locale, one.text) },
        ),
      }),
});

/** A module is no secret: this is the same for everybody. */
export const rulebookOf = (module: Module): Rulebook => {
  const { title, description, goal, minutes, inShort, howToPlay, texts, sides, seats, turn, limits } = module;
  return {
    title,
    ...(description === undefined ? {} : { description }),
    ...(goal === undefined ? {} : { goal }),
    ...(minutes === undefined ? {} : { minutes }),
    ...(inShort === undefined ? {} : { inShort }),
    ...(howToPlay === undefined ? {} : { howToPlay }),
    ...(texts === undefined ? {} : { texts }),
    variants: variantsOf(module).map((one) => {
      const { text, choices = [] } = module.variants?.find(({ name }) => name === one.variant) ?? {};
      return { ...one, ...(text === undefined ? {} : { text }), choices: choices.map(({ name }) => name) };
    }),
    sides: (turn?.order ?? sides.map(({ name }) => name)).slice(),
    ...(seats ? { least: seats.least } : {}),
    ...(turn ? { ends: turn.ends } : {}),
    takes: [...(takesByHand(module) ? ['by-name' as const] : []), ...(hasCaptures(module) ? ['by-rule' as const] : [])],
    ...(limits?.['hand'] === undefined ? {} : { handLimit: limits['hand'] }),
    ...(limits?.['army'] === undefined ? {} : { armyLimit: limits['army'] }),
  };
};
