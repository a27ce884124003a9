import * as decimals from '../../../src/table/core/decimal.ts';
import { type Decimal, toNumber } from '../../../src/table/core/decimal.ts';
import { decimalOf, isList, isTrue, textOf, type Value } from '../../../src/table/core/value.ts';
import {
  createEvaluationBudget,
  type EvaluationBudget,
  spendBudgetSteps,
} from '../../../src/table/expression/budget.ts';
import type { PropertyLookUp } from '../../../src/table/expression/look-up.ts';
import { matchesWholeText } from '../../../src/table/expression/program.ts';
import type { Expression, FunctionName, Operator } from '../../../src/table/expression/tree.ts';

const ARITHMETIC: {
  readonly [operator in '+' | '-' | '*' | '/' | '%']: (a: Decimal, b: Decimal) => Decimal | undefined;
} = {
  '+': decimals.add,
  '-': decimals.subtractDecimals,
  '*': decimals.multiply,
  '/': decimals.divideDecimals,
  '%': decimals.remainderOfDecimals,
};

/**
 * Evaluation as one reads the rules, walking the tree anew each time: what the functions that expressions are made into
 * are held against, with their budget.
 */
export function plainEvaluate(
  expression: Expression,
  lookUp: PropertyLookUp,
  budget: EvaluationBudget = createEvaluationBudget(),
): Value | undefined {
  const value = answer(expression, lookUp, budget);
  return budget.left < 0 ? undefined : value;
}

function answer(expression: Expression, lookUp: PropertyLookUp, budget: EvaluationBudget): Value | undefined {
  if (!spendBudgetSteps(budget)) return undefined;
  switch (expression.kind) {
    case 'literal':
      return expression.value;
    case 'property':
      return lookUp(expression.name);
    case 'not':
      return !isTrue(answer(expression.of, lookUp, budget));
    case 'negative': {
      const decimal = decimalOf(answer(expression.of, lookUp, budget));
      return decimal === undefined ? undefined : toNumber(decimals.negate(decimal));
    }
    case 'binary':
      return binary(expression.operator, expression.left, expression.right, lookUp, budget);
    case 'match': {
      const found = singles(answer(expression.of, lookUp, budget)).some((single) =>
        matchesWholeText(expression.pattern.program, textOf(single), budget),
      );
      return found !== expression.negated;
    }
    case 'choice':
      return answer(
        isTrue(answer(expression.test, lookUp, budget)) ? expression.whenTrue : expression.whenFalse,
        lookUp,
        budget,
      );
    case 'call':
      return called(
        expression.name,
        expression.arguments.map((argument) => answer(argument, lookUp, budget)),
        budget,
      );
  }
}

function binary(
  operator: Operator,
  left: Expression,
  right: Expression,
  lookUp: PropertyLookUp,
  budget: EvaluationBudget,
): Value | undefined {
  const a = answer(left, lookUp, budget);
  if (operator === '&&') return isTrue(a) && isTrue(answer(right, lookUp, budget));
  if (operator === '||') return isTrue(a) || isTrue(answer(right, lookUp, budget));
  const b = answer(right, lookUp, budget);
  switch (operator) {
    case '+':
    case '-':
    case '*':
    case '/':
    case '%': {
      const [x, y] = [decimalOf(a), decimalOf(b)];
      const result = x !== undefined && y !== undefined ? ARITHMETIC[operator](x, y) : undefined;
      return result === undefined ? undefined : toNumber(result);
    }
    default:
      return holds(operator, a, b, budget);
  }
}

function called(
  name: FunctionName,
  values: readonly (Value | undefined)[],
  budget: EvaluationBudget,
): Value | undefined {
  if (name === 'join') {
    const text = values.map(textOf).join('');
    return spendBudgetSteps(budget, text.length) ? text : undefined;
  }
  const result = values
    .map(decimalOf)
    .reduce((a, b) => (a === undefined || b === undefined ? undefined : chosen(name, a, b)));
  if (result === undefined) return undefined;
  if (name === 'floor') return toNumber(decimals.floor(result));
  return toNumber(name === 'abs' && decimals.compare(result, decimals.ZERO) < 0 ? decimals.negate(result) : result);
}

/** The smaller for `min`, the larger for `max`. */
function chosen(name: FunctionName, a: Decimal, b: Decimal): Decimal {
  return decimals.compare(a, b) <= 0 === (name === 'min') ? a : b;
}

type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';
type Single = string | number | boolean;

/**
 * Compares as numbers when both sides read as numbers, else as text, upper and lower case apart. A missing property and
 * an empty list are a blank. Of a list, `==`, `<`, `<=`, `>`, `>=` are true when they are for one of its values (C9),
 * and `!=` when `==` is not. In order no blank comes before or after anything: those four are false for it.
 */
function holds(
  comparison: Comparison,
  left: Value | undefined,
  right: Value | undefined,
  budget: EvaluationBudget,
): boolean {
  if (comparison === '!=') return !holds('==', left, right, budget);
  const others = singles(right);
  return singles(left).some((a) =>
    others.some((b) => spendBudgetSteps(budget) && (comparison === '==' ? isEqual(a, b) : isInOrder(comparison, a, b))),
  );
}

/** The values of a list, any other value alone. */
function singles(value: Value | undefined): readonly Single[] {
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
  if (x !== undefined && y !== undefined) return decimals.compare(x, y);
  const [s, t] = [textOf(a), textOf(b)];
  if (s.trim() === '' || t.trim() === '') return Number.NaN;
  return s < t ? -1 : Number(s > t);
}
