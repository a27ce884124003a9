import { derived } from '../core/derived.ts';
import type { Value } from '../core/value.ts';
import { type Budget, budgetOf } from './budget.ts';
import { type Evaluator, evaluatorOf, type Test, testOf } from './evaluator.ts';
import type { LookUp } from './look-up.ts';
import type { Expression } from './tree.ts';

const byName = (name: string) => (lookUp: LookUp) => lookUp(name);

const evaluators = derived((expression: Expression): Evaluator<LookUp> => evaluatorOf(expression, byName));
const tests = derived((expression: Expression): Test<LookUp> => testOf(expression, byName));

/**
 * Its value for what `lookUp` finds: undefined when a property is missing, a number is needed where there is none, a
 * result is beyond 10^9 or a divisor is 0, and when the budget does not reach. `$...$` is looked up like any other
 * property: in a match it is the candidate's own (C16).
 */
export function evaluate(expression: Expression, lookUp: LookUp, budget: Budget = budgetOf()): Value | undefined {
  const value = evaluators(expression)(lookUp, budget);
  return budget.left < 0 ? undefined : value;
}

/** Whether its value is true (`isTrue`); when the budget does not reach it is not, whatever the expression. */
export function matches(expression: Expression, lookUp: LookUp, budget: Budget = budgetOf()): boolean {
  return tests(expression)(lookUp, budget) && budget.left >= 0;
}
