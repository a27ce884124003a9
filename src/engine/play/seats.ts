import { added, type Change, join, removed, updated } from '../core/change.ts';
import type { PersonId, SideId } from '../core/ids.ts';
import type { Operation } from '../core/operation.ts';
import { type Refusal, refuse } from '../core/refusal.ts';
import type { System } from '../core/system.ts';
import type { Table } from '../core/table.ts';
import { gameOf, hidesAnything, isMaster, isOut, playersOf, seatsInOrder, seatsOf, sidesOf } from './queries.ts';
import type { Seat } from './records.ts';
import { askedFor, granted } from './requests.ts';
import { hasSeenOther, needsOthers } from './witnesses.ts';

declare module '../core/operation.ts' {
  interface Operations {
    /** Takes a side; without one, a seat as an observer. */
    join: { readonly side: SideId | undefined };
    /** Gives up all seats, or one side. */
    leave: { readonly side: SideId | undefined };
    /** Takes the game master's seat, or gives it up. */
    preside: { readonly takes: boolean };
    /** Frees a seat of somebody who does not come any more. */
    unseat: { readonly person: PersonId; readonly side: SideId };
    /** Hands one's own side over to somebody else. */
    transfer: { readonly side: SideId; readonly to: PersonId };
    /** Takes every side, where nothing is hidden and nobody else plays (T17). */
    alone: Record<never, never>;
  }
}

declare module '../core/refusal.ts' {
  interface Refusals {
    'no-such-side': { readonly side: string };
    /** Nobody played it when the game began. */
    'side-left-out': { readonly side: SideId };
    'already-seated': { readonly side: SideId | undefined };
    'one-side-only': { readonly side: SideId };
    'side-taken': { readonly side: SideId; readonly players: readonly PersonId[] };
    /** Who has seen another side's secrets, hosts the game, or wants to see them all, needs the others' consent. */
    'has-seen': { readonly side: SideId | undefined; readonly sides: readonly SideId[] };
    'master-taken': { readonly master: PersonId };
    'master-plays': { readonly side: SideId | undefined };
    'not-master': Record<never, never>;
    'not-seated': { readonly side: SideId | undefined };
    /** To whom a side can't be handed over: plays it already, or where things are hidden plays another one, presides, or has seen another's secrets. */
    'not-to-them': { readonly person: PersonId; readonly side: SideId; readonly why: 'plays-it' | 'plays-other' | 'presides' | 'has-seen' };
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
  if (isOut(table, side)) return refuse('side-left-out', { side });
  const other = seats.find((one) => one.side !== undefined)?.side;
  if (other !== undefined && hidesAnything(table)) return refuse('one-side-only', { side: other });
  if (hidesAnything(table) && isMaster(table, actor)) return refuse('master-plays', { side });
  const players = playersOf(table, side);
  const request = granted(table, actor, (wish) => wish.what === 'seat' && wish.side === side);
  const asked = needsOthers(table, actor, side) ? askedFor(table, actor, { what: 'seat', side }) : [];
  if (asked.length > 0 && !request) return refuse('has-seen', { side, sides: asked });
  if (players.length > 0 && !request) return refuse('side-taken', { side, players });
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
  const game = gameOf(table);
  const { master, ...others } = game;
  const presides = side === undefined && master === actor;
  if (left.length === 0 && !presides) return refuse('not-seated', { side });
  const heir = left.length === seats.length ? seatsInOrder(table).find(({ person }) => person !== actor) : undefined;
  const handed = game.host === actor && heir ? { host: heir.person } : {};
  return join(removed(...left), updated(game, { ...(presides ? others : game), ...handed }));
};

/** One who may see everything plays nothing where anything is hidden; once the game has begun the players must agree to it (T17). */
const decidePreside = (table: Table, actor: PersonId, takes: boolean): Change | Refusal => {
  const game = gameOf(table);
  const { master, ...others } = game;
  if (!takes) return master === actor ? updated(game, others) : refuse('not-master', {});
  if (master !== undefined) return refuse('master-taken', { master });
  const [side] = sidesOf(table, actor);
  if (side !== undefined && hidesAnything(table)) return refuse('master-plays', { side });
  const request = granted(table, actor, (wish) => wish.what === 'master');
  const isFree = game.phase === 'seating' || (game.host === actor && !hidesAnything(table));
  const asked = isFree ? [] : askedFor(table, actor, { what: 'master' });
  if (asked.length > 0 && !request) return refuse('has-seen', { side: undefined, sides: asked });
  return join(updated(game, { ...game, master: actor }), request ? removed(request) : join());
};

/** Host and master free seats; who sat there may join again as anyone may. */
const decideUnseat = (table: Table, actor: PersonId, person: PersonId, side: SideId): Change | Refusal => {
  const { host } = gameOf(table);
  if (host !== actor && !isMaster(table, actor)) return refuse('host-only', { host });
  const taken = seatsOf(table, person).find((one) => one.side === side);
  return taken ? removed(taken) : refuse('not-seated', { side });
};

/** Whoever may not simply take that side is not handed it either: he asks for it (T17). */
const notTo = (table: Table, person: PersonId, side: SideId): Refusal | undefined => {
  const sides = sidesOf(table, person);
  const no = (why: Refusal<'not-to-them'>['why']): Refusal => refuse('not-to-them', { person, side, why });
  if (sides.includes(side)) return no('plays-it');
  if (!hidesAnything(table)) return undefined;
  if (sides.length > 0) return no('plays-other');
  if (isMaster(table, person)) return no('presides');
  return hasSeenOther(table, person, side) ? no('has-seen') : undefined;
};

const decideTransfer = (table: Table, { actor, side, to }: Operation<'transfer'>, now: number): Change | Refusal => {
  const mine = seatsOf(table, actor).find((one) => one.side === side);
  if (!mine) return refuse('not-seated', { side });
  const observing = seatsOf(table, to).filter((one) => one.side === undefined);
  return notTo(table, to, side) ?? join(removed(mine, ...observing), added(seat(to, side, now)));
};

const decideAlone = (table: Table, actor: PersonId, now: number): Change | Refusal => {
  if (hidesAnything(table)) return refuse('alone-hides', {});
  const players = new Set([...table.all('seat')].filter(({ person, side }) => side && person !== actor).map(({ person }) => person));
  if (players.size > 0) return refuse('alone-others', { players: [...players] });
  const seats = seatsOf(table, actor);
  const free = [...table.all('side')].filter(({ id }) => !isOut(table, id) && !seats.some((one) => one.side === id));
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
    preside: { play: false, may: notOver, decide: (table, { actor, takes }) => decidePreside(table, actor, takes) },
    unseat: { play: false, may: notOver, decide: (table, { actor, person, side }) => decideUnseat(table, actor, person, side) },
    transfer: { play: false, may: notOver, decide: (table, operation, { now }) => decideTransfer(table, operation, now) },
    alone: { play: false, may: notOver, decide: (table, { actor }, { now }) => decideAlone(table, actor, now) },
  },
};
