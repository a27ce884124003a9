import { decimalOf, type FormulaText, type SideId, toNumber, type World } from '../../../table/index.ts';
import { formula } from './text.ts';
import { resultOf } from './value.ts';

/** Returns the number of a formula about a side; 0 if it gives no number. `Actor` in the formula means this side. */
export const formulaOfSide = (world: World, text: FormulaText, side: SideId): number => {
  const value = decimalOf(resultOf(world, { side, it: { kind: 'side', id: side }, bound: {} }, formula(text)));
  return value === undefined ? 0 : toNumber(value);
};
