import type { TextPlaces } from './cursor.ts';
import { type Expression, partsOf } from './tree.ts';

/**
 * A name of a property in an expression, or a text with which one is compared; `isOrder`: for being more or less.
 * `at` where known.
 */
export type NameRead =
  | { readonly is: 'property'; readonly name: string; readonly at: number | undefined }
  | {
      readonly is: 'text';
      readonly text: string;
      readonly of: string;
      readonly at: number | undefined;
      readonly isOrder?: true;
    };

/** Every name in an expression, and every text that stands for a value of one. */
export const namesRead = (expression: Expression, places: TextPlaces): readonly NameRead[] => {
  const found: NameRead[] = [];
  const open = [expression];
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.kind === 'property' && !next.aggregate)
      found.push({ is: 'property', name: next.name, at: places.get(next) });
    if (next.kind === 'binary' && (next.operator === '==' || next.operator === '!='))
      found.push(...textIn(next.left, next.right, places), ...textIn(next.right, next.left, places));
    if (next.kind === 'binary' && ORDERS.has(next.operator))
      found.push(...textIn(next.left, next.right, places).map((one) => ({ ...one, isOrder: true }) as const));
    open.push(...partsOf(next));
  }
  return found;
};

const ORDERS: ReadonlySet<string> = new Set(['<', '<=', '>', '>=']);

type TextRead = Extract<NameRead, { readonly is: 'text' }>;

const textIn = (property: Expression, literal: Expression, places: TextPlaces): readonly TextRead[] =>
  property.kind === 'property' && literal.kind === 'literal' && typeof literal.value === 'string'
    ? [{ is: 'text', text: literal.value, of: property.name, at: places.get(literal) }]
    : [];
