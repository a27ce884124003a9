import { derived } from '../core/derived.ts';
import type { Expression, Operator } from '../expression/tree.ts';
import { condition } from '../play/lines/text.ts';
import type { Module } from '../play/module.ts';

/** A property of sides by which lines of a module let sides win or lose. `sign`: 1 if more is better, else -1. */
export interface Goal {
  readonly property: string;
  readonly sign: 1 | -1;
}

const MORE: ReadonlySet<Operator> = new Set<Operator>(['>', '>=']);
const LESS: ReadonlySet<Operator> = new Set<Operator>(['<', '<=']);

/** The comparisons of a property in an expression: with 1 if it is true for much of the property. */
const comparisons = (expression: Expression): readonly Goal[] => {
  if (expression.kind !== 'binary') return [];
  const { operator, left, right } = expression;
  if (!MORE.has(operator) && !LESS.has(operator)) return [left, right].flatMap(comparisons);
  const sign = MORE.has(operator) ? 1 : -1;
  if (left.kind === 'property' && !left.aggregate) return [{ property: left.name, sign }];
  if (right.kind === 'property' && !right.aggregate) return [{ property: right.name, sign: sign === 1 ? -1 : 1 }];
  return [];
};

/**
 * Returns what sides want by the lines in which those with most or least of a property win or lose: `each: { side: Won <
 * $most$ }, lose: it` says that more of `Won` is better.
 */
export const goalsOf = derived(({ turn, actions = [], effects = [] }: Module): readonly Goal[] => {
  const phases = turn && 'phases' in turn ? (turn.phases ?? []) : [];
  const lines = [
    ...phases.flatMap(({ begin = [], end = [] }) => [...begin, ...end]),
    ...actions.flatMap(({ does }) => does),
    ...effects.flatMap(({ does = [], instead = [] }) => [...does, ...instead]),
  ];
  const found = lines.flatMap(({ each, win, lose }): readonly Goal[] => {
    if (each?.kind !== 'side' || each.match === undefined || (win !== 'it' && lose !== 'it')) return [];
    const goals = comparisons(condition(each.match));
    return win === 'it' ? goals : goals.map(({ property, sign }) => ({ property, sign: sign === 1 ? -1 : 1 }));
  });
  return [...new Map(found.map((goal) => [goal.property, goal])).values()];
});
