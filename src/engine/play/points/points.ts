import {
  added,
  type Change,
  createIds,
  decimalOf,
  type FormulaText,
  floor,
  join,
  type SideId,
  type Table,
  toNumber,
  type World,
} from '../../../table/index.ts';
import type { InstructionNames } from '../lines/names.ts';
import { parseFormula } from '../lines/text.ts';
import { evaluateExpression } from '../lines/value.ts';
import { currentRoundNumber, MOST_POINTS, type PointEntry } from './records.ts';

export type NewPointEntry = Omit<PointEntry, 'kind' | 'id' | 'round' | 'turn'>;

export const addPointEntry = (
  table: Table,
  points: NewPointEntry,
  turn: number | undefined = table.get('turn', 'turn')?.number,
): Change => {
  const { ids, change } = createIds(table, 's', 1);
  const round = currentRoundNumber(table, turn);
  const ofTurn = turn === undefined ? {} : { turn };
  return join(
    change,
    added({
      kind: 'point',
      id: ids[0] as string,
      ...points,
      ...(round === undefined ? {} : { round }),
      ...ofTurn,
    }),
  );
};

/** Returns a formula's result as whole points; 0 if it isn't a number. */
export const evaluateWholePoints = (world: World, names: InstructionNames, text: FormulaText): number => {
  const decimal = decimalOf(evaluateExpression(world, names, parseFormula(text)));
  if (decimal === undefined) return 0;
  return Math.max(-MOST_POINTS, Math.min(MOST_POINTS, toNumber(floor(decimal))));
};

export const pointEntriesFrom = (world: World, side: SideId | undefined, source: string): readonly PointEntry[] =>
  [...world.all('point')].filter((one) => one.source === source && (side === undefined || one.side === side));
