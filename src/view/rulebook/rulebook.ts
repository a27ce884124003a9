import {
  type EndingWay,
  type Module,
  mannerOf,
  sentenceIn,
  takesByHand,
  type VariantChosen,
  variantsOf,
  WAYS,
  waysToEnd,
} from '../../engine/index.ts';

/** What people read of a game's rules: its author's own words, and what the table itself keeps of them. */
export interface Rulebook {
  readonly title: string;
  readonly description?: string;
  readonly goal?: string;
  /** How its games end, as the bot judges it. */
  readonly ways?: readonly EndingWay[];
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
  /** The sides as they go one after the other, if nothing else decides that. */
  readonly order?: readonly string[];
  /** Who goes next follows from what is played. */
  readonly isOrderRuled?: true;
  /** The phases of a turn in which somebody does something, by name, and those of them in which all do at once. */
  readonly phases?: readonly string[];
  readonly atOnce?: readonly string[];
  /** How enemies are taken, or turned: as a player names them, or as the rules have it by the move itself. */
  readonly takes: readonly Taking[];
  /** What is done follows from actions and phases of the module: moves alone are not all that is done. */
  readonly hasActs?: true;
  readonly handLimit?: number;
  readonly armyLimit?: number;
}

type Taking = Exclude<(typeof WAYS)[keyof typeof WAYS]['enemies'], 'none'>;

const takingsOf = (module: Module): readonly Taking[] => {
  const { maps, traits = {} } = module;
  const ways = [...maps, ...Object.values(traits)].flatMap(({ captures }) => {
    if (captures === undefined || captures.by === 'enter') return [];
    const { enemies } = WAYS[captures.by];
    return enemies === 'none' ? [] : enemies;
  });
  return [...new Set([...(takesByHand(module) ? (['by-name'] as const) : []), ...ways])].sort();
};

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

/** A text as the module gives it in the language of a locale; undefined if it doesn't. */
export const translated = ({ texts }: Pick<Rulebook, 'texts'>, locale: string, text: string): string | undefined => {
  const own = texts && Object.hasOwn(texts, locale) ? texts[locale]?.sentences : undefined;
  return own && Object.hasOwn(own, text) ? own[text] : undefined;
};

/** Returns the ways that decide a game; all of them, if none does. */
const deciding = (ways: readonly EndingWay[]): readonly EndingWay[] => {
  const found = ways.filter(
    (one) => !(one.by === 'ending' && one.result === 'draw') && !(one.by === 'score' && one.isTieBreak),
  );
  return found.length > 0 ? found : ways;
};

/** Returns what players read of how a game is won, and all else that ends it: the author's goal comes first (G40). */
export const waysIn = ({
  goal,
  ways = [],
}: Rulebook): { readonly first: readonly EndingWay[]; readonly others: readonly EndingWay[] } => {
  const first = goal === undefined ? deciding(ways) : [];
  return { first, others: ways.filter((one) => !first.includes(one)) };
};

/** The number of turns of a game, if that is known. */
export const turnsIn = ({ ways = [] }: Rulebook): number | undefined => {
  const [last] = ways.flatMap((one) => (one.by === 'last-turn' ? one.turn : []));
  return last;
};

/** Whether who goes next follows from what is played. */
export const isOrderRuled = ({ turn, actions = [], effects = [] }: Module): boolean => {
  const phases = (turn?.phases ?? []).flatMap(({ begin = [], end = [] }) => [...begin, ...end]);
  const lines = [...phases, ...actions.flatMap(({ does }) => does), ...effects.flatMap(({ does = [] }) => does)];
  return turn?.next !== undefined || lines.some(({ next }) => next !== undefined);
};

const turnsOf = (module: Module): Pick<Rulebook, 'ends' | 'order' | 'isOrderRuled' | 'phases' | 'atOnce'> => {
  const { turn } = module;
  if (!turn) return {};
  const done = turn.phases?.filter(({ act }) => act !== undefined);
  const atOnce = done?.filter((phase) => mannerOf(phase).isAtOnce).map(({ name }) => name) ?? [];
  return {
    ends: turn.ends,
    ...(isOrderRuled(module) ? { isOrderRuled: true } : {}),
    ...(isOrderRuled(module) || turn.first !== undefined || atOnce.length > 0 || turn.order.length < 3
      ? {}
      : { order: turn.order.slice() }),
    ...(done ? { phases: done.map(({ name }) => name) } : {}),
    ...(atOnce.length > 0 ? { atOnce } : {}),
  };
};

/** A module is no secret: this is the same for everybody. */
export const rulebookOf = (module: Module, ways = waysToEnd(module)): Rulebook => {
  const { title, description, goal, minutes, inShort, howToPlay, texts, sides, seats, turn, limits } = module;
  return {
    title,
    ...(description === undefined ? {} : { description }),
    ...(goal === undefined ? {} : { goal }),
    ...(ways.length > 0 ? { ways } : {}),
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
    ...turnsOf(module),
    takes: takingsOf(module),
    ...(module.actions || turn?.phases ? { hasActs: true } : {}),
    ...(limits?.['hand'] === undefined ? {} : { handLimit: limits['hand'] }),
    ...(limits?.['army'] === undefined ? {} : { armyLimit: limits['army'] }),
  };
};
