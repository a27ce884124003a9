import { added, type Change, join, removed, updated } from '../core/change.ts';
import type { PersonId, SideId } from '../core/ids.ts';
import { type Refusal, refuse } from '../core/refusal.ts';
import type { System } from '../core/system.ts';
import type { Table } from '../core/table.ts';
import { gameOf, hidesAnything, playersOf, seatsInOrder, seatsOf } from './queries.ts';
import type { Seat } from './records.ts';
import { isGranted } from './requests.ts';

declare module '../core/operation.ts' {
  interface Operations {
    /** Takes a side; without one, a seat as an observer. */
    join: { readonly side: SideId | undefined };
    /** Gives up all seats, or one side. */
    leave: { readonly side: SideId | undefined };
    /** Takes every side, where nothing is hidden and nobody else plays (T17). */
    alone: Record<never, never>;
  }
}

declare module '../core/refusal.ts' {
  interface Refusals {
    'no-such-side': { readonly side: string };
    'already-seated': { readonly side: SideId | undefined };
    'one-side-only': { readonly side: SideId };
    'side-taken': { readonly side: SideId; readonly players: readonly PersonId[] };
    'not-seated': { readonly side: SideId | undefined };
    'alone-hides': Record<never, never>;
    'alone-others': { readonly players: readonly PersonId[] };
  }
}

const seat = (person: PersonId, side: SideId | undefined, since: number): Seat =>
  side ? { kind: 'seat', id: `${person}/${side}`, person, side, since } : { kind: 'seat', id: person, person, since };

/** Taking a side makes a player of an observer; a side that has a player is entered with consent (T17). */
const decideJoin = (table: Table, actor: PersonId, side: SideId | undefined, now: number): Change | Refusal => {
  const seats = seatsOf(table, actor);
  if (seats.some((one) => one.side === side)) return refuse('already-seated', { side });
  if (side === undefined) return seats.length > 0 ? refuse('already-seated', { side: seats[0]?.side }) : added(seat(actor, undefined, now));
  if (!table.get('side', side)) return refuse('no-such-side', { side });
  const other = seats.find((one) => one.side !== undefined)?.side;
  if (other !== undefined && hidesAnything(table)) return refuse('one-side-only', { side: other });
  const players = playersOf(table, side);
  const request = [...table.all('request')].find(({ by, wants }) => by === actor && wants.what === 'seat' && wants.side === side);
  if (players.length > 0 && !(request && isGranted(request))) return refuse('side-taken', { side, players });
  return join(
    removed(...seats.filter((one) => one.side === undefined)),
    added(seat(actor, side, now)),
    request ? removed(request) : join(),
  );
};

/** A host who goes leaves that to whoever has been seated longest. */
const decideLeave = (table: Table, actor: PersonId, side: SideId | undefined): Change | Refusal => {
  const seats = seatsOf(table, actor);
  const left = side === undefined ? seats : seats.filter((one) => one.side === side);
  if (left.length === 0) return refuse('not-seated', { side });
  const game = gameOf(table);
  const heir = left.length === seats.length ? seatsInOrder(table).find(({ person }) => person !== actor) : undefined;
  return join(removed(...left), game.host === actor && heir ? updated(game, { ...game, host: heir.person }) : join());
};

const decideAlone = (table: Table, actor: PersonId, now: number): Change | Refusal => {
  if (hidesAnything(table)) return refuse('alone-hides', {});
  const players = new Set([...table.all('seat')].filter(({ person, side }) => side && person !== actor).map(({ person }) => person));
  if (players.size > 0) return refuse('alone-others', { players: [...players] });
  const seats = seatsOf(table, actor);
  const free = [...table.all('side')].filter(({ id }) => !seats.some((one) => one.side === id));
  if (free.length === 0) return refuse('already-seated', { side: undefined });
  return join(removed(...seats.filter((one) => one.side === undefined)), added(...free.map(({ id }) => seat(actor, id, now))));
};

const notOver = (table: Table): Refusal | undefined => (gameOf(table).phase === 'over' ? refuse('game-over', {}) : undefined);

/** Who sits where. Player, observer and host are three things (T17). */
export const seatSystem: System = {
  name: 'seats',
  kept: ['seat'],
  operations: {
    join: { play: false, may: notOver, decide: (table, { actor, side }, { now }) => decideJoin(table, actor, side, now) },
    leave: { play: false, may: notOver, decide: (table, { actor, side }) => decideLeave(table, actor, side) },
    alone: { play: false, may: notOver, decide: (table, { actor }, { now }) => decideAlone(table, actor, now) },
  },
};
