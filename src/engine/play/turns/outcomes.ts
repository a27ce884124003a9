import { z } from 'zod';
import { count, idOf, keyed, LONGEST_TEXT, list, query, type SideId, type Stored } from '../../../table/index.ts';
import { isInGame, sidesInOrder } from '../queries.ts';

declare module '../../../table/core/record.ts' {
  interface Records {
    outcome: Outcome;
  }
}

const keeperName = z.string().max(LONGEST_TEXT);

/** `own`: by this side. */
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
  /** The side's count, if that decided. */
  amount: z.number().exactOptional(),
});

const cause = z.discriminatedUnion('by', [
  keyed({ by: z.literal('scorekeeper'), name: keeperName }),
  keyed({ by: z.literal('last-turn'), turn: count }),
  keyed({ by: z.enum(['players', 'resigned', 'time', 'agreed', 'rules']) }),
  endingCause,
]);
export type Cause = Stored<typeof cause>;

const rankScore = keyed({ keeper: keeperName, score: z.int() });
export type RankScore = Stored<typeof rankScore>;

/** A side with an outcome is out of the game (S17). */
export const outcomeSchema = keyed({
  kind: z.literal('outcome'),
  id: idOf<SideId>(),
  result: z.enum(['won', 'lost', 'drew']),
  /** Missing for viewers who may not know it. */
  cause: cause.exactOptional(),
  /** From 1, if sides were ranked by their scores. */
  place: z.int().min(1).exactOptional(),
  /** In deciding order. They are public, even secret scores (D21). */
  scores: list(rankScore, 100).exactOptional(),
});
export type Outcome = Stored<typeof outcomeSchema>;

/** True if every side has an outcome. An abandoned game is over without that. */
export const isDecided = query((world) => sidesInOrder(world).every((side) => !isInGame(world, side)));
