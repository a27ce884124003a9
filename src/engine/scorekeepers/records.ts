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
 * The reason why a test or score counted as nothing: a division by zero, a missing or too large number, or too much
 * work.
 */
export const keeperFault = z.enum(['zero', 'no-value', 'too-much']);
export type KeeperFault = Stored<typeof keeperFault>;

/** The beginning or end of a turn; with `side`, of that side's part of it. */
const reading = keyed({ turn: count, at: z.enum(['beginning', 'end']), side: reference<SideId>().exactOptional() });
export type Reading = Stored<typeof reading>;

/**
 * A scorekeeper's message as written, or its fault. For players who know the scorekeeper, narrowed by `to` and `not`.
 */
const said = keyed({
  keeper: gdl,
  what: z.union([z.literal('message'), keeperFault]),
  text: gdl,
  /** The judged side, if any. */
  side: reference<SideId>().exactOptional(),
  turn: count.exactOptional(),
  score: z.int().exactOptional(),
  /** All, or only the players of these sides. */
  to: z.union([z.literal('all'), list(reference<SideId>(), 100)]),
  /** The sides whose players don't see it. */
  not: list(reference<SideId>(), 100).exactOptional(),
  /** Set if it replaces the results of sides. */
  ends: z.literal(true).exactOptional(),
});
export type Said = Stored<typeof said>;

/** The definitions made in play, after those of the module: one record. */
export const scoringSchema = keyed({
  kind: z.literal('scoring'),
  id: z.literal('scoring'),
  /** In order, each with the scorekeepers that it created or changed. */
  texts: list(keyed({ text: gdl, names: list(gdl, 100) }), 50),
});
export type Scoring = Stored<typeof scoringSchema>;

/** The state of a scorekeeper in play, by its name. Without a record, the state is that of its definition. */
export const scorekeeperSchema = keyed({
  kind: z.literal('scorekeeper'),
  id: gdl,
  triggered: z.boolean(),
  /** Whole numbers. A missing side has the initial score. */
  scores: z.record(shortText, z.int()),
  /** The messages whose condition was true at the last evaluation: by number, and by side if each side has its own. */
  told: z.record(shortText, z.literal(true)),
  /** The faults that were reported, each once. */
  warned: list(keeperFault, 3),
  /**
   * The moment of its scores, if they are read only at the bounds of turns. Missing if they were never read, or by an
   * earlier version.
   */
  read: reading.exactOptional(),
});
export type Scorekeeper = Stored<typeof scorekeeperSchema>;

/** The scores that sides got by a scorekeeper in one round (S34). */
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
  number: count,
  /** The turn at the check. */
  turn: keyed({ number: count, position: count }).exactOptional(),
  said: list(said, 100_000),
});
export type CheckRecord = Stored<typeof checkSchema>;
