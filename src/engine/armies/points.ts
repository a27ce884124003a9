import { decimalFromNumber, decimalOf, toNatural, toPoints, type Value, type World } from '../../table/index.ts';
import { effectiveValue } from '../modifiers/effective-value.ts';
import type { Piece } from '../play/records.ts';

export const MOVE_POINTS_PROPERTY = 'MovePoints';
/** The property of a unit with the move points that it has spent; absent before it spends any. */
export const SPENT_POINTS_PROPERTY = 'MovePointsSpent';

const naturalOf = (world: World, { id }: Piece, name: string): number | undefined => {
  const decimal = decimalOf(effectiveValue(world, { kind: 'piece', id, name }));
  return decimal === undefined ? undefined : toNatural(decimal);
};

const pointsOf = (value: Value | undefined): number => {
  const decimal = decimalOf(value);
  return decimal === undefined ? 0 : toPoints(decimal);
};

/** Adds points, rounded to three decimal places. */
export const addMovePoints = (a: number, b: number): number => Math.round((a + b) * 1000) / 1000;

/** Returns the move points that a unit has left, after modifiers; 0 without `MovePoints`. */
export const movePointsLeft = (world: World, { id, values }: Piece): number =>
  Math.max(
    0,
    addMovePoints(
      pointsOf(effectiveValue(world, { kind: 'piece', id, name: MOVE_POINTS_PROPERTY })),
      -pointsOf(values[SPENT_POINTS_PROPERTY]),
    ),
  );

/** Returns the unit after it has paid a cost, at most the points that it has left (A46). */
export const paying = (world: World, unit: Piece, cost: number): Piece =>
  withSpent(unit, Math.min(cost, movePointsLeft(world, unit)));

/**
 * Returns the unit after it has spent all the points that its commander sees (A56, A57). So modifiers that the
 * commander can't see stay hidden.
 */
export const spendAllPoints = (seen: World, unit: Piece): Piece => withSpent(unit, movePointsLeft(seen, unit));

const withSpent = (unit: Piece, points: number): Piece => {
  const spent = addMovePoints(pointsOf(unit.values[SPENT_POINTS_PROPERTY]), points);
  return spent === 0 || decimalFromNumber(spent) === undefined
    ? unit
    : { ...unit, values: { ...unit.values, [SPENT_POINTS_PROPERTY]: spent } };
};

export const clearSpentPoints = (unit: Piece): Piece => {
  const { [SPENT_POINTS_PROPERTY]: _, ...values } = unit.values;
  return { ...unit, values };
};

/**
 * Returns the lowest value of a property among units (A18). A value of 0 counts. Units without the property count as
 * `otherwise`; if that is undefined, they are left out (A20).
 */
export const lowestPropertyValue = (
  world: World,
  units: readonly Piece[],
  name: string,
  otherwise?: number,
): number | undefined => {
  const values = units.flatMap((unit) => naturalOf(world, unit, name) ?? otherwise ?? []);
  return values.length === 0 ? undefined : Math.min(...values);
};

/** Returns the points that a whole group can spend: those of its unit with the least points left (A21, A45). */
export const lowestPointsLeft = (world: World, units: readonly Piece[]): number =>
  units.length === 0 ? 0 : Math.min(...units.map((unit) => movePointsLeft(world, unit)));
