import { z } from 'zod';
import {
  count,
  equal,
  keyed,
  list,
  longText,
  type Operation,
  type PersonId,
  type PieceId,
  person,
  type RecordChangeReports,
  type ReportReader,
  type ReportsOf,
  reference,
  type SeenReport,
  type SideId,
  type Stored,
  shortText,
  times,
  type World,
} from '../../../table/index.ts';
import { isRequestGranted, requestedOperationOf } from '../consent/consent.ts';
import { BOT_LEVELS } from '../house.ts';
import { labelOfModuleKey } from '../labels.ts';
import { displayNameOfSubject, isExistingSubject, type Subject } from '../lines/names.ts';
import { piecesOfOverruledStep } from '../pieces/overruled.ts';
import {
  MOST_OVERRULED_ITEMS,
  OVERRULED_KINDS,
  type OverruledStep,
  type overruledPlaceSchema,
} from '../pieces/overruled-step.ts';
import { gameOf, hasHumanOpponent, isInGame, locateContainer, moduleOf, sidesOf } from '../queries.ts';
import type { ConsentRequest } from '../records.ts';
import { findModuleChanges, moduleChangesSchema } from '../reload-reports.ts';

/**
 * A request as everyone may know it. It doesn't contain the steps of an undo, because their numbers would reveal unseen
 * steps (T19).
 */
const wishSchema = z.union([
  keyed({ what: z.enum(['undo', 'master', 'publish', 'draw', 'arrange']) }),
  keyed({ what: z.literal('seat'), side: shortText }),
  keyed({ what: z.literal('transfer'), side: shortText, to: person }),
  keyed({ what: z.literal('bot'), sides: list(shortText, 100), level: z.enum(BOT_LEVELS) }),
  keyed({ what: z.literal('reload'), title: longText }),
  keyed({ what: z.literal('clock'), turn: count.exactOptional(), bank: count.exactOptional() }),
  keyed({
    what: z.literal('overrule'),
    pieces: list(longText, MOST_OVERRULED_ITEMS),
    to: longText,
    taken: list(longText, MOST_OVERRULED_ITEMS),
    unseen: times,
  }),
  keyed({
    what: z.literal('overrule-act'),
    action: shortText,
    with: longText.exactOptional(),
    chosen: list(longText, MOST_OVERRULED_ITEMS).exactOptional(),
    unseen: times,
  }),
  keyed({
    what: z.literal('overrule-step'),
    kind: z.enum(OVERRULED_KINDS),
    pieces: list(longText, MOST_OVERRULED_ITEMS).exactOptional(),
    unseen: times,
    from: longText.exactOptional(),
    to: list(longText, MOST_OVERRULED_ITEMS).exactOptional(),
    count: count.exactOptional(),
    /** The prototype of a new piece, or properties with their new values. */
    into: list(longText, MOST_OVERRULED_ITEMS).exactOptional(),
  }),
  keyed({ what: z.literal('points'), side: shortText, points: z.int() }),
  keyed({ what: z.literal('claim'), side: shortText, objective: shortText }),
]);
export type RequestedChangeReport = Stored<typeof wishSchema>;

export const requestReportDefinitions = {
  agreed: {
    /**
     * A player agreed to a request. With `arranges`, this was the last missing answer, and `by` may now change the
     * table.
     */
    schema: keyed({ what: z.literal('agreed'), by: person, arranges: z.literal(true).exactOptional() }),
    told: 'phrase',
    isCounted: false,
  },
  /** A player made the same request as another. `undo` is set if it is about an undo. */
  joined: {
    schema: keyed({ what: z.literal('joined'), by: person, undo: z.literal(true).exactOptional() }),
    told: 'phrase',
    isCounted: false,
  },
  asked: {
    schema: keyed({
      what: z.literal('asked'),
      wants: wishSchema,
      changes: moduleChangesSchema.exactOptional(),
      gains: list(shortText, 100).exactOptional(),
      reason: shortText.exactOptional(),
    }),
    told: 'phrase',
    isCounted: false,
    texts: { wants: 'word', changes: 'word', gains: 'word', reason: 'typed' },
  },
  /** A request was declined, withdrawn, or ended by a player who had agreed to it. */
  closed: {
    schema: keyed({ what: z.literal('closed'), how: z.enum(['declined', 'taken-back', 'ended']), by: person }),
    told: 'phrase',
    isCounted: false,
  },
  lapsed: { schema: keyed({ what: z.literal('lapsed'), by: person }), told: 'request', isCounted: false },
  /** A request was granted although these sides didn't answer. */
  silent: {
    schema: keyed({ what: z.literal('silent'), sides: list(reference<SideId>(), 100) }),
    told: 'request',
    isCounted: false,
  },
} as const;

