import {
  type Expression,
  type ExpressionFault,
  type ExpressionParseResult,
  type ExpressionPositions,
  readFormula,
} from '../../table/expression/index.ts';
import type { FormulaText } from '../../table/index.ts';
import { NEIGHBORS_PROPERTY } from './subject.ts';

export type ChangeVerb =
  | 'add'
  | 'multiply'
  | 'set'
  | 'at least'
  | 'at most'
  | 'add to'
  | 'remove from'
  | 'link'
  | 'unlink';

/**
 * The effect of a modifier on a target: an operation on one property, with an amount if the operation needs it (P6).
 */
export interface ModifierChange {
  readonly property: string;
  readonly doing: ChangeVerb;
  readonly amount: Expression | undefined;
}

/**
 * True if the alteration links or unlinks cells. It then changes the neighbors of its targets, and of the cells next to
 * these.
 */
export const isNeighborLinkChange = (alteration: ModifierChange | undefined): boolean =>
  alteration?.doing === 'link' || alteration?.doing === 'unlink';

export const changesOf = ({
  change,
  also = [],
}: {
  readonly change: string;
  readonly also?: readonly string[];
}): readonly string[] => [change, ...also];

export type ModifierChangeReadResult =
  | { readonly ok: true; readonly alteration: ModifierChange }
  /** `at` is the position of the error, in UTF-16 units from 0. */
  | { readonly ok: false; readonly at: number; readonly found: string; readonly expected: readonly string[] };

const SHAPE = /^(\s*(.+?)\s+(\+|-|\*|=|at least|at most|add|remove)\s+)(\S.*)$/s;
const NAME = /^[^&|=!<>()"$+*/%?:,;{}]+$/u;

const DOINGS: { readonly [sign: string]: ChangeVerb } = {
  '+': 'add',
  '-': 'add',
  '*': 'multiply',
  '=': 'set',
  'at least': 'at least',
  'at most': 'at most',
  add: 'add to',
  remove: 'remove from',
};

/**
 * Reads the change of a modifier. Examples are `MovePoints + 1`, `Owner = Blue`, `hand at least 3`, `Traits add
 * flying`, `Traits remove flying` and `link`. The amount is a formula. After `=`, `add` and `remove` it is a plain
 * text, or a formula in braces. `places` collects the positions of names and values.
 */
export const readAlteration = (text: string, places?: ExpressionPositions): ModifierChangeReadResult => {
  const word = text.trim();
  if (word === 'link' || word === 'unlink')
    return { ok: true, alteration: { property: NEIGHBORS_PROPERTY, doing: word, amount: undefined } };
  const [, before = '', property = '', sign = '', amount = ''] = SHAPE.exec(text) ?? [];
  if (sign === '')
    return { ok: false, at: 0, found: word, expected: ['Property + 1', 'Property = value', 'link', 'unlink'] };
  if (!NAME.test(property)) return { ok: false, at: 0, found: property, expected: ['property'] };
  const doing = DOINGS[sign] as ChangeVerb;
  const inAmount: ExpressionPositions | undefined = places && new Map();
  const read = readAmount(amount.trim(), doing, sign === '-', inAmount);
  for (const [expression, at] of inAmount ?? []) places?.set(expression, before.length + at);
  if (read.ok) return { ok: true, alteration: { property, doing, amount: read.expression } };
  const { at, found, expected }: ExpressionFault = read.fault;
  return { ok: false, at: before.length + at, found, expected };
};

export const canTakeText = (doing: ChangeVerb): boolean =>
  doing === 'set' || doing === 'add to' || doing === 'remove from';

const isFormula = (text: string, doing: ChangeVerb): boolean =>
  !canTakeText(doing) || /^[{"'$]/.test(text) || /^-?\d*\.?\d+$/.test(text) || /^(?:true|false)$/.test(text);

const readAmount = (
  text: string,
  doing: ChangeVerb,
  negative: boolean,
  places: ExpressionPositions | undefined,
): ExpressionParseResult => {
  if (!isFormula(text, doing)) {
    const expression: Expression = { kind: 'literal', value: text };
    places?.set(expression, 0);
    return { ok: true, expression };
  }
  const formula: FormulaText = text;
  const read = readFormula(formula, places);
  if (!read.ok || !negative) return read;
  const { expression: of } = read;
  const isNumber = of.kind === 'literal' && typeof of.value === 'number';
  return {
    ok: true,
    expression: isNumber ? { kind: 'literal', value: -(of.value as number) || 0 } : { kind: 'negative', of },
  };
};
