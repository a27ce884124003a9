import {
  type Operation,
  type PersonId,
  type Refusal,
  refuse,
  type SideId,
  type StepEnvironment,
  type World,
} from '../../../table/index.ts';
import { isHouse } from '../house.ts';
import { overruledOperation } from '../pieces/overruled-step.ts';
import { gameOf, hidesAnything, isInGame, isMaster, onTurn, playersOf, sidesInOrder, sidesOf } from '../queries.ts';
import type { Request, Wish } from '../records.ts';
import { type Consent, DONE_BY, NOTICES } from './notices.ts';

declare module '../../../table/core/refusal.ts' {
  interface Refusals {
    /** These sides have no player who could agree. */
    'consent-needs-players': { readonly sides: readonly SideId[] };
  }
}

/** A day: whoever says nothing is silent after that time at the earliest (ms). */
export const DAY = 24 * 3_600_000;
export const MINUTE = 60_000;
/** What opens secrets waits so long for an answer (ms). */
const ANSWER_TIME = 3 * DAY;
/** Somebody who could not be told of a turn or a question in so long counts as silent all the same (ms, T30). */
export const REACH_TIME = 3 * DAY;

/** What the table of notices says of what is done once it is granted (T17). */
const consentOf = (world: World, by: PersonId, wants: Wish): Consent => {
  if (wants.what !== 'seat') return NOTICES[DONE_BY[wants.what]].asks.always;
  const { plain, first, same, second } = NOTICES[DONE_BY.seat].asks;
  if (!hidesAnything(world) || gameOf(world).phase !== 'playing') return plain;
  const seen = world.get('witness', by)?.sides ?? [];
  if (seen.some((side) => side !== wants.side)) return second;
  return seen.length > 0 ? same : first;
};

/**
 * Who speaks for a side: its players, and those who once were. The bot answers offers of draws for a side that it plays
 * alone, and says yes to everything else.
 */
const voicesOf = (world: World, side: SideId, wants: Wish, former: Consent['former']): readonly PersonId[] => {
  const players = playersOf(world, side);
  if (wants.what === 'draw' && players.length > 0 && players.every(isHouse)) return players;
  const gone = [...world.all('former')].filter((one) => one.side === side && !players.includes(one.person));
  const counts = gone.filter(({ left }) => former === 'last' || (former === 'unseated' && !left));
  return [...players, ...counts.map(({ person }) => person)].filter((person) => !isHouse(person));
};

/** Wishes about which only the sides that are in the game have a say. */
const OF_SIDES_IN_GAME: ReadonlySet<Wish['what']> = new Set(['bot', 'draw', 'arrange']);

/**
 * The sides that must say yes before somebody gets what he wants; none where there is nobody but himself. Of a game
 * that has ended those that won come first.
 */
export const askedFor = (world: World, by: PersonId, wants: Wish): readonly SideId[] => {
  const { asks, former } = consentOf(world, by, wants);
  const speaks = (side: SideId): boolean => voicesOf(world, side, wants, former).some((person) => person !== by);
  if (asks === 'receiver') return [];
  if (asks === 'side') return 'side' in wants && speaks(wants.side) ? [wants.side] : [];
  const mine = sidesOf(world, by);
  const others = [...world.all('side')]
    .map(({ id }) => id)
    .filter((id) => !mine.includes(id) && speaks(id) && (!OF_SIDES_IN_GAME.has(wants.what) || isInGame(world, id)));
  const won = (side: SideId): number => Number(world.get('outcome', side)?.result === 'won');
  return others.sort((a, b) => won(b) - won(a));
};

/** Returns why nothing can come of a wish yet: an empty seat agrees to nothing by which a side wins or loses (W9). */
export const refusalOfEmptySeats = (world: World, by: PersonId, wants: Wish): Refusal | undefined => {
  const { former, emptySeats } = consentOf(world, by, wants);
  if (emptySeats === 'ignored' || gameOf(world).phase !== 'playing') return undefined;
  const sides = sidesInOrder(world).filter(
    (side) =>
      isInGame(world, side) && playersOf(world, side).length === 0 && voicesOf(world, side, wants, former).length === 0,
  );
  return sides.length > 0 ? refuse('consent-needs-players', { sides }) : undefined;
};

/** True if all others agreed that a person who plays changes the table, and none of them has taken that back. */
export const arrangesFor = (world: World, person: PersonId): boolean =>
  [...world.all('request')].some(
    (request) => request.by === person && request.wants.what === 'arrange' && isGranted(request),
  );

/** Those who can still answer a request and are waited for, the bot's players among them. */
export const askedPeople = (world: World, { by, wants, asked, agreed }: Request): readonly PersonId[] => {
  if (wants.what === 'transfer') return [wants.to];
  return speakersFor(
    world,
    by,
    wants,
    asked.filter((side) => !agreed.includes(side)),
  );
};

/** All who would be asked for a wish. */
export const peopleAsked = (world: World, by: PersonId, wants: Wish): readonly PersonId[] =>
  wants.what === 'transfer' ? [wants.to] : speakersFor(world, by, wants, askedFor(world, by, wants));

