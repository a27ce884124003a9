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
import { cellIdOfName, splitBoardSubjectId } from '../../modifiers/subject.ts';
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
import { cellOfSubject, cellsNear } from './near.ts';
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
  (matching(world, names, of, aggregate, asking) ?? []).flatMap((piece) => {
    const amount = aggregate.amount && decimalOf(asking.resultOf(world, names, aggregate.amount, piece));
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
  const cells = cellsNear(world, at, steps);
  const boards = [...new Set(Array.from(cells, (cell) => splitBoardSubjectId(cell)[0]))];
  return piecesInPlaceScope(world, { containers: boards }).filter(({ id }) => {
    const place = world.get('piece', id)?.place;
    return place?.cell !== undefined && cells.has(cellIdOfName(place.in, place.cell));
  });
};

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
  if (name === 'majority') return majorityIn(world, matching(world, names, of, aggregate, asking) ?? []);
  if (!amount) return matching(world, names, of, aggregate, asking)?.length;
  if (!piecesCounted(world, names, scope, of)) return undefined;
  const amounts = aggregateAmountsOf(world, names, of, aggregate, asking).map((one) => one.amount);
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
