import {
  added,
  type Change,
  createIds,
  handlerOf,
  isRefusal,
  join,
  type Operation,
  type PersonId,
  type Refusal,
  refuse,
  removed,
  type StepContext,
  type StepEnvironment,
  type System,
  type Table,
  updated,
} from '../../../table/index.ts';
import { closed, refusalOfPublishingSecret } from '../chance/published.ts';
import {
  answerableSidesOf,
  consentDeadlineIfAsked,
  consentStateOf,
  isRequestGranted,
  isSameRequestedChange,
  refusalOfEmptySeats,
  requestedOperationOf,
  sidesRequiredToConsent,
} from '../consent/consent.ts';
import { refusalOfUnfairOperation } from '../interest.ts';
import type { Module } from '../module.ts';
import { refusalOfRequestingMove } from '../pieces/overruled.ts';
import { refusalOfRequestingAct } from '../pieces/overruled-act.ts';
import { refusalOfClaimingObjective, refusalOfObjectivePoints } from '../points/claims.ts';
import { refusalOfAddingPoints, refusalOfPointAmount } from '../points/rights.ts';
import { canGameHideAnything, gameOf, isMaster, isValidSideReference, sidesOf } from '../queries.ts';
import type { ConsentRequest, ProposedModule, Wish } from '../records.ts';
import { consentRequestSchema, proposedModuleSchema } from '../records.ts';
import { refusalOfNewModule, refusalOfReloadByActor } from '../reload.ts';
import { refusalOfHostAct, refusalOutsidePlay, refusalWithoutGameMaster } from '../rights.ts';
import { refusalOfDraws, refusalOfEndingGame } from '../turns/endings.ts';
import { isGameDecided } from '../turns/outcomes.ts';
import { createRenameRule } from './renamed.ts';
import { reportUndoRequest, requestReportDefinitions, requestReports } from './request-reports.ts';
import { refusalOfSeatingBot, refusalOfSidesForBot } from './seat-bot.ts';
import { refusalOfSideTransfer } from './transfer.ts';

declare module '../../../table/core/operation.ts' {
  interface Operations {
    /**
     * Asks other sides to agree to something. If the actor is asked for the same thing by another player, it counts as
     * agreement.
     */
    ask: {
      readonly wants: Wish;
      readonly module?: Module;
      readonly reason?: string | undefined;
    };
    agree: { readonly request: string };
    decline: { readonly request: string };
  }
}

declare module '../../../table/core/refusal.ts' {
  interface Refusals {
    'no-such-request': Record<never, never>;
    /** The player has already asked for this. `until` is the deadline in milliseconds since 1970. */
    'already-asked': { readonly until?: number };
    'not-asked': Record<never, never>;
    'nobody-to-ask': Record<never, never>;
  }
}

/**
 * The requests whose command names pieces or cards. Below a public answer, Discord shows everyone the command with its
 * options, and with them a hidden card.
 */
const NAMING: ReadonlySet<Wish['what']> = new Set(['overrule', 'overrule-act', 'overrule-step', 'claim']);

export const findGrantedRequest = (
  table: Table,
  person: PersonId,
  isIt: (wish: Wish) => boolean,
): ConsentRequest | undefined =>
  [...table.all('request')].find(
    (request) => request.by === person && isIt(request.wants) && isRequestGranted(request),
  );

/** Returns why an actor may not make a request. Spectators, for example, may not ask for an undo (W1). */
const refusalOfAsking = (table: Table, actor: PersonId, wants: Wish): Refusal | undefined => {
  if (wants.what === 'publish') return refusalOfPublishingSecret(table, actor);
  if (wants.what === 'reload') return refusalOfReloadByActor(table, actor);
  if (wants.what === 'overrule') return refusalOutsidePlay(table) ?? refusalOfRequestingMove(table, actor, wants);
  if (wants.what === 'overrule-act') return refusalOutsidePlay(table) ?? refusalOfRequestingAct(table, actor, wants);
  if (wants.what === 'overrule-step') return refusalOfAskingStep(table, actor, wants);
  if (wants.what === 'clock') return refusalOfHostAct(table, actor);
  if (wants.what === 'points') return refusalOfAddingPoints(table, actor, wants.side);
  if (wants.what === 'claim') return refusalOfClaimingObjective(table, actor, wants.side, wants.objective);
  if (wants.what === 'draw') return refusalOfEndingGame(table, actor) ?? refusalOfDraws(table);
  if (wants.what === 'arrange') return refusalOfAskingToArrange(table, actor);
  if (wants.what === 'bot') return refusalOfSeatingBot(table, actor);
  if (wants.what !== 'undo') return gameOf(table).phase === 'over' ? refuse('game-over', {}) : undefined;
  const isReopening = gameOf(table).phase === 'over' && isGameDecided(table);
  const isOnes =
    sidesOf(table, actor).length > 0 || isMaster(table, actor) || (isReopening && gameOf(table).host === actor);
  return (isReopening ? closed(table) : refusalOutsidePlay(table)) ?? (isOnes ? undefined : refuse('not-a-player', {}));
};

