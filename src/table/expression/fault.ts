import { lineAndColumn, Scanner } from '../core/scanner.ts';

/** Why a text is no expression. */
export type ExpressionFaultCode =
  | 'unexpected'
  | 'too-long'
  | 'too-deep'
  | 'unclosed-text'
  | 'bad-name'
  | 'bad-number'
  | 'unknown-function'
  | 'wrong-number-of-arguments'
  | 'bad-pattern'
  | 'pattern-too-large';

/**
 * A fault and its place (C11). `at` counts UTF-16 units from 0; `line` and `column` count from 1, the column in such
 * units too. `found` is what stands there, blank at the end. `expected` holds what could stand there instead: tokens as
 * they are written, and `value`, `property`, `operator`, `comparison`, `pattern`, `end` for what has many shapes.
 */
export interface ExpressionFault {
  readonly code: ExpressionFaultCode;
  readonly at: number;
  readonly line: number;
  readonly column: number;
  readonly found: string;
  readonly expected: readonly string[];
}

const FOUND = /[\p{L}\p{N}_]{1,20}|./suy;

export function faultAt(
  code: ExpressionFaultCode,
  text: string,
  at: number,
  expected: readonly string[],
): ExpressionFault {
  const found = new Scanner(text, at).find(FOUND)?.[0] ?? '';
  return {
    code,
    at,
    ...lineAndColumn(text, at),
    found,
    expected: [...expected].sort(),
  };
}
