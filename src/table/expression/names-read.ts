import type { ExpressionPositions } from './cursor.ts';
import { type Expression, partsOf } from './tree.ts';

interface At {
  /** The position in UTF-16 units, if known. */
  readonly at: number | undefined;
  /**
   * The place that the innermost aggregate around the name counts, such as `PLACE` in `count(PLACE, ...)`. The name is
   * read from the things there.
   */
  readonly scope?: string;
}

/**
 * A property name in an expression, or a text that is compared with a property. `with` is another property that it is
 * compared with. `isOrder` is true if the comparison is `<`, `<=`, `>` or `>=`.
 */
export type ExpressionName =
  | ({ readonly is: 'property'; readonly name: string; readonly with?: string } & At)
  | ({ readonly is: 'text'; readonly text: string; readonly of: string; readonly isOrder?: true } & At);

/** Returns every property name in an expression, and every text that is compared with one. */
export const expressionNamesIn = (expression: Expression, places: ExpressionPositions): readonly ExpressionName[] => {
  const found: ExpressionName[] = [];
  const compared = new Map<Expression, string>();
  const open: { readonly next: Expression; readonly inside?: { readonly scope: string } }[] = [{ next: expression }];
  for (let one = open.pop(); one; one = open.pop()) {
    const { next, inside } = one;
    if (next.kind === 'property' && next.aggregate) {
      const { scope, match, amount } = next.aggregate;
      open.push(...[match, ...(amount ? [amount] : [])].map((part) => ({ next: part, inside: { scope } })));
    } else if (next.kind === 'property')
      found.push({ is: 'property', name: next.name, at: places.get(next), ...withOf(compared.get(next)), ...inside });
    if (next.kind === 'binary' && (EQUALITIES.has(next.operator) || ORDERS.has(next.operator))) {
      noteCompared(next, compared);
      const isOrder = ORDERS.has(next.operator) ? { isOrder: true as const } : {};
      const texts = [...textIn(next.left, next.right, places), ...textIn(next.right, next.left, places)];
      found.push(...texts.map((text) => ({ ...text, ...isOrder, ...inside })));
    }
    open.push(...partsOf(next).map((part) => ({ next: part, ...(inside ? { inside } : {}) })));
  }
  return found;
};

const withOf = (name: string | undefined): { readonly with?: string } => (name === undefined ? {} : { with: name });

const noteCompared = (
  { left, right }: Extract<Expression, { readonly kind: 'binary' }>,
  compared: Map<Expression, string>,
): void => {
  for (const [one, other] of [[left, right] as const, [right, left] as const])
    if (other.kind === 'property' && !other.aggregate) compared.set(one, other.name);
};

const EQUALITIES: ReadonlySet<string> = new Set(['==', '!=']);
const ORDERS: ReadonlySet<string> = new Set(['<', '<=', '>', '>=']);

type TextRead = Extract<ExpressionName, { readonly is: 'text' }>;

const textIn = (property: Expression, literal: Expression, places: ExpressionPositions): readonly TextRead[] =>
  property.kind === 'property' && literal.kind === 'literal' && typeof literal.value === 'string'
    ? [{ is: 'text', text: literal.value, of: property.name, at: places.get(literal) }]
    : [];
