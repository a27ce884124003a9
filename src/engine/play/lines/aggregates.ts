import { addTo, compare, type Decimal, EMPTY_SUM, fromMillionths, toNumber } from '../../core/decimal.ts';
import type { World } from '../../core/table.ts';
import { decimalOf, isTrue, type Value } from '../../core/value.ts';
import type { Aggregate, Expression } from '../../expression/tree.ts';
import { stockOf } from '../cards/stock.ts';
import { isInGame } from '../turns/outcomes.ts';
import { type ActNames, chosenPieces, SIDES, type Subject } from './names.ts';
import { piecesIn, scopeNamed } from './scopes.ts';

/** What is found out about all pieces that match in a place, or about all sides, in somebody's world (G14). */

type ResultOf = (world: World, names: ActNames, expression: Expression, of: Subject) => Value | undefined;

/** What of each is added up or compared, of all that match; undefined where the place is not known. */
export const amountsIn = (
  world: World,
  names: ActNames,
  of: Subject,
  aggregate: Aggregate,
  resultOf: ResultOf,
): readonly { readonly piece: Subject; readonly amount: Decimal }[] =>
  (matching(world, names, of, aggregate, resultOf) ?? []).flatMap((piece) => {
    const amount = aggregate.amount && decimalOf(resultOf(world, names, aggregate.amount, piece));
    return amount === undefined ? [] : [{ piece, amount }];
  });

const matching = (
  world: World,
  names: ActNames,
  of: Subject,
  { scope, match }: Aggregate,
  resultOf: ResultOf,
): readonly Subject[] | undefined => {
  const all = piecesCounted(world, names, scope, of);
  return isOpen(match) ? all : all?.filter((one) => isTrue(resultOf(world, names, match, one)));
};

const isOpen = (match: Expression): boolean => match.kind === 'literal' && match.value === true;

const piecesCounted = (world: World, names: ActNames, scope: string, of: Subject): readonly Subject[] | undefined => {
  if (scope === SIDES) return sidesIn(world);
  const chosen = chosenPieces(names, scope);
  if (chosen) return chosen.filter(({ id }) => world.get('piece', id));
  const place = scopeNamed(world, names, scope, of);
  return place && piecesIn(world, place);
};

/**
 * The number of those that match, or the sum, the least or the most of what they hold; undefined where the place is not
 * known, and the least and the most of nothing. What this world does not see is not there; how many lie in a deck is
 * known where that is published.
 */
export const aggregateValue = (
  world: World,
  names: ActNames,
  of: Subject,
  aggregate: Aggregate,
  resultOf: ResultOf,
): Value | undefined => {
  const { function: name, scope, match, amount } = aggregate;
  const place = scope === SIDES || chosenPieces(names, scope) ? undefined : scopeNamed(world, names, scope, of);
  if (name === 'count' && isOpen(match) && place?.cells === undefined && place?.containers.length === 1) {
    const { least, most } = stockOf(world, place.containers[0] as (typeof place.containers)[number]);
    if (least === most) return least;
  }
  if (!amount) return matching(world, names, of, aggregate, resultOf)?.length;
  if (!piecesCounted(world, names, scope, of)) return undefined;
  const amounts = amountsIn(world, names, of, aggregate, resultOf).map((one) => one.amount);
  if (name === 'sum') return sumOf(amounts);
  const [first, ...others] = amounts;
  const sign = name === 'least' ? -1 : 1;
  return first === undefined ? undefined : toNumber(others.reduce((a, b) => (compare(b, a) * sign > 0 ? b : a), first));
};

const sidesIn = (world: World): readonly Subject[] =>
  [...world.all('side')].filter(({ id }) => isInGame(world, id)).map(({ id }) => ({ kind: 'side', id }));

const sumOf = (amounts: readonly Decimal[]): number | undefined => {
  const sum = fromMillionths(amounts.reduce(addTo, EMPTY_SUM));
  return sum === undefined ? undefined : toNumber(sum);
};
