import { toNumber } from '../../core/decimal.ts';
import type { SideId } from '../../core/ids.ts';
import type { FormulaText } from '../../core/schema.ts';
import type { World } from '../../core/table.ts';
import { decimalOf } from '../../core/value.ts';
import { GAME } from './names.ts';
import { formula } from './text.ts';
import { resultOf } from './value.ts';

/** Returns the number of a formula of the game in which `Actor` is a side; 0 if it has none. */
export const formulaOfSide = (world: World, text: FormulaText, side: SideId): number => {
  const value = decimalOf(resultOf(world, { side, it: GAME, bound: {} }, formula(text)));
  return value === undefined ? 0 : toNumber(value);
};
