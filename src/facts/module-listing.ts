import { canBotPlay, type Module } from '../engine/index.ts';
import { given } from '../form/given.ts';

/** What lists say of a module: its title, what it is about, who made it, which version it is, who plays how long. */
export interface ModuleListing {
  readonly title: string;
  readonly description?: string;
  /** The same in other languages, by Discord's names of locales; lists of earlier versions lack it. */
  readonly texts?: { readonly [locale: string]: { readonly description?: string } };
  readonly maker?: string;
  readonly version?: string;
  readonly minutes?: number;
  /** How many sides must be played, and how many can be; lists of earlier versions lack it. */
  readonly players?: { readonly least: number; readonly most: number };
  /** In which notation its games are written; lists of earlier versions lack it. */
  readonly notation?: Module['notation'];
  /** False if the bot does not play its sides; lists of earlier versions lack it. */
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

/** Orders games for who knows none of them: a game that everyone knows, then those for two, the quickest first. */
export const newcomersFirst = (a: ModuleListing, b: ModuleListing): number => {
  const [ranksOfA, ranksOfB] = [ranksOf(a), ranksOf(b)];
  const at = ranksOfA.findIndex((rank, i) => rank !== ranksOfB[i]);
  return at < 0 ? a.title.localeCompare(b.title, 'en') : (ranksOfA[at] ?? 0) - (ranksOfB[at] ?? 0);
};

/** The lower the earlier. A game without a known length comes last: it may be none that ends. */
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
