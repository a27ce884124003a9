import { consentStateOf } from '../../../engine/play/consent/consent.ts';
import { gameOf, isValidSideReference, onTurn, playersOf } from '../../../engine/play/queries.ts';
import { refusalOfHostAct, refusalOutsidePlay } from '../../../engine/play/rights.ts';
import { createRenameRule } from '../../../engine/play/seats/renamed.ts';
import {
  added,
  type Change,
  equal,
  join,
  type Operation,
  type PersonId,
  type Refusal,
  refuse,
  removed,
  type SideId,
  type StepContext,
  type StepEnvironment,
  type System,
  type Table,
  updated,
} from '../../../table/index.ts';
import { applyTimeoutChoice, majorityChoice, timeoutChoicesIn, timeoutVotersFor } from './choices.ts';
import {
  type ClockLimit,
  clockSchema,
  clockTimeoutSchema,
  type GameClock,
  MAX_BANK_CLOCK_MINUTES,
  MAX_TURN_CLOCK_MINUTES,
  MIN_CLOCK_MINUTES,
  type SideClock,
  type TimeoutChoice,
} from './records.ts';
import { clockReportDefinitions, clockReports, timeoutReports } from './reports.ts';
import { clockTimeLeft, findSidesOutOfTime, hasSideChosenItsAct, sidesToWaitFor, whole } from './times.ts';

declare module '../../../table/core/operation.ts' {
  interface Operations {
    /** Gives the game a clock, or removes it if both fields are missing. All other sides with players must agree. */
    'set-clock': ClockLimit;
    /** Notes that a side's time is up. Only the session makes it, in the name of a player of that side. */
    'run-out': Record<never, never>;
    'choose-timeout': { readonly choice: TimeoutChoice };
  }
}

declare module '../../../table/core/refusal.ts' {
  interface Refusals {
    /** The limits of a clock's settings, in minutes. */
    'bad-clock': { readonly least: number; readonly turn: number; readonly bank: number };
    'clock-so': ClockLimit;
    'clock-needs-consent': { readonly sides: readonly SideId[] };
    'no-timeout': Record<never, never>;
    'not-waiting': Record<never, never>;
    'not-a-choice': { readonly choice: TimeoutChoice; readonly choices: readonly TimeoutChoice[] };
  }
}

const limitOf = ({ turn, bank }: ClockLimit): ClockLimit => ({
  ...(turn === undefined ? {} : { turn }),
  ...(bank === undefined ? {} : { bank }),
});

const isSoundLimit = ({ turn, bank }: ClockLimit): boolean => {
  const isIn = (minutes: number, most: number): boolean =>
    Number.isInteger(minutes) && minutes >= MIN_CLOCK_MINUTES && minutes <= most;
  if (turn !== undefined) return bank === undefined && isIn(turn, MAX_TURN_CLOCK_MINUTES);
  return bank === undefined || isIn(bank, MAX_BANK_CLOCK_MINUTES);
};

const decideSet = (table: Table, operation: Operation<'set-clock'>, environment: StepEnvironment): Change | Refusal => {
  if (gameOf(table).phase === 'over') return refuse('game-over', {});
  const limit = limitOf(operation);
  if (!isSoundLimit(limit))
    return refuse('bad-clock', {
      least: MIN_CLOCK_MINUTES,
      turn: MAX_TURN_CLOCK_MINUTES,
      bank: MAX_BANK_CLOCK_MINUTES,
    });
  const before = table.get('clock', 'clock');
  if (equal(limit, before ? limitOf(before) : {})) return refuse('clock-so', limit);
  const { lacking, request } = consentStateOf(table, operation.actor, { what: 'clock', ...limit }, environment);
  if (lacking.length > 0) return refuse('clock-needs-consent', { sides: lacking });
  const timeout = table.get('timeout', 'timeout');
  const clock: GameClock = { kind: 'clock', id: 'clock', ...limit, sides: [] };
  return join(
    before ? removed(before) : join(),
    Object.keys(limit).length > 0 ? added(clock) : join(),
    timeout ? removed(timeout) : join(),
    request ? removed(request) : join(),
  );
};

const decideRunOut = (table: Table, actor: PersonId, { now, away }: StepEnvironment): Change | Refusal => {
  const sides = findSidesOutOfTime(table, now, away);
  const people = [...new Set(sides.flatMap((side) => playersOf(table, side)))];
  if (!people.includes(actor) || timeoutVotersFor(table, { sides }).length === 0 || table.get('timeout', 'timeout'))
    return refuse('no-timeout', {});
  return added({ kind: 'timeout', id: 'timeout', at: now, sides, people, votes: [] });
};

