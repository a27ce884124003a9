import type { ExpressionCursor } from './cursor.ts';
import { parseDollarName, parseQuotedText, quotationMarkAt } from './quoted.ts';
import { AGGREGATE_NAMES, type AggregateName, type Expression, partsOf } from './tree.ts';

/** Aggregates: functions over everything that matches in a place. Here they are parsed, and found in expressions. */

const SCOPE = /[\p{L}_][\p{L}\p{N}_]*/uy;

const EVERY: Expression = { kind: 'literal', value: true };

export const isAggregate = (name: string): name is AggregateName =>
  (AGGREGATE_NAMES as readonly string[]).includes(name);

/**
 * Reads the arguments after `count(`, `sum(`, `least(`, `most(`, `rank(`, `second(` or `majority(`. The first is the
 * name of a place, in quotes if it is not a plain word. A match can follow, as in braces. All except `count` and
 * `majority` end with the value to add or compare.
 */
export const parseAggregateArguments = (
  cursor: ExpressionCursor,
  name: AggregateName,
  start: number,
  readFormula: () => Expression | undefined,
): Expression | undefined => {
  const scope = readScope(cursor);
  if (scope === undefined) return undefined;
  const found: Expression[] = [];
  while (cursor.take(',')) {
    const argument = readFormula();
    if (argument === undefined) return undefined;
    found.push(argument);
  }
  if (!cursor.take(')')) return cursor.unexpected();
  const isCounted = name === 'count' || name === 'majority';
  const amount = isCounted ? undefined : found.pop();
  if (found.length > 1 || (!isCounted && !amount)) return cursor.fail('wrong-number-of-arguments', start);
  const text = cursor.text.slice(start, cursor.at);
  const aggregate = { function: name, scope, match: found[0] ?? EVERY, ...(amount ? { amount } : {}) };
  return { kind: 'property', name: text, aggregate };
};

const readScope = (cursor: ExpressionCursor): string | undefined => {
  const quote = quotationMarkAt(cursor);
  const read = quote === undefined ? undefined : parseQuotedText(cursor, quote);
  if (quote !== undefined) return read?.kind === 'literal' ? String(read.value) : cursor.unexpected('value');
  if (cursor.sign === '$') {
    const name = parseDollarName(cursor);
    return name?.kind === 'property' ? name.name : undefined;
  }
  return cursor.passShape(SCOPE) ?? cursor.unexpected('value');
};

/** Returns the aggregates in an expression, except those inside other aggregates. */
export const aggregatesInExpression = (
  expression: Expression,
): readonly Extract<Expression, { readonly kind: 'property' }>[] => {
  const found: Extract<Expression, { readonly kind: 'property' }>[] = [];
  const open = [expression];
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.kind === 'property' && next.aggregate) found.push(next);
    open.push(...partsOf(next));
  }
  return found;
};
