import { type BoardId, derived, type SideId, type World } from '../../../table/index.ts';
import type { Module } from '../../play/module.ts';
import { locate, moduleOf } from '../../play/queries.ts';
import { coversUnits } from '../record/visibility.ts';
import { armyNameKey } from './name-index.ts';

/**
 * Those who know of an army as such: all who see into the private map on which it stands, its side alone where units
 * can be covered, else everybody. Names of two circles are never the same, for they begin with what the circle is
 * called: so no name, number or refusal tells anybody of an army of which he does not know (D5, D7).
 */
export interface Circle {
  readonly window?: string;
  readonly side?: string;
}

export const circleOf = (world: World, side: SideId, board: BoardId): Circle => {
  const map = locate(world.ground, board)?.map;
  if (map?.private !== undefined) return { window: map.name };
  return coversUnits(moduleOf(world)) ? { side: sideName(world, side) } : {};
};

export const sideName = (world: World, side: SideId): string => world.ground.get('side', side)?.name ?? side;

/** What the names of a circle begin with; nothing, where everybody knows its armies. */
export const qualifierOf = (world: World, { window, side }: Circle): string | undefined =>
  window === undefined ? side : windowQualifier(moduleOf(world), window);

export const isSameCircle = (a: Circle, b: Circle): boolean => a.window === b.window && a.side === b.side;

/** A map that is called as a side is would have the names of that side's armies. */
const windowQualifier = ({ sides }: Module, window: string): string =>
  sides.some(({ name }) => armyNameKey(name) === armyNameKey(window)) ? `${window} map` : window;

/** What names begin with, or are, that are kept for the armies of a private map or of a side; by their keys. */
interface Claims {
  /** The longest first. */
  readonly windows: readonly (readonly [prefix: string, window: string])[];
  readonly sides: readonly (readonly [prefix: string, side: string])[];
  /** The names that the module has for the armies of a side. */
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

/** For whose armies alone a name is kept, whoever bears it; nothing, where it is free to all. */
export const keptFor = (module: Module, name: string): Circle => {
  const key = armyNameKey(name);
  const { windows, sides, listed } = claimsOf(module);
  const window = windows.find(([prefix]) => key.startsWith(prefix));
  const side = sides.find(([prefix]) => key.startsWith(prefix));
  if (window && !(side && side[0].length > window[0].length)) return { window: window[1] };
  const owner = listed.get(key);
  if (owner !== undefined) return { side: owner };
  return side && (coversUnits(module) || GIVEN.test(key.slice(side[0].length))) ? { side: side[1] } : {};
};
