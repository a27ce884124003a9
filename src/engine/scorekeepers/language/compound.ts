import type { Expression, Operator } from '../../../table/expression/index.ts';
import type { ProgramDraft } from './draft.ts';

/** The largest size of an expression. A limit is needed because some operands of GDL are copied several times (S27). */
export const MAX_EXPRESSION_SIZE = 4_000;

export const expressionSizeOf = (expression: Expression): number => {
  const open = [expression];
  let size = 0;
  for (let next = open.pop(); next && size <= MAX_EXPRESSION_SIZE; next = open.pop()) {
    size += 1;
    if (next.kind === 'binary') open.push(next.left, next.right);
    else if (next.kind === 'not' || next.kind === 'negative') open.push(next.of);
    else if (next.kind === 'choice') open.push(next.test, next.whenTrue, next.whenFalse);
  }
  return size;
};

/** Joins the parts by an operator. It splits them into halves again and again, so that the expression stays shallow. */
export const joinWithOperator = (
  operator: '&&' | '||' | '+' | '*',
  parts: readonly Expression[],
  empty: Expression,
): Expression => {
  if (parts.length < 2) return parts[0] ?? empty;
  const half = parts.length >> 1;
  return {
    kind: 'binary',
    operator,
    left: joinWithOperator(operator, parts.slice(0, half), empty),
    right: joinWithOperator(operator, parts.slice(half), empty),
  };
};

/** Returns a division that is truncated toward zero, by subtracting the remainder first (S19). */
export const createTruncatedDivision = (draft: ProgramDraft, left: Expression, right: Expression): Expression => {
  const two = (operator: Operator, a: Expression, b: Expression): Expression => ({
    kind: 'binary',
    operator,
    left: a,
    right: b,
  });
  return {
    kind: 'choice',
    test: two('==', right, { kind: 'literal', value: 0 }),
    whenTrue: draft.quantities.property({ kind: 'zero' }),
    whenFalse: two('/', two('-', left, two('%', left, right)), right),
  };
};
