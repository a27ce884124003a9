import { readDecimal, toNumber } from '../core/decimal.ts';
import { isAggregate, parseAggregateArguments } from './aggregate.ts';
import type { ExpressionCursor } from './cursor.ts';
import {
  compared,
  EQUALITY_OPERATORS,
  negationOf,
  ORDER_OPERATORS,
  parseMatchPattern,
  takeComparisonToken,
} from './operand.ts';
import { parseDollarName, parseQuotedText, quotationMarkAt } from './quoted.ts';
import {
  AGGREGATE_NAMES,
  type AggregateName,
  type Expression,
  FUNCTION_ARGUMENT_COUNTS,
  type FunctionName,
  type Operator,
} from './tree.ts';

const NUMBER = /(?:\d|\.\d)[\p{L}\p{N}_.]*/uy;
const WORD = /[\p{L}_][\p{L}\p{N}_]*/uy;
const WHOLE_WORD = /^[\p{L}_][\p{L}\p{N}_]*$/u;

type Level = (cursor: ExpressionCursor) => Expression | undefined;

const product = left(['*', '/', '%'], unary);
const sum = left(['+', '-'], product);
const order = left(ORDER_OPERATORS as readonly Operator[], sum);
const conjunction = left(['&&'], equality);
const disjunction = left(['||'], conjunction);

/** Reads an expression inside braces (C11): names are properties, and text is in quotes. */
export function parseFormulaAtCursor(cursor: ExpressionCursor): Expression | undefined {
  const test = disjunction(cursor);
  if (test === undefined || !cursor.take('?', 'operator')) return test;
  return cursor.nested(() => {
    const whenTrue = parseFormulaAtCursor(cursor);
    if (whenTrue === undefined) return undefined;
    if (!cursor.take(':')) return cursor.unexpected();
    const whenFalse = parseFormulaAtCursor(cursor);
    return whenFalse && { kind: 'choice', test, whenTrue, whenFalse };
  });
}

/** True if a property of this name can be written without `$`. */
export function isWord(name: string): boolean {
  return WHOLE_WORD.test(name) && name !== 'true' && name !== 'false';
}

function left(operators: readonly Operator[], next: Level): Level {
  return (cursor) => {
    let result = next(cursor);
    while (result !== undefined) {
      const operator = cursor.takeOneOf(operators, 'operator');
      if (operator === undefined) return result;
      const right = next(cursor);
      result = right && { kind: 'binary', operator, left: result, right };
    }
    return undefined;
  };
}

function equality(cursor: ExpressionCursor): Expression | undefined {
  let result = order(cursor);
  while (result !== undefined) {
    const comparison = takeComparisonToken(cursor, EQUALITY_OPERATORS, 'operator');
    if (comparison === undefined) return result;
    if (comparison === '=~' || comparison === '!~') result = parseMatchPattern(cursor, result, comparison === '!~');
    else {
      const right = order(cursor);
      result = right && compared(result, comparison, right);
    }
  }
  return undefined;
}

function unary(cursor: ExpressionCursor): Expression | undefined {
  if (cursor.take('-', 'value')) return nestedUnary(cursor, negationOf);
  if (cursor.take('!', 'value')) return nestedUnary(cursor, (of) => ({ kind: 'not', of }));
  return primary(cursor);
}

function nestedUnary(cursor: ExpressionCursor, wrap: (of: Expression) => Expression): Expression | undefined {
  return cursor.nested(() => {
    const of = unary(cursor);
    return of && wrap(of);
  });
}

function primary(cursor: ExpressionCursor): Expression | undefined {
  if (cursor.take('(', 'value')) {
    return cursor.nested(() => {
      const inner = parseFormulaAtCursor(cursor);
      return inner === undefined || cursor.take(')') ? inner : cursor.unexpected();
    });
  }
  const quote = quotationMarkAt(cursor);
  if (quote !== undefined) return parseQuotedText(cursor, quote);
  if (cursor.sign === '$') return parseDollarName(cursor);
  const start = cursor.at;
  const number = cursor.passShape(NUMBER);
  if (number !== undefined) {
    const decimal = readDecimal(number);
    return decimal === undefined ? cursor.fail('bad-number', start) : { kind: 'literal', value: toNumber(decimal) };
  }
  const name = cursor.passShape(WORD);
  if (name === undefined) return cursor.unexpected('value');
  if (cursor.take('(', 'operator')) return call(cursor, name, start);
  return name === 'true' || name === 'false'
    ? { kind: 'literal', value: name === 'true' }
    : cursor.placed({ kind: 'property', name }, start);
}

function call(cursor: ExpressionCursor, name: string, start: number): Expression | undefined {
  if (cursor.hasAggregates && isAggregate(name)) return parseAggregate(cursor, name, start);
  if (!isFunction(name)) return cursor.fail('unknown-function', start, functionsOf(cursor));
  const [fewest, most] = FUNCTION_ARGUMENT_COUNTS[name];
  return cursor.nested(() => {
    const found: Expression[] = [];
    if (!cursor.take(')', 'value')) {
      do {
        const argument = parseFormulaAtCursor(cursor);
        if (argument === undefined) return undefined;
        found.push(argument);
      } while (cursor.take(','));
      if (!cursor.take(')')) return cursor.unexpected();
    }
    if (found.length < fewest || found.length > most) return cursor.fail('wrong-number-of-arguments', start);
    return { kind: 'call', name, arguments: found };
  });
}

export function parseAggregate(cursor: ExpressionCursor, name: AggregateName, start: number): Expression | undefined {
  return cursor.nested(() => parseAggregateArguments(cursor, name, start, () => parseFormulaAtCursor(cursor)));
}

function functionsOf({ hasAggregates }: ExpressionCursor): readonly string[] {
  return [...Object.keys(FUNCTION_ARGUMENT_COUNTS), ...(hasAggregates ? AGGREGATE_NAMES : [])];
}

function isFunction(name: string): name is FunctionName {
  return Object.hasOwn(FUNCTION_ARGUMENT_COUNTS, name);
}
