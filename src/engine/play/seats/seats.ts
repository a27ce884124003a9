import {
  added,
  type Change,
  type Index,
  join,
  only,
  type PersonId,
  type Refusal,
  refuse,
  removed,
  type SideId,
  type StepEnvironment,
  type System,
  type Table,
  updated,
} from '../../../table/index.ts';
import { type ConsentState, consentStateOf } from '../consent/consent.ts';
import { isHouse } from '../house.ts';
import {
  canGameHideAnything,
  gameOf,
  isMaster,
  isOut,
  isValidSideReference,
  listSeatsInOrder,
  seatsOfPerson,
  sidesByPersonIndex,
  sidesOf,
} from '../queries.ts';
import { formerPlayerSchema, type Seat, seatSchema } from '../records.ts';
import { hasSeenOtherSideSecrets } from '../secrecy/witnesses.ts';
import { decideManagerAction } from './managing.ts';
import { decideExpireOpenSeats, decideSetAvailability } from './open-seats.ts';
import { decidePlayAlone } from './play-alone.ts';
import { decideMergeFormerIds } from './recognized.ts';
import { createRenameRule } from './renamed.ts';
import { reportBotSeated, reportFreedSeats, reportSeatTransfer, seatReportRules, seatReports } from './reports.ts';
import { recordFormerPlayers, removeFormerPlayers, seat } from './seat.ts';
import { botSeatsOf, decideBotSeating, refusalOfSeatingBot } from './seat-bot.ts';
import { decideSideTransfer } from './transfer.ts';
import { decideUnseatPlayer } from './unseat.ts';

declare module '../../../table/core/operation.ts' {
  interface Operations {
    /**
     * Takes the seat of a side. Without a side, takes a seat as a spectator, or as a reserve who wants the next free
     * side.
     */
    join: { readonly side: SideId | undefined; readonly reserve?: true };
    leave: { readonly side: SideId | undefined };
    preside: { readonly takes: boolean };
    unseat: { readonly person: PersonId; readonly side: SideId };
    /** Takes the seats of all sides, if nothing is hidden and no other player is seated (T17). */
    alone: Record<never, never>;
    /**
     * Takes over a game from a file. The actor becomes its host, and the people in the file lose their seats. Only the
     * session makes it.
     */
    import: Record<never, never>;
  }
}

declare module '../../../table/core/refusal.ts' {
  interface Refusals {
    'no-such-side': { readonly side: string };
    'side-left-out': { readonly side: SideId };
    /** `side` is undefined for a spectator; `reserve` is set for one on the waitlist. */
    'already-seated': { readonly side: SideId | undefined; readonly reserve?: true };
    'one-side-only': { readonly side: SideId };
    /** The side has players. They must agree, or not answer until the deadline (ms since 1970). */
    'side-taken': { readonly side: SideId; readonly players: readonly PersonId[]; readonly until?: number };
    /** The person has seen secrets of another side, so the others must agree. */
    'has-seen': { readonly side: SideId | undefined; readonly sides: readonly SideId[]; readonly until?: number };
    /** There is no player left who could agree to reveal secrets. */
    'nobody-agrees': { readonly side: SideId | undefined };
    'master-taken': { readonly master: PersonId };
    'master-plays': { readonly side: SideId | undefined };
    'not-master': Record<never, never>;
    /** The person has no such seat. `person` is absent if it is the actor. */
    'not-seated': { readonly side: SideId | undefined; readonly person?: PersonId };
    /**
     * A host who plays can free the seat of a silent player only. `until` is the time from which the player counts as
     * silent (ms since 1970).
     */
    'not-silent': { readonly person: PersonId; readonly until: number };
    'alone-hides': Record<never, never>;
    'alone-others': { readonly players: readonly PersonId[] };
  }
}

/**
 * Takes the seat of a side. If the side has a player, their consent is needed (T17). In a running game that hides
 * things, a seat that the bot plays needs the consent of all others (U53).
 */
