/** Formulas and conditions: how they are read, checked and evaluated. */
export { aggregatesInExpression } from './aggregate.ts';
export type { EvaluationBudget } from './budget.ts';
export { createEvaluationBudget, MOST_STEPS_OF_EXPRESSION, refillEvaluationBudget } from './budget.ts';
export type { ExpressionPositions } from './cursor.ts';
export { evaluate, matches } from './evaluate.ts';
export type { CompiledExpression, CompiledExpressionTest } from './evaluator.ts';
export { compileExpression, compileExpressionTest } from './evaluator.ts';
export type { ExpressionFault } from './fault.ts';
export { fillTemplate, namesInTemplate, parseTextTemplate } from './format.ts';
export type { PropertyLookUp } from './look-up.ts';
export type { ExpressionName } from './names-read.ts';
export { expressionNamesIn } from './names-read.ts';
export { editsBetween, findSimilarNamesByPart, MAX_SUGGESTED_NAMES, near } from './near.ts';
export { print } from './print.ts';
export type { ExpressionParseResult } from './read.ts';
export { EVERYTHING, isFormula, LONGEST_EXPRESSION, readExpression, readFormula } from './read.ts';
export type { AggregateCall, Expression, Operator } from './tree.ts';
export { partsOf, reads } from './tree.ts';
