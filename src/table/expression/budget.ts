import { charge } from '../core/meter.ts';

/** The work left for evaluating one expression, or several that share it; below 0 if that was too little. */
export interface EvaluationBudget {
  left: number;
}

export const MOST_STEPS_OF_EXPRESSION = 20_000;

/** Returns a budget that is enough for every expression that can be read, except long texts against large patterns. */
export function createEvaluationBudget(steps: number = MOST_STEPS_OF_EXPRESSION): EvaluationBudget {
  return { left: steps };
}

export function refillEvaluationBudget(budget: EvaluationBudget): EvaluationBudget {
  budget.left = MOST_STEPS_OF_EXPRESSION;
  return budget;
}

/** Takes steps from a budget. Returns false if the budget has too few. */
export function spendBudgetSteps(budget: EvaluationBudget, steps = 1): boolean {
  charge(steps);
  budget.left -= steps;
  return budget.left >= 0;
}
