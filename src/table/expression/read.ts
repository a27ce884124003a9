import type { FormulaText, MatchText } from '../core/schema.ts';
import { parseBareExpression } from './bare.ts';
import { ExpressionCursor, type ExpressionPositions } from './cursor.ts';
import type { ExpressionFault } from './fault.ts';
import { parseFormulaAtCursor } from './formula.ts';
import { print } from './print.ts';
import type { Expression } from './tree.ts';

export type ExpressionParseResult =
  | { readonly ok: true; readonly expression: Expression }
  | { readonly ok: false; readonly fault: ExpressionFault };

/** The longest expression, in UTF-16 units: as it is typed, and as `print` writes it. */
export const LONGEST_EXPRESSION = 4_000;

/** Matches everything, for a match that may be left out and is blank (C10). */
export const EVERYTHING: Expression = { kind: 'literal', value: true };

/**
 * Parses an expression without or with braces: `Type = Cosmic && Value > 3`, or `{Type == "Cosmic" && Value > 3}`
 * (C11). A blank matches everything (C10); any other text that is not an expression is an error. `places` collects the
 * positions of names and values. `hasAggregates` allows aggregates.
 */
export function readExpression(
  text: MatchText,
  places?: ExpressionPositions,
  hasAggregates = false,
): ExpressionParseResult {
  if (text.trim() === '') return { ok: true, expression: EVERYTHING };
  if (isFormula(text)) return readWhole(text, inBraces, places, hasAggregates);
  const read = readWhole(text, parseBareExpression, places, hasAggregates);
  if (read.ok || read.fault.code !== 'unexpected' || !ARITHMETIC.test(read.fault.found)) return read;
  // Suggests braces for arithmetic, which is not possible without them.
  const isArithmetic = readWhole(text, parseFormulaAtCursor, undefined, hasAggregates).ok;
  return isArithmetic ? { ok: false, fault: { ...read.fault, expected: [`{${text.trim()}}`] } } : read;
}

const ARITHMETIC = /^[-+*/%]$/;

/** Parses an expression as it is in braces, even if the braces are missing: `MovePoints + 1`. A blank is an error. */
export function readFormula(
  text: FormulaText,
  places?: ExpressionPositions,
  hasAggregates = false,
): ExpressionParseResult {
  return readWhole(text, isFormula(text) ? inBraces : parseFormulaAtCursor, places, hasAggregates);
}

/** True if a text that could also be a name is a formula: it starts with a brace. */
export function isFormula(text: string): boolean {
  return text.trimStart().startsWith('{');
}

function inBraces(cursor: ExpressionCursor): Expression | undefined {
  cursor.take('{');
  const inner = parseFormulaAtCursor(cursor);
  return inner === undefined || cursor.take('}') ? inner : cursor.unexpected();
}

function readWhole(
  text: string,
  read: (cursor: ExpressionCursor) => Expression | undefined,
  places: ExpressionPositions | undefined,
  hasAggregates: boolean,
): ExpressionParseResult {
  const cursor = new ExpressionCursor(text, places, hasAggregates);
  if (text.length > LONGEST_EXPRESSION) cursor.fail('too-long', LONGEST_EXPRESSION);
  const expression = cursor.fault === undefined ? read(cursor) : undefined;
  if (expression !== undefined) {
    cursor.skipBlanks();
    if (cursor.at < text.length) cursor.unexpected('end');
    else if (print(expression).length > LONGEST_EXPRESSION) cursor.fail('too-long');
  }
  if (cursor.fault !== undefined) return { ok: false, fault: cursor.fault };
  if (expression === undefined) throw new Error('an expression was neither read nor refused');
  return { ok: true, expression };
}
