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
import {
  canGameHideAnything,
  gameOf,
  isInGame,
  isMaster,
  onTurn,
  playersOf,
  sidesInTurnOrder,
  sidesOf,
} from '../queries.ts';
import type { ConsentRequest, Wish } from '../records.ts';
import { CHANGE_NOTICES, type ConsentRule, REPORT_KIND_BY_REQUEST } from './notices.ts';

declare module '../../../table/core/refusal.ts' {
  interface Refusals {
    'consent-needs-players': { readonly sides: readonly SideId[] };
  }
}

/** The shortest time without activity after which a player can count as silent (ms). */
export const DAY_MS = 24 * 3_600_000;
export const MINUTE_MS = 60_000;
/** The time to answer a request that reveals secrets (ms). */
const ANSWER_TIME = 3 * DAY_MS;
/** The time after which a player counts as silent although no notice could be delivered to them (ms, T30). */
export const UNREACHABLE_PLAYER_WAIT_MS = 3 * DAY_MS;

const consentOf = (world: World, by: PersonId, wants: Wish): ConsentRule => {
  if (wants.what !== 'seat') return CHANGE_NOTICES[REPORT_KIND_BY_REQUEST[wants.what]].asks.always;
  const { plain, first, ofBot, same, second } = CHANGE_NOTICES[REPORT_KIND_BY_REQUEST.seat].asks;
  if (!canGameHideAnything(world) || gameOf(world).phase !== 'playing') return plain;
  const seen = world.get('witness', by)?.sides ?? [];
  if (seen.some((side) => side !== wants.side)) return second;
  if (seen.length > 0) return same;
  const players = playersOf(world, wants.side);
  const isBots = players.length > 0 && players.every(isHouse);
  const hasOthers = [...world.all('seat')].some(({ side, person }) => side !== undefined && !isHouse(person));
  return isBots && hasOthers ? ofBot : first;
};

/**
 * Returns the people who answer for a side (T17). For a side that only the bot plays, the bot answers draw offers. It
 * agrees to all other requests.
 */
const voicesOf = (world: World, side: SideId, wants: Wish, former: ConsentRule['former']): readonly PersonId[] => {
  const players = playersOf(world, side);
  if (wants.what === 'draw' && players.length > 0 && players.every(isHouse)) return players;
  const gone = [...world.all('former')].filter((one) => one.side === side && !players.includes(one.person));
  const counts = gone.filter(({ left }) => former === 'last' || (former === 'unseated' && !left));
  return [...players, ...counts.map(({ person }) => person)].filter((person) => !isHouse(person));
};

/** The requests that only sides still in the game decide. */
const OF_SIDES_IN_GAME: ReadonlySet<Wish['what']> = new Set(['bot', 'draw', 'arrange']);

