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

const gdl = z.string().max(LONGEST_PROGRAM);

/**
 * The reason why a test or score counted as nothing: a division by zero, an invalid or too large number, too much work.
 */
export const keeperFault = z.enum(['zero', 'no-value', 'too-much']);
export type KeeperFault = Stored<typeof keeperFault>;

/** `side`: of that side's part of the turn. */
const reading = keyed({ turn: count, at: z.enum(['beginning', 'end']), side: reference<SideId>().exactOptional() });
export type Reading = Stored<typeof reading>;

/** A message as written, or a fault, for players who know the scorekeeper. */
const said = keyed({
  keeper: gdl,
  what: z.union([z.literal('message'), keeperFault]),
  text: gdl,
  side: reference<SideId>().exactOptional(),
  turn: count.exactOptional(),
  score: z.int().exactOptional(),
  to: z.union([z.literal('all'), list(reference<SideId>(), 100)]),
  not: list(reference<SideId>(), 100).exactOptional(),
  /** Set if it replaces the results of sides. */
  ends: z.literal(true).exactOptional(),
});
export type Said = Stored<typeof said>;

/** Definitions made in play: one record. */
export const scoringSchema = keyed({
  kind: z.literal('scoring'),
  id: z.literal('scoring'),
  /** In order; `names`: the scorekeepers that it created or changed. */
  texts: list(keyed({ text: gdl, names: list(gdl, 100) }), 50),
});
export type Scoring = Stored<typeof scoringSchema>;

/** Without a record, the state is that of the definition. */
export const scorekeeperSchema = keyed({
  kind: z.literal('scorekeeper'),
  id: gdl,
  triggered: z.boolean(),
  /** Missing sides have the initial score. */
  scores: z.record(shortText, z.int()),
  /** Messages whose condition was true at the last evaluation, by number and, if each side has its own, by side. */
  told: z.record(shortText, z.literal(true)),
  warned: list(keeperFault, 3),
  /** Missing if the scores are current, were never read, or were read by an earlier version. */
  read: reading.exactOptional(),
});
export type Scorekeeper = Stored<typeof scorekeeperSchema>;

/** A scorekeeper's gains of sides in one round (S34). */
export const roundScoreSchema = keyed({
  kind: z.literal('round-score'),
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
  turn: keyed({ number: count, position: count }).exactOptional(),
  said: list(said, 100_000),
});
export type CheckRecord = Stored<typeof checkSchema>;
