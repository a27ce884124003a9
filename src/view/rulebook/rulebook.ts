import {
  type ChosenVariantOption,
  chosenVariantsOf,
  type EndingWay,
  hasManualCaptures,
  type Module,
  phaseMannerOf,
  translateTextOfModule,
  WAYS,
  waysToEnd,
} from '../../engine/index.ts';

export interface Rulebook {
  readonly title: string;
  readonly description?: string;
  readonly goal?: string;
  readonly ways?: readonly EndingWay[];
  /** The approximate length of a game, in minutes. */
  readonly minutes?: number;
  readonly inShort?: readonly string[];
  readonly howToPlay?: string;
  /** The author's texts in other languages, by Discord's locale codes. */
  readonly texts?: NonNullable<Module['texts']>;
  readonly variants?: readonly (ChosenVariantOption & {
    readonly text?: string;
    readonly choices: readonly string[];
  })[];
  readonly sides: readonly string[];
  readonly least?: number;
  readonly ends?: 'by-command' | 'after-move';
  readonly order?: readonly string[];
  readonly isOrderRuled?: true;
  /** The names of the phases with acts of players; `atOnce` has those in which all players act together. */
  readonly phases?: readonly string[];
  readonly atOnce?: readonly string[];
  /** The ways to capture or turn enemies: the player names the piece, or a move does it automatically. */
  readonly takes: readonly Taking[];
  /** True if the module has actions or phases: players do more than move pieces. */
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
  return [...new Set([...(hasManualCaptures(module) ? (['by-name'] as const) : []), ...ways])].sort();
};

export const translateFields = <T extends { readonly texts?: { readonly [locale: string]: Partial<T> } }>(
  book: T,
  locale: string,
): T => ({ ...book, ...(book.texts && Object.hasOwn(book.texts, locale) ? book.texts[locale] : {}) });

export const translateRulebook = (book: Rulebook, locale: string): Rulebook => ({
  ...translateFields(book, locale),
  ...(book.variants === undefined
    ? {}
    : {
        variants: book.variants.map((one) =>
          one.text === undefined ? one : { ...one, text: translateTextOfModule(book, locale, one.text) },
        ),
      }),
});

export const findTranslatedSentence = (
  { texts }: Pick<Rulebook, 'texts'>,
  locale: string,
  text: string,
): string | undefined => {
  const own = texts && Object.hasOwn(texts, locale) ? texts[locale]?.sentences : undefined;
  return own && Object.hasOwn(own, text) ? own[text] : undefined;
};

const deciding = (ways: readonly EndingWay[]): readonly EndingWay[] => {
  const found = ways.filter(
    (one) => !(one.by === 'ending' && one.result === 'draw') && !(one.by === 'score' && one.isTieBreak),
  );
  return found.length > 0 ? found : ways;
};

/**
 * Separates the endings that decide who wins from all other endings. If the author describes the goal, `first` is empty
 * (G40).
 */
export const waysIn = ({
  goal,
  ways = [],
}: Rulebook): { readonly first: readonly EndingWay[]; readonly others: readonly EndingWay[] } => {
  const first = goal === undefined ? deciding(ways) : [];
  return { first, others: ways.filter((one) => !first.includes(one)) };
};

export const turnLimitOf = ({ ways = [] }: Rulebook): number | undefined => {
  const [last] = ways.flatMap((one) => (one.by === 'last-turn' ? one.turn : []));
  return last;
};

export const hasTurnOrderRules = ({ turn, actions = [], effects = [] }: Module): boolean => {
  const phases = (turn?.phases ?? []).flatMap(({ begin = [], end = [] }) => [...begin, ...end]);
  const lines = [...phases, ...actions.flatMap(({ does }) => does), ...effects.flatMap(({ does = [] }) => does)];
  return turn?.next !== undefined || lines.some(({ next }) => next !== undefined);
};

const turnsOf = (module: Module): Pick<Rulebook, 'ends' | 'order' | 'isOrderRuled' | 'phases' | 'atOnce'> => {
  const { turn } = module;
  if (!turn) return {};
  const done = turn.phases?.filter(({ act }) => act !== undefined);
  const atOnce = done?.filter((phase) => phaseMannerOf(phase).isAtOnce).map(({ name }) => name) ?? [];
  return {
    ends: turn.ends,
    ...(hasTurnOrderRules(module) ? { isOrderRuled: true } : {}),
    ...(hasTurnOrderRules(module) || turn.first !== undefined || atOnce.length > 0 || turn.order.length < 3
      ? {}
      : { order: turn.order.slice() }),
    ...(done ? { phases: done.map(({ name }) => name) } : {}),
    ...(atOnce.length > 0 ? { atOnce } : {}),
  };
};

/** Returns the rulebook of a module; modules are public, so it is the same for every viewer. */
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
    variants: chosenVariantsOf(module).map((one) => {
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
