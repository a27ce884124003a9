import { effectiveValue } from '../../../engine/modifiers/effective-value.ts';
import type { Piece } from '../../../engine/play/records.ts';
import {
  EVERYTHING,
  type Expression,
  evaluate,
  isFormula,
  type LookUp,
  matches,
  readExpression,
  readFormula,
  reads,
} from '../../../table/expression/index.ts';
import {
  addTo,
  type Declared,
  decimalOf,
  derived,
  EMPTY_SUM,
  isOn,
  type Sum,
  type Table,
  type World,
} from '../../../table/index.ts';
import type { Counter } from './records.ts';
import { holds } from './scope.ts';

/** What one piece adds to one counter. */

/** A counter made ready. */
export interface CompiledCounter {
  readonly counter: Counter;
  readonly match: Expression;
  /** What is summed; without it each match adds 1. */
  readonly amount?: Expression;
  /** Every property on which a piece's part in it depends, the engine's own ones for stacks included (C13). */
  readonly reads: ReadonlySet<string>;
}

export const compiled = derived((counter: Counter): CompiledCounter => {
  const reading = readExpression(counter.match);
  const match = reading.ok ? reading.expression : NOTHING;
  const amount = counter.sum === undefined ? undefined : amountIn(counter.sum);
  const names = new Set([...reads(match), ...(amount ? reads(amount) : []), ...(isOn(counter.stacks) ? [] : [STACK])]);
  return { counter, match, ...(amount ? { amount } : {}), reads: names };
});

/** What is summed of a piece: a property by its name, or a formula in braces (C85). */
export const amountIn = (sum: Declared<'sum'>): Expression => {
  if (!isFormula(sum)) return { kind: 'property', name: sum };
  const reading = readFormula(sum);
  return reading.ok ? reading.expression : NOTHING;
};

/** A bad expression is refused when it is defined; one of an older version matches nothing (C11). */
const NOTHING: Expression = { kind: 'literal', value: false };

/** Stands among the names that a counter reads for whether a piece is stacked: no property has that name. */
export const STACK = '\nstacked';

const ONE: Sum = 1_000_000n;

/** What a piece adds, in millionths: 1 for a match, or the number that is summed of it (C20 to C26, C85). */
export const part = (world: World, one: CompiledCounter, piece: Piece): Sum =>
  holds(world, one.counter, piece.place) ? partInScope(world, one, piece) : EMPTY_SUM;

/** The same of a piece that stands where the counter counts. */
export const partInScope = (world: World, one: CompiledCounter, piece: Piece): Sum =>
  partOf(world, one, piece, (name) => effectiveValue(world, { kind: 'piece', id: piece.id, name }));

/** The same, with the piece's properties as they are asked for. */
export const partAsked = (world: World, one: CompiledCounter, piece: Piece, lookUp: LookUp): Sum =>
  holds(world, one.counter, piece.place) ? partOf(world, one, piece, lookUp) : EMPTY_SUM;

const partOf = (world: World, { counter, match, amount }: CompiledCounter, piece: Piece, lookUp: LookUp): Sum => {
  if (!isOn(counter.stacks) && isStacked(world, piece)) return EMPTY_SUM;
  if (match !== EVERYTHING && !matches(match, lookUp)) return EMPTY_SUM;
  if (!amount) return ONE;
  const decimal = decimalOf(amount.kind === 'property' ? lookUp(amount.name) : evaluate(amount, lookUp));
  return decimal === undefined ? EMPTY_SUM : addTo(EMPTY_SUM, decimal);
};

/**
 * Whether it stands on others, or others on it: loose pieces of one cell are one stack, cards of a deck and of a hand
 * are none (C32, C33).
 */
const isStacked = (world: World, { place }: Piece): boolean =>
  place.cell !== undefined && world.at(place.in, place.cell).filter(({ kind }) => kind === 'piece').length > 1;

/** What some pieces add, those of them that there are. */
export const sumOf = (table: Table, one: CompiledCounter, ids: Iterable<string>): Sum => {
  let sum = EMPTY_SUM;
  for (const id of ids) {
    const piece = table.get('piece', id);
    if (piece) sum += part(table, one, piece);
  }
  return sum;
};
