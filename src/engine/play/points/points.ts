import {
  added,
  type Change,
  decimalOf,
  type FormulaText,
  floor,
  join,
  mint,
  type SideId,
  type Table,
  toNumber,
  type World,
} from '../../../table/index.ts';
import type { ActNames } from '../lines/names.ts';
import { formula } from '../lines/text.ts';
import { resultOf } from '../lines/value.ts';
import { MOST_POINTS, type PointEntry, roundNow } from './records.ts';

export type NewPoints = Omit<PointEntry, 'kind' | 'id' | 'round' | 'turn'>;

export const addingPoints = (
  table: Table,
  points: NewPoints,
  turn: number | undefined = table.get('turn', 'turn')?.number,
): Change => {
  const { ids, change } = mint(table, 's', 1);
  const round = roundNow(table, turn);
  return join(
    change,
    added({
      kind: 'point',
      id: ids[0] as string,
      ...points,
      ...(round === undefined ? {} : { round }),
      ...(turn === undefined ? {} : { turn }),
    }),
  );
};

/** Returns a formula's result as whole points; 0 if it isn't a number. */
export const pointsIn = (world: World, names: ActNames, text: FormulaText): number => {
  const decimal = decimalOf(resultOf(world, names, formula(text)));
  if (decimal === undefined) return 0;
  return Math.max(-MOST_POINTS, Math.min(MOST_POINTS, toNumber(floor(decimal))));
};

export const entriesOf = (world: World, side: SideId | undefined, source: string): readonly PointEntry[] =>
  [...world.all('point')].filter((one) => one.source === source && (side === undefined || one.side === side));
