import { z } from 'zod';
import { count, keyed, list, person, reference, type SideId, type Stored } from '../../../table/index.ts';

/** The records of the time that sides have, and of a vote on sides that ran out of it (U22). */

/** Limits of the clock's settings, in minutes: the least, the most for a turn, and the most for a bank. */
export const MIN_CLOCK_MINUTES = 10;
export const MAX_TURN_CLOCK_MINUTES = 14 * 24 * 60;
export const MAX_BANK_CLOCK_MINUTES = 90 * 24 * 60;

const MOST_CLOCKS = 100;

/** Minutes for each turn, or minutes for all turns of a side together (its bank): only one of the two. */
export interface ClockLimit {
  readonly turn?: number;
  readonly bank?: number;
}

/**
 * The clock of a side. `left` is the time that was left when the clock last started or stopped (ms, negative once the
 * time is over). `since` is the time of its start; absent while it is stopped.
 */
const sideClock = keyed({ side: reference<SideId>(), left: z.number(), since: z.number().exactOptional() });
export type SideClock = Stored<typeof sideClock>;

export const clockSchema = keyed({
  kind: z.literal('clock'),
  id: z.literal('clock'),
  turn: count.max(MAX_TURN_CLOCK_MINUTES).exactOptional(),
  bank: count.max(MAX_BANK_CLOCK_MINUTES).exactOptional(),
  sides: list(sideClock, MOST_CLOCKS),
});
export type GameClock = Stored<typeof clockSchema>;

export const TIMEOUT_CHOICES = ['wait', 'skip', 'house', 'replace', 'forfeit'] as const;
export type TimeoutChoice = (typeof TIMEOUT_CHOICES)[number];

export const clockTimeoutSchema = keyed({
  kind: z.literal('timeout'),
  id: z.literal('timeout'),
  /** The time when the sides ran out of time (ms since 1970), and these sides. */
  at: count,
  sides: list(reference<SideId>(), MOST_CLOCKS),
  people: list(person, MOST_CLOCKS),
  votes: list(keyed({ by: person, choice: z.enum(TIMEOUT_CHOICES) }), MOST_CLOCKS),
});
export type ClockTimeoutRecord = Stored<typeof clockTimeoutSchema>;

declare module '../../../table/core/record.ts' {
  interface Records {
    clock: GameClock;
    timeout: ClockTimeoutRecord;
  }
}
