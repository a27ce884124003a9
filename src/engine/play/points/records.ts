import { z } from 'zod';
import {
  count,
  decimalOf,
  floor,
  type Index,
  id,
  keyed,
  person,
  reference,
  type SideId,
  type Stored,
  shortText,
  toNumber,
  type World,
} from '../../../table/index.ts';
import { GAME } from '../lines/names.ts';
import { parseFormula } from '../lines/text.ts';
import { evaluateExpression } from '../lines/value.ts';
import { moduleOf } from '../queries.ts';

declare module '../../../table/core/record.ts' {
  interface Records {
    point: PointEntry;
  }
}

export const MOST_POINTS = 1_000_000;
export const MOST_POINT_ENTRIES = 5_000;
export const LONGEST_POINTS_REASON = 200;

/** Points that a side got or lost, with their source (S31). */
export const pointEntrySchema = keyed({
  kind: z.literal('point'),
  id,
  side: reference<SideId>(),
  points: z.int().min(-MOST_POINTS).max(MOST_POINTS),
  reason: z.string().max(LONGEST_POINTS_REASON).exactOptional(),
  /** An objective, or the source that an instruction names. */
  source: shortText.exactOptional(),
  /** The player who added the points; absent if they were added automatically. */
  by: person.exactOptional(),
  round: z.int().exactOptional(),
  turn: count.exactOptional(),
  /** The id of the claim, if it was granted because no player answered it until the turn ended. */
  request: shortText.exactOptional(),
});
export type PointEntry = Stored<typeof pointEntrySchema>;

const totalsIndex: Index<Map<SideId, number>> = {
  name: 'points',
  kinds: ['point'],
  create: () => new Map(),
  update: (totals, entries) => {
    const add = (record: unknown, sign: 1 | -1): void => {
      const { kind, side, points } = record as Partial<PointEntry>;
      if (kind !== 'point' || side === undefined || points === undefined) return;
      const total = (totals.get(side) ?? 0) + sign * points;
      if (total === 0) totals.delete(side);
      else totals.set(side, total);
    };
    for (const { before, after } of entries) {
      if (before) add(before, -1);
      if (after) add(after, 1);
    }
  },
};
export const pointTotalIndexes: readonly Index<unknown>[] = [totalsIndex as Index<unknown>];

export const totalPointsOfSide = ({ ground }: World, side: SideId): number => ground.index(totalsIndex).get(side) ?? 0;

/** Returns the round by the module's formula; without a formula, the number of the turn. */
export const currentRoundNumber = (
  world: World,
  turn: number | undefined = world.get('turn', 'turn')?.number,
): number | undefined => {
  const { round } = moduleOf(world);
  if (round === undefined) return turn;
  const bound = turn === undefined ? {} : { TurnNumber: { value: turn } };
  const value = decimalOf(evaluateExpression(world, { side: undefined, it: GAME, bound }, parseFormula(round), GAME));
  return value === undefined ? undefined : toNumber(floor(value));
};
