import * as decimals from '../core/decimal.ts';
import { type Decimal, toNumber } from '../core/decimal.ts';
import { decimalOf, isTrue, textOf, type Value } from '../core/value.ts';
import { type Budget, budgetOf, spend } from './budget.ts';
import { holds, singles } from './compare.ts';
import type { LookUp } from './look-up.ts';
import { matchesWhole } from './program.ts';
import type { Expression, FunctionName, Operator } from './tree.ts';

const ARITHMETIC: {
  readonly [operator in '+' | '-' | '*' | '/' | '%']: (a: Decimal, b: Decimal) => Decimal | undefined;
} = {
  '+': decimals.add,
  '-': decimals.subtract,
  '*': decimals.multiply,
  '/': decimals.divide,
  '%': decimals.remainder,
};

/**
 * Its value for what `lookUp` finds: undefined when a property is missing, a number is needed where there is none, a
 * result is beyond 10^9 or a divisor is 0, and when the budget does not reach. `$...$` is looked up like any other
 * property: in a match it is the candidate's own (C16).
 */
export function evaluate(expression: Expression, lookUp: LookUp, budget: Budget = budgetOf()): Value | undefined {
  const value = answer(expression, lookUp, budget);
  return budget.left < 0 ? undefined : value;
}

/** Whether its value is true (`isTrue`); when the budget does not reach it is not, whatever the expression. */
export function matches(expression: Expression, lookUp: LookUp, budget: Budget = budgetOf()): boolean {
  return isTrue(evaluate(expression, lookUp, budget));
}

function answer(expression: Expression, lookUp: LookUp, budget: Budget): Value | undefined {
  if (!spend(budget)) return undefined;
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
        matchesWhole(expression.pattern.program, textOf(single), budget),
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
  lookUp: LookUp,
  budget: Budget,
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

function called(name: FunctionName, values: readonly (Value | undefined)[], budget: Budget): Value | undefined {
  if (name === 'join') {
    const text = values.map(textOf).join('');
    return spend(budget, text.length) ? text : undefined;
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
