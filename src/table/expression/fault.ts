import { lineAndColumn, Scanner } from '../core/scanner.ts';

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
 * A syntax error and its place (C11). `at` counts UTF-16 units from 0; `line` and `column` count from 1. `found` is the
 * text at that place, empty at the end. `expected` lists the tokens that could be there. `value`, `property`,
 * `operator`, `comparison`, `pattern` and `end` stand for tokens of many forms.
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