declare module '../../../table/core/report.ts' {
  interface Reports extends ReportsOf<typeof requestReportDefinitions> {}
}

/** Returns the differences of a requested module, which are public. */
const proposalSeen = (
  { ground, systems }: ReportReader,
  { wants }: ConsentRequest,
): Pick<SeenReport<'asked'>, 'changes'> => {
  const [now, proposal] = [ground.get('module', 'module'), ground.get('proposal', 'proposal')];
  if (wants.what !== 'reload' || !now || proposal?.hash !== wants.hash) return {};
  return { changes: findModuleChanges(now.module, proposal.module, gameOf(ground).phase !== 'seating', systems) };
};

export const requestReports: RecordChangeReports<'request'> = {
  added: ({ reader }, request) => [
    {
      what: 'asked',
      wants: reportRequestedChange(reader, request.wants),
      ...proposalSeen(reader, request),
      ...gainsSeen(reader, request),
      ...(request.reason === undefined ? {} : { reason: request.reason }),
    },
  ],
  updated: ({ operation }, request) => answerSeen(request, operation),
  removed: ({ operation, reader }, request) => closedSeen(reader, request, operation),
};

const gainsSeen = ({ ground }: ReportReader, { by, wants }: ConsentRequest): Pick<SeenReport<'asked'>, 'gains'> => {
  if (!GAINING.has(wants.what) || !hasHumanOpponent(ground, by)) return {};
  const sides = sidesOf(ground, by).filter((side) => isInGame(ground, side));
  return { gains: sides.map((side) => ground.get('side', side)?.name ?? side) };
};

const GAINING: ReadonlySet<ConsentRequest['wants']['what']> = new Set([
  'overrule',
  'overrule-act',
  'overrule-step',
  'arrange',
  'reload',
]);

export const reportRequestedChange = (world: World, wants: ConsentRequest['wants']): RequestedChangeReport => {
  if (wants.what === 'undo') return { what: 'undo' };
  if (wants.what === 'overrule') {
    const { pieces, to, captures } = wants;
    const { pieces: moved = [], unseen } = piecesSeen(world, pieces);
    const more = unseen === undefined ? {} : { unseen };
    const { pieces: taken = [] } = piecesSeen(world, captures);
    return { what: 'overrule', pieces: moved, to: placeSeen(world, to), taken, ...more };
  }
  if (wants.what === 'overrule-step') return stepSeen(world, wants.step);
  if (wants.what === 'overrule-act') {
    const { action, subject, choices } = wants;
    const { of, choose = {} } = moduleOf(world).actions?.find(({ name }) => name === action) ?? {};
    const named = (kind: string | undefined, id: string): string | undefined => {
      const subject = { kind: kind as Subject['kind'], id };
      return isExistingSubject(world, subject) ? String(displayNameOfSubject(world, subject) ?? id) : undefined;
    };
    const subjects = subject === undefined ? [] : [named(of?.kind, subject)];
    const all = Object.entries(choices).flatMap(([choice, value]) =>
      typeof value === 'number' ? [String(value)] : value.map((id) => named(choose[choice]?.kind, id)),
    );
    const chosen = all.filter((one) => one !== undefined);
    const [it] = subjects;
    const unseen = [...subjects, ...all].filter((one) => one === undefined).length;
    return {
      what: 'overrule-act',
      action,
      ...(it === undefined ? {} : { with: it }),
      ...(chosen.length > 0 ? { chosen } : {}),
      ...(unseen > 0 ? { unseen } : {}),
    };
  }
  return wants.what === 'reload' ? { what: 'reload', title: wants.title } : wants;
};

/**
 * Returns the names of visible pieces and the number of unseen ones. Unseen pieces may be in the hand of the player who
 * makes the request.
 */
const piecesSeen = (
  world: World,
  ids: readonly PieceId[],
): { readonly pieces?: readonly string[]; readonly unseen?: number } => {
  const pieces = ids.flatMap((id) => world.get('piece', id)?.name ?? []);
  const unseen = ids.length - pieces.length;
  return { ...(pieces.length > 0 ? { pieces } : {}), ...(unseen > 0 ? { unseen } : {}) };
};

const placeSeen = (world: World, to: Stored<typeof overruledPlaceSchema>): string =>
  to.cell ?? locateContainer(world.ground, to.in)?.map.name ?? '';

