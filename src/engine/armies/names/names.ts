import { type BoardId, type Refusal, refuse, type SideId, type World } from '../../../table/index.ts';
import { moduleOf } from '../../play/queries.ts';
import type { Army } from '../record/army.ts';
import { type Circle, circleOf, isSameCircle, keptFor, qualifierOf, sideName } from './circles.ts';
import { firstFree, noNumbers } from './free-numbers.ts';
import { armyNameKey, armyNamesIndex, type NameBearer } from './name-index.ts';

declare module '../../../table/core/refusal.ts' {
  interface Refusals {
    'army-name': { readonly most: number };
    'army-name-taken': { readonly name: string };
    /** It begins as names of armies do that the actor's are not among. */
    'army-name-kept': { readonly name: string };
    /** The army is called so already. */
    'army-called-so': { readonly name: string };
  }
}

/** The longest name that is typed: it must fit a choice in a list. */
const LONGEST_ARMY_NAME = 60;
const WRONG = /[\p{C}\p{Zl}\p{Zp}]/u;

/** Whose army it is, and where it stands. */
export interface Bearing {
  readonly side: SideId;
  readonly board: BoardId;
}

const bearersOf = (world: World, name: string): readonly NameBearer[] =>
  world.ground.index(armyNamesIndex).bearers.get(armyNameKey(name)) ?? [];

/**
 * Whether another army of which the same people know bears a name, or one of which everybody knows: others have been
 * called so by earlier versions alone, and what is decided may not tell of them.
 */
const isTaken = (world: World, { side, board }: Bearing, name: string, self?: string): boolean => {
  const own = circleOf(world, side, board);
  return bearersOf(world, name).some((bearer) => {
    if (bearer.id === self) return false;
    const circle = circleOf(world, bearer.side, bearer.board);
    return isSameCircle(circle, own) || isSameCircle(circle, {});
  });
};

/** Whether one of those that bear a name is seen in a world. */
const isTakenIn = (seen: World, name: string, self?: string): boolean => {
  const battle = seen.get('battle', 'battle');
  const fights = (id: string): boolean =>
    [battle?.attackers, battle?.defenders].some((party) => party?.bands.some(({ army }) => army?.id === id) === true);
  return bearersOf(seen, name).some(({ id }) => id !== self && (seen.get('army', id) !== undefined || fights(id)));
};

/** With the first number behind it that is free; `besides`: names that were given, but are not on the table yet. */
const numbered = (world: World, stem: string, besides: ReadonlySet<string>): string => {
  const numbers = world.ground.index(armyNamesIndex).numbers.get(armyNameKey(stem)) ?? noNumbers();
  for (let number = firstFree(numbers); ; number += 1) {
    const name = `${stem} ${number}`;
    if (!numbers.borne.has(number) && !besides.has(armyNameKey(name))) return name;
  }
};

const NONE: ReadonlySet<string> = new Set();

/**
 * What an army is called that nobody names (D25): the first free name of those that the module has for its side, else
 * its side with the first free number. In a private map names begin with the map's.
 */
export const freeName = (world: World, army: Bearing, besides: ReadonlySet<string> = NONE): string => {
  const circle = circleOf(world, army.side, army.board);
  if (circle.window !== undefined) return numbered(world, stemIn(world, army.side, circle), besides);
  const free = listedFor(world, army.side).find(
    (name) => !besides.has(armyNameKey(name)) && !isTaken(world, army, name),
  );
  return free ?? numbered(world, stemIn(world, army.side, circle), besides);
};

const stemIn = (world: World, side: SideId, circle: Circle): string =>
  `${qualifierOf(world, circle) ?? sideName(world, side)} Army`;

const listedFor = (world: World, side: SideId): readonly string[] =>
  moduleOf(world).sides.find(({ name }) => name === sideName(world, side))?.armies ?? [];

/** Whether nobody chose that name: it is one that armies get there, or got in earlier versions. */
const isGiven = (world: World, { name, side, board }: Army): boolean => {
  const key = armyNameKey(name);
  const stems = ['Army', stemIn(world, side, circleOf(world, side, board))].map((stem) => `${armyNameKey(stem)} `);
  return (
    stems.some((stem) => key.startsWith(stem) && /^[1-9]\d*$/.test(key.slice(stem.length))) ||
    listedFor(world, side).some((listed) => armyNameKey(listed) === key)
  );
};

/**
 * The army on another board. Where others know of it there, or no longer do, a name that it was given by nobody is
 * another one, and one that was chosen begins as names do there.
 */
export const onBoard = (world: World, army: Army, board: BoardId, besides: ReadonlySet<string> = NONE): Army => {
  const there = { ...army, board };
  const [from, to] = [army.board, board].map((one) => circleOf(world, army.side, one)) as [Circle, Circle];
  if (isSameCircle(from, to)) return there;
  if (isGiven(world, army)) return { ...there, name: freeName(world, there, besides) };
  const before = from.window === undefined ? '' : `${qualifierOf(world, from)} `;
  const bare = armyNameKey(army.name).startsWith(armyNameKey(before)) ? army.name.slice(before.length) : army.name;
  const name = qualified(world, there, bare.trim() || army.name);
  if (isKept(world, there, name)) return { ...there, name: freeName(world, there, besides) };
  const isFree = !besides.has(armyNameKey(name)) && !isTaken(world, there, name, army.id);
  return { ...there, name: isFree ? name : numbered(world, name, besides) };
};

/** A name as armies of the circle bear it. */
const qualified = (world: World, { side, board }: Bearing, name: string): string => {
  const circle = circleOf(world, side, board);
  const qualifier = qualifierOf(world, circle);
  return qualifier === undefined || isSameCircle(keptFor(moduleOf(world), name), circle)
    ? name
    : `${qualifier} ${name}`;
};

/** Whether a name is kept for other armies. */
const isKept = (world: World, { side, board }: Bearing, name: string): boolean => {
  const kept = keptFor(moduleOf(world), name);
  if (kept.window !== circleOf(world, side, board).window) return true;
  return kept.side !== undefined && kept.side !== sideName(world, side);
};

/**
 * The name that an army gets by what was typed, or why it can't be called so: for a name that another one bears that
 * is seen. Where one bears it that is not, a number stands behind it.
 */
export const nameWanted = (
  table: World,
  seen: World,
  army: Bearing,
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
