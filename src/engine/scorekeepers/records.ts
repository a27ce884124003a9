import { z } from 'zod';
import { count, keyed, list, reference, type SideId, type Stored, shortText } from '../../table/index.ts';
import { LONGEST_PROGRAM } from './language/read-forms.ts';

declare module '../../table/core/record.ts' {
  interface Records {
    scoring: Scoring;
    scorekeeper: Scorekeeper;
    check: CheckRecord;
    'round-score': RoundScore;
  }
}

/** A text of GDL, or part of one. */
const gdl = z.string().max(LONGEST_PROGRAM);

/**
 * Why a scorekeeper's test or score counted as nothing: a division by zero, a number that is none or too large, too
 * much to be computed.
 */
export const keeperFault = z.enum(['zero', 'no-value', 'too-much']);
export type KeeperFault = Stored<typeof keeperFault>;

/** The beginning or the end of a turn; `side`: of that side's turn in it. */
const reading = keyed({ turn: count, at: z.enum(['beginning', 'end']), side: reference<SideId>().exactOptional() });
export type Reading = Stored<typeof reading>;

/**
 * A scorekeeper's message, as it is written, or a fault of it; for those to whom the scorekeeper is known, and among
 * them for those that are named.
 */
const said = keyed({
  keeper: gdl,
  what: z.union([z.literal('message'), keeperFault]),
  text: gdl,
  /** The side that was judged, where one was. */
  side: reference<SideId>().exactOptional(),
  turn: count.exactOptional(),
  /** The side's score. */
  score: z.int().exactOptional(),
  /** All, or the players of these sides alone. */
  to: z.union([z.literal('all'), list(reference<SideId>(), 100)]),
  /** The players of these sides not. */
  not: list(reference<SideId>(), 100).exactOptional(),
  /** It tells how sides came out, in the place of the results. */
  ends: z.literal(true).exactOptional(),
});
export type Said = Stored<typeof said>;

/** What was defined in play, behind what the module says: one record. */
export const scoringSchema = keyed({
  kind: z.literal('scoring'),
  id: z.literal('scoring'),
  /** In the order in which they were given; each with the scorekeepers that it made or changed. */
  texts: list(keyed({ text: gdl, names: list(gdl, 100) }), 50),
});
export type Scoring = Stored<typeof scoringSchema>;

/** What changes of a scorekeeper in play, by its name; without a record all is as its definition says. */
export const scorekeeperSchema = keyed({
  kind: z.literal('scorekeeper'),
  id: gdl,
  triggered: z.boolean(),
  /** Whole numbers; a side that is not here has the initial score. */
  scores: z.record(shortText, z.int()),
  /**
   * The messages whose condition was true when it was looked at last: by number, and by side where each has its own.
   */
  told: z.record(shortText, z.literal(true)),
  /** What was said about its faults, each once. */
  warned: list(keeperFault, 3),
  /**
   * As of when its scores are, where they are read at the bounds of turns alone; without it they were never read, or by
   * an earlier version.
   */
  read: reading.exactOptional(),
});
export type Scorekeeper = Stored<typeof scorekeeperSchema>;

/** What the sides got by a scorekeeper in one round (S34). */
export const roundScoreSchema = keyed({
  kind: z.literal('round-score'),
  /** The scorekeeper's name and the round. */
  id: z.string().max(LONGEST_PROGRAM + 10),
  keeper: gdl,
  round: z.int(),
  scores: z.record(shortText, z.int()),
});
export type RoundScore = Stored<typeof roundScoreSchema>;

/** The newest check that changed anything: one record. */
export const checkSchema = keyed({
  kind: z.literal('check'),
  id: z.literal('check'),
  /** Rises with each check. */
  number: count,
  /** The turn as it was looked at. */
  turn: keyed({ number: count, position: count }).exactOptional(),
  said: list(said, 100_000),
});
export type CheckRecord = Stored<typeof checkSchema>;
