import {
  added,
  type Change,
  join,
  type Operation,
  type PersonId,
  type Refusal,
  refuse,
  removed,
  type SideId,
  type StepContext,
  type StepEnvironment,
  type Table,
} from '../../../table/index.ts';
import { consentStateOf } from '../consent/consent.ts';
import { type BotLevel, canBotPlayModule, isHouse } from '../house.ts';
import { gameOf, isMaster, isOut, moduleOf, playersOf, seatsOfPerson, sidesOf } from '../queries.ts';
import type { Seat } from '../records.ts';
import { createBotSeat } from './seat.ts';

declare module '../../../table/core/operation.ts' {
  interface Operations {
    /** Lets the bot play sides that have no player (U52, U53). In a running game, all others must agree. */
    'seat-bot': { readonly sides: readonly SideId[]; readonly level: BotLevel };
  }
}

declare module '../../../table/core/refusal.ts' {
  interface Refusals {
    'bot-plays-not': Record<never, never>;
    /** The side already has a player, whom the bot can't replace. */
    'seat-not-free': { readonly side: SideId };
    'bot-needs-consent': { readonly sides: readonly SideId[] };
  }
}

/** Returns why a person can't give a seat to the bot. Only players, the host and the game master can. */
export const refusalOfSeatingBot = (table: Table, actor: PersonId): Refusal | undefined => {
  const { phase, host } = gameOf(table);
  if (phase === 'over') return refuse('game-over', {});
  if (!canBotPlayModule(moduleOf(table))) return refuse('bot-plays-not', {});
  const may = sidesOf(table, actor).length > 0 || host === actor || isMaster(table, actor);
  return may ? undefined : refuse('not-seated', { side: undefined });
};

export const refusalOfSidesForBot = (table: Table, sides: readonly SideId[]): Refusal | undefined => {
  for (const side of sides) {
    if (!table.get('side', side)) return refuse('no-such-side', { side });
    if (isOut(table, side)) return refuse('side-left-out', { side });
    if (playersOf(table, side).length > 0) return refuse('seat-not-free', { side });
  }
  return sides.length === 0 || new Set(sides).size < sides.length ? refuse('nothing-changes', {}) : undefined;
};

/** Gives seats to the bot. Former players of these sides may still take part in decisions. */
export const decideBotSeating = (
  table: Table,
  { actor, sides, level }: Operation<'seat-bot'>,
  environment: StepEnvironment,
): Change | Refusal => {
  const fault = refusalOfSidesForBot(table, sides);
  if (fault) return fault;
  const { lacking, request } = consentStateOf(table, actor, { what: 'bot', sides, level }, environment);
  if (gameOf(table).phase === 'playing' && lacking.length > 0) return refuse('bot-needs-consent', { sides: lacking });
  return join(
    added(...sides.map((side) => createBotSeat(table, side, level, environment.now))),
    request ? removed(request) : join(),
  );
};

export const botSeatsOf = (table: Table, side: SideId): readonly Seat[] =>
  playersOf(table, side).flatMap((person) =>
    isHouse(person) ? seatsOfPerson(table, person).filter((one) => one.side === side) : [],
  );

/** Marks the game as not rated if the bot gave back a side that it played (W8). */
export const markUnratedAfterBot = (table: Table, { change }: Pick<StepContext, 'change'>): Change => {
  const isBack = change.removed.some((one) => one.kind === 'seat' && isHouse(one.person));
  return isBack && gameOf(table).phase !== 'seating' && !table.get('arranged', 'bot')
    ? added({ kind: 'arranged', id: 'bot' })
    : join();
};
