import { canBotPlay, type Module } from '../engine/index.ts';
import { given } from '../form/given.ts';

/** The information about a module in lists. */
export interface ModuleListing {
  readonly title: string;
  readonly description?: string;
  /** Texts in other languages, by Discord's names of locales. Missing in lists of earlier versions. */
  readonly texts?: { readonly [locale: string]: { readonly description?: string } };
  readonly maker?: string;
  readonly version?: string;
  readonly minutes?: number;
  /** The smallest and largest number of played sides. Missing in lists of earlier versions. */
  readonly players?: { readonly least: number; readonly most: number };
  /** The notation of its games. Missing in lists of earlier versions. */
  readonly notation?: Module['notation'];
  /** False if the bot doesn't play its sides. Missing in lists of earlier versions. */
  readonly bot?: false;
}

export const listingOf = (module: Omit<Module, 'maps'>): ModuleListing => {
  const { title, description, texts, maker, version, minutes, sides, seats, notation } = module;
  return {
    title,
    ...given('description', description),
    ...given('texts', texts && descriptionsIn(texts)),
    ...given('maker', maker),
    ...given('version', version),
    ...given('minutes', minutes),
    players: { least: seats?.least ?? sides.length, most: sides.length },
    ...given('notation', notation),
    ...(canBotPlay(module) ? {} : { bot: false }),
  };
};

/** Orders games for new players: first games that everyone knows, then those for two players, the shortest first. */
export const newcomersFirst = (a: ModuleListing, b: ModuleListing): number => {
  const [ranksOfA, ranksOfB] = [ranksOf(a), ranksOf(b)];
  const at = ranksOfA.findIndex((rank, i) => rank !== ranksOfB[i]);
  return at < 0 ? a.title.localeCompare(b.title, 'en') : (ranksOfA[at] ?? 0) - (ranksOfB[at] ?? 0);
};

/** Returns numbers to compare; lower is earlier. A game without a known length comes last: it may never end. */
const ranksOf = ({ notation, players, minutes }: ModuleListing): readonly number[] => [
  Number(minutes === undefined),
  Number(notation !== 'chess'),
  Number(!(players && players.least <= 2 && players.most >= 2)),
  minutes ?? 0,
];

const descriptionsIn = (texts: NonNullable<Module['texts']>): NonNullable<ModuleListing['texts']> =>
  Object.fromEntries(
    Object.entries(texts).map(([locale, { description }]) => [locale, given('description', description)]),
  );