/** Returns why a person can't ask for the right to change the table. Only players in a game that hides nothing can. */
const refusalOfAskingToArrange = (table: Table, actor: PersonId): Refusal | undefined => {
  const refusal = refusalOfEndingGame(table, actor);
  const { master } = gameOf(table);
  if (refusal) return refusal;
  return (master !== undefined && master !== actor) || canGameHideAnything(table)
    ? refusalWithoutGameMaster(table)
    : undefined;
};

/** Returns why a step against the rules can't be requested. That the others have not agreed yet is no reason. */
const refusalOfAskingStep = (
  table: Table,
  actor: PersonId,
  wants: Extract<Wish, { what: 'overrule-step' }>,
): Refusal | undefined => {
  const step = requestedOperationOf(actor, wants);
  const refusal = handlerOf(table.systems, step.kind).refusalOf(table, step);
  return refusal?.code === 'overrule-needs-consent' ? undefined : refusal;
};

const stepFault = (table: Table, step: Operation, environment: StepEnvironment): Refusal | undefined => {
  const done = handlerOf(table.systems, step.kind).decide(table, step, environment);
  return isRefusal(done) ? done : undefined;
};

const vain = (
  table: Table,
  { actor, wants, module }: Operation<'ask'>,
  environment: StepEnvironment,
): Refusal | undefined => {
  switch (wants.what) {
    case 'seat':
      return table.get('side', wants.side) ? undefined : refuse('no-such-side', { side: wants.side });
    case 'transfer':
      return refusalOfSideTransfer(table, actor, wants.side, wants.to);
    case 'bot':
      return refusalOfSidesForBot(table, wants.sides);
    case 'reload':
      return module ? refusalOfNewModule(table, module, wants.hash) : refuse('no-such-request', {});
    case 'overrule-step':
      return canGameHideAnything(table) ? undefined : stepFault(table, requestedOperationOf(actor, wants), environment);
    case 'points':
      return refusalOfPointAmount(table, wants.points);
    case 'claim':
      return refusalOfObjectivePoints(table, wants.side, wants.objective);
    default:
      return undefined;
  }
};

const decideAsk = (table: Table, operation: Operation<'ask'>, environment: StepEnvironment): Change | Refusal => {
  const { actor, wants, module, reason } = operation;
  const refusal = vain(table, operation, environment) ?? refusalOfEmptySeats(table, actor, wants);
  if (refusal) return refusal;
  const asked = sidesRequiredToConsent(table, actor, wants);
  if (asked.length === 0 && wants.what !== 'transfer') return refuse('nobody-to-ask', {});
  const others = [...table.all('request')].find(
    (one) => one.by !== actor && isShared(wants) && isSameRequestedChange(one.wants, wants),
  );
  if (others) return decideAgree(table, actor, others.id);
  const mine = [...table.all('request')].find((one) => one.by === actor && one.wants.what === wants.what);
  const { request, until: due } = consentStateOf(table, actor, wants, environment);
  const isStale = request ? asked.some((side) => !request.asked.includes(side)) : wants.what === 'reload';
  if (mine && !isStale) {
    const waits = mine === request ? due : mine.until;
    return refuse('already-asked', { ...(waits === undefined ? {} : { until: waits }) });
  }
  const until = consentDeadlineIfAsked(table, actor, wants, environment);
  const { ids, change } = createIds(table, 'r', 1);
  const why = reason === undefined ? {} : { reason };
  const times = until === undefined ? {} : { at: environment.now, until };
  return join(
    mine ? removed(mine) : join(),
    change,
    added({ kind: 'request', id: ids[0] as string, by: actor, wants, asked, agreed: [], ...why, ...times }),
    wants.what === 'reload' && module
      ? proposed(table, { kind: 'proposal', id: 'proposal', hash: wants.hash, module })
      : join(),
  );
};

const proposed = (table: Table, proposal: ProposedModule): Change => {
  const before = table.get('proposal', 'proposal');
  return before ? updated(before, proposal) : added(proposal);
};

/** True if a request has the same result whichever player makes it. */
const isShared = ({ what }: Wish): boolean =>
  what === 'undo' || what === 'publish' || what === 'draw' || what === 'bot';

