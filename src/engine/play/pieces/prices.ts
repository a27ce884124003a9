import { fromNumber, textOf, toPoints, type Value, type World } from '../../../table/index.ts';
import type { Costs, Module } from '../module.ts';

/**
 * What a step costs by the module alone, before modifiers: the one price, by which ranges are found, moves are paid and
 * refused, and which is explained.
 */

/** Move points, or that the step can't be made. */
export type Price = number | 'closed';

/** What lies where a step leads. */
export interface StepTerrain {
  /** The kind of terrain that is entered; undefined where there is none. */
  readonly terrain: string | undefined;
  /** The kinds of the edges along which it goes, or which it crosses. */
  readonly edges: readonly string[];
}

/**
 * The cheapest edge along which it leads, else the terrain that is entered, else 1; and on top all the edges between.
 */
export const stepPrice = (
  { terrain: kinds, edges: lines = {} }: Module,
  { terrain, edges }: StepTerrain,
  className: string,
): Price => {
  const ground =
    (terrain !== undefined && Object.hasOwn(kinds, terrain) ? priceIn(kinds[terrain]?.cost, className) : undefined) ??
    1;
  if (edges.length === 0) return ground;
  const priced = (runs: 'along' | 'between'): readonly Price[] =>
    edges.flatMap((kind) => (lines[kind]?.runs === runs ? (priceIn(lines[kind].cost, className) ?? []) : []));
  const along = priced('along');
  return priced('between').reduce(sum, along.length > 0 ? along.reduce(cheaper) : ground);
};

const cheaper = (a: Price, b: Price): Price => (a === 'closed' ? b : b === 'closed' ? a : Math.min(a, b));

/** To a thousandth: what points can hold. */
const sum = (a: Price, b: Price): Price =>
  a === 'closed' || b === 'closed' ? 'closed' : Math.round((a + b) * 1000) / 1000;

/** A class that is not named pays the default; undefined where there is none. */
const priceIn = (costs: Costs | undefined, className: string): Price | undefined => {
  const price = costs && ((Object.hasOwn(costs, className) ? costs[className] : undefined) ?? costs['default']);
  return typeof price === 'number' ? pointsIn(price) : price;
};

/** Whether a number can be one of points: 0 or more, with at most 3 places. */
export const isPoints = (number: number): boolean => {
  const decimal = fromNumber(number);
  return decimal !== undefined && toPoints(decimal) === number;
};

/** A number of a module as points, of which a module of an earlier version may have more places. */
export const pointsIn = (price: number): number => {
  const decimal = fromNumber(price);
  return decimal === undefined ? Math.floor(price * 1000) / 1000 : toPoints(decimal);
};

/** As what a mover pays: its `Class`, as it is looked at, else its prototype, else its name. */
export const classIn = (world: World, mover: string, looked: Value | undefined): string => {
  const text = textOf(looked);
  if (text !== '') return text;
  const piece = world.get('piece', mover);
  return piece?.prototype ?? piece?.name ?? '';
};
