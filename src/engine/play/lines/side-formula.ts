import { decimalOf, type FormulaText, type SideId, toNumber, type World } from '../../../table/index.ts';
import { parseFormula } from './text.ts';
import { evaluateExpression } from './value.ts';

/**
 * Returns the number of a formula about a side; undefined if it gives no number. The side's values have their plain
 * names there, `$Actor$` is its name, and `$Actor.Points$` its points.
 */
export const evaluateFormulaForSide = (world: World, text: FormulaText, side: SideId): number | undefined => {
  const value = decimalOf(
    evaluateExpression(world, { side, it: { kind: 'side', id: side }, bound: {} }, parseFormula(text)),
  );
  return value === undefined ? undefined : toNumber(value);
};
