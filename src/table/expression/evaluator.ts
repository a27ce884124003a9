import * as decimals from '../core/decimal.ts';
import { type Decimal, toNumber } from '../core/decimal.ts';
import { decimalOf, isTrue, textOf, type Value } from '../core/value.ts';
import { type Budget, spend } from './budget.ts';
import { COMPARERS, comparerWith, valueAsList } from './compare.ts';
import { matchesWholeText } from './program.ts';
import type { Expression, FunctionName, Operator } from './tree.ts';

/**
 * Compiles expressions to functions that are called for many subjects. Each node of the tree becomes a function that
 * calls those of its parts. It takes a step of the budget, and has no value once that is used up.
 */

/** A compiled expression. It returns the value in a context, such as a piece, from which properties are read. */
export type Evaluator<C> = (context: C, budget: Budget) => Value | undefined;

export type Test<C> = (context: C, budget: Budget) => boolean;

/** Returns a function that reads a property from a context. It is called once, when the expression is compiled. */
export type PropertyResolver<C> = (name: string) => (context: C) => Value | undefined;

/** Compiles an expression to a function with the result of `evaluate`. Callers must check the budget afterward. */
export const evaluatorOf = <C>(expression: Expression, resolve: PropertyResolver<C>): Evaluator<C> => {
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

/** Compiles an expression to a function that is true if its value is true (`isTrue`). */
export const testOf = <C>(expression: Expression, resolve: PropertyResolver<C>): Test<C> => {
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
        const found = valueAsList(of(context, budget)).some((single) =>
          matchesWholeText(pattern.program, textOf(single), budget),
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
  resolve: PropertyResolver<C>,
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

/**
 * Compares a property with a literal, the most common case. It takes the budget's steps for all three nodes at once.
 */
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

const chosen = (name: FunctionName, a: Decimal, b: Decimal): Decimal =>
  decimals.compare(a, b) <= 0 === (name === 'min') ? a : b;
