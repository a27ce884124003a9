import { effectiveValue } from '../../../engine/modifiers/effective-value.ts';
import type { Piece } from '../../../engine/play/records.ts';
import {
  compileExpressionTest,
  createEvaluationBudget,
  EVERYTHING,
  type Expression,
  evaluate,
  isFormula,
  matches,
  type PropertyLookUp,
  readExpression,
  readFormula,
  reads,
  refillEvaluationBudget,
} from '../../../table/expression/index.ts';
import {
  addDecimalToSum,
  DECIMAL_ONE,
  DECIMAL_SUM_ZERO,
  type DecimalSum,
  type Declared,
  decimalOf,
  derived,
  isOn,
  type Table,
  type Value,
  type World,
} from '../../../table/index.ts';
import type { Counter } from './records.ts';
import { holds } from './scope.ts';

export interface CompiledCounter {
  readonly counter: Counter;
  readonly match: Expression;
  /** The amount to sum; without it, each match adds 1. */
  readonly amount?: Expression;
  /** All properties on which a contribution depends, including the engine's own ones for stacks (C13). */
  readonly reads: ReadonlySet<string>;
}

export const compiled = derived((counter: Counter): CompiledCounter => {
  const reading = readExpression(counter.match);
  const match = reading.ok ? reading.expression : NOTHING;
  const amount = counter.sum === undefined ? undefined : parseSumAmount(counter.sum);
  const names = new Set([
    ...reads(match),
    ...(amount ? reads(amount) : []),
    ...(isOn(counter.stacks) ? [] : [IN_STACK_NAME]),
  ]);
  return { counter, match, ...(amount ? { amount } : {}), reads: names };
});

/** Parses the amount to sum: a property by its name, or a formula in braces (C85). */
export const parseSumAmount = (sum: Declared<'sum'>): Expression => {
  if (!isFormula(sum)) return { kind: 'property', name: sum };
  const reading = readFormula(sum);
  return reading.ok ? reading.expression : NOTHING;
};

/** Matches nothing. It replaces an invalid expression, which only data of an older version can have (C11). */
const NOTHING: Expression = { kind: 'literal', value: false };

/** Means "is this piece in a stack?" in the names that a counter reads. No property has this name. */
export const IN_STACK_NAME = '\nstacked';

const ONE: DecimalSum = 1_000_000n;

/** Returns the contribution of a piece, in millionths: 1 for a match, or the amount to sum (C20 to C26, C85). */
export const part = (world: World, one: CompiledCounter, piece: Piece): DecimalSum =>
  holds(world, one.counter, piece.place) ? contributionInScope(world, one, piece) : DECIMAL_SUM_ZERO;

/** Returns the contribution of a piece that is known to be in the counter's scope. */
export const contributionInScope = (world: World, one: CompiledCounter, piece: Piece): DecimalSum =>
  partOf(world, one, piece, (name) => effectiveValue(world, { kind: 'piece', id: piece.id, name }));

/** Returns the contribution of a piece in the counter's scope. The piece's properties are read with `lookUp`. */
export const contributionByLookUp = (
  world: World,
  one: CompiledCounter,
  piece: Piece,
  lookUp: PropertyLookUp,
): DecimalSum => (holds(world, one.counter, piece.place) ? partOf(world, one, piece, lookUp) : DECIMAL_SUM_ZERO);

const partOf = (
  world: World,
  { counter, match, amount }: CompiledCounter,
  piece: Piece,
  lookUp: PropertyLookUp,
): DecimalSum => {
  if (!isOn(counter.stacks) && isStacked(world, piece)) return DECIMAL_SUM_ZERO;
  if (match !== EVERYTHING && !matches(match, lookUp)) return DECIMAL_SUM_ZERO;
  if (!amount) return ONE;
  const decimal = decimalOf(amount.kind === 'property' ? lookUp(amount.name) : evaluate(amount, lookUp));
  return decimal === undefined ? DECIMAL_SUM_ZERO : addDecimalToSum(DECIMAL_SUM_ZERO, decimal);
};

/** Reads one property of a piece. */
export type PieceValueReader = (piece: Piece) => Value | undefined;

/**
 * Returns the contribution of a piece in the counter's scope; undefined if it has none. `isStacked` is true if the
 * piece is in a stack.
 */
type Part = (piece: Piece, isStacked: boolean) => ReturnType<typeof decimalOf>;

const amountOf = (amount: Expression, looks: (name: string) => PieceValueReader): PieceValueReader => {
  if (amount.kind === 'property') return looks(amount.name);
  return (piece) => evaluate(amount, (name) => looks(name)(piece));
};

/** Returns the same function for many pieces of one table. Each property is read by a function for all pieces. */
export const createContributionReader = (
  { counter: { stacks }, match, amount: summed }: CompiledCounter,
  looks: (name: string) => PieceValueReader,
): Part => {
  const test = match === EVERYTHING ? undefined : compileExpressionTest(match, looks);
  const amount = summed && amountOf(summed, looks);
  const budget = createEvaluationBudget();
  return (piece, isStacked) => {
    if (isStacked && !isOn(stacks)) return undefined;
    if (test && !(test(piece, refillEvaluationBudget(budget)) && budget.left >= 0)) return undefined;
    return amount ? decimalOf(amount(piece)) : DECIMAL_ONE;
  };
};

/**
 * True if the piece is in a stack. Loose pieces of one cell are a stack; cards in a deck or a hand are not (C32, C33).
 */
const isStacked = (world: World, { place }: Piece): boolean =>
  place.cell !== undefined && world.at(place.in, place.cell).filter(({ kind }) => kind === 'piece').length > 1;

export const sumContributions = (table: Table, one: CompiledCounter, ids: Iterable<string>): DecimalSum => {
  let sum = DECIMAL_SUM_ZERO;
  for (const id of ids) {
    const piece = table.get('piece', id);
    if (piece) sum += part(table, one, piece);
  }
  return sum;
};