const stepSeen = (world: World, step: OverruledStep): RequestedChangeReport => {
  const to = targetsSeen(world, step);
  const into = intoSeen(world, step);
  return {
    what: 'overrule-step',
    kind: step.kind,
    ...piecesSeen(world, piecesOfOverruledStep(step)),
    ...('deck' in step && step.kind !== 'return' ? { from: world.get('deck', step.deck)?.name ?? '' } : {}),
    ...(to.length > 0 ? { to } : {}),
    ...('count' in step ? { count: step.count } : {}),
    ...(into.length > 0 ? { into } : {}),
  };
};

const intoSeen = (world: World, step: OverruledStep): readonly string[] => {
  const module = moduleOf(world);
  switch (step.kind) {
    case 'place':
    case 'replace':
      return [labelOfModuleKey(module, step.prototype)];
    case 'set':
      return Object.entries(step.values).map(([name, value]) => `${labelOfModuleKey(module, name)} ${value ?? '–'}`);
    default:
      return [];
  }
};

const targetsSeen = (world: World, step: OverruledStep): readonly string[] => {
  const named = (kind: 'deck' | 'side', id: string): string => world.get(kind, id)?.name ?? '';
  switch (step.kind) {
    case 'draw':
    case 'send':
    case 'place':
      return [placeSeen(world, step.to)];
    case 'engage':
      return [step.target.cell];
    case 'return':
      return [named('deck', step.deck)];
    case 'gather':
      return [named('deck', step.to)];
    case 'deal':
      return step.sides.map((side) => named('side', side));
    case 'give':
    case 'hand-over':
      return [named('side', step.side)];
    default:
      return [];
  }
};

/** Reports an agreement. A player also agrees by making the same request. */
const answerSeen = (request: ConsentRequest, operation: Operation | undefined): readonly SeenReport[] => {
  const { by, wants } = request;
  if (operation?.kind === 'ask') return [{ what: 'joined', by, ...(wants.what === 'undo' ? { undo: true } : {}) }];
  if (!isRequestGranted(request)) return [{ what: 'agreed', by }];
  return wants.what === 'arrange' ? [{ what: 'agreed', by, arranges: true }] : [];
};

const howClosed = (request: ConsentRequest, actor: PersonId): SeenReport<'closed'>['how'] => {
  if (request.wants.what === 'arrange' && isRequestGranted(request)) return 'ended';
  return actor === request.by ? 'taken-back' : 'declined';
};

/** Reports the end of a request. If it was granted, this is reported only if a side had not answered. */
const closedSeen = (world: World, request: ConsentRequest, operation: Operation | undefined): readonly SeenReport[] => {
  if (operation?.kind === 'import') return [];
  const { id, by, wants, asked, agreed } = request;
  if (operation?.kind === 'decline' && operation.request === id)
    return [{ what: 'closed', how: howClosed(request, operation.actor), by }];
  if (wants.what === 'arrange' && isRequestGranted(request))
    return gameOf(world).phase === 'over' ? [] : [{ what: 'lapsed', by }];
  const isAgreed = wants.what === 'claim' && [...world.all('point')].some((one) => one.request === id);
  if (!isAgreed && (!operation || !isWished(operation, by, wants))) return [{ what: 'lapsed', by }];
  const sides = asked.filter((side) => !agreed.includes(side));
  return sides.length > 0 ? [{ what: 'silent', sides }] : [];
};

/**
 * True if an operation does what a request asked for. An undo may go further than requested, because of unseen steps.
 */
const isWished = (operation: Operation, by: PersonId, wants: ConsentRequest['wants']): boolean => {
  if (wants.what === 'arrange') return false;
  const done = requestedOperationOf(by, wants);
  if (operation.kind === 'reload' && done.kind === 'reload')
    return operation.actor === by && operation.hash === done.hash;
  if (operation.kind === 'add-points' && done.kind === 'add-points')
    return operation.actor === by && operation.side === done.side && operation.points === done.points;
  return equal(done, operation) || (operation.actor === by && operation.kind === 'undo' && done.kind === 'undo');
};

/** Reports a request to undo, without details. */
export const reportUndoRequest = (seen: readonly SeenReport[]): readonly SeenReport[] | 'phrases' => {
  const undo = seen.find(
    (one) => (one.what === 'asked' && one.wants.what === 'undo') || (one.what === 'joined' && one.undo),
  );
  return undo ? [undo] : 'phrases';
};
