import { type Expression, evaluate, type LookUp, print, reads } from '../../../table/expression/index.ts';
import { isTrue, textOf, type Value } from '../../../table/index.ts';

/** A match after the constant values of a prototype were filled in. */
export type Residual = boolean | Expression;

export const residualOf = (match: Expression, constant: LookUp): Residual => {
  const isKnown = [...reads(match)].every((name) => constant(name) !== undefined);
  if (isKnown) return isTrue(evaluate(match, constant));
  switch (match.kind) {
    case 'not': {
      const of = residualOf(match.of, constant);
      return typeof of === 'boolean' ? !of : { kind: 'not', of };
    }
    case 'binary':
      if (match.operator === '&&') return joined(match, false, constant);
      return match.operator === '||' ? joined(match, true, constant) : match;
    case 'literal':
    case 'property':
    case 'negative':
    case 'match':
    case 'choice':
    case 'call':
      return match;
  }
};

const joined = (
  match: Extract<Expression, { readonly kind: 'binary' }>,
  deciding: boolean,
  constant: LookUp,
): Residual => {
  const [left, right] = [residualOf(match.left, constant), residualOf(match.right, constant)];
  if (left === deciding || right === deciding) return deciding;
  if (typeof left === 'boolean') return right;
  return typeof right === 'boolean' ? left : { ...match, left, right };
};

export const residualKey = (residual: Residual): string =>
  typeof residual === 'boolean' ? String(residual) : print(residual);

export const propertiesOfResidualMatch = (residual: Residual): readonly string[] =>
  typeof residual === 'boolean' ? [] : [...reads(residual)];

export const valueKey = (value: Value | undefined): string => `${typeof value} ${textOf(value)}`;
