import { isHouse } from '../../../engine/play/house.ts';
import { questionRecordIn } from '../../../engine/play/lines/question.ts';
import { isInGame, isSimultaneousPhase, moduleOf, playersOf, seatsOfPerson } from '../../../engine/play/queries.ts';
import { isForbidden } from '../../../engine/play/rules.ts';
import { createBotSeat, recordFormerPlayers } from '../../../engine/play/seats/seat.ts';
import { makeSidesLose } from '../../../engine/play/turns/endings.ts';
import { doesMoveEndTurn } from '../../../engine/play/turns/form.ts';
import { skipQuestionOrTurn } from '../../../engine/play/turns/skipping.ts';
import {
  added,
  type Change,
  join,
  type PersonId,
  removed,
  type SideId,
  type StepEnvironment,
  type Table,
  updated,
  type World,
} from '../../../table/index.ts';
import type { ClockTimeoutRecord, TimeoutChoice } from './records.ts';
import { more } from './times.ts';

/** The choices of the other players when a side has run out of time, and the effects of these (U22). */

/**
 * Returns the choices that the module allows. A turn can be skipped if players can pass or end it themselves, and
 * forfeited if they can resign. A question, or a choice that all sides make at once, can always be skipped.
 */
export const timeoutChoicesIn = (world: World): readonly TimeoutChoice[] => {
  const { turn, rules } = moduleOf(world);
  const canSkip =
    questionRecordIn(world) !== undefined ||
    isSimultaneousPhase(world) ||
    !doesMoveEndTurn(turn) ||
    turn?.pass !== undefined;
  return [
    'wait',
    ...(canSkip ? (['skip'] as const) : []),
    'house',
    'replace',
    ...(isForbidden(rules.resign) ? [] : (['forfeit'] as const)),
  ];
};

/**
 * Returns the players who vote on a timeout: those of the other sides in the game. Players who also play a side that
 * ran out of time don't vote.
 */
export const timeoutVotersFor = (world: World, { sides }: Pick<ClockTimeoutRecord, 'sides'>): readonly PersonId[] => {
  const late = new Set(sides.flatMap((side) => playersOf(world, side)));
  const others = [...world.all('seat')].filter(
    ({ side, person }) =>
      side !== undefined && !sides.includes(side) && isInGame(world, side) && !late.has(person) && !isHouse(person),
  );
  return [...new Set(others.map(({ person }) => person))];
};

/** Returns the choice of more than half of the voters; undefined if there is none. */
export const majorityChoice = (
  voters: readonly PersonId[],
  votes: ClockTimeoutRecord['votes'],
): TimeoutChoice | undefined => {
  const counts = new Map<TimeoutChoice, number>();
  for (const { by, choice } of votes) if (voters.includes(by)) counts.set(choice, (counts.get(choice) ?? 0) + 1);
  return [...counts].find(([, count]) => count * 2 > voters.length)?.[0];
};

export const applyTimeoutChoice = (
  table: Table,
  sides: readonly SideId[],
  choice: TimeoutChoice,
  environment: StepEnvironment,
): Change => {
  switch (choice) {
    case 'wait':
      return moreTime(table, sides, environment.now);
    case 'skip':
      return skipQuestionOrTurn(table, sides);
    case 'house':
      return join(
        vacated(table, sides, environment),
        added(...sides.map((side) => createBotSeat(table, side, undefined, environment.now))),
      );
    case 'replace':
      return join(vacated(table, sides, environment), moreTime(table, sides, environment.now));
    case 'forfeit':
      return makeSidesLose(table, sides, 'time');
  }
};

const moreTime = (table: Table, sides: readonly SideId[], now: number): Change => {
  const clock = table.get('clock', 'clock');
  if (!clock) return join();
  const clocks = clock.sides.map((one) =>
    sides.includes(one.side) ? { ...one, left: more(clock), ...(one.since === undefined ? {} : { since: now }) } : one,
  );
  return updated(clock, { ...clock, sides: clocks });
};

/** Removes the players of these sides. They may still take part in decisions about what was theirs. */
const vacated = (table: Table, sides: readonly SideId[], environment: StepEnvironment): Change => {
  const seats = sides.flatMap((side) =>
    playersOf(table, side).flatMap((person) => seatsOfPerson(table, person).filter((one) => one.side === side)),
  );
  return join(removed(...seats), recordFormerPlayers(table, seats, environment, true));
};
