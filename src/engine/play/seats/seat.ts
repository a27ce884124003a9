import {
  added,
  type Change,
  join,
  type PersonId,
  removed,
  type SideId,
  type StepEnvironment,
  type Table,
} from '../../../table/index.ts';
import { silenceStartOf } from '../consent/consent.ts';
import { type BotLevel, botPlayerId, isHouse } from '../house.ts';
import { canGameHideAnything, gameOf, playersOf } from '../queries.ts';
import type { FormerPlayer, Seat } from '../records.ts';

/** Returns a new seat. `reserve`: the spectator wants the next free side. */
export const seat = (person: PersonId, side: SideId | undefined, since: number, reserve?: true): Seat =>
  side
    ? { kind: 'seat', id: `${person}/${side}`, person, side, since }
    : { kind: 'seat', id: person, person, since, ...(reserve ? { reserve } : {}) };

export const createBotSeat = (table: Table, side: SideId, level: BotLevel | undefined, since: number): Seat =>
  seat(botPlayerId(table.get('side', side)?.index ?? 0, level), side, since);

const keepsSay = (table: Table): boolean => canGameHideAnything(table) && gameOf(table).phase === 'playing';

/** Removes the records of a side's former players, who then no longer take part in decisions. */
export const removeFormerPlayers = (table: Table, side: SideId): Change =>
  removed(...[...table.all('former')].filter((one) => one.side === side));

/**
 * Records former players of these seats, who may still take part in decisions: a side's last player, and players whose
 * seats were freed. This is needed only in a running game that hides things (T17).
 */
export const recordFormerPlayers = (
  table: Table,
  seats: readonly Seat[],
  environment: StepEnvironment,
  isUnseated: boolean,
): Change => (keepsSay(table) ? join(...seats.map((one) => partingFrom(table, one, environment, isUnseated))) : join());

const partingFrom = (
  table: Table,
  { person, side }: Seat,
  environment: StepEnvironment,
  isUnseated: boolean,
): Change => {
  const people = side === undefined ? [] : playersOf(table, side).filter((one) => !isHouse(one));
  if (side === undefined || isHouse(person) || (!isUnseated && people.length > 1)) return join();
  const since = isUnseated ? silenceStartOf(table, person, side, environment) : environment.now;
  const former: FormerPlayer = {
    kind: 'former',
    id: `${person}/${side}`,
    person,
    side,
    since,
    ...(isUnseated ? {} : { left: true }),
  };
  return added(former);
};