const decideChoice = (
  table: Table,
  { actor, choice }: Operation<'choose-timeout'>,
  environment: StepEnvironment,
): Change | Refusal => {
  const timeout = table.get('timeout', 'timeout');
  if (!timeout) return refuse('no-timeout', {});
  const voters = timeoutVotersFor(table, timeout);
  if (!voters.includes(actor)) return refuse('not-waiting', {});
  const choices = timeoutChoicesIn(table);
  if (!choices.includes(choice)) return refuse('not-a-choice', { choice, choices });
  const votes = [...timeout.votes.filter(({ by }) => by !== actor), { by: actor, choice }];
  return majorityChoice(voters, votes) === choice
    ? join(removed(timeout), applyTimeoutChoice(table, timeout.sides, choice, environment))
    : updated(timeout, { ...timeout, votes });
};

const AGAIN = {};

/** Runs the clocks of the sides for which the game waits, and stops all others. */
const clocksAfter = (table: Table, done: StepContext): Change | undefined => {
  const clock = table.get('clock', 'clock');
  if (!clock) return undefined;
  const { now, away } = done.environment;
  const waited = sidesToWaitFor(table);
  const isBack = done.operation.kind === 'undo' || done.operation.kind === 'redo';
  const isTurn = !isBack && !done.kept.has(AGAIN) && done.change.updated.some(({ kind }) => kind === 'turn');
  if (isTurn) done.kept.set(AGAIN, true);
  const known = new Map(clock.sides.map((one) => [one.side, one]));
  const sides = [...new Set([...known.keys(), ...waited])].map((side): SideClock => {
    const one = known.get(side) ?? { side, left: whole(clock) };
    const left = clockTimeLeft(table, one, now, away);
    if (!waited.includes(side)) return { side, left };
    // A new turn, or a question to another side, starts with the full time.
    const isOwn = onTurn(table)?.id === side;
    const isNew = clock.turn !== undefined && (isOwn ? isTurn : one.since === undefined && !isBack);
    if (isNew) return { side, left: whole(clock), since: now };
    return one.since === undefined ? { side, left, since: now } : one;
  });
  return equal(sides, clock.sides) ? undefined : updated(clock, { ...clock, sides });
};

/** Ends the vote once the game waits for none of these sides any more. */
const timeoutAfter = (table: Table): Change | undefined => {
  const timeout = table.get('timeout', 'timeout');
  if (!timeout) return undefined;
  const waited = sidesToWaitFor(table);
  return timeout.sides.some((side) => waited.includes(side) && !hasSideChosenItsAct(table, side))
    ? undefined
    : removed(timeout);
};

/**
 * A clock that the players agree on (U22). A game has none by default. It is no secret which sides the game waits for.
 */
export const clockSystem = {
  name: 'clock',
  records: {
    clock: {
      schema: clockSchema,
      names: (table, { sides }) => sides.every(({ side }) => isValidSideReference(table, side)),
      visibility: 'open',
      undo: 'leaves',
      recognized: 'nobody',
      affects: [],
      reports: clockReports,
    },
    timeout: {
      schema: clockTimeoutSchema,
      names: (table, { sides }) => sides.every((side) => isValidSideReference(table, side)),
      visibility: 'open',
      undo: 'leaves',
      recognized: createRenameRule('timeout', (timeout, rename) => ({
        ...timeout,
        people: timeout.people.map(rename),
        votes: timeout.votes.map((vote) => ({ ...vote, by: rename(vote.by) })),
      })),
      affects: [],
      reports: timeoutReports,
    },
  },
  reports: clockReportDefinitions,
  operations: {
    'set-clock': {
      play: false,
      gain: 'asks',
      answer: 'open',
      told: 'phrases',
      refusalOf: (table, { actor }) => refusalOfHostAct(table, actor),
      decide: decideSet,
    },
    'run-out': {
      play: false,
      gain: 'rules',
      answer: 'open',
      told: 'by-name',
      refusalOf: (table) => refusalOutsidePlay(table),
      decide: (table, { actor }, environment) => decideRunOut(table, actor, environment),
    },
    'choose-timeout': {
      play: false,
      gain: 'rules',
      answer: 'open',
      // The report of the choice already says who left or got a seat.
      told: (seen) => seen.filter(({ what }) => what !== 'seated' && what !== 'left'),
      refusalOf: (table) => refusalOutsidePlay(table),
      decide: decideChoice,
    },
  },
  reactions: (table, done) => clocksAfter(table, done) ?? timeoutAfter(table),
  acts: 'none',
} satisfies System;
