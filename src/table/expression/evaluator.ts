import * as decimals from '../core/decimal.ts';
import { type Decimal, toNumber } from '../core/decimal.ts';
import { decimalOf, isTrue, textOf, type Value } from '../core/value.ts';
import { type EvaluationBudget, spendBudgetSteps } from './budget.ts';
import { COMPARERS_BY_SIGN, comparerWithFixedRight, valueAsList } from './compare.ts';
import { matchesWholeText } from './program.ts';
import type { Expression, FunctionName, Operator } from './tree.ts';

/**
 * Compiles expressions to functions that are called for many subjects. Each node of the tree becomes a function that
 * calls those of its parts. It takes a step of the budget, and has no value once that is used up.
 */

/** A compiled expression. It returns the value in a context, such as a piece, from which properties are read. */
export type CompiledExpression<C> = (context: C, budget: EvaluationBudget) => Value | undefined;

export type CompiledExpressionTest<C> = (context: C, budget: EvaluationBudget) => boolean;

/** Returns a function that reads a property from a context. It is called once, when the expression is compiled. */
export type PropertyResolver<C> = (name: string) => (context: C) => Value | undefined;

/** Compiles an expression to a function with the result of `evaluate`. Callers must check the budget afterward. */
export const compileExpression = <C>(expression: Expression, resolve: PropertyResolver<C>): CompiledExpression<C> => {
  switch (expression.kind) {
    case 'literal': {
      const { value } = expression;
      return (_, budget) => (spendBudgetSteps(budget) ? value : undefined);
    }
    case 'property': {
      const read = resolve(expression.name);
      return (context, budget) => (spendBudgetSteps(budget) ? read(context) : undefined);
    }
    case 'negative': {
      const of = compileExpression(expression.of, resolve);
      return (context, budget) => {
        const decimal = spendBudgetSteps(budget) ? decimalOf(of(context, budget)) : undefined;
        return decimal === undefined ? undefined : toNumber(decimals.negate(decimal));
      };
    }
    case 'choice': {
      const test = compileExpressionTest(expression.test, resolve);
      const [whenTrue, whenFalse] = [
        compileExpression(expression.whenTrue, resolve),
        compileExpression(expression.whenFalse, resolve),
      ];
      return (context, budget) => {
        if (!spendBudgetSteps(budget)) return undefined;
        return test(context, budget) ? whenTrue(context, budget) : whenFalse(context, budget);
      };
    }
    case 'call':
      return called(
        expression.name,
        expression.arguments.map((argument) => compileExpression(argument, resolve)),
      );
    case 'binary':
      return isArithmetic(expression.operator)
        ? calculated(
            ARITHMETIC[expression.operator],
            compileExpression(expression.left, resolve),
            compileExpression(expression.right, resolve),
          )
        : compileExpressionTest(expression, resolve);
    default:
      return compileExpressionTest(expression, resolve);
  }
};

/** Compiles an expression to a function that is true if its value is true (`isTrue`). */
export const compileExpressionTest = <C>(
  expression: Expression,
  resolve: PropertyResolver<C>,
): CompiledExpressionTest<C> => {
  switch (expression.kind) {
    case 'not': {
      const of = compileExpressionTest(expression.of, resolve);
      return (context, budget) => spendBudgetSteps(budget) && !of(context, budget);
    }
    case 'match': {
      const { negated, pattern } = expression;
      const of = compileExpression(expression.of, resolve);
      return (context, budget) => {
        if (!spendBudgetSteps(budget)) return false;
        const found = valueAsList(of(context, budget)).some((single) =>
          matchesWholeText(pattern.program, textOf(single), budget),
        );
        return found !== negated;
      };
    }
    case 'binary':
      return isArithmetic(expression.operator)
        ? truth(compileExpression(expression, resolve))
        : judged(expression.operator, expression.left, expression.right, resolve);
    default:
      return truth(compileExpression(expression, resolve));
  }
};

const truth =
  <C>(of: CompiledExpression<C>): CompiledExpressionTest<C> =>
  (context, budget) =>
    isTrue(of(context, budget));

const ARITHMETIC = {
  '+': decimals.add,
  '-': decimals.subtractDecimals,
  '*': decimals.multiply,
  '/': decimals.divideDecimals,
  '%': decimals.remainderOfDecimals,
} as const satisfies { readonly [operator in Operator]?: (a: Decimal, b: Decimal) => Decimal | undefined };

const isArithmetic = (operator: Operator): operator is keyof typeof ARITHMETIC => Object.hasOwn(ARITHMETIC, operator);

const calculated =
  <C>(
    calculate: (a: Decimal, b: Decimal) => Decimal | undefined,
    left: CompiledExpression<C>,
    right: CompiledExpression<C>,
  ): CompiledExpression<C> =>
  (context, budget) => {
    if (!spendBudgetSteps(budget)) return undefined;
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
): CompiledExpressionTest<C> => {
  if (operator === '&&' || operator === '||') {
    const [a, b] = [compileExpressionTest(left, resolve), compileExpressionTest(right, resolve)];
    return operator === '&&'
      ? (context, budget) => spendBudgetSteps(budget) && a(context, budget) && b(context, budget)
      : (context, budget) => spendBudgetSteps(budget) && (a(context, budget) || b(context, budget));
  }
  if (left.kind === 'property' && right.kind === 'literal')
    return compared(resolve(left.name), comparerWithFixedRight(operator, right.value));
  const [a, b, compare] = [
    compileExpression(left, resolve),
    compileExpression(right, resolve),
    COMPARERS_BY_SIGN[operator],
  ];
  return (context, budget) => spendBudgetSteps(budget) && compare(a(context, budget), b(context, budget), budget);
};

/**
 * Compares a property with a literal, the most common case. It takes the budget's steps for all three nodes at once.
 */
const compared =
  <C>(
    read: (context: C) => Value | undefined,
    compare: (left: Value | undefined, budget: EvaluationBudget) => boolean,
  ): CompiledExpressionTest<C> =>
  (context, budget) => {
    if (!spendBudgetSteps(budget, 2)) return false;
    const value = read(context);
    budget.left -= 1;
    return compare(value, budget);
  };

const called = <C>(name: FunctionName, all: readonly CompiledExpression<C>[]): CompiledExpression<C> => {
  if (name === 'join')
    return (context, budget) => {
      const text = spendBudgetSteps(budget) ? all.map((one) => textOf(one(context, budget))).join('') : '';
      return spendBudgetSteps(budget, text.length) ? text : undefined;
    };
  return (context, budget) => {
    if (!spendBudgetSteps(budget)) return undefined;
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
