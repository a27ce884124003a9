import { readDecimal } from '../core/decimal.ts';
import { isAggregate } from './aggregate.ts';
import type { ExpressionCursor } from './cursor.ts';
import { parseAggregate } from './formula.ts';
import { compared, literalOfBareWord, parseMatchPattern, takeComparisonToken } from './operand.ts';
import { joinExpressions, parseDollarName, parseQuotedText, quotationMarkAt, text } from './quoted.ts';
import type { AggregateName, Expression, Operator } from './tree.ts';

/** A name before a comparison. It has no arithmetic signs, because arithmetic is only possible in braces. */
const NAME = /[^&|=!<>()"$+*/%?:,;{}]+/uy;
const AGGREGATE = /^([a-z]+)\s*\(/u;
/** A run of bare text after a comparison. Brackets in it are handled one by one. */
const RUN = /(?:[^&|=<>"${}!()]|!(?![=~]))+/uy;

/**
 * Reads an expression without braces (C11): comparisons of a property with bare text. The property's name may have
 * blanks. The text ends at the next `&&`, `||` or closing bracket. `$name$` is a property on both sides; inside bare
 * text it is filled in.
 */
export function parseBareExpression(cursor: ExpressionCursor): Expression | undefined {
  return chain(cursor, '||', () => chain(cursor, '&&', () => term(cursor)));
}

function chain(
  cursor: ExpressionCursor,
  operator: Operator,
  next: () => Expression | undefined,
): Expression | undefined {
  let left = next();
  while (left !== undefined && cursor.take(operator)) {
    const right = next();
    left = right && { kind: 'binary', operator, left, right };
  }
  return left;
}

function term(cursor: ExpressionCursor): Expression | undefined {
  if (cursor.take('!')) return negated(cursor);
  if (cursor.take('(')) return group(cursor);
  const left = subject(cursor);
  const comparison = left && takeComparisonToken(cursor);
  if (left === undefined || comparison === undefined) return left;
  if (comparison === '=~' || comparison === '!~')
    return parseMatchPattern(cursor, left, comparison === '!~', patternEnd);
  const right = object(cursor);
  return right && compared(left, comparison, right);
}

/** Reads the part after `!`: brackets or one property, as in `!(Type = Cosmic)` and `!Hidden`. */
function negated(cursor: ExpressionCursor): Expression | undefined {
  return cursor.nested(() => {
    const of = cursor.take('!') ? negated(cursor) : cursor.take('(') ? group(cursor) : subject(cursor);
    return of && { kind: 'not', of };
  });
}

function group(cursor: ExpressionCursor): Expression | undefined {
  return cursor.nested(() => {
    const inner = parseBareExpression(cursor);
    if (inner === undefined || cursor.take(')')) return inner;
    return cursor.unexpected();
  });
}

function subject(cursor: ExpressionCursor): Expression | undefined {
  cursor.skipBlanks();
  if (cursor.sign === '$') return parseDollarName(cursor);
  const start = cursor.at;
  const name = cursor.passShape(NAME)?.trim() ?? '';
  if (cursor.hasAggregates && isAggregate(name) && cursor.take('(')) return parseAggregate(cursor, name, start);
  const isLiteral = name.startsWith("'") || literalOfBareWord(name).value !== name || readDecimal(name) !== undefined;
  if (name !== '' && !isLiteral) return cursor.placed({ kind: 'property', name }, start);
  cursor.at = start;
  return cursor.unexpected('property');
}

function object(cursor: ExpressionCursor): Expression | undefined {
  const quote = quotationMarkAt(cursor);
  const start = cursor.at;
  if (quote !== undefined) return parseQuotedText(cursor, quote);
  if (cursor.hasAggregates) {
    const name = AGGREGATE.exec(cursor.text.slice(start))?.[1];
    if (name !== undefined && isAggregate(name)) return aggregateBehind(cursor, name, start);
  }
  const parts: (string | Expression)[] = [];
  let open = 0;
  for (;;) {
    const { sign } = cursor;
    const run = cursor.passShape(RUN);
    if (run !== undefined) parts.push(run);
    else if (sign === '$') {
      const name = parseDollarName(cursor);
      if (name === undefined) return undefined;
      parts.push(name);
    } else if ((sign === '(' && parts.length > 0) || (sign === ')' && open > 0)) {
      open += sign === '(' ? 1 : -1;
      parts.push(sign);
      cursor.at += 1;
    } else break;
  }
  if (open > 0) return cursor.unexpected(')');
  return parts.length === 0 ? cursor.unexpected('value') : filled(parts, cursor, start);
}

/** Reads an aggregate after a comparison. More text after it is an error, because that needs braces. */
function aggregateBehind(cursor: ExpressionCursor, name: AggregateName, start: number): Expression | undefined {
  cursor.at = start + name.length;
  cursor.take('(');
  return parseAggregate(cursor, name, start);
}

function filled(
  parts: readonly (string | Expression)[],
  cursor: ExpressionCursor,
  start: number,
): Expression | undefined {
  const merged: (string | Expression)[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (typeof part === 'string' && typeof last === 'string') merged[merged.length - 1] = last + part;
    else merged.push(part);
  }
  const ends = merged.length - 1;
  const trimmed = merged.map((part, index) => {
    if (typeof part !== 'string') return part;
    const begun = index === 0 ? part.trimStart() : part;
    return index === ends ? begun.trimEnd() : begun;
  });
  const [only] = trimmed;
  if (trimmed.length === 1 && typeof only === 'string') return cursor.placed(literalOfBareWord(only), start);
  return joinExpressions(
    trimmed.map((part) => (typeof part === 'string' ? text(part) : part)),
    cursor,
  );
}

/**
 * Returns the end of a bare pattern: before `&&`, `||`, a bracket that it does not open, and the blanks before these.
 */
function patternEnd({ text: whole, at: start }: ExpressionCursor): number {
  let at = start;
  let open = 0;
  let inSet = false;
  while (at < whole.length) {
    const sign = whole[at];
    if (whole.startsWith('&&', at) || whole.startsWith('||', at) || (sign === ')' && !inSet && open === 0)) break;
    if (sign === '[') inSet = true;
    else if (sign === ']') inSet = false;
    else if (sign === '(' && !inSet) open += 1;
    else if (sign === ')' && !inSet) open -= 1;
    at += sign === '\\' ? 2 : 1;
  }
  return start + whole.slice(start, at).trimEnd().length;
}