const speakersFor = (world: World, by: PersonId, wants: Wish, sides: readonly SideId[]): readonly PersonId[] => {
  const { former } = consentOf(world, by, wants);
  const voices = sides.flatMap((side) => voicesOf(world, side, wants, former));
  return [...new Set(voices)].filter((person) => person !== by);
};

/** Whether this person can answer for all that are asked, or for which of the sides. */
export const answersFor = (world: World, actor: PersonId, { by, wants, asked }: Request): readonly SideId[] => {
  const { former, forAll } = consentOf(world, by, wants);
  const isFor = { master: isMaster(world, actor), host: gameOf(world).host === actor };
  if (actor === by) return [];
  return forAll.some((one) => isFor[one])
    ? asked
    : asked.filter((side) => voicesOf(world, side, wants, former).includes(actor));
};

/** Whether all who were asked have said yes. */
export const isGranted = ({ wants, asked, agreed, accepted }: Request): boolean =>
  wants.what === 'transfer' ? accepted === true : asked.every((side) => agreed.includes(side));

/** How it stands with what somebody wants. */
export interface ConsentState {
  /** That person's own request for it. */
  readonly request: Request | undefined;
  /** The sides that must still say yes; none: it may be done. */
  readonly lacking: readonly SideId[];
  /** Who can say it for them. */
  readonly people: readonly PersonId[];
  /** Until when their answer is waited for (ms since 1970); undefined: as long as it takes. */
  readonly until: number | undefined;
  /** Whether it opens secrets and nobody is there who could agree to that. */
  readonly refused: boolean;
}

/**
 * What stands between somebody and what he wants, as it is now: who was asked earlier may not be who must be asked now.
 */
export const standingOf = (world: World, by: PersonId, wants: Wish, environment: StepEnvironment): ConsentState => {
  const request = [...world.all('request')].find((one) => one.by === by && isSame(one.wants, wants));
  const { unanswered, asks } = consentOf(world, by, wants);
  const asked = askedFor(world, by, wants);
  const isHiding = hidesAnything(world);
  const isRunning = isHiding && gameOf(world).phase === 'playing';
  const dueOf = (side: SideId): number | undefined =>
    isHiding ? waitsUntil(world, by, wants, side, request, environment) : undefined;
  const until = latest(asked.map(dueOf));
  const inVain = (side: SideId): boolean =>
    environment.now >= (dueOf(side) ?? Number.POSITIVE_INFINITY) &&
    (unanswered === 'silent' || (request?.asked.includes(side) ?? false));
  const lacking = asked.filter((side) => !request?.agreed.includes(side) && !inVain(side));
  const isRefused = isRunning && unanswered === 'days' && asks === 'others' && asked.length === 0;
  return { request, lacking, people: speakersFor(world, by, wants, lacking), until, refused: isRefused };
};

/** Until when those who would be asked now have time to answer; undefined: as long as it takes. */
export const untilAsked = (
  world: World,
  by: PersonId,
  wants: Wish,
  environment: StepEnvironment,
): number | undefined =>
  hidesAnything(world)
    ? latest(askedFor(world, by, wants).map((side) => waitsUntil(world, by, wants, side, undefined, environment)))
    : undefined;

/** Undefined if any is. */
const latest = (times: readonly (number | undefined)[]): number | undefined => {
  const known = times.filter((time) => time !== undefined);
  return known.length < times.length || known.length === 0 ? undefined : Math.max(...known);
};

/**
 * What is waited for until the time that a request says: an answer, or that nothing is heard of those who are asked;
 * undefined: for an answer without an end.
 */
export const waitsFor = (world: World, { by, wants, until }: Request): 'answer' | 'silence' | undefined => {
  const { unanswered } = consentOf(world, by, wants);
  if (until === undefined || unanswered === 'never') return undefined;
  return unanswered === 'silent' ? 'silence' : 'answer';
};

/** What is done for whoever asked, once it is granted. */
export const wished = (actor: PersonId, wants: Exclude<Wish, { what: 'arrange' }>): Operation => {
  switch (wants.what) {
    case 'undo':
      return { kind: 'undo', actor, steps: wants.steps.length };
    case 'seat':
      return { kind: 'join', actor, side: wants.side };
    case 'transfer':
      return { kind: 'transfer', actor, side: wants.side, to: wants.to };
    case 'bot':
      return { kind: 'seat-bot', actor, sides: wants.sides, level: wants.level };
    case 'master':
      return { kind: 'preside', actor, takes: true };
    case 'publish':
      return { kind: 'publish', actor };
    case 'draw':
      return { kind: 'agree-draw', actor };
    case 'clock': {
      const { what: _, ...limit } = wants;
      return { kind: 'set-clock', actor, ...limit };
    }
    case 'reload':
      return { kind: 'reload', actor, hash: wants.hash };
    case 'overrule': {
      const { what: _, ...move } = wants;
      return { kind: 'move', actor, ...move, overruled: true };
    }
    case 'overrule-act': {
      const { action, subject, choices } = wants;
      return { kind: 'act', actor, action, subject, choices, payment: undefined, overruled: true };
    }
    case 'overrule-step':
      return overruledOperation(actor, wants.step);
    case 'points':
      return { kind: 'add-points', actor, side: wants.side, points: wants.points };
    case 'claim':
      return { kind: 'claim', actor, side: wants.side, objective: wants.objective };
  }
};

