import { compare } from '../core/decimal.ts';
import { decimalOf, isList, textOf, type Value } from '../core/value.ts';
import { type Budget, spend } from './budget.ts';

type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';
type Single = string | number | boolean;

/**
 * Compares as numbers when both sides read as numbers, else as text, upper and lower case apart. A missing property and
 * an empty list are a blank. Of a list, `==`, `<`, `<=`, `>`, `>=` are true when they are for one of its values (C9),
 * and `!=` when `==` is not. In order no blank comes before or after anything: those four are false for it.
 */
export function holds(
  comparison: Comparison,
  left: Value | undefined,
  right: Value | undefined,
  budget: Budget,
): boolean {
  if (comparison === '!=') return !holds('==', left, right, budget);
  const others = singles(right);
  return singles(left).some((a) =>
    others.some((b) => spend(budget) && (comparison === '==' ? isEqual(a, b) : isInOrder(comparison, a, b))),
  );
}

/** The values of a list, any other value alone. */
export function singles(value: Value | undefined): readonly Single[] {
  if (value === undefined) return [''];
  if (!isList(value)) return [value];
  return value.length === 0 ? [''] : value;
}

function isEqual(a: Single, b: Single): boolean {
  if (a === b) return true;
  const [x, y] = [decimalOf(a), decimalOf(b)];
  return x !== undefined && y !== undefined ? x === y : textOf(a) === textOf(b);
}

function isInOrder(comparison: Comparison, a: Single, b: Single): boolean {
  const difference = distance(a, b);
  if (comparison === '<') return difference < 0;
  if (comparison === '<=') return difference <= 0;
  return comparison === '>' ? difference > 0 : difference >= 0;
}

/** Below 0, 0 or above 0; not a number for a blank, for which no comparison is true. */
function distance(a: Single, b: Single): number {
  const [x, y] = [decimalOf(a), decimalOf(b)];
  if (x !== undefined && y !== undefined) return compare(x, y);
  const [s, t] = [textOf(a), textOf(b)];
  if (s.trim() === '' || t.trim() === '') return Number.NaN;
  return s < t ? -1 : Number(s > t);
}
