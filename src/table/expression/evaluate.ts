import { derived } from '../core/derived.ts';
import type { Value } from '../core/value.ts';
import { createEvaluationBudget, type EvaluationBudget } from './budget.ts';
import {
  type CompiledExpression,
  type CompiledExpressionTest,
  compileExpression,
  compileExpressionTest,
} from './evaluator.ts';
import type { PropertyLookUp } from './look-up.ts';
import type { Expression } from './tree.ts';

const byName = (name: string) => (lookUp: PropertyLookUp) => lookUp(name);

const evaluators = derived(
  (expression: Expression): CompiledExpression<PropertyLookUp> => compileExpression(expression, byName),
);
const tests = derived(
  (expression: Expression): CompiledExpressionTest<PropertyLookUp> => compileExpressionTest(expression, byName),
);

/**
 * Returns the value of an expression. It is undefined if a property or a number is missing, a result is beyond 10^9, or
 * a divisor is 0. It is also undefined if the budget is too small. `$...$` is looked up like any other property: in a
 * match it is the candidate's own (C16).
 */
export function evaluate(
  expression: Expression,
  lookUp: PropertyLookUp,
  budget: EvaluationBudget = createEvaluationBudget(),
): Value | undefined {
  const value = evaluators(expression)(lookUp, budget);
  return budget.left < 0 ? undefined : value;
}

/** True if the value of an expression is true (`isTrue`). False if the budget is too small. */
export function matches(
  expression: Expression,
  lookUp: PropertyLookUp,
  budget: EvaluationBudget = createEvaluationBudget(),
): boolean {
  return tests(expression)(lookUp, budget) && budget.left >= 0;
}
