import { decimalOf, fromNumber, toNatural, toPoints, type Value, type World } from '../../table/index.ts';
import { effectiveValue } from '../modifiers/effective-value.ts';
import type { Piece } from '../play/records.ts';

/** The property that says how far a unit goes in one go of its side. */
export const POINTS = 'MovePoints';
/** A unit's own value: how many of its points it has used. It is not there before it uses any. */
export const SPENT = 'MovePointsSpent';

/** A property that holds a natural number, as it is looked at; undefined where it holds none. */
const naturalOf = (world: World, { id }: Piece, name: string): number | undefined => {
  const decimal = decimalOf(effectiveValue(world, { kind: 'piece', id, name }));
  return decimal === undefined ? undefined : toNatural(decimal);
};

const pointsOf = (value: Value | undefined): number => {
  const decimal = decimalOf(value);
  return decimal === undefined ? 0 : toPoints(decimal);
};

/** The sum of two numbers of points, which have at most three places. */
export const plus = (a: number, b: number): number => Math.round((a + b) * 1000) / 1000;

/** The move points that a unit has left: none without `MovePoints`. What bends these bends what is left. */
export const pointsLeft = (world: World, { id, values }: Piece): number =>
  Math.max(0, plus(pointsOf(effectiveValue(world, { kind: 'piece', id, name: POINTS })), -pointsOf(values[SPENT])));

/** The unit after it has paid; nobody pays more than is left (A46). */
export const paying = (world: World, unit: Piece, cost: number): Piece =>
  withSpent(unit, Math.min(cost, pointsLeft(world, unit)));

/**
 * The unit after all is spent that its commander sees it have left (A56, A57): what bends its points unseen does not
 * show by how many that were.
 */
export const emptied = (seen: World, unit: Piece): Piece => withSpent(unit, pointsLeft(seen, unit));

const withSpent = (unit: Piece, points: number): Piece => {
  const spent = plus(pointsOf(unit.values[SPENT]), points);
  return spent === 0 || fromNumber(spent) === undefined
    ? unit
    : { ...unit, values: { ...unit.values, [SPENT]: spent } };
};

/** The unit with all its points back. */
export const restored = (unit: Piece): Piece => {
  const { [SPENT]: _, ...values } = unit.values;
  return { ...unit, values };
};

/**
 * The least that the units have of a property (A18): 0 is a value. Who lacks it has `otherwise`, and is left out
 * without that; undefined when nobody has it (A20).
 */
export const lowest = (world: World, units: readonly Piece[], name: string, otherwise?: number): number | undefined => {
  const values = units.flatMap((unit) => naturalOf(world, unit, name) ?? otherwise ?? []);
  return values.length === 0 ? undefined : Math.min(...values);
};

/** The least points left in a group: what the whole of it can go (A21, A45). */
export const lowestLeft = (world: World, units: readonly Piece[]): number =>
  units.length === 0 ? 0 : Math.min(...units.map((unit) => pointsLeft(world, unit)));
