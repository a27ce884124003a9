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
import { DAY, dueAt } from '../consent/consent.ts';
import { gameOf, seatsOf } from '../queries.ts';
import type { Seat } from '../records.ts';
import { readiness } from '../turns/game.ts';

/** Seats that are open to whoever comes (U23). */

declare module '../../../table/core/operation.ts' {
  interface Operations {
    /** Says when one has time for this game; blank takes that back. */
    'say-when': { readonly when: string };
    /** Lets a game go for which not enough came. Made by the session alone, in the name of the host. */
    lapse: Record<never, never>;
  }
}

/** So long seats are open (ms). */
export const OPEN_TIME = 7 * DAY;

/** When the seats of a game are no longer open (ms since 1970); undefined where they are not open now. */
export const lapseOf = (world: World): number | undefined => {
  const { phase, opened } = gameOf(world);
  return phase === 'seating' && opened !== undefined ? opened + OPEN_TIME : undefined;
};

/** Whether the seats are open and every side has a player: then it begins by itself. */
export const isFull = (table: Table): boolean => {
  const ready = lapseOf(table) === undefined ? undefined : readiness(table);
  return ready !== undefined && !isRefusal(ready) && ready.empty.length === 0;
};

/** Who would take a seat that gets free, the longest waiting first. */
export const reservesIn = (world: World): readonly Seat[] =>
  [...world.all('seat')].filter(({ reserve }) => reserve).sort((a, b) => a.since - b.since);

export const decideWhen = (table: Table, { actor, when }: Operation<'say-when'>): Change | Refusal => {
  const [seat] = seatsOf(table, actor);
  if (!seat) return refuse('not-seated', { side: undefined });
  const { when: before = '', ...others } = seat;
  const said = when.trim();
  if (said === before) return refuse('nothing-changes', {});
  return updated(seat, said === '' ? others : { ...others, when: said });
};

export const decideLapse = (table: Table, environment: StepEnvironment): Change | Refusal => {
  const until = lapseOf(table);
  const game = gameOf(table);
  const isOpen = until === undefined || environment.now < dueAt(until - OPEN_TIME, OPEN_TIME, environment);
  return isOpen ? refuse('nothing-changes', {}) : updated(game, { ...game, phase: 'over' });
};
