/** Formulas and conditions: how they are read, checked and evaluated. */
export { aggregatesIn } from './aggregate.ts';
export type { Budget } from './budget.ts';
export { budgetOf, MOST_STEPS_OF_EXPRESSION, refill } from './budget.ts';
export type { ExpressionPositions } from './cursor.ts';
export { evaluate, matches } from './evaluate.ts';
export type { Evaluator, Test } from './evaluator.ts';
export { evaluatorOf, testOf } from './evaluator.ts';
export type { ExpressionFault } from './fault.ts';
export { fillTemplate, namesInTemplate, readFormat } from './format.ts';
export type { LookUp } from './look-up.ts';
export type { ExpressionName } from './names-read.ts';
export { expressionNamesIn } from './names-read.ts';
export { editsBetween, findSimilarNamesByPart, MAX_SUGGESTED_NAMES, near } from './near.ts';
export { print } from './print.ts';
export type { ReadResult } from './read.ts';
export { EVERYTHING, isFormula, LONGEST_EXPRESSION, readExpression, readFormula } from './read.ts';
export type { Aggregate, Expression, Operator } from './tree.ts';
export { partsOf, reads } from './tree.ts';
