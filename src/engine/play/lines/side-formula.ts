import { toNumber } from '../../core/decimal.ts';
import type { SideId } from '../../core/ids.ts';
import type { FormulaText } from '../../core/schema.ts';
import type { World } from '../../core/table.ts';
import { decimalOf } from '../../core/value.ts';
import { formula } from './text.ts';
import { resultOf } from './value.ts';

/** Returns the number of a formula that is asked of a side, which is `Actor` in it; 0 if it has none. */
export const formulaOfSide = (world: World, text: FormulaText, side: SideId): number => {
  const value = decimalOf(resultOf(world, { side, it: { kind: 'side', id: side }, bound: {} }, formula(text)));
  return value === undefined ? 0 : toNumber(value);
};
