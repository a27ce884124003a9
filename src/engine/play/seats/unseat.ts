import {
  type Change,
  join,
  type PersonId,
  type Refusal,
  refuse,
  removed,
  type SideId,
  type StepEnvironment,
  type Table,
} from '../../../table/index.ts';
import { silenceDeadlineOf } from '../consent/consent.ts';
import { isHouse } from '../house.ts';
import { canGameHideAnything, gameOf, hasHumanOpponent, isMaster, seatsOfPerson, sidesOf } from '../queries.ts';
import { canHostChangeTable } from '../rights.ts';
import { recordFormerPlayers } from './seat.ts';

/**
 * True if the actor could win by freeing seats of others. In a game that hides things they can't, because these players
 * still take part in decisions (T17).
 */
const couldWinByFreeing = (table: Table, actor: PersonId): boolean =>
  gameOf(table).phase === 'playing' &&
  !canGameHideAnything(table) &&
  !canHostChangeTable(table) &&
  hasHumanOpponent(table, actor);

/**
 * Frees a seat. The host and the game master may do this, but a host who plays only for silent players (W7). Before the
 * start, every player can free a seat of the bot.
 */
export const decideUnseatPlayer = (
  table: Table,
  actor: PersonId,
  person: PersonId,
  side: SideId,
  environment: StepEnvironment,
): Change | Refusal => {
  const { host, phase } = gameOf(table);
  const isPlayers = isHouse(person) && phase === 'seating' && sidesOf(table, actor).length > 0;
  if (host !== actor && !isMaster(table, actor) && !isPlayers) return refuse('host-only', { host });
  const taken = seatsOfPerson(table, person).find((one) => one.side === side);
  if (taken && person !== actor && !isHouse(person) && couldWinByFreeing(table, actor)) {
    const until = silenceDeadlineOf(table, person, side, environment);
    if (environment.now < until) return refuse('not-silent', { person, until });
  }
  return taken
    ? join(removed(taken), recordFormerPlayers(table, [taken], environment, true))
    : refuse('not-seated', { side, person });
};
