import { compare } from '../core/decimal.ts';
import { decimalOf, isList, textOf, type Value } from '../core/value.ts';
import { type Budget, spend } from './budget.ts';

type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';
type Single = string | number | boolean;
type Comparer = (left: Value | undefined, right: Value | undefined, budget: Budget) => boolean;

/**
 * Compares as numbers when both sides read as numbers, else as text, upper and lower case apart. A missing property and
 * an empty list are a blank. Of a list, `==`, `<`, `<=`, `>`, `>=` are true when they are for one of its values (C9),
 * and `!=` when `==` is not. In order no blank comes before or after anything: those four are false for it.
 */
export const comparer = (comparison: Comparison): Comparer => {
  if (comparison === '==') return isOneEqual;
  if (comparison === '!=') return (left, right, budget) => !isOneEqual(left, right, budget);
  const isInOrder = IN_ORDER[comparison];
  return (left, right, budget) => {
    if (isWhole(left) && isWhole(right)) return spend(budget) && isInOrder(left - right);
    if (!isList(left) && !isList(right)) return spend(budget) && isInOrder(distance(left ?? '', right ?? ''));
    return singles(left).some((a) => singles(right).some((b) => spend(budget) && isInOrder(distance(a, b))));
  };
};

/**
 * The same with what stands on the right fixed, and its step of the budget taken with it: for most values that are
 * compared so, one look tells.
 */
export const comparerWith = (
  comparison: Comparison,
  right: Single,
): ((left: Value | undefined, budget: Budget) => boolean) => {
  const compare = comparer(comparison);
  const whole = (fast: (left: number) => boolean) => (left: Value | undefined, budget: Budget) => {
    budget.left -= 1;
    return isWhole(left) ? spend(budget) && fast(left) : compare(left, right, budget);
  };
  if (isWhole(right)) {
    if (comparison === '<') return whole((left) => left < right);
    if (comparison === '<=') return whole((left) => left <= right);
    if (comparison === '>') return whole((left) => left > right);
    if (comparison === '>=') return whole((left) => left >= right);
  }
  const isWord = typeof right === 'string' && !mayBeNumber(right);
  return (left, budget) => {
    budget.left -= 1;
    if (isWord && comparison === '==' && typeof left === 'string') return spend(budget) && left === right;
    return compare(left, right, budget);
  };
};

const isOneEqual: Comparer = (left, right, budget) => {
  if (!isList(left) && !isList(right)) return spend(budget) && isEqual(left ?? '', right ?? '');
  return singles(left).some((a) => singles(right).some((b) => spend(budget) && isEqual(a, b)));
};

const IN_ORDER: { readonly [comparison in '<' | '<=' | '>' | '>=']: (difference: number) => boolean } = {
  '<': (difference) => difference < 0,
  '<=': (difference) => difference <= 0,
  '>': (difference) => difference > 0,
  '>=': (difference) => difference >= 0,
};

/** The values of a list, any other value alone. */
export function singles(value: Value | undefined): readonly Single[] {
  if (value === undefined) return [''];
  if (!isList(value)) return [value];
  return value.length === 0 ? [''] : value;
}

/** Whether it is a whole number that is a decimal as it stands (`core/decimal.ts`): most values are. */
const isWhole = (value: Value | undefined): value is number =>
  typeof value === 'number' && (value | 0) === value && value <= 1e9 && value >= -1e9;

function isEqual(a: Single, b: Single): boolean {
  if (a === b) return true;
  if (typeof a === 'string' && typeof b === 'string' && !(mayBeNumber(a) && mayBeNumber(b))) return false;
  const [x, y] = [decimalOf(a), decimalOf(b)];
  return x !== undefined && y !== undefined ? x === y : textOf(a) === textOf(b);
}

/** Whether a text may read as a number, by its first character: false only where it does not. */
const mayBeNumber = (text: string): boolean => text.charCodeAt(0) <= 57 || text.charCodeAt(0) > 127;

/** Below 0, 0 or above 0; not a number for a blank, for which no comparison is true. */
function distance(a: Single, b: Single): number {
  const [x, y] = [decimalOf(a), decimalOf(b)];
  if (x !== undefined && y !== undefined) return compare(x, y);
  const [s, t] = [textOf(a), textOf(b)];
  if (s.trim() === '' || t.trim() === '') return Number.NaN;
  return s < t ? -1 : Number(s > t);
}