/** Returns the sides that must agree to a request. After the game, the sides that won come first. */
export const sidesRequiredToConsent = (world: World, by: PersonId, wants: Wish): readonly SideId[] => {
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

/**
 * Returns why a request can't succeed yet. An empty seat can't agree to anything by which a side wins or loses (W9).
 */
export const refusalOfEmptySeats = (world: World, by: PersonId, wants: Wish): Refusal | undefined => {
  const { former, emptySeats } = consentOf(world, by, wants);
  if (emptySeats === 'ignored' || gameOf(world).phase !== 'playing') return undefined;
  const sides = sidesInTurnOrder(world).filter(
    (side) =>
      isInGame(world, side) && playersOf(world, side).length === 0 && voicesOf(world, side, wants, former).length === 0,
  );
  return sides.length > 0 ? refuse('consent-needs-players', { sides }) : undefined;
};

/** True if all other sides agreed that a player may change the table freely, and none of them withdrew. */
export const hasConsentToChangeTable = (world: World, person: PersonId): boolean =>
  [...world.all('request')].some(
    (request) => request.by === person && request.wants.what === 'arrange' && isRequestGranted(request),
  );

export const peopleStillToAnswer = (
  world: World,
  { by, wants, asked, agreed }: ConsentRequest,
): readonly PersonId[] => {
  if (wants.what === 'transfer') return [wants.to];
  return speakersFor(
    world,
    by,
    wants,
    asked.filter((side) => !agreed.includes(side)),
  );
};

export const peopleRequiredToConsent = (world: World, by: PersonId, wants: Wish): readonly PersonId[] =>
  wants.what === 'transfer' ? [wants.to] : speakersFor(world, by, wants, sidesRequiredToConsent(world, by, wants));

const speakersFor = (world: World, by: PersonId, wants: Wish, sides: readonly SideId[]): readonly PersonId[] => {
  const { former } = consentOf(world, by, wants);
  const voices = sides.flatMap((side) => voicesOf(world, side, wants, former));
  return [...new Set(voices)].filter((person) => person !== by);
};

/** Returns the sides for which a player can answer a request. */
export const answerableSidesOf = (
  world: World,
  actor: PersonId,
  { by, wants, asked }: ConsentRequest,
): readonly SideId[] => {
  const { former, forAll } = consentOf(world, by, wants);
  const isFor = { master: isMaster(world, actor), host: gameOf(world).host === actor };
  if (actor === by) return [];
  return forAll.some((one) => isFor[one])
    ? asked
    : asked.filter((side) => voicesOf(world, side, wants, former).includes(actor));
};

export const isRequestGranted = ({ wants, asked, agreed, accepted }: ConsentRequest): boolean =>
  wants.what === 'transfer' ? accepted === true : asked.every((side) => agreed.includes(side));

export interface ConsentState {
  readonly request: ConsentRequest | undefined;
  /** The sides that still have to agree. */
  readonly lacking: readonly SideId[];
  readonly people: readonly PersonId[];
  /** Deadline for the answers (ms since 1970). */
  readonly until: number | undefined;
  /** True if the request is refused because it reveals secrets and no player could agree to it. */
  readonly refused: boolean;
}

/**
 * Returns the state of a request as it is now. The players who must agree may have changed since the request was made.
 */
export const consentStateOf = (world: World, by: PersonId, wants: Wish, environment: StepEnvironment): ConsentState => {
  const request = [...world.all('request')].find((one) => one.by === by && isSameRequestedChange(one.wants, wants));
  const { unanswered, asks } = consentOf(world, by, wants);
  const asked = sidesRequiredToConsent(world, by, wants);
  const isHiding = canGameHideAnything(world);
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

/** Returns the deadline for players if they were asked now; undefined if they would have none. */
export const consentDeadlineIfAsked = (
  world: World,
  by: PersonId,
  wants: Wish,
  environment: StepEnvironment,
): number | undefined =>
  canGameHideAnything(world)
    ? latest(
        sidesRequiredToConsent(world, by, wants).map((side) =>
          waitsUntil(world, by, wants, side, undefined, environment),
        ),
      )
    : undefined;

const latest = (times: readonly (number | undefined)[]): number | undefined => {
  const known = times.filter((time) => time !== undefined);
  return known.length < times.length || known.length === 0 ? undefined : Math.max(...known);
};

/** Returns what a request waits for until its deadline: an answer, or that the asked players stay silent. */
export const expectedResponseOf = (
  world: World,
  { by, wants, until }: ConsentRequest,
): 'answer' | 'silence' | undefined => {
  const { unanswered } = consentOf(world, by, wants);
  if (until === undefined || unanswered === 'never') return undefined;
  return unanswered === 'silent' ? 'silence' : 'answer';
};

export const requestedOperationOf = (actor: PersonId, wants: Exclude<Wish, { what: 'arrange' }>): Operation => {
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

export const isSameRequestedChange = (one: Wish, other: Wish): boolean => keyOf(one) === keyOf(other);

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

/** Returns the deadline of a side; undefined if no notice has reached the side. */
const waitsUntil = (
  world: World,
  by: PersonId,
  wants: Wish,
  side: SideId,
  request: ConsentRequest | undefined,
  environment: StepEnvironment,
): number | undefined => {
  const { unanswered, former } = consentOf(world, by, wants);
  const voices = voicesOf(world, side, wants, former).filter((person) => person !== by);
  if (unanswered === 'never') return undefined;
  if (unanswered === 'silent')
    return Math.max(...voices.map((person) => silenceDeadlineOf(world, person, side, environment, request?.at)));
  if (!request) return environment.now + ANSWER_TIME;
  const { until, at = until } = request;
  if (until === undefined || at === undefined) return undefined;
  const told = firstDeliveryTime(at, voices, environment);
  return told === undefined ? undefined : endOfPeriod(told, until - at, environment);
};

/** Returns when the first of these players was notified of something; undefined if none was. */
export const firstDeliveryTime = (
  came: number,
  people: readonly PersonId[],
  { delivered }: Pick<StepEnvironment, 'delivered'>,
): number | undefined => {
  if (!delivered) return came;
  const times = people.map((person) => delivered(came, person)).filter((time) => time !== undefined);
  return times.length === 0 ? undefined : Math.min(...times);
};

/**
 * Returns the deadline of these players, counted from the first notice that reached one of them. Players who can't be
 * reached don't block the game forever (T30).
 */
export const answerDeadlineOf = (
  came: number,
  wait: number,
  people: readonly PersonId[],
  environment: Pick<StepEnvironment, 'delivered' | 'downtime'>,
): number => {
  const told = firstDeliveryTime(came, people, environment);
  return told === undefined
    ? endOfPeriod(came, Math.max(wait, UNREACHABLE_PLAYER_WAIT_MS), environment)
    : endOfPeriod(told, wait, environment);
};

/** Returns when a period ends (ms since 1970). The bot's downtime extends it (T29). */
export const endOfPeriod = (since: number, wait: number, { downtime }: Pick<StepEnvironment, 'downtime'>): number =>
  since + wait + (downtime?.(since) ?? 0);

/**
 * Returns the time without activity after which a player counts as silent (ms). It is the time of the reminder, but at
 * least a day.
 */
export const patience = (world: World): number => Math.max((gameOf(world).reminder ?? 0) * MINUTE_MS, DAY_MS);

export const silenceDeadlineOf = (
  world: World,
  person: PersonId,
  side: SideId,
  environment: StepEnvironment,
  asked?: number,
): number =>
  answerDeadlineOf(silenceStartOf(world, person, side, environment, asked), patience(world), [person], environment);

/**
 * Returns the start of a player's silence, which is the last act of theirs that others saw. In a game with turns, it is
 * not before their turn or the request. So a player doesn't count as silent while the game waits for another.
 */
export const silenceStartOf = (
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
