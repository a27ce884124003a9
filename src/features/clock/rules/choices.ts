import { isHouse } from '../../../engine/play/house.ts';
import { questionIn } from '../../../engine/play/lines/question.ts';
import { isForAll, isInGame, moduleOf, playersOf, seatsOf } from '../../../engine/play/queries.ts';
import { isForbidden } from '../../../engine/play/rules.ts';
import { botSeat, parting } from '../../../engine/play/seats/seat.ts';
import { givenUp } from '../../../engine/play/turns/endings.ts';
import { endsByMove } from '../../../engine/play/turns/form.ts';
import { skipped } from '../../../engine/play/turns/skipping.ts';
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
import type { Timeout, TimeoutChoice } from './records.ts';
import { more } from './times.ts';

/** What the others can choose when a side has run out of time, who they are, and what is done then (U22). */

/**
 * As the module allows: a turn is skipped where one may pass or ends it by oneself, given up where one may resign. A
 * question, and what all choose at once, can always be skipped.
 */
export const choicesIn = (world: World): readonly TimeoutChoice[] => {
  const { turn, rules } = moduleOf(world);
  const canSkip = questionIn(world) !== undefined || isForAll(world) || !endsByMove(turn) || turn?.pass !== undefined;
  return [
    'wait',
    ...(canSkip ? (['skip'] as const) : []),
    'house',
    'replace',
    ...(isForbidden(rules.resign) ? [] : (['forfeit'] as const)),
  ];
};

/** Who plays another side that is in the game, and none that has run out of time. */
export const votersOn = (world: World, { sides }: Pick<Timeout, 'sides'>): readonly PersonId[] => {
  const late = new Set(sides.flatMap((side) => playersOf(world, side)));
  const others = [...world.all('seat')].filter(
    ({ side, person }) =>
      side !== undefined && !sides.includes(side) && isInGame(world, side) && !late.has(person) && !isHouse(person),
  );
  return [...new Set(others.map(({ person }) => person))];
};

/** What more than half of them have chosen; undefined while nothing has so many. */
export const chosenBy = (voters: readonly PersonId[], votes: Timeout['votes']): TimeoutChoice | undefined => {
  const counts = new Map<TimeoutChoice, number>();
  for (const { by, choice } of votes) if (voters.includes(by)) counts.set(choice, (counts.get(choice) ?? 0) + 1);
  return [...counts].find(([, count]) => count * 2 > voters.length)?.[0];
};

/** What becomes of the sides that have run out of time. */
export const doneTo = (
  table: Table,
  sides: readonly SideId[],
  choice: TimeoutChoice,
  environment: StepEnvironment,
): Change => {
  switch (choice) {
    case 'wait':
      return moreTime(table, sides, environment.now);
    case 'skip':
      return skipped(table, sides);
    case 'house':
      return join(
        vacated(table, sides, environment),
        added(...sides.map((side) => botSeat(table, side, undefined, environment.now))),
      );
    case 'replace':
      return join(vacated(table, sides, environment), moreTime(table, sides, environment.now));
    case 'forfeit':
      return givenUp(table, sides, 'time');
  }
};

/** The clocks of these sides begin anew, with what is given to who is waited for. */
const moreTime = (table: Table, sides: readonly SideId[], now: number): Change => {
  const clock = table.get('clock', 'clock');
  if (!clock) return join();
  const clocks = clock.sides.map((one) =>
    sides.includes(one.side) ? { ...one, left: more(clock), ...(one.since === undefined ? {} : { since: now }) } : one,
  );
  return updated(clock, { ...clock, sides: clocks });
};

/** Nobody plays these sides any more; who did keeps a say in what was theirs. */
const vacated = (table: Table, sides: readonly SideId[], environment: StepEnvironment): Change => {
  const seats = sides.flatMap((side) =>
    playersOf(table, side).flatMap((person) => seatsOf(table, person).filter((one) => one.side === side)),
  );
  return join(removed(...seats), parting(table, seats, environment, true));
};
