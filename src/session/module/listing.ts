import type { Module } from '../../engine/index.ts';
import { given } from '../../form/given.ts';

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
  readonly notation?: 'chess';
}

export const listingOf = ({
  title,
  description,
  texts,
  maker,
  version,
  minutes,
  sides,
  seats,
  notation,
}: Omit<Module, 'maps'>): ModuleListing => ({
  title,
  ...given('description', description),
  ...given('texts', texts && descriptionsIn(texts)),
  ...given('maker', maker),
  ...given('version', version),
  ...given('minutes', minutes),
  players: { least: seats?.least ?? sides.length, most: sides.length },
  ...given('notation', notation),
});

const descriptionsIn = (texts: NonNullable<Module['texts']>): NonNullable<ModuleListing['texts']> =>
  Object.fromEntries(
    Object.entries(texts).map(([locale, { description }]) => [locale, given('description', description)]),
  );
