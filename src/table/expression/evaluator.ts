import * as decimals from '../core/decimal.ts';
import { type Decimal, toNumber } from '../core/decimal.ts';
import { decimalOf, isTrue, textOf, type Value } from '../core/value.ts';
import { type Budget, spend } from './budget.ts';
import { COMPARERS, comparerWith, singles } from './compare.ts';
import { matchesWhole } from './program.ts';
import type { Expression, FunctionName, Operator } from './tree.ts';

/**
 * Expressions as functions, made once and asked for many subjects: each node of the tree is a function that calls those
 * of its parts. A node takes a step of the budget, and has no value once that is used up.
 */

/** What an expression comes to in a context: what the properties are read from, such as a piece. */
export type Evaluator<C> = (context: C, budget: Budget) => Value | undefined;

export type Test<C> = (context: C, budget: Budget) => boolean;

/** How a property of that name is read from a context: asked once, when the expression is made ready. */
export type Resolve<C> = (name: string) => (context: C) => Value | undefined;

/** The value of an expression, as `evaluate` describes it; whoever asks looks at the budget afterwards. */
export const evaluatorOf = <C>(expression: Expression, resolve: Resolve<C>): Evaluator<C> => {
  switch (expression.kind) {
    case 'literal': {
      const { value } = expression;
      return (_, budget) => (spend(budget) ? value : undefined);
    }
    case 'property': {
      const read = resolve(expression.name);
      return (context, budget) => (spend(budget) ? read(context) : undefined);
    }
    case 'negative': {
      const of = evaluatorOf(expression.of, resolve);
      return (context, budget) => {
        const decimal = spend(budget) ? decimalOf(of(context, budget)) : undefined;
        return decimal === undefined ? undefined : toNumber(decimals.negate(decimal));
      };
    }
    case 'choice': {
      const test = testOf(expression.test, resolve);
      const [whenTrue, whenFalse] = [
        evaluatorOf(expression.whenTrue, resolve),
        evaluatorOf(expression.whenFalse, resolve),
      ];
      return (context, budget) => {
        if (!spend(budget)) return undefined;
        return test(context, budget) ? whenTrue(context, budget) : whenFalse(context, budget);
      };
    }
    case 'call':
      return called(
        expression.name,
        expression.arguments.map((argument) => evaluatorOf(argument, resolve)),
      );
    case 'binary':
      return isArithmetic(expression.operator)
        ? calculated(
            ARITHMETIC[expression.operator],
            evaluatorOf(expression.left, resolve),
            evaluatorOf(expression.right, resolve),
          )
        : testOf(expression, resolve);
    default:
      return testOf(expression, resolve);
  }
};

/** Whether the value of an expression is true (`isTrue`). */
export const testOf = <C>(expression: Expression, resolve: Resolve<C>): Test<C> => {
  switch (expression.kind) {
    case 'not': {
      const of = testOf(expression.of, resolve);
      return (context, budget) => spend(budget) && !of(context, budget);
    }
    case 'match': {
      const { negated, pattern } = expression;
      const of = evaluatorOf(expression.of, resolve);
      return (context, budget) => {
        if (!spend(budget)) return false;
        const found = singles(of(context, budget)).some((single) =>
          matchesWhole(pattern.program, textOf(single), budget),
        );
        return found !== negated;
      };
    }
    case 'binary':
      return isArithmetic(expression.operator)
        ? truth(evaluatorOf(expression, resolve))
        : judged(expression.operator, expression.left, expression.right, resolve);
    default:
      return truth(evaluatorOf(expression, resolve));
  }
};

const truth =
  <C>(of: Evaluator<C>): Test<C> =>
  (context, budget) =>
    isTrue(of(context, budget));

const ARITHMETIC = {
  '+': decimals.add,
  '-': decimals.subtract,
  '*': decimals.multiply,
  '/': decimals.divide,
  '%': decimals.remainder,
} as const satisfies { readonly [operator in Operator]?: (a: Decimal, b: Decimal) => Decimal | undefined };

const isArithmetic = (operator: Operator): operator is keyof typeof ARITHMETIC => Object.hasOwn(ARITHMETIC, operator);

const calculated =
  <C>(
    calculate: (a: Decimal, b: Decimal) => Decimal | undefined,
    left: Evaluator<C>,
    right: Evaluator<C>,
  ): Evaluator<C> =>
  (context, budget) => {
    if (!spend(budget)) return undefined;
    const a = decimalOf(left(context, budget));
    const b = decimalOf(right(context, budget));
    const result = a !== undefined && b !== undefined ? calculate(a, b) : undefined;
    return result === undefined ? undefined : toNumber(result);
  };

const judged = <C>(
  operator: Exclude<Operator, keyof typeof ARITHMETIC>,
  left: Expression,
  right: Expression,
  resolve: Resolve<C>,
): Test<C> => {
  if (operator === '&&' || operator === '||') {
    const [a, b] = [testOf(left, resolve), testOf(right, resolve)];
    return operator === '&&'
      ? (context, budget) => spend(budget) && a(context, budget) && b(context, budget)
      : (context, budget) => spend(budget) && (a(context, budget) || b(context, budget));
  }
  if (left.kind === 'property' && right.kind === 'literal')
    return compared(resolve(left.name), comparerWith(operator, right.value));
  const [a, b, compare] = [evaluatorOf(left, resolve), evaluatorOf(right, resolve), COMPARERS[operator]];
  return (context, budget) => spend(budget) && compare(a(context, budget), b(context, budget), budget);
};

/** A property with a literal, as most comparisons are: the steps of the three nodes are taken in one. */
const compared =
  <C>(
    read: (context: C) => Value | undefined,
    compare: (left: Value | undefined, budget: Budget) => boolean,
  ): Test<C> =>
  (context, budget) => {
    if (!spend(budget, 2)) return false;
    const value = read(context);
    budget.left -= 1;
    return compare(value, budget);
  };

const called = <C>(name: FunctionName, all: readonly Evaluator<C>[]): Evaluator<C> => {
  if (name === 'join')
    return (context, budget) => {
      const text = spend(budget) ? all.map((one) => textOf(one(context, budget))).join('') : '';
      return spend(budget, text.length) ? text : undefined;
    };
  return (context, budget) => {
    if (!spend(budget)) return undefined;
    const result = all
      .map((one) => decimalOf(one(context, budget)))
      .reduce((a, b) => (a === undefined || b === undefined ? undefined : chosen(name, a, b)));
    if (result === undefined) return undefined;
    if (name === 'floor') return toNumber(decimals.floor(result));
    return toNumber(name === 'abs' && decimals.compare(result, decimals.ZERO) < 0 ? decimals.negate(result) : result);
  };
};

/** The smaller for `min`, the larger for `max`. */
const chosen = (name: FunctionName, a: Decimal, b: Decimal): Decimal =>
  decimals.compare(a, b) <= 0 === (name === 'min') ? a : b;
