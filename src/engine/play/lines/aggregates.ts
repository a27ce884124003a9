import type { AggregateCall, Expression } from '../../../table/expression/index.ts';
import {
  addDecimalToSum,
  compare,
  DECIMAL_SUM_ZERO,
  type Decimal,
  decimalOf,
  fromMillionths,
  toNumber,
  type Value,
  type World,
} from '../../../table/index.ts';
import { effectiveValue } from '../../modifiers/effective-value.ts';
import { isInGame } from '../queries.ts';
import { pieceCountBoundsOf } from '../secrecy/stock.ts';
import {
  findChosenThings,
  type InstructionNames,
  isExistingSubject,
  SIDES_NAME,
  type Subject,
  stepsOfPlaceAround,
} from './names.ts';
import { cellOfSubject, cellsNear, groupCellsByBoard } from './near.ts';
import { findScopeByName, piecesInPlaceScope } from './scopes.ts';
import { rankAmong } from './standing.ts';

/** Evaluates aggregates, which combine values of all matching pieces in a place, or of all sides (G14). */

interface Asking {
  readonly resultOf: (world: World, names: InstructionNames, expression: Expression, of: Subject) => Value | undefined;
  readonly testFor: (world: World, names: InstructionNames, expression: Expression) => (of: Subject) => boolean;
}

export const aggregateAmountsOf = (
  world: World,
  names: InstructionNames,
  of: Subject,
  aggregate: AggregateCall,
  asking: Asking,
): readonly { readonly piece: Subject; readonly amount: Decimal }[] =>
  amountsOfPieces(world, names, matching(world, names, of, aggregate, asking) ?? [], aggregate, asking);

const amountsOfPieces = (
  world: World,
  names: InstructionNames,
  pieces: readonly Subject[],
  { amount: expression }: AggregateCall,
  asking: Asking,
): readonly { readonly piece: Subject; readonly amount: Decimal }[] =>
  pieces.flatMap((piece) => {
    const amount = expression && decimalOf(asking.resultOf(world, names, expression, piece));
    return amount === undefined ? [] : [{ piece, amount }];
  });

const matching = (
  world: World,
  names: InstructionNames,
  of: Subject,
  { scope, match }: AggregateCall,
  asking: Asking,
): readonly Subject[] | undefined => {
  const all = piecesCounted(world, names, scope, of);
  return isOpen(match) ? all : all?.filter(asking.testFor(world, names, match));
};

const isOpen = (match: Expression): boolean => match.kind === 'literal' && match.value === true;

const piecesCounted = (
  world: World,
  names: InstructionNames,
  scope: string,
  of: Subject,
): readonly Subject[] | undefined => {
  if (scope === SIDES_NAME) return sidesIn(world);
  const chosen = findChosenThings(names, scope);
  if (chosen) return chosen.filter((one) => isExistingSubject(world, one));
  const steps = stepsOfPlaceAround(scope);
  if (steps !== undefined) return piecesAround(world, of, steps);
  const place = findScopeByName(world, names, scope, of);
  return place && piecesInPlaceScope(world, place);
};

/** Returns the pieces at most so many steps from a thing on a board; none of a piece that isn't on one. */
const piecesAround = (world: World, of: Subject, steps: number): readonly Subject[] | undefined => {
  const at = cellOfSubject(world, of);
  if (!at) return of.kind === 'piece' ? [] : undefined;
  return [...groupCellsByBoard(cellsNear(world, at, steps))].flatMap(([board, cells]) => {
    if (cells.size < MOST_CELLS_VISITED) return piecesInPlaceScope(world, { containers: [board], cells: [...cells] });
    return piecesInPlaceScope(world, { containers: [board] }).filter(({ id }) => {
      const { in: there, cell } = world.get('piece', id)?.place ?? {};
      return there === board && cell !== undefined && cells.has(cell);
    });
  });
};

/** The most cells that are visited one by one. Of a larger area, the pieces of the whole board are tested. */
const MOST_CELLS_VISITED = 20;

/**
 * Returns the value of an aggregate. Undefined if the place is not known, and for the least or most of nothing. Things
 * that this world doesn't see don't count, but the published number of cards in a deck does.
 */
export const evaluateAggregate = (
  world: World,
  names: InstructionNames,
  of: Subject,
  aggregate: AggregateCall,
  asking: Asking,
): Value | undefined => {
  const { function: name, scope, match, amount } = aggregate;
  const stock = name === 'count' && isOpen(match) ? stockNamed(world, names, scope, of) : undefined;
  if (stock !== undefined) return stock;
  const pieces = matching(world, names, of, aggregate, asking);
  if (name === 'majority') return majorityIn(world, pieces ?? []);
  if (!amount || !pieces) return pieces?.length;
  const amounts = amountsOfPieces(world, names, pieces, aggregate, asking).map((one) => one.amount);
  if (name === 'sum') return sumOf(amounts);
  if (name === 'rank') return rankIn(world, names, of, amount, amounts, asking);
  if (name === 'second') return secondOf(amounts);
  const [first, ...others] = amounts;
  const sign = name === 'least' ? -1 : 1;
  return first === undefined ? undefined : toNumber(others.reduce((a, b) => (compare(b, a) * sign > 0 ? b : a), first));
};

const stockNamed = (world: World, names: InstructionNames, scope: string, of: Subject): number | undefined => {
  const place =
    scope === SIDES_NAME || stepsOfPlaceAround(scope) !== undefined || findChosenThings(names, scope)
      ? undefined
      : findScopeByName(world, names, scope, of);
  const [container, ...others] = place?.containers ?? [];
  if (container === undefined || place?.cells !== undefined || others.length > 0) return undefined;
  const { least, most } = pieceCountBoundsOf(world, container);
  return least === most ? least : undefined;
};

/** Returns the side with the majority; an empty text if there is a tie. */
const majorityIn = (world: World, pieces: readonly Subject[]): Value => {
  const counts = new Map<Value, number>();
  for (const { id } of pieces) {
    const owner = effectiveValue(world, { kind: 'piece', id, name: 'Owner' });
    if (owner !== undefined) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  }
  const most = Math.max(0, ...counts.values());
  const first = [...counts].filter(([, count]) => count === most);
  return first.length === 1 && first[0] ? first[0][0] : '';
};

/** Returns the rank of a thing, or of the acting side if the question is about the game. */
const rankIn = (
  world: World,
  names: InstructionNames,
  of: Subject,
  amount: Expression,
  amounts: readonly Decimal[],
  asking: Asking,
): number | undefined => {
  const about = of.kind === 'game' && names.side !== undefined ? ({ kind: 'side', id: names.side } as const) : of;
  const own = decimalOf(asking.resultOf(world, names, amount, about));
  return own === undefined ? undefined : rankAmong(own, amounts);
};

/** Returns the second highest amount. It equals the highest one if two things have that. */
const secondOf = (amounts: readonly Decimal[]): number | undefined => {
  const [, second] = [...amounts].sort((a, b) => compare(b, a));
  return second === undefined ? undefined : toNumber(second);
};

const sidesIn = (world: World): readonly Subject[] =>
  [...world.all('side')].filter(({ id }) => isInGame(world, id)).map(({ id }) => ({ kind: 'side', id }));

const sumOf = (amounts: readonly Decimal[]): number | undefined => {
  const sum = fromMillionths(amounts.reduce(addDecimalToSum, DECIMAL_SUM_ZERO));
  return sum === undefined ? undefined : toNumber(sum);
};
