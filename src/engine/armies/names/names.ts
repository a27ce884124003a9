import { type BoardId, type Refusal, refuse, type SideId, type World } from '../../../table/index.ts';
import { moduleOf } from '../../play/queries.ts';
import type { Army } from '../record/army.ts';
import {
  type ArmyAudience,
  armyAudienceOf,
  armyNamePrefixOf,
  isSameArmyAudience,
  keptFor,
  sideNameOrId,
} from './circles.ts';
import { createEmptyArmyNumbers, findFirstFreeArmyNumber } from './free-numbers.ts';
import { armyNameKey, armyNamesIndex, type NamedArmy } from './name-index.ts';

declare module '../../../table/core/refusal.ts' {
  interface Refusals {
    'army-name': { readonly most: number };
    'army-name-taken': { readonly name: string };
    /** The name starts like the names of armies that the actor's army doesn't belong to. */
    'army-name-kept': { readonly name: string };
    'army-called-so': { readonly name: string };
  }
}

/** The longest name that a player can type. It must fit into a choice in a list. */
const LONGEST_ARMY_NAME = 60;
const WRONG = /[\p{C}\p{Zl}\p{Zp}]/u;

export interface ArmySideAndBoard {
  readonly side: SideId;
  readonly board: BoardId;
}

const bearersOf = (world: World, name: string): readonly NamedArmy[] =>
  world.ground.index(armyNamesIndex).bearers.get(armyNameKey(name)) ?? [];

/**
 * True if another army of the same circle has the name, or an army that every viewer knows. The result must not reveal
 * other armies.
 */
const isTaken = (world: World, { side, board }: ArmySideAndBoard, name: string, self?: string): boolean => {
  const own = armyAudienceOf(world, side, board);
  return bearersOf(world, name).some((bearer) => {
    if (bearer.id === self) return false;
    const circle = armyAudienceOf(world, bearer.side, bearer.board);
    return isSameArmyAudience(circle, own) || isSameArmyAudience(circle, {});
  });
};

const isTakenIn = (seen: World, name: string, self?: string): boolean => {
  const battle = seen.get('battle', 'battle');
  const fights = (id: string): boolean =>
    [battle?.attackers, battle?.defenders].some((party) => party?.bands.some(({ army }) => army?.id === id) === true);
  return bearersOf(seen, name).some(({ id }) => id !== self && (seen.get('army', id) !== undefined || fights(id)));
};

/** Adds the first free number to a name. `besides` has names that are already given but not on the table yet. */
const numbered = (world: World, stem: string, besides: ReadonlySet<string>): string => {
  const numbers = world.ground.index(armyNamesIndex).numbers.get(armyNameKey(stem)) ?? createEmptyArmyNumbers();
  for (let number = findFirstFreeArmyNumber(numbers); ; number += 1) {
    const name = `${stem} ${number}`;
    if (!numbers.borne.has(number) && !besides.has(armyNameKey(name))) return name;
  }
};

const NONE: ReadonlySet<string> = new Set();

/**
 * Returns a name for an army to which the player gave none (D25). It is the first free one of the module's list,
 * otherwise the side's name with a number.
 */
export const chooseFreeArmyName = (
  world: World,
  army: ArmySideAndBoard,
  besides: ReadonlySet<string> = NONE,
): string => {
  const circle = armyAudienceOf(world, army.side, army.board);
  if (circle.window !== undefined) return numbered(world, stemIn(world, army.side, circle), besides);
  const free = listedFor(world, army.side).find(
    (name) => !besides.has(armyNameKey(name)) && !isTaken(world, army, name),
  );
  return free ?? numbered(world, stemIn(world, army.side, circle), besides);
};

const stemIn = (world: World, side: SideId, circle: ArmyAudience): string =>
  `${armyNamePrefixOf(world, circle) ?? sideNameOrId(world, side)} Army`;

const listedFor = (world: World, side: SideId): readonly string[] =>
  moduleOf(world).sides.find(({ name }) => name === sideNameOrId(world, side))?.armies ?? [];

/** True if armies get this name automatically, now or in earlier versions. */
const isGiven = (world: World, { name, side, board }: Army): boolean => {
  const key = armyNameKey(name);
  const stems = ['Army', stemIn(world, side, armyAudienceOf(world, side, board))].map(
    (stem) => `${armyNameKey(stem)} `,
  );
  return (
    stems.some((stem) => key.startsWith(stem) && /^[1-9]\d*$/.test(key.slice(stem.length))) ||
    listedFor(world, side).some((listed) => armyNameKey(listed) === key)
  );
};

/** Moves an army to another board. If its viewers (its circle) change, it gets a new name. */
export const moveArmyToBoard = (
  world: World,
  army: Army,
  board: BoardId,
  besides: ReadonlySet<string> = NONE,
): Army => {
  const there = { ...army, board };
  const [from, to] = [army.board, board].map((one) => armyAudienceOf(world, army.side, one)) as [
    ArmyAudience,
    ArmyAudience,
  ];
  if (isSameArmyAudience(from, to)) return there;
  if (isGiven(world, army)) return { ...there, name: chooseFreeArmyName(world, there, besides) };
  const before = from.window === undefined ? '' : `${armyNamePrefixOf(world, from)} `;
  const bare = armyNameKey(army.name).startsWith(armyNameKey(before)) ? army.name.slice(before.length) : army.name;
  const name = qualified(world, there, bare.trim() || army.name);
  if (isKept(world, there, name)) return { ...there, name: chooseFreeArmyName(world, there, besides) };
  const isFree = !besides.has(armyNameKey(name)) && !isTaken(world, there, name, army.id);
  return { ...there, name: isFree ? name : numbered(world, name, besides) };
};

const qualified = (world: World, { side, board }: ArmySideAndBoard, name: string): string => {
  const circle = armyAudienceOf(world, side, board);
  const qualifier = armyNamePrefixOf(world, circle);
  return qualifier === undefined || isSameArmyAudience(keptFor(moduleOf(world), name), circle)
    ? name
    : `${qualifier} ${name}`;
};

const isKept = (world: World, { side, board }: ArmySideAndBoard, name: string): boolean => {
  const kept = keptFor(moduleOf(world), name);
  if (kept.window !== armyAudienceOf(world, side, board).window) return true;
  return kept.side !== undefined && kept.side !== sideNameOrId(world, side);
};

/**
 * Returns the name for an army that a player names. Refuses a name if the actor sees an army that has it. Adds a number
 * if an army that the actor can't see has it.
 */
export const resolveArmyName = (
  table: World,
  seen: World,
  army: ArmySideAndBoard,
  typed: string,
  self?: string,
): string | Refusal => {
  if (typed.trim() !== typed || typed === '' || typed.length > LONGEST_ARMY_NAME || WRONG.test(typed))
    return refuse('army-name', { most: LONGEST_ARMY_NAME });
  const name = qualified(table, army, typed);
  if (isKept(table, army, name)) return refuse('army-name-kept', { name: typed });
  if (!isTaken(table, army, name, self)) return name;
  return isTakenIn(seen, name, self) ? refuse('army-name-taken', { name }) : numbered(table, name, NONE);
};
