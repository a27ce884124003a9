import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Value } from '../../../src/table/core/value.ts';
import { createEvaluationBudget } from '../../../src/table/expression/budget.ts';
import { evaluate, matches } from '../../../src/table/expression/evaluate.ts';
import type { PropertyLookUp } from '../../../src/table/expression/look-up.ts';
import { runs } from '../../support/runs.ts';
import { plainEvaluate } from './plain-evaluate.ts';
import { expressions } from './support.ts';

const texts = fc.constantFrom(
  '',
  ' ',
  'a',
  'B',
  'foot',
  '5',
  '05',
  ' 5 ',
  '+5',
  '-1.5',
  '.5',
  '1e3',
  'true',
  'ä5',
  '\u00a05',
);
const numbers = fc.oneof(
  fc.integer({ min: -3, max: 6 }),
  fc.integer({ min: -1e12, max: 1e12 }).map((millionths) => millionths / 1e6),
  fc.constantFrom(
    -0,
    1e9,
    -1e9,
    1e9 + 1,
    2 ** 31,
    -(2 ** 31) - 1,
    0.1 + 0.2,
    1e-7,
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ),
);
const values: fc.Arbitrary<Value | undefined> = fc.oneof(
  numbers,
  texts,
  fc.boolean(),
  fc.array(texts, { maxLength: 3 }),
  fc.constant(undefined),
);

/** What each name holds, the same each time, and in which order names were asked for. */
const asked = (
  given: readonly (Value | undefined)[],
): { readonly lookUp: PropertyLookUp; readonly names: string[] } => {
  const names: string[] = [];
  const lookUp: PropertyLookUp = (name) => {
    names.push(name);
    return given[name.length % given.length];
  };
  return { names, lookUp };
};

it('[C11] [Q6] a compiled expression gives the same value and costs as its tree', () => {
  fc.assert(
    fc.property(
      expressions,
      fc.array(values, { minLength: 1, maxLength: 4 }),
      fc.oneof(fc.constant(20_000), fc.integer({ min: 0, max: 30 })),
      (expression, given, steps) => {
        const [plain, made, matched] = [asked(given), asked(given), asked(given)];
        const [first, second, third] = [
          createEvaluationBudget(steps),
          createEvaluationBudget(steps),
          createEvaluationBudget(steps),
        ];
        const expected = plainEvaluate(expression, plain.lookUp, first);
        expect(evaluate(expression, made.lookUp, second)).toEqual(expected);
        expect(made.names).toEqual(plain.names);
        if (first.left >= 0) expect(second.left).toBe(first.left);
        else expect(second.left).toBeLessThan(0);
        expect(matches(expression, matched.lookUp, third)).toBe(
          plainEvaluate({ kind: 'not', of: expression }, matched.lookUp, createEvaluationBudget(steps + 1)) === false,
        );
      },
    ),
    { seed: 6, numRuns: runs(5_000) },
  );
});