const decideAgree = (table: Table, actor: PersonId, id: string): Change | Refusal => {
  const request = table.get('request', id);
  if (!request) return refuse('no-such-request', {});
  if (request.wants.what === 'transfer')
    return request.wants.to === actor ? updated(request, { ...request, accepted: true }) : refuse('not-asked', {});
  const sides = answerableSidesOf(table, actor, request).filter((side) => !request.agreed.includes(side));
  if (sides.length === 0) return refuse('not-asked', {});
  return updated(request, { ...request, agreed: [...request.agreed, ...sides] });
};

const decideDecline = (table: Table, actor: PersonId, id: string): Change | Refusal => {
  const request = table.get('request', id);
  if (!request) return refuse('no-such-request', {});
  const { by, wants } = request;
  const isAsked = wants.what === 'transfer' ? wants.to === actor : answerableSidesOf(table, actor, request).length > 0;
  return by === actor || isAsked ? removed(request) : refuse('not-asked', {});
};

/**
 * True if a change concerns seats, host, game master, module or phase. All requests then lapse, because other players
 * may have to be asked.
 */
const changesSeats = ({ added: records, updated: updates, removed: gone }: Change): boolean =>
  [...records, ...gone].some((record) => record.kind === 'seat' && record.side !== undefined) ||
  updates.some(
    ({ kind, from, to }) =>
      kind === 'module' || (kind === 'game' && STANDING.some((name) => name in from || name in to)),
  );

const STANDING = ['phase', 'host', 'master'] as const;

const LAPSING: ReadonlySet<Wish['what']> = new Set([
  'undo',
  'publish',
  'draw',
  'overrule',
  'overrule-act',
  'overrule-step',
]);

/** True if a request lapses because play has gone on since. Only steps that the channel sees count (D7). */
const isOvertaken = (
  table: Table,
  { by, wants }: ConsentRequest,
  { operation, change, environment: { isTold } }: StepContext,
): boolean => {
  if (!LAPSING.has(wants.what)) return false;
  if (wants.what === 'draw' && operation.actor === by) return false;
  const plays = handlerOf(table.systems, operation.kind).play || operation.kind === 'undo' || operation.kind === 'redo';
  return plays && (isTold?.(change) ?? true);
};

export const requestSystem = {
  name: 'requests',
  records: {
    request: {
      schema: consentRequestSchema,
      names: (table, { wants, asked, agreed }) =>
        [...('side' in wants ? [wants.side] : []), ...('sides' in wants ? wants.sides : []), ...asked, ...agreed].every(
          (side) => isValidSideReference(table, side),
        ),
      visibility: 'open',
      undo: 'leaves',
      recognized: createRenameRule('request', ({ by, wants, ...request }, rename) => ({
        ...request,
        by: rename(by),
        wants: wants.what === 'transfer' ? { ...wants, to: rename(wants.to) } : wants,
      })),
      affects: [],
      reports: requestReports,
      texts: { wants: 'word', reason: 'typed' },
    },
    proposal: {
      schema: proposedModuleSchema,
      names: 'anything',
      visibility: () => undefined,
      undo: 'leaves',
      recognized: 'nobody',
      affects: ['values'],
      reports: 'nothing',
      texts: { hash: 'word', module: 'word' },
    },
  },
  reports: requestReportDefinitions,
  operations: {
    ask: {
      play: false,
      gain: 'none',
      answer: ({ wants }) => (NAMING.has(wants.what) ? 'apart' : 'open'),
      told: reportUndoRequest,
      texts: { wants: 'word', module: 'word', reason: 'typed' },
      refusalOf: (table, { actor, wants }) => refusalOfAsking(table, actor, wants),
      decide: decideAsk,
    },
    agree: {
      play: false,
      gain: 'none',
      answer: 'open',
      told: 'phrases',
      texts: { request: 'word' },
      refusalOf: () => undefined,
      decide: (table, { actor, request }) => decideAgree(table, actor, request),
    },
    decline: {
      play: false,
      gain: 'none',
      answer: 'open',
      told: 'phrases',
      texts: { request: 'word' },
      refusalOf: () => undefined,
      decide: (table, { actor, request }) => decideDecline(table, actor, request),
    },
  },
  reactions: (table, done) => {
    if (table.size('request') === 0) return undefined;
    const requests = [...table.all('request')];
    return removed(
      ...(changesSeats(done.change) ? requests : requests.filter((request) => isOvertaken(table, request, done))),
    );
  },
  guards: refusalOfUnfairOperation,
  acts: 'none',
} satisfies System;
