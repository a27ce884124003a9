import {
  type Change,
  isRefusal,
  type Operation,
  type Refusal,
  refuse,
  type StepEnvironment,
  type Table,
  updated,
  type World,
} from '../../../table/index.ts';
import { DAY_MS, endOfPeriod } from '../consent/consent.ts';
import { gameOf, seatsOfPerson } from '../queries.ts';
import type { Seat } from '../records.ts';
import { checkGameStart } from '../turns/game.ts';

declare module '../../../table/core/operation.ts' {
  interface Operations {
    /** Sets the times when the player can play. A blank text removes them. */
    'say-when': { readonly when: string };
    /** Ends a game that didn't get enough players. Only the session makes this operation. */
    lapse: Record<never, never>;
  }
}

/** The time for which seats are open to everyone, in milliseconds (U23). */
export const OPEN_SEATS_DURATION_MS = 7 * DAY_MS;

/** Returns when the game ends if seats stay free (ms since 1970). Undefined if the seats aren't open to everyone. */
export const openSeatsDeadlineOf = (world: World): number | undefined => {
  const { phase, opened } = gameOf(world);
  return phase === 'seating' && opened !== undefined ? opened + OPEN_SEATS_DURATION_MS : undefined;
};

/** True if every side has a player. The game then starts automatically. */
export const isFull = (table: Table): boolean => {
  const ready = openSeatsDeadlineOf(table) === undefined ? undefined : checkGameStart(table);
  return ready !== undefined && !isRefusal(ready) && ready.empty.length === 0;
};

/** Returns the people who want the next free seat, longest waiting first. */
export const listReserveSeats = (world: World): readonly Seat[] =>
  [...world.all('seat')].filter(({ reserve }) => reserve).sort((a, b) => a.since - b.since);

export const decideSetAvailability = (table: Table, { actor, when }: Operation<'say-when'>): Change | Refusal => {
  const [seat] = seatsOfPerson(table, actor);
  if (!seat) return refuse('not-seated', { side: undefined });
  const { when: before = '', ...others } = seat;
  const said = when.trim();
  if (said === before) return refuse('nothing-changes', {});
  return updated(seat, said === '' ? others : { ...others, when: said });
};

export const decideExpireOpenSeats = (table: Table, environment: StepEnvironment): Change | Refusal => {
  const until = openSeatsDeadlineOf(table);
  const game = gameOf(table);
  const isOpen =
    until === undefined ||
    environment.now < endOfPeriod(until - OPEN_SEATS_DURATION_MS, OPEN_SEATS_DURATION_MS, environment);
  return isOpen ? refuse('nothing-changes', {}) : updated(game, { ...game, phase: 'over' });
};