/** Whether two wishes are the same, whoever has them. */
export const isSame = (one: Wish, other: Wish): boolean => keyOf(one) === keyOf(other);

const keyOf = (wants: Wish): string => {
  if (wants.what === 'undo') return `undo ${wants.steps.join()}`;
  if (wants.what === 'transfer') return `transfer ${wants.to} ${wants.side}`;
  if (wants.what === 'bot') return `bot ${wants.level} ${wants.sides.join()}`;
  if (wants.what === 'clock') return `clock ${wants.turn ?? ''} ${wants.bank ?? ''}`;
  if (wants.what === 'reload') return `reload ${wants.hash}`;
  if (wants.what === 'overrule')
    return `overrule ${wants.pieces.join()} ${wants.captures.join()} ${wants.to.in} ${wants.to.cell ?? ''} ${wants.covered ?? ''}`;
  if (wants.what === 'overrule-act')
    return `overrule-act ${JSON.stringify([wants.action, wants.subject ?? '', Object.entries(wants.choices).sort()])}`;
  if (wants.what === 'overrule-step') return `overrule-step ${JSON.stringify(Object.entries(wants.step).sort())}`;
  if (wants.what === 'points') return `points ${wants.points} ${wants.side}`;
  if (wants.what === 'claim') return `claim ${wants.side} ${wants.objective}`;
  return wants.what === 'seat' ? `seat ${wants.side}` : wants.what;
};

/** Until when a side is waited for; undefined: until it answers, or as long as it was not told of the question. */
const waitsUntil = (
  world: World,
  by: PersonId,
  wants: Wish,
  side: SideId,
  request: Request | undefined,
  environment: StepEnvironment,
): number | undefined => {
  const { unanswered, former } = consentOf(world, by, wants);
  const voices = voicesOf(world, side, wants, former).filter((person) => person !== by);
  if (unanswered === 'never') return undefined;
  if (unanswered === 'silent')
    return Math.max(...voices.map((person) => silentUntil(world, person, side, environment, request?.at)));
  if (!request) return environment.now + ANSWER_TIME;
  const { until, at = until } = request;
  if (until === undefined || at === undefined) return undefined;
  const told = toldAt(at, voices, environment);
  return told === undefined ? undefined : dueAt(told, until - at, environment);
};

/** When the first of some people was told of what came at a time; undefined: none of them was so far. */
export const toldAt = (
  came: number,
  people: readonly PersonId[],
  { delivered }: Pick<StepEnvironment, 'delivered'>,
): number | undefined => {
  if (!delivered) return came;
  const times = people.map((person) => delivered(came, person)).filter((time) => time !== undefined);
  return times.length === 0 ? undefined : Math.min(...times);
};

/**
 * When the time of these people is up to do what came at a time: it begins when one of them was told. People who can't
 * be reached stop nothing for good (T30).
 */
export const answerDue = (
  came: number,
  wait: number,
  people: readonly PersonId[],
  environment: Pick<StepEnvironment, 'delivered' | 'downtime'>,
): number => {
  const told = toldAt(came, people, environment);
  return told === undefined ? dueAt(came, Math.max(wait, REACH_TIME), environment) : dueAt(told, wait, environment);
};

/** When a time that began then is up: later by as long as the bot was down meanwhile (ms since 1970, T29). */
export const dueAt = (since: number, wait: number, { downtime }: Pick<StepEnvironment, 'downtime'>): number =>
  since + wait + (downtime?.(since) ?? 0);

/**
 * For how long somebody says nothing who counts as silent (ms): the time of the reminder, a day at least, also where
 * nobody is reminded.
 */
export const patience = (world: World): number => Math.max((gameOf(world).reminder ?? 0) * MINUTE, DAY);

/** Until when somebody who says nothing does not count as silent. */
export const silentUntil = (
  world: World,
  person: PersonId,
  side: SideId,
  environment: StepEnvironment,
  asked?: number,
): number => answerDue(silentSince(world, person, side, environment, asked), patience(world), [person], environment);

/**
 * Since when it counts that nothing was heard of somebody who plays a side, or did: since the last that everybody was
 * told of, but where there are turns only since the turn came, or since that person was asked: nobody is missed while
 * another is waited for.
 */
export const silentSince = (
  world: World,
  person: PersonId,
  side: SideId,
  { now, hearing }: StepEnvironment,
  asked = now,
): number => {
  if (!hearing) return now;
  const gone = world.get('former', `${person}/${side}`);
  const turn = onTurn(world);
  const missed = gone ? gone.since : turn && (turn.id === side ? hearing.turn : asked);
  return Math.max(hearing.heard(person), missed ?? 0);
};
