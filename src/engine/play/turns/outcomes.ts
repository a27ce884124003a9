import { z } from 'zod';
import {
  count,
  createWorldQuery,
  idOf,
  keyed,
  LONGEST_TEXT,
  list,
  type SideId,
  type Stored,
} from '../../../table/index.ts';
import { isInGame, sidesInTurnOrder } from '../queries.ts';

declare module '../../../table/core/record.ts' {
  interface Records {
    outcome: Outcome;
  }
}

const keeperName = z.string().max(LONGEST_TEXT);

/** An ending that decided the game. `own` is true if this side itself caused it. */
export const endingCauseSchema = keyed({
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
  /** The count of the side, if that decided the game. */
  amount: z.number().exactOptional(),
});

const cause = z.discriminatedUnion('by', [
  keyed({ by: z.literal('scorekeeper'), name: keeperName }),
  keyed({ by: z.literal('last-turn'), turn: count }),
  keyed({ by: z.enum(['players', 'resigned', 'time', 'agreed', 'rules']) }),
  endingCauseSchema,
]);
export type OutcomeCause = Stored<typeof cause>;

const rankScore = keyed({ keeper: keeperName, score: z.int() });
export type RankScore = Stored<typeof rankScore>;

/** The outcome of the game for a side. A side with an outcome is out of the game (S17). */
export const sideOutcomeSchema = keyed({
  kind: z.literal('outcome'),
  id: idOf<SideId>(),
  result: z.enum(['won', 'lost', 'drew']),
  /** The cause of the outcome; absent for viewers who may not know it. */
  cause: cause.exactOptional(),
  /** The place of the side, from 1, if sides were ranked by scores. */
  place: z.int().min(1).exactOptional(),
  /**
   * The scores by which sides were ranked, the deciding one first. They are public, even if the scores were secret
   * before (D21).
   */
  scores: list(rankScore, 100).exactOptional(),
});
export type Outcome = Stored<typeof sideOutcomeSchema>;

/** True if every side has an outcome. A game that was abandoned is over although not every side has one. */
export const isGameDecided = createWorldQuery((world) =>
  sidesInTurnOrder(world).every((side) => !isInGame(world, side)),
);
