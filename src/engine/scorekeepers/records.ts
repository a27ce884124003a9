import { z } from 'zod';
import { count, keyed, list, reference, type SideId, type Stored, shortText } from '../../table/index.ts';
import { MAX_SCORING_PROGRAM_LENGTH } from './language/read-forms.ts';

declare module '../../table/core/record.ts' {
  interface Records {
    scoring: AddedScorekeepers;
    scorekeeper: ScorekeeperRecord;
    check: ScorekeeperCheckRecord;
    'round-score': RoundScore;
  }
}

const gdl = z.string().max(MAX_SCORING_PROGRAM_LENGTH);

/**
 * The reason why a test or a score had no value. It is a division by zero, an invalid or too large number, or too much
 * work.
 */
export const scorekeeperFaultSchema = z.enum(['zero', 'no-value', 'too-much']);
export type ScorekeeperFault = Stored<typeof scorekeeperFaultSchema>;

/** The beginning or the end of a turn. With `side`, it is the part of the turn that belongs to this side. */
const reading = keyed({ turn: count, at: z.enum(['beginning', 'end']), side: reference<SideId>().exactOptional() });
export type Reading = Stored<typeof reading>;

/** A message of a scorekeeper with its text as written, or a fault. Only players who know the scorekeeper get it. */
const said = keyed({
  keeper: gdl,
  what: z.union([z.literal('message'), scorekeeperFaultSchema]),
  text: gdl,
  side: reference<SideId>().exactOptional(),
  turn: count.exactOptional(),
  score: z.int().exactOptional(),
  to: z.union([z.literal('all'), list(reference<SideId>(), 100)]),
  not: list(reference<SideId>(), 100).exactOptional(),
  /** True if the message replaces the results of the sides. */
  ends: z.literal(true).exactOptional(),
});
export type ScorekeeperRemark = Stored<typeof said>;

/** The scorekeepers that were defined in play. There is only one such record. */
export const addedScorekeepersSchema = keyed({
  kind: z.literal('scoring'),
  id: z.literal('scoring'),
  /** The defining texts in order. `names` are the scorekeepers that a text created or changed. */
  texts: list(keyed({ text: gdl, names: list(gdl, 100) }), 50),
});
export type AddedScorekeepers = Stored<typeof addedScorekeepersSchema>;

/** The state of a scorekeeper. If there is no record, the state is the initial one of the definition. */
export const scorekeeperSchema = keyed({
  kind: z.literal('scorekeeper'),
  id: gdl,
  triggered: z.boolean(),
  /** The score of each side. A side that is missing here has the initial score. */
  scores: z.record(shortText, z.int()),
  /**
   * The messages whose condition was true at the last evaluation. The key is the message's number, and the side if each
   * side has its own message.
   */
  told: z.record(shortText, z.literal(true)),
  warned: list(scorekeeperFaultSchema, 3),
  /**
   * The time of the last update. Absent if the scores are current, were never updated, or were updated by an earlier
   * version.
   */
  read: reading.exactOptional(),
});
export type ScorekeeperRecord = Stored<typeof scorekeeperSchema>;

/** The points that each side got from a scorekeeper in one round (S34). */
export const roundScoreSchema = keyed({
  kind: z.literal('round-score'),
  id: z.string().max(MAX_SCORING_PROGRAM_LENGTH + 10),
  keeper: gdl,
  round: z.int(),
  scores: z.record(shortText, z.int()),
});
export type RoundScore = Stored<typeof roundScoreSchema>;

/** The last check that changed anything. There is only one such record. */
export const scorekeeperCheckSchema = keyed({
  kind: z.literal('check'),
  id: z.literal('check'),
  number: count,
  turn: keyed({ number: count, position: count }).exactOptional(),
  said: list(said, 100_000),
});
export type ScorekeeperCheckRecord = Stored<typeof scorekeeperCheckSchema>;
