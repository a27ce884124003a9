import { decimalOf, type FormulaText, type SideId, toNumber, type World } from '../../../table/index.ts';
import { parseFormula } from './text.ts';
import { evaluateExpression } from './value.ts';

/** Returns the number of a formula about a side; 0 if it gives no number. `Actor` in the formula means this side. */
export const evaluateFormulaForSide = (world: World, text: FormulaText, side: SideId): number => {
  const value = decimalOf(
    evaluateExpression(world, { side, it: { kind: 'side', id: side }, bound: {} }, parseFormula(text)),
  );
  return value === undefined ? 0 : toNumber(value);
};
