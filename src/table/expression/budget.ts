import { charge } from '../core/meter.ts';

/**
 * How much work is left for the evaluation of one expression, or of several that share it: below 0 when it did not
 * reach.
 */
export interface Budget {
  left: number;
}

/** Of one expression. */
export const MOST_STEPS_OF_EXPRESSION = 20_000;

/** Enough for every expression that can be read, but for long texts against large patterns. */
export function budgetOf(steps: number = MOST_STEPS_OF_EXPRESSION): Budget {
  return { left: steps };
}

/** The same, as it was at first: for one evaluation after the other. */
export function refill(budget: Budget): Budget {
  budget.left = MOST_STEPS_OF_EXPRESSION;
  return budget;
}

/** Takes from it; false when it does not reach. */
export function spend(budget: Budget, steps = 1): boolean {
  charge(steps);
  budget.left -= steps;
  return budget.left >= 0;
}
