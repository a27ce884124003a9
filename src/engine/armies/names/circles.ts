import { type BoardId, derived, type SideId, type World } from '../../../table/index.ts';
import type { Module } from '../../play/module.ts';
import { locateContainer, moduleOf } from '../../play/queries.ts';
import { canHideUnits } from '../record/visibility.ts';
import { armyNameKey } from './name-index.ts';

/**
 * The circle of an army: the viewers who know of it. These are all who see its private map, or its side if the module
 * can hide units, or everyone. Names of armies start with their circle, so that no name, number or refusal reveals an
 * army to others (D5, D7).
 */
export interface ArmyAudience {
  readonly window?: string;
  readonly side?: string;
}

export const armyAudienceOf = (world: World, side: SideId, board: BoardId): ArmyAudience => {
  const map = locateContainer(world.ground, board)?.map;
  if (map?.private !== undefined) return { window: map.name };
  return canHideUnits(moduleOf(world)) ? { side: sideNameOrId(world, side) } : {};
};

export const sideNameOrId = (world: World, side: SideId): string => world.ground.get('side', side)?.name ?? side;

/** Returns the text with which all names of a circle start; undefined if there is none. */
export const armyNamePrefixOf = (world: World, { window, side }: ArmyAudience): string | undefined =>
  window === undefined ? side : windowQualifier(moduleOf(world), window);

export const isSameArmyAudience = (a: ArmyAudience, b: ArmyAudience): boolean =>
  a.window === b.window && a.side === b.side;

/** Returns the name of a private map. Adds `map` to it if a side has the same name. */
const windowQualifier = ({ sides }: Module, window: string): string =>
  sides.some(({ name }) => armyNameKey(name) === armyNameKey(window)) ? `${window} map` : window;

/**
 * The names, and starts of names, that are reserved for a private map or a side. They are compared as `armyNameKey`
 * returns them.
 */
interface Claims {
  readonly windows: readonly (readonly [prefix: string, window: string])[];
  readonly sides: readonly (readonly [prefix: string, side: string])[];
  readonly listed: ReadonlyMap<string, string>;
}

const claimsOf = derived((module: Module): Claims => {
  const longest = (all: readonly (readonly [string, string])[]) => [...all].sort(([a], [b]) => b.length - a.length);
  return {
    windows: longest(
      module.maps.flatMap(({ name, private: side }) =>
        side === undefined ? [] : [[`${armyNameKey(windowQualifier(module, name))} `, name] as const],
      ),
    ),
    sides: longest(module.sides.map(({ name }) => [`${armyNameKey(name)} `, name] as const)),
    listed: new Map(
      module.sides.flatMap(({ name, armies = [] }) => armies.map((army) => [armyNameKey(army), name] as const)),
    ),
  };
});

const GIVEN = /^army [1-9]\d*$/u;

/** Returns the circle for which a name is reserved; empty if any army may have the name. */
export const keptFor = (module: Module, name: string): ArmyAudience => {
  const key = armyNameKey(name);
  const { windows, sides, listed } = claimsOf(module);
  const window = windows.find(([prefix]) => key.startsWith(prefix));
  const side = sides.find(([prefix]) => key.startsWith(prefix));
  if (window && !(side && side[0].length > window[0].length)) return { window: window[1] };
  const owner = listed.get(key);
  if (owner !== undefined) return { side: owner };
  return side && (canHideUnits(module) || GIVEN.test(key.slice(side[0].length))) ? { side: side[1] } : {};
};
