import {
  type AggregateCall,
  aggregatesInExpression,
  type Expression,
  type ExpressionParseResult,
  readExpression,
  readFormula,
} from '../../../table/expression/index.ts';
import { derived, type FormulaText, type MatchText } from '../../../table/index.ts';

const MOST_TEXTS_READ = 10_000;

const kept = <Text extends string>(read: (text: Text) => ExpressionParseResult): ((text: Text) => Expression) => {
  const known = new Map<string, Expression>();
  return (text) => {
    const found = known.get(text);
    if (found) return found;
    const result = read(text);
    const expression: Expression = result.ok ? result.expression : { kind: 'literal', value: false };
    if (known.size > MOST_TEXTS_READ) known.clear();
    known.set(text, expression);
    return expression;
  };
};

/** Reads a condition or match; an invalid text matches nothing. */
export const condition = kept((text: MatchText) => readExpression(text, undefined, true));

export const parseFormula = kept((text: FormulaText) => readFormula(text, undefined, true));

export const aggregatesOfExpression = derived(
  (expression: Expression): ReadonlyMap<string, AggregateCall> =>
    new Map(
      aggregatesInExpression(expression).flatMap(({ name, aggregate }) =>
        aggregate ? [[name, aggregate] as const] : [],
      ),
    ),
);
