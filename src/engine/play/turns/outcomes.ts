import { z } from 'zod';
import { count, idOf, keyed, LONGEST_TEXT, list, query, type SideId, type Stored } from '../../../table/index.ts';
import { isInGame, sidesInOrder } from '../queries.ts';

declare module '../../../table/core/record.ts' {
  interface Records {
    outcome: Outcome;
  }
}

const keeperName = z.string().max(LONGEST_TEXT);

/** A word of the module for how the game ends; `own`: of the side that brought it about. */
export const endingCause = keyed({
  by: z.literal('ending'),
  ending: z.enum([
    'checkmate',
    'no-move',
    'all-taken',
    'few-left',
    'reach',
    'line',
    'passes',
    'most',
    'area',
    'repeat',
    'quiet',
  ]),
  own: z.literal(true).exactOptional(),
  /** What was counted of this side, where that decided. */
  amount: z.number().exactOptional(),
});

/**
 * A scorekeeper of that name, the last turn, the players' wish, that a side resigned or
 * ran out of time, that all agreed to a draw, or a
 * line of the module.
 */
const cause = z.discriminatedUnion('by', [
  keyed({ by: z.literal('scorekeeper'), name: keeperName }),
  keyed({ by: z.literal('last-turn'), turn: count }),
  keyed({ by: z.enum(['players', 'resigned', 'time', 'agreed', 'rules']) }),
  endingCause,
]);
export type Cause = Stored<typeof cause>;

const rankScore = keyed({ keeper: keeperName, score: z.int() });
export type RankScore = Stored<typeof rankScore>;

/** How the game ended for one side: whoever has an outcome is out of the game (S17). */
export const outcomeSchema = keyed({
  kind: z.literal('outcome'),
  id: idOf<SideId>(),
  result: z.enum(['won', 'lost', 'drew']),
  /** Why; left out for whoever may not know. */
  cause: cause.exactOptional(),
  /** Its rank from 1, where sides were ranked by their scores. */
  place: z.int().min(1).exactOptional(),
  /** By what it was ranked, the deciding first: everybody may know it, secret scores too (D21). */
  scores: list(rankScore, 100).exactOptional(),
});
export type Outcome = Stored<typeof outcomeSchema>;

/** Whether every side that takes part has won, lost or drawn: a game that was abandoned is over without that. */
export const isDecided = query((world) => sidesInOrder(world).every((side) => !isInGame(world, side)));
