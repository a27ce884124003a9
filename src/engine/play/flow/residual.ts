import { type Expression, evaluate, type PropertyLookUp, print, reads } from '../../../table/expression/index.ts';
import { isTrue, textOf, type Value } from '../../../table/index.ts';

/** A match after the constant values of a prototype were filled in. */
export type ResidualMatch = boolean | Expression;

export const fillConstantsIntoMatch = (match: Expression, constant: PropertyLookUp): ResidualMatch => {
  const isKnown = [...reads(match)].every((name) => constant(name) !== undefined);
  if (isKnown) return isTrue(evaluate(match, constant));
  switch (match.kind) {
    case 'not': {
      const of = fillConstantsIntoMatch(match.of, constant);
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
  constant: PropertyLookUp,
): ResidualMatch => {
  const [left, right] = [fillConstantsIntoMatch(match.left, constant), fillConstantsIntoMatch(match.right, constant)];
  if (left === deciding || right === deciding) return deciding;
  if (typeof left === 'boolean') return right;
  return typeof right === 'boolean' ? left : { ...match, left, right };
};

export const keyOfResidualMatch = (residual: ResidualMatch): string =>
  typeof residual === 'boolean' ? String(residual) : print(residual);

export const propertiesOfResidualMatch = (residual: ResidualMatch): readonly string[] =>
  typeof residual === 'boolean' ? [] : [...reads(residual)];

export const keyOfValue = (value: Value | undefined): string => `${typeof value} ${textOf(value)}`;
