import { MINUTE } from '../../../engine/play/consent/consent.ts';
import { isHouse } from '../../../engine/play/house.ts';
import { questionIn } from '../../../engine/play/lines/question.ts';
import { gameOf, isForAll, isInGame, onTurn, playersOf, sidesInOrder } from '../../../engine/play/queries.ts';
import { coveredBy } from '../../../engine/play/turns/covered-acts.ts';
import type { SideId, StepEnvironment, World } from '../../../table/index.ts';
import { type ClockLimit, LEAST_CLOCK, type SideClock } from './records.ts';

/** For whom the clock runs, and how long still. */

/** Counts of a span since a time what does not count: all who play the side were away (ms). */
type AwayTime = StepEnvironment['away'];

/**
 * The sides for which the game waits, where somebody else is there to wait: who is asked, or all while all choose at
 * once, whoever has chosen, or the side on turn. The bot needs no clock.
 */
export const waitedSides = (world: World): readonly SideId[] => {
  if (gameOf(world).phase !== 'playing') return [];
  const question = questionIn(world);
  const turn = onTurn(world)?.id;
  const all = question ? [question.side] : isForAll(world) ? sidesInOrder(world) : turn === undefined ? [] : [turn];
  return all.filter((side) => {
    const players = playersOf(world, side);
    const isPlayed = players.length > 0 && !players.every(isHouse);
    return isPlayed && isInGame(world, side) && hasOthers(world, side);
  });
};

/** Whether anybody plays another side who does not play this one, too. */
const hasOthers = (world: World, side: SideId): boolean => {
  const own = new Set(playersOf(world, side));
  return [...world.all('seat')].some(
    (seat) => seat.side !== undefined && seat.side !== side && !own.has(seat.person) && !isHouse(seat.person),
  );
};

/** What a side has when its time begins (ms). */
export const whole = ({ turn, bank }: ClockLimit): number => (turn ?? bank ?? 0) * MINUTE;

/** A tenth of a bank, or as long as a turn: what a side gets more where the others wait. */
export const more = ({ turn, bank = 0 }: ClockLimit): number =>
  (turn ?? Math.max(LEAST_CLOCK, Math.ceil(bank / 10))) * MINUTE;

/** What a side has left at a time (ms): less than nothing once it is over. */
export const leftAt = (world: World, { side, left, since }: SideClock, now: number, away: AwayTime): number =>
  since === undefined ? left : left - Math.max(0, now - since - (away?.(playersOf(world, side), since) ?? 0));

/** The sides whose clocks run, and when each is over: later by what is still to be counted as away (ms since 1970). */
export const runningClocks = (
  world: World,
  away?: AwayTime,
): readonly { readonly side: SideId; readonly due: number }[] =>
  (world.get('clock', 'clock')?.sides ?? []).flatMap(({ side, left, since }) =>
    since === undefined ? [] : { side, due: since + left + (away?.(playersOf(world, side), since) ?? 0) },
  );

/** The sides whose time is up; where all choose at once, those that have not chosen. */
export const lateSides = (world: World, now: number, away?: AwayTime): readonly SideId[] =>
  runningClocks(world, away).flatMap(({ side, due }) => (due <= now && !hasChosen(world, side) ? side : []));

/** Whether nobody waits for a side any more, where all choose at once. */
export const hasChosen = (world: World, side: SideId): boolean =>
  isForAll(world) && coveredBy(world, side) !== undefined;
