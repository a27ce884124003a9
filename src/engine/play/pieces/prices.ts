import { decimalFromNumber, textOf, toPoints, type Value, type World } from '../../../table/index.ts';
import type { Module, StepCosts } from '../module.ts';

/** The price of a step by the module, before modifiers. Ranges, payments and refusals all use it. */

/** A price in move points. `closed` means that the step is impossible. */
export type StepPrice = number | 'closed';

export interface StepTerrain {
  readonly terrain: string | undefined;
  /** The kinds of edges along the step, or across it. */
  readonly edges: readonly string[];
}

/**
 * Returns the price of a step. It is the price of the cheapest edge along the step, otherwise that of the terrain,
 * otherwise 1. The prices of all edges across the step are added.
 */
export const calculateStepPrice = (
  { terrain: kinds, edges: lines = {} }: Module,
  { terrain, edges }: StepTerrain,
  className: string,
): StepPrice => {
  const ground =
    (terrain !== undefined && Object.hasOwn(kinds, terrain) ? priceIn(kinds[terrain]?.cost, className) : undefined) ??
    1;
  if (edges.length === 0) return ground;
  const priced = (runs: 'along' | 'between'): readonly StepPrice[] =>
    edges.flatMap((kind) => (lines[kind]?.runs === runs ? (priceIn(lines[kind].cost, className) ?? []) : []));
  const along = priced('along');
  return priced('between').reduce(sum, along.length > 0 ? along.reduce(cheaper) : ground);
};

const cheaper = (a: StepPrice, b: StepPrice): StepPrice => (a === 'closed' ? b : b === 'closed' ? a : Math.min(a, b));

const sum = (a: StepPrice, b: StepPrice): StepPrice =>
  a === 'closed' || b === 'closed' ? 'closed' : Math.round((a + b) * 1000) / 1000;

/** Returns the price for a class, or the default price if the class has none of its own. */
const priceIn = (costs: StepCosts | undefined, className: string): StepPrice | undefined => {
  const price = costs && ((Object.hasOwn(costs, className) ? costs[className] : undefined) ?? costs['default']);
  return typeof price === 'number' ? roundMovePoints(price) : price;
};

/** True if a number can be a price: at least 0, with at most 3 decimal places. */
export const isValidStepPrice = (number: number): boolean => {
  const decimal = decimalFromNumber(number);
  return decimal !== undefined && toPoints(decimal) === number;
};

/** Rounds a number, because a module of an earlier version may have more decimal places. */
export const roundMovePoints = (price: number): number => {
  const decimal = decimalFromNumber(price);
  return decimal === undefined ? Math.floor(price * 1000) / 1000 : toPoints(decimal);
};

/** Returns the class of a mover: its effective `Class`, otherwise its prototype, otherwise its name. */
export const classOfMover = (world: World, mover: string, looked: Value | undefined): string => {
  const text = textOf(looked);
  if (text !== '') return text;
  const piece = world.get('piece', mover);
  return piece?.prototype ?? piece?.name ?? '';
};
