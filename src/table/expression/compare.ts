import { compare } from '../core/decimal.ts';
import { decimalOf, isList, textOf, type Value } from '../core/value.ts';
import { type EvaluationBudget, spendBudgetSteps } from './budget.ts';

export type ComparisonSign = '==' | '!=' | '<' | '<=' | '>' | '>=';
type Single = string | number | boolean;
type Comparer = (left: Value | undefined, right: Value | undefined, budget: EvaluationBudget) => boolean;

const OF_NUMBERS: { readonly [C in ComparisonSign]: (a: number, b: number) => boolean } = {
  '==': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};

const inOrder =
  (comparison: ComparisonSign): Comparer =>
  (left, right, budget) => {
    const isInOrder = OF_NUMBERS[comparison];
    if (!isList(left) && !isList(right))
      return spendBudgetSteps(budget) && isInOrder(distance(left ?? '', right ?? ''), 0);
    return valueAsList(left).some((a) =>
      valueAsList(right).some((b) => spendBudgetSteps(budget) && isInOrder(distance(a, b), 0)),
    );
  };

const isOneEqual: Comparer = (left, right, budget) => {
  if (!isList(left) && !isList(right)) return spendBudgetSteps(budget) && isEqual(left ?? '', right ?? '');
  return valueAsList(left).some((a) => valueAsList(right).some((b) => spendBudgetSteps(budget) && isEqual(a, b)));
};

/**
 * Compares as numbers if both sides read as numbers, otherwise as text; case matters. A missing property and an empty
 * list are blank. For a list, `!=` is the opposite of `==`, and every other comparison is true if it is for one of the
 * values (C9). A blank is neither smaller nor larger than anything.
 */
export const COMPARERS_BY_SIGN: { readonly [C in ComparisonSign]: Comparer } = {
  '==': isOneEqual,
  '!=': (left, right, budget) => !isOneEqual(left, right, budget),
  '<': inOrder('<'),
  '<=': inOrder('<='),
  '>': inOrder('>'),
  '>=': inOrder('>='),
};

/** Returns the comparison with a fixed right side, with a fast path for the most common values. */
export const comparerWithFixedRight = (
  comparison: ComparisonSign,
  right: Single,
): ((left: Value | undefined, budget: EvaluationBudget) => boolean) => {
  const compare = COMPARERS_BY_SIGN[comparison];
  if (isWhole(right)) {
    const ofNumbers = OF_NUMBERS[comparison];
    return (left, budget) =>
      isWhole(left) ? spendBudgetSteps(budget) && ofNumbers(left, right) : compare(left, right, budget);
  }
  if (comparison === '==' && typeof right === 'string' && !mayBeNumber(right))
    return (left, budget) =>
      typeof left === 'string' ? spendBudgetSteps(budget) && left === right : compare(left, right, budget);
  return (left, budget) => compare(left, right, budget);
};

/** Returns the values of a list, or another value as a list of one. */
export function valueAsList(value: Value | undefined): readonly Single[] {
  if (value === undefined) return [''];
  if (!isList(value)) return [value];
  return value.length === 0 ? [''] : value;
}

/** True for a whole number in the range of decimals (`src/table/core/decimal.ts`), as most values are. */
const isWhole = (value: Value | undefined): value is number =>
  typeof value === 'number' && (value | 0) === value && value <= 1e9 && value >= -1e9;

function isEqual(a: Single, b: Single): boolean {
  if (a === b) return true;
  if (typeof a === 'string' && typeof b === 'string' && !(mayBeNumber(a) && mayBeNumber(b))) return false;
  const x = decimalOf(a);
  const y = decimalOf(b);
  return x !== undefined && y !== undefined ? x === y : textOf(a) === textOf(b);
}

/** True if the first character of a text allows it to be a number. */
const mayBeNumber = (text: string): boolean => text.charCodeAt(0) <= 57 || text.charCodeAt(0) > 127;

/** Returns a number below 0, 0, or above 0. A blank gives NaN, so that every comparison is false. */
function distance(a: Single, b: Single): number {
  const x = decimalOf(a);
  const y = decimalOf(b);
  if (x !== undefined && y !== undefined) return compare(x, y);
  const s = textOf(a);
  const t = textOf(b);
  if (s.trim() === '' || t.trim() === '') return Number.NaN;
  return s < t ? -1 : Number(s > t);
}