const decideJoin = (
  table: Table,
  actor: PersonId,
  side: SideId | undefined,
  environment: StepEnvironment,
  reserve?: true,
): Change | Refusal => {
  const { now } = environment;
  const seats = seatsOfPerson(table, actor);
  const [first] = seats;
  if (side === undefined && reserve && first && first.side === undefined && !first.reserve)
    return updated(first, { ...first, reserve });
  const own = seats.find((one) => one.side === side);
  if (own) return refuse('already-seated', { side, ...(own.reserve ? { reserve: true as const } : {}) });
  if (side === undefined)
    return first ? refuse('already-seated', { side: first.side }) : added(seat(actor, undefined, now, reserve));
  if (!table.get('side', side)) return refuse('no-such-side', { side });
  if (isOut(table, side)) return refuse('side-left-out', { side });
  const other = seats.find((one) => one.side !== undefined)?.side;
  if (other !== undefined && canGameHideAnything(table)) return refuse('one-side-only', { side: other });
  if (canGameHideAnything(table) && isMaster(table, actor)) return refuse('master-plays', { side });
  const standing = consentStateOf(table, actor, { what: 'seat', side }, environment);
  const refusal = consentRefusal(table, actor, side, standing);
  if (refusal) return refusal;
  const when = first?.when === undefined ? {} : { when: first.when };
  return join(
    removed(...seats.filter((one) => one.side === undefined), ...botSeatsOf(table, side)),
    removeFormerPlayers(table, side),
    added({ ...seat(actor, side, now), ...when }),
    standing.request ? removed(standing.request) : join(),
  );
};

const consentRefusal = (
  table: Table,
  actor: PersonId,
  side: SideId | undefined,
  standing: ConsentState,
): Refusal | undefined => {
  const { lacking, people, until, refused } = standing;
  if (refused) return refuse('nobody-agrees', { side });
  if (lacking.length === 0) return undefined;
  const waits = until === undefined ? {} : { until };
  return side === undefined || hasSeenOtherSideSecrets(table, actor, side)
    ? refuse('has-seen', { side, sides: lacking, ...waits })
    : refuse('side-taken', { side, players: people, ...waits });
};

/** Gives up seats. If the host leaves, the person who has had a seat for the longest time becomes host. */
const decideLeave = (
  table: Table,
  actor: PersonId,
  side: SideId | undefined,
  environment: StepEnvironment,
): Change | Refusal => {
  const seats = seatsOfPerson(table, actor);
  const left = side === undefined ? seats : seats.filter((one) => one.side === side);
  const game = gameOf(table);
  const { master, ...others } = game;
  const presides = side === undefined && master === actor;
  if (left.length === 0 && !presides) return refuse('not-seated', { side });
  const isHeir = ({ person }: Seat): boolean => person !== actor && !isHouse(person);
  const heir = left.length === seats.length ? listSeatsInOrder(table).find(isHeir) : undefined;
  const handed = game.host === actor && heir ? { host: heir.person } : {};
  return join(
    removed(...left),
    recordFormerPlayers(table, left, environment, false),
    updated(game, { ...(presides ? others : game), ...handed }),
  );
};

/**
 * Makes the actor game master, or ends that. If anything is hidden, a game master can't play. In a running game that
 * hides things, the players must agree (T17).
 */
const decidePreside = (
  table: Table,
  actor: PersonId,
  takes: boolean,
  environment: StepEnvironment,
): Change | Refusal => {
  const game = gameOf(table);
  const { master, ...others } = game;
  if (!takes) return master === actor ? updated(game, others) : refuse('not-master', {});
  if (master !== undefined) return refuse('master-taken', { master });
  const [side] = sidesOf(table, actor);
  if (side !== undefined && canGameHideAnything(table)) return refuse('master-plays', { side });
  const isFree = game.phase === 'seating' || (game.host === actor && !canGameHideAnything(table));
  const standing = consentStateOf(table, actor, { what: 'master' }, environment);
  const refusal = isFree ? undefined : consentRefusal(table, actor, undefined, standing);
  return (
    refusal ?? join(updated(game, { ...game, master: actor }), standing.request ? removed(standing.request) : join())
  );
};

const decideImport = (table: Table, actor: PersonId): Change => {
  const { master: _, ...game } = gameOf(table);
  const people = [...table.all('seat'), ...table.all('former'), ...table.all('request')];
  return join(removed(...people), updated(gameOf(table), { ...game, host: actor }));
};

const notOver = (table: Table): Refusal | undefined =>
  gameOf(table).phase === 'over' ? refuse('game-over', {}) : undefined;

