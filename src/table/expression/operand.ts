import { printDecimal, readDecimal, toNumber } from '../core/decimal.ts';
import type { ExpressionCursor } from './cursor.ts';
import { readPattern } from './pattern.ts';
import { quotationMarkAt } from './quoted.ts';
import type { Expression, LiteralExpression } from './tree.ts';

const COMPARISONS = ['==', '=~', '=', '!=', '!~', '<=', '<', '>=', '>'] as const;

export type ComparisonToken = (typeof COMPARISONS)[number];
/** The comparisons that bind like `==`, and those that bind like `<`. Longer ones come before their prefixes. */
export const EQUALITY_OPERATORS = COMPARISONS.slice(0, 5);
export const ORDER_OPERATORS = COMPARISONS.slice(5);

export function takeComparisonToken(
  cursor: ExpressionCursor,
  among: readonly ComparisonToken[] = COMPARISONS,
  label = 'comparison',
): ComparisonToken | undefined {
  return cursor.takeOneOf(among, label);
}

export function compared(
  left: Expression,
  comparison: Exclude<ComparisonToken, '=~' | '!~'>,
  right: Expression,
): Expression {
  return { kind: 'binary', operator: comparison === '=' ? '==' : comparison, left, right };
}

/**
 * Returns the literal for a bare word: `true`, `false`, a number if it is in the usual form (`3`, not `03`), otherwise
 * a text.
 */
export function literalOfBareWord(word: string): LiteralExpression {
  if (word === 'true' || word === 'false') return { kind: 'literal', value: word === 'true' };
  const decimal = readDecimal(word);
  const usual = decimal !== undefined && printDecimal(decimal) === word;
  return { kind: 'literal', value: usual ? toNumber(decimal) : word };
}

export function negationOf(of: Expression): Expression {
  if (of.kind !== 'literal' || typeof of.value !== 'number') return { kind: 'negative', of };
  return { kind: 'literal', value: of.value === 0 ? 0 : -of.value };
}

/** Reads the pattern of `left =~ pattern`: in quotes, or bare if `bare` returns its end. */
export function parseMatchPattern(
  cursor: ExpressionCursor,
  of: Expression,
  negated: boolean,
  bare?: (cursor: ExpressionCursor) => number,
): Expression | undefined {
  const quote = quotationMarkAt(cursor);
  if (quote === undefined && bare === undefined) return cursor.unexpected('pattern');
  const start = cursor.at + (quote === undefined ? 0 : 1);
  const end = quote === undefined ? bare?.(cursor) : closing(cursor.text, start, quote);
  if (end === undefined) return cursor.fail('unclosed-text', start - 1, quote === undefined ? [] : [quote]);
  if (end === start && quote === undefined) return cursor.unexpected('pattern');
  const reading = readPattern(cursor.text.slice(start, end));
  if (!reading.ok) return cursor.fail(reading.code, start + reading.at);
  cursor.at = quote === undefined ? end : end + 1;
  return { kind: 'match', of, negated, pattern: reading.pattern };
}

function closing(text: string, start: number, quote: string): number | undefined {
  for (let at = start; at < text.length; at += text[at] === '\\' ? 2 : 1) if (text[at] === quote) return at;
  return undefined;
}
