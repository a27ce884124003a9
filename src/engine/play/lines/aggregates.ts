import { addTo, compare, type Decimal, EMPTY_SUM, fromMillionths, toNumber } from '../../core/decimal.ts';
import type { World } from '../../core/table.ts';
import { decimalOf, isTrue, type Value } from '../../core/value.ts';
import type { Aggregate, Expression } from '../../expression/tree.ts';
import { stockOf } from '../cards/stock.ts';
import type { ActNames, Subject } from './names.ts';
import { piecesIn, scopeNamed } from './scopes.ts';

/** What is found out about all pieces that match in a place, in somebody's world (G14). */

type ResultOf = (world: World, names: ActNames, expression: Expression, of: Subject) => Value | undefined;

/**
 * The number of those that match, or the sum, the least or the most of what they hold; undefined where the place is not
 * known, and the least and the most of nothing. What this world does not see is not there; how many lie in a deck is
 * known where that is published.
 */
export const aggregateValue = (
  world: World,
  names: ActNames,
  of: Subject,
  { function: name, scope, match, amount }: Aggregate,
  resultOf: ResultOf,
): Value | undefined => {
  const place = scopeNamed(world, names, scope, of);
  if (!place) return undefined;
  const isOpen = match.kind === 'literal' && match.value === true;
  if (name === 'count' && isOpen && place.cells === undefined && place.containers.length === 1) {
    const { least, most } = stockOf(world, place.containers[0] as (typeof place.containers)[number]);
    if (least === most) return least;
  }
  const found = piecesIn(world, place).filter((one) => isOpen || isTrue(resultOf(world, names, match, one)));
  if (!amount) return found.length;
  const amounts = found.flatMap((one) => decimalOf(resultOf(world, names, amount, one)) ?? []);
  if (name === 'sum') return sumOf(amounts);
  const [first, ...others] = amounts;
  const sign = name === 'least' ? -1 : 1;
  return first === undefined ? undefined : toNumber(others.reduce((a, b) => (compare(b, a) * sign > 0 ? b : a), first));
};

const sumOf = (amounts: readonly Decimal[]): number | undefined => {
  const sum = fromMillionths(amounts.reduce(addTo, EMPTY_SUM));
  return sum === undefined ? undefined : toNumber(sum);
};