/** Seats of players and spectators, and the host. A host needs no seat, and a player may be host (T17). */
export const seatSystem = {
  name: 'seats',
  indexes: [sidesByPersonIndex as Index<unknown>],
  records: {
    side: {
      schema: 'of-module',
      names: 'anything',
      visibility: 'open',
      undo: 'leaves',
      recognized: 'nobody',
      affects: ['values', 'counts'],
      reports: 'nothing',
      texts: { name: 'word', colour: 'word' },
    },
    seat: {
      schema: seatSchema,
      names: (table, { id, person, side }) =>
        isValidSideReference(table, side) && id === (side === undefined ? person : `${person}/${side}`),
      visibility: 'open',
      undo: 'leaves',
      recognized: createRenameRule('seat', (one, rename) => ({
        ...one,
        ...seat(rename(one.person), one.side, one.since),
      })),
      affects: ['audiences'],
      reports: seatReports,
      texts: { when: 'typed' },
    },
    former: {
      schema: formerPlayerSchema,
      names: (table, { id, person, side }) => isValidSideReference(table, side) && id === `${person}/${side}`,
      visibility: 'open',
      undo: 'leaves',
      recognized: createRenameRule('former', ({ person, ...one }, rename) => ({
        ...one,
        id: `${rename(person)}/${one.side}`,
        person: rename(person),
      })),
      affects: ['values'],
      reports: 'nothing',
    },
  },
  reports: seatReportRules,
  operations: {
    join: {
      play: false,
      gain: 'asks',
      answer: 'open',
      told: 'phrases',
      refusalOf: notOver,
      decide: (table, { actor, side, reserve }, so) => decideJoin(table, actor, side, so, reserve),
    },
    'say-when': {
      play: false,
      gain: 'none',
      answer: 'open',
      told: 'phrases',
      texts: { when: 'typed' },
      refusalOf: notOver,
      decide: decideSetAvailability,
    },
    lapse: {
      play: false,
      gain: 'none',
      answer: 'open',
      told: () => [],
      refusalOf: notOver,
      decide: (table, _, so) => decideExpireOpenSeats(table, so),
    },
    recognize: {
      play: false,
      gain: 'none',
      answer: 'open',
      told: () => [],
      refusalOf: () => undefined,
      decide: decideMergeFormerIds,
    },
    manage: {
      play: false,
      gain: (_, { deed }) => (deed === 'stop' ? 'none' : 'manages'),
      answer: 'open',
      told: 'phrases',
      reports: (_telling, { deed }) => [{ what: 'managed', deed }],
      refusalOf: () => undefined,
      decide: decideManagerAction,
    },
    leave: {
      play: false,
      gain: 'none',
      answer: 'open',
      told: 'phrases',
      refusalOf: notOver,
      decide: (table, { actor, side }, so) => decideLeave(table, actor, side, so),
    },
    preside: {
      play: false,
      gain: 'asks',
      answer: 'open',
      told: 'phrases',
      refusalOf: notOver,
      decide: (table, { actor, takes }, so) => decidePreside(table, actor, takes, so),
    },
    unseat: {
      play: false,
      gain: 'waits',
      answer: 'open',
      told: 'phrases',
      refusalOf: notOver,
      decide: (table, { actor, person, side }, so) => decideUnseatPlayer(table, actor, person, side, so),
    },
    'seat-bot': {
      play: false,
      gain: 'asks',
      answer: 'open',
      told: (seen) => only(seen, 'bot-seated'),
      reports: reportBotSeated,
      refusalOf: (table, { actor }) => refusalOfSeatingBot(table, actor),
      decide: decideBotSeating,
    },
    transfer: {
      play: false,
      gain: 'asks',
      answer: 'open',
      told: (seen) => only(seen, 'transferred'),
      reports: reportSeatTransfer,
      refusalOf: notOver,
      decide: decideSideTransfer,
    },
    import: {
      play: false,
      gain: 'none',
      answer: 'open',
      told: { isDone: 'always', also: reportFreedSeats },
      refusalOf: () => undefined,
      decide: (table, { actor }) => decideImport(table, actor),
    },
    alone: {
      play: false,
      gain: 'none',
      answer: 'open',
      told: 'by-name',
      refusalOf: notOver,
      decide: (table, { actor }, { now }) => decidePlayAlone(table, actor, now),
    },
  },
  acts: 'none',
} satisfies System;
