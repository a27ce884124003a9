import { z } from 'zod';
import { count, keyed, list, person, reference, type SideId, type Stored } from '../../../table/index.ts';

/** What the game keeps of the time that sides have, and of a vote on who ran out of it (U22). */

/** The least and the most minutes of a turn, and the most of a bank. */
export const LEAST_CLOCK = 10;
export const MOST_TURN_CLOCK = 14 * 24 * 60;
export const MOST_BANK_CLOCK = 90 * 24 * 60;

/** So many sides have clocks, and so many people choose. */
const MOST_CLOCKS = 100;

/** So many minutes each turn, or for all turns of a side together: one of the two. */
export interface ClockLimit {
  readonly turn?: number;
  readonly bank?: number;
}

/** What a side had left when it was waited for last (ms, below 0 once it is over), and since when it is now. */
const sideClock = keyed({ side: reference<SideId>(), left: z.number(), since: z.number().exactOptional() });
export type SideClock = Stored<typeof sideClock>;

export const clockSchema = keyed({
  kind: z.literal('clock'),
  id: z.literal('clock'),
  turn: count.max(MOST_TURN_CLOCK).exactOptional(),
  bank: count.max(MOST_BANK_CLOCK).exactOptional(),
  sides: list(sideClock, MOST_CLOCKS),
});
export type GameClock = Stored<typeof clockSchema>;

/** What becomes of who ran out of time. */
export const TIMEOUT_CHOICES = ['wait', 'skip', 'house', 'replace', 'forfeit'] as const;
export type TimeoutChoice = (typeof TIMEOUT_CHOICES)[number];

export const timeoutSchema = keyed({
  kind: z.literal('timeout'),
  id: z.literal('timeout'),
  /** When time ran out, in milliseconds since 1970, and whose. */
  at: count,
  sides: list(reference<SideId>(), MOST_CLOCKS),
  /** Who played them then. */
  people: list(person, MOST_CLOCKS),
  votes: list(keyed({ by: person, choice: z.enum(TIMEOUT_CHOICES) }), MOST_CLOCKS),
});
export type Timeout = Stored<typeof timeoutSchema>;

declare module '../../../table/core/record.ts' {
  interface Records {
    clock: GameClock;
    timeout: Timeout;
  }
}
