import {
  type Expression,
  expressionNamesIn,
  isFormula,
  partsOf,
  print,
  readExpression,
  readFormula,
} from '../../table/expression/index.ts';

/**
 * A text in a match that looks like a formula, but is compared as text because it has no braces. It includes the match
 * that is probably meant.
 */
export interface UnbracedFormula {
  readonly text: string;
  /** The position in UTF-16 units from the beginning of the match. */
  readonly at: number;
  readonly instead: string;
}

/** Finds texts in a match that look like formulas. `isName`: returns true for names that mean something there. */
export const findUnbracedFormulas = (
  match: string,
  hasAggregates: boolean,
  isName: (name: string) => boolean,
): readonly UnbracedFormula[] => {
  if (isFormula(match)) return [];
  const read = readExpression(match, undefined, hasAggregates);
  if (!read.ok) return [];
  const whole = print(read.expression);
  return comparedWith(read.expression).flatMap((side) => {
    const text = bareText(side);
    const at = text === undefined ? -1 : match.indexOf(text);
    if (text === undefined || at < 0 || /["']/.test(match[at - 1] ?? '')) return [];
    const formula = readFormula(text, new Map(), hasAggregates);
    if (!formula.ok || !isMeant(formula.expression, isName)) return [];
    const instead = whole.replace(print(side).slice(1, -1), () => text);
    return readExpression(instead, undefined, hasAggregates).ok ? [{ text, at, instead }] : [];
  });
};

const comparedWith = (whole: Expression): readonly Expression[] =>
  everyPart(whole).flatMap((one) => (one.kind === 'binary' && COMPARISONS.has(one.operator) ? [one.right] : []));

const COMPARISONS: ReadonlySet<string> = new Set(['==', '!=', '<', '<=', '>', '>=']);
const ARITHMETIC: ReadonlySet<string> = new Set(['+', '-', '*', '/', '%']);

const everyPart = (whole: Expression): readonly Expression[] => {
  const found = [whole];
  for (const one of found) found.push(...partsOf(one));
  return found;
};

const bareText = (side: Expression): string | undefined => {
  if (side.kind === 'literal') return typeof side.value === 'string' ? side.value : undefined;
  if (side.kind !== 'call' || side.name !== 'join') return undefined;
  return side.arguments.map((one) => (one.kind === 'property' ? `$${one.name}$` : bareText(one))).join('');
};

/**
 * True if a text that looks like a formula is probably meant as one: it calls a function, or calculates with known
 * names.
 */
const isMeant = (formula: Expression, isName: (name: string) => boolean): boolean => {
  const all = everyPart(formula);
  if (all.some(({ kind }) => kind === 'call')) return true;
  const names = expressionNamesIn(formula, new Map()).flatMap((one) => (one.is === 'property' ? [one.name] : []));
  const isCalculated = all.some((one) => one.kind === 'binary' && ARITHMETIC.has(one.operator));
  return isCalculated && names.length > 0 && names.every(isName);
};

/** Returns the value that a line should probably set, if its formula compares the property with that value. */
export const suggestAssignedValue = (property: string, formula: string): string | undefined => {
  const read = readFormula(formula, undefined, true);
  if (!read.ok || read.expression.kind !== 'binary' || read.expression.operator !== '==') return undefined;
  const { left, right } = read.expression;
  return left.kind === 'property' && left.name === property ? print(right).slice(1, -1) : undefined;
};

/**
 * Returns a match for the cells whose name a formula gives, if a text is such a formula. `isGiven`: returns true for
 * names that are defined there.
 */
export const suggestCellMatch = (text: string, isGiven: (name: string) => boolean): string | undefined => {
  const inner = text.trim().replace(/^\{([\s\S]*)\}$/u, '$1');
  const read = readFormula(inner, undefined, true);
  if (!read.ok || read.expression.kind === 'property' || read.expression.kind === 'literal') return undefined;
  const right = askedOfIt(read.expression, isGiven);
  return print({ kind: 'binary', operator: '==', left: { kind: 'property', name: 'LocationName' }, right });
};

/**
 * Adds the prefix `it.` to names that belong to the subject of the lines. Within a match, a name without prefix belongs
 * to the cell.
 */
const askedOfIt = (one: Expression, isGiven: (name: string) => boolean): Expression => {
  const again = (part: Expression): Expression => askedOfIt(part, isGiven);
  if (one.kind === 'call') return { ...one, arguments: one.arguments.map(again) };
  if (one.kind === 'binary') return { ...one, left: again(one.left), right: again(one.right) };
  const isOwn = one.kind === 'property' && !one.aggregate && !one.name.includes('.') && !isGiven(one.name);
  return isOwn ? { ...one, name: `it.${one.name}` } : one;
};

export const quoteForYaml = (text: string): string =>
  /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
