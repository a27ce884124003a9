import type { Expression, Operator } from '../../table/expression/index.ts';
import { derived } from '../../table/index.ts';
import { allInstructionsOf } from '../play/lines/source.ts';
import { condition } from '../play/lines/text.ts';
import type { Module } from '../play/module.ts';

/** A property of sides that decides who wins or loses. `sign` is 1 if more is better, otherwise -1. */
export interface WinningGoal {
  readonly property: string;
  readonly sign: 1 | -1;
}

const MORE: ReadonlySet<Operator> = new Set<Operator>(['>', '>=']);
const LESS: ReadonlySet<Operator> = new Set<Operator>(['<', '<=']);

/** Returns the properties that an expression compares. `sign` is 1 if large values make the expression true. */
const comparisons = (expression: Expression): readonly WinningGoal[] => {
  if (expression.kind !== 'binary') return [];
  const { operator, left, right } = expression;
  if (!MORE.has(operator) && !LESS.has(operator)) return [left, right].flatMap(comparisons);
  const sign = MORE.has(operator) ? 1 : -1;
  if (left.kind === 'property' && !left.aggregate) return [{ property: left.name, sign }];
  if (right.kind === 'property' && !right.aggregate) return [reversed({ property: right.name, sign })];
  return [];
};

/**
 * Returns the goals in instructions of a module. For example, `each: { side: Won < $most$ }, lose: it` means that more
 * of `Won` is better.
 */
export const winningGoalsOfModule = derived((module: Module): readonly WinningGoal[] => {
  const found = allInstructionsOf(module).flatMap(({ each, win, lose }): readonly WinningGoal[] => {
    if (each?.kind !== 'side' || each.match === undefined || (win !== 'it' && lose !== 'it')) return [];
    const goals = comparisons(condition(each.match));
    return win === 'it' ? goals : goals.map(reversed);
  });
  return [...new Map(found.map((goal) => [goal.property, goal])).values()];
});

const reversed = ({ property, sign }: WinningGoal): WinningGoal => ({ property, sign: sign === 1 ? -1 : 1 });
