import type { Pattern } from './pattern.ts';

/** The binary operators by precedence, lowest first. `=` and `==` are the same. */
export const OPERATOR_PRECEDENCE = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['<=', '<', '>=', '>'],
  ['+', '-'],
  ['*', '/', '%'],
] as const;

export type Operator = (typeof OPERATOR_PRECEDENCE)[number][number];

/** The functions, with the fewest and the most arguments of each. */
export const FUNCTION_ARGUMENT_COUNTS = {
  min: [1, Number.POSITIVE_INFINITY],
  max: [1, Number.POSITIVE_INFINITY],
  abs: [1, 1],
  floor: [1, 1],
  join: [1, Number.POSITIVE_INFINITY],
} as const;

export type FunctionName = keyof typeof FUNCTION_ARGUMENT_COUNTS;

export const AGGREGATE_NAMES = ['count', 'sum', 'least', 'most', 'rank', 'second', 'majority'] as const;

export type AggregateName = (typeof AGGREGATE_NAMES)[number];

/** A number about everything that matches in a place (G14): `count(Stalls)`, `sum(Hand, Type = "Money", Dollars)`. */
export interface AggregateCall {
  readonly function: AggregateName;
  readonly scope: string;
  readonly match: Expression;
  /** The value to add or compare; absent if things are only counted. */
  readonly amount?: Expression;
}

/**
 * The syntax tree of an expression, with or without braces (C11). A `negative` never contains a number, because that is
 * a literal below zero. An aggregate is looked up as a property whose name is its own text.
 */
export type Expression =
  | LiteralExpression
  | { readonly kind: 'property'; readonly name: string; readonly aggregate?: AggregateCall }
  | { readonly kind: 'not'; readonly of: Expression }
  | { readonly kind: 'negative'; readonly of: Expression }
  | { readonly kind: 'binary'; readonly operator: Operator; readonly left: Expression; readonly right: Expression }
  | { readonly kind: 'match'; readonly of: Expression; readonly negated: boolean; readonly pattern: Pattern }
  | {
      readonly kind: 'choice';
      readonly test: Expression;
      readonly whenTrue: Expression;
      readonly whenFalse: Expression;
    }
  | { readonly kind: 'call'; readonly name: FunctionName; readonly arguments: readonly Expression[] };

export interface LiteralExpression {
  readonly kind: 'literal';
  readonly value: string | number | boolean;
}

export function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'literal':
    case 'property':
      return [];
    case 'not':
    case 'negative':
    case 'match':
      return [expression.of];
    case 'binary':
      return [expression.left, expression.right];
    case 'choice':
      return [expression.test, expression.whenTrue, expression.whenFalse];
    case 'call':
      return expression.arguments;
  }
}

/**
 * Returns the names of all properties that the value can depend on, including `$...$`. No other names are ever looked
 * up (C13, P18).
 */
export function reads(expression: Expression): ReadonlySet<string> {
  const names = new Set<string>();
  const open = [expression];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next.kind === 'property') names.add(next.name);
    open.push(...partsOf(next));
  }
  return names;
}
