import type { Pattern } from './pattern.ts';

/** The binary operators by how tightly they bind, the loosest first; `=` and `==` are one. */
export const LEVELS = [['||'], ['&&'], ['==', '!='], ['<=', '<', '>=', '>'], ['+', '-'], ['*', '/', '%']] as const;

export type Operator = (typeof LEVELS)[number][number];

/** The functions, each with the fewest and the most arguments that it takes. */
export const FUNCTIONS = {
  min: [1, Number.POSITIVE_INFINITY],
  max: [1, Number.POSITIVE_INFINITY],
  abs: [1, 1],
  floor: [1, 1],
  join: [1, Number.POSITIVE_INFINITY],
} as const;

export type FunctionName = keyof typeof FUNCTIONS;

/** What is found out about all that matches in a place: see `Aggregate`. */
export const AGGREGATES = ['count', 'sum', 'least', 'most', 'rank', 'second', 'majority'] as const;

export type AggregateName = (typeof AGGREGATES)[number];

/** `count(Stalls)`, `sum(Hand, Type = "Money", Dollars)`: a number about all that matches in a place (G14). */
export interface Aggregate {
  readonly function: AggregateName;
  /** A place, or what the text around it calls so. */
  readonly scope: string;
  /** What is asked of each that stands there. */
  readonly match: Expression;
  /** What of each is added up or compared; nothing where they are counted. */
  readonly amount?: Expression;
}

/**
 * The one tree that both forms of the language are read into (C11). A `negative` never holds a number: that is a
 * literal below zero. An aggregate is looked up as a property whose name is how it is written.
 */
export type Expression =
  | Literal
  | { readonly kind: 'property'; readonly name: string; readonly aggregate?: Aggregate }
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

export interface Literal {
  readonly kind: 'literal';
  readonly value: string | number | boolean;
}

/** What it is made of, one level down. */
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
 * The names of all properties that its value can depend on, `$...$` included: nothing else is ever looked up (C13,
 * P18).
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
