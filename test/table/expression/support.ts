import fc from 'fast-check';
import type { Value } from '../../../src/table/core/value.ts';
import type { PropertyLookUp } from '../../../src/table/expression/look-up.ts';
import { readPattern } from '../../../src/table/expression/pattern.ts';
import { isPropertyName } from '../../../src/table/expression/quoted.ts';
import { readExpression } from '../../../src/table/expression/read.ts';
import { type Expression, type FunctionName, OPERATOR_PRECEDENCE } from '../../../src/table/expression/tree.ts';

/** The tree of a text that is known to be an expression. */
export function read(text: string): Expression {
  const reading = readExpression(text);
  if (!reading.ok) throw new Error(`${text}: ${JSON.stringify(reading.fault)}`);
  return reading.expression;
}

export function holding(properties: Readonly<Record<string, Value>>): PropertyLookUp {
  return (name) => (Object.hasOwn(properties, name) ? properties[name] : undefined);
}

/** Pieces of expressions in both forms, and some that fit nowhere. */
export const tokens = fc.constantFrom(
  ...[
    'Type',
    'Value',
    'Red Hand',
    '$OldBoard$',
    '$a b$',
    '$',
    'true',
    '3',
    '-1.5',
    '05',
    '1e3',
    '"x $a$"',
    "'it'",
    '"',
    '\\',
    '[',
    'a(b)c',
  ],
  ...['(', ')', '{', '}', '!', '-', '+', '*', '/', '%', '?', ':', ',', 'min(', 'join(', '.*', ' ', '&', '|', '='],
  ...['&&', '||', '==', '=', '!=', '<', '<=', '>', '>=', '=~', '!~', '&&', '||', '=', '=', '<', 'Type', 'Value', '3'],
);

const names = fc.oneof(
  fc.constantFrom('a', 'Type', 'Red Hand_Wealth', 'true', 'point-value', 'min'),
  fc.string({ minLength: 1, maxLength: 6 }).filter(isPropertyName),
);
const values = fc.oneof(
  fc.boolean(),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
  fc.string({ unit: fc.constantFrom('"', '\\', '$', "'", '{', '\n', 'x'), maxLength: 6 }),
  fc.integer({ min: -1e12, max: 1e12 }).map((millionths) => (millionths === 0 ? 0 : millionths / 1e6)),
);
const patterns = fc.constantFrom('a', '', '.*Kn(ight|ave)$', '\\d+', 'say "no"', '\\"', '[^)"]+').map((source) => {
  const reading = readPattern(source);
  if (!reading.ok) throw new Error(source);
  return reading.pattern;
});

/** Every tree that a text can be read into, of no great depth. */
export const expressions: fc.Arbitrary<Expression> = fc.letrec<{ tree: Expression }>((tie) => {
  const deeper = tie('tree');
  const calls = fc
    .constantFrom<FunctionName>('min', 'max', 'abs', 'floor', 'join')
    .chain((name) =>
      fc
        .array(deeper, { minLength: 1, maxLength: name === 'abs' || name === 'floor' ? 1 : 3 })
        .map((all): Expression => ({ kind: 'call', name, arguments: all })),
    );
  return {
    tree: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      fc.oneof(
        names.map((name): Expression => ({ kind: 'property', name })),
        values.map((value): Expression => ({ kind: 'literal', value })),
      ),
      fc.record({ kind: fc.constant('not' as const), of: deeper }),
      deeper
        .filter((of) => of.kind !== 'literal' || typeof of.value !== 'number')
        .map((of): Expression => ({ kind: 'negative', of })),
      fc.record({
        kind: fc.constant('binary' as const),
        operator: fc.constantFrom(...OPERATOR_PRECEDENCE.flat()),
        left: deeper,
        right: deeper,
      }),
      fc.record({ kind: fc.constant('match' as const), of: deeper, negated: fc.boolean(), pattern: patterns }),
      fc.record({ kind: fc.constant('choice' as const), test: deeper, whenTrue: deeper, whenFalse: deeper }),
      calls,
    ),
  };
}).tree;
