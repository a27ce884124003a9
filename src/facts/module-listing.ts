import { canBotPlayModule, type Module } from '../engine/index.ts';
import { given } from '../form/given.ts';

export interface ModuleListing {
  readonly title: string;
  readonly description?: string;
  /** The descriptions in other languages, by Discord's locale codes; undefined in lists of older versions. */
  readonly texts?: { readonly [locale: string]: { readonly description?: string } };
  readonly maker?: string;
  readonly version?: string;
  readonly minutes?: number;
  /** The least and the most players; undefined in lists of older versions. */
  readonly players?: { readonly least: number; readonly most: number };
  /** The game's notation; undefined in lists of older versions. */
  readonly notation?: Module['notation'];
  /** False if the bot can't play the game; undefined in lists of older versions. */
  readonly bot?: false;
}

export const createModuleListing = (module: Omit<Module, 'maps'>): ModuleListing => {
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
    ...(canBotPlayModule(module) ? {} : { bot: false }),
  };
};

/**
 * Compares games for new players. Well-known games come first, then games for two players. Within both, the shortest
 * come first.
 */
export const compareForNewcomers = (a: ModuleListing, b: ModuleListing): number => {
  const [ranksOfA, ranksOfB] = [ranksOf(a), ranksOf(b)];
  const at = ranksOfA.findIndex((rank, i) => rank !== ranksOfB[i]);
  return at < 0 ? a.title.localeCompare(b.title, 'en') : (ranksOfA[at] ?? 0) - (ranksOfB[at] ?? 0);
};

/**
 * Returns numbers to compare games by; lower comes first. A game without a known length may never end, so it comes
 * last.
 */
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
