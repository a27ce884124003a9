import { MINUTE_MS } from '../../../engine/play/consent/consent.ts';
import { isHouse } from '../../../engine/play/house.ts';
import { questionRecordIn } from '../../../engine/play/lines/question.ts';
import {
  gameOf,
  isInGame,
  isSimultaneousPhase,
  onTurn,
  playersOf,
  sidesInTurnOrder,
} from '../../../engine/play/queries.ts';
import { readyCoveredActOf } from '../../../engine/play/turns/covered-acts.ts';
import type { SideId, StepEnvironment, World } from '../../../table/index.ts';
import { type ClockLimit, MIN_CLOCK_MINUTES, type SideClock } from './records.ts';

/** Returns how long (ms) after a time all players of a side were away. That time does not count. */
type AwayTime = StepEnvironment['away'];

/**
 * Returns the sides for which the game waits, if another player is there to wait. That is the side with a question, all
 * sides while all choose at once, or the side whose turn it is. The bot needs no clock.
 */
export const sidesToWaitFor = (world: World): readonly SideId[] => {
  if (gameOf(world).phase !== 'playing') return [];
  const question = questionRecordIn(world);
  const turn = onTurn(world)?.id;
  const all = question
    ? [question.side]
    : isSimultaneousPhase(world)
      ? sidesInTurnOrder(world)
      : turn === undefined
        ? []
        : [turn];
  return all.filter((side) => {
    const players = playersOf(world, side);
    const isPlayed = players.length > 0 && !players.every(isHouse);
    return isPlayed && isInGame(world, side) && hasOthers(world, side);
  });
};

const hasOthers = (world: World, side: SideId): boolean => {
  const own = new Set(playersOf(world, side));
  return [...world.all('seat')].some(
    (seat) => seat.side !== undefined && seat.side !== side && !own.has(seat.person) && !isHouse(seat.person),
  );
};

/** Returns the full time of a side (ms). */
export const whole = ({ turn, bank }: ClockLimit): number => (turn ?? bank ?? 0) * MINUTE_MS;

/** Returns the extra time for a side if the others wait: as long as a turn, or a tenth of the bank (ms). */
export const more = ({ turn, bank = 0 }: ClockLimit): number =>
  (turn ?? Math.max(MIN_CLOCK_MINUTES, Math.ceil(bank / 10))) * MINUTE_MS;

/** Returns the time that a side has left (ms); negative once it is over. */
export const clockTimeLeft = (world: World, { side, left, since }: SideClock, now: number, away: AwayTime): number =>
  since === undefined ? left : left - Math.max(0, now - since - (away?.(playersOf(world, side), since) ?? 0));

/** Returns the sides whose clocks run, and when each ends (ms since 1970). It ends later if players were away. */
export const listRunningClocks = (
  world: World,
  away?: AwayTime,
): readonly { readonly side: SideId; readonly due: number }[] =>
  (world.get('clock', 'clock')?.sides ?? []).flatMap(({ side, left, since }) =>
    since === undefined ? [] : { side, due: since + left + (away?.(playersOf(world, side), since) ?? 0) },
  );

/** Returns the sides whose time is up. If all choose at once, these are only sides that have not chosen. */
export const findSidesOutOfTime = (world: World, now: number, away?: AwayTime): readonly SideId[] =>
  listRunningClocks(world, away).flatMap(({ side, due }) =>
    due <= now && !hasSideChosenItsAct(world, side) ? side : [],
  );

/** True if all sides choose at once and this side has chosen. */
export const hasSideChosenItsAct = (world: World, side: SideId): boolean =>
  isSimultaneousPhase(world) && readyCoveredActOf(world, side) !== undefined;
