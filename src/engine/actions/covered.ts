import {
  added,
  type Change,
  equal,
  isRefusal,
  join,
  nothing,
  type Operation,
  omitUndefinedMembers,
  type PersonId,
  type PieceId,
  removed,
  type SideId,
  type StepContext,
  type System,
  type Table,
  updated,
} from '../../table/index.ts';
import { skipImpossibleInstructions } from '../play/lines/queue.ts';
import { gameOf, isSimultaneousPhase, isValidSideReference, moduleOf, playersOf } from '../play/queries.ts';
import { seenTable } from '../play/secrecy/seen-table.ts';
import {
  type CoveredAct,
  type CoveredChoice,
  coveredActSchema,
  coveredActsIfAllReady,
  coveredActVisibility,
  listHiddenActChoices,
  MOST_COVERED_CHOICES,
  pendingCoveredActOf,
  phaseStateOfSide,
} from '../play/turns/covered-acts.ts';
import { areActsAlwaysCovered } from '../play/turns/form.ts';
import { actCountsInPhase, type CurrentPhase, findCurrentPhase } from '../play/turns/phases.ts';
import { coveredReportRules, coveredReports } from './covered-reports.ts';
import { type ActWithPayment, judgeAct } from './judge.ts';

/**
 * Stores a side's act face down until all sides have chosen. If the phase allows no more acts, it replaces the side's
 * last act of the same action, or else its last act.
 */
export const covered = (table: Table, side: SideId, { actor, ...act }: Operation<'act'>): Change => {
  const { action, subject, choices, payment } = act;
  const now = findCurrentPhase(table);
  const before = table.get('covered-act', side);
  const chosen = omitUndefinedMembers<CoveredChoice>({
    by: actor,
    action,
    subject,
    choices: Object.fromEntries(
      Object.entries(choices).map(([name, one]) => [name, typeof one === 'number' ? one : [...one]]),
    ),
    payment: payment && [...payment],
  });
  const laid = pendingCoveredActOf(table, side);
  const [first = chosen, ...more] = withChoice(table, now, laid, chosen);
  const after: CoveredAct = {
    kind: 'covered-act',
    id: side,
    phase: now?.record.name ?? '',
    ...first,
    ...(more.length > 0 ? { more } : {}),
  };
  if (!before) return added(after);
  return equal(before, after) ? nothing : join(removed(before), added(after));
};

const withChoice = (
  table: Table,
  now: CurrentPhase | undefined,
  laid: CoveredAct | undefined,
  chosen: CoveredChoice,
): readonly CoveredChoice[] => {
  const acts = listHiddenActChoices(laid);
  const left =
    now &&
    laid &&
    actCountsInPhase(table, phaseStateOfSide(table, now, laid)).find(({ what }) => what === chosen.action)?.left;
  const isFull = left === 0 || acts.length === MOST_COVERED_CHOICES;
  if (!isFull || acts.length === 0) return [...acts, chosen];
  const same = acts.findLastIndex(({ action }) => action === chosen.action);
  return acts.with(same === -1 ? acts.length - 1 : same, chosen);
};

/**
 * Returns the player who chose, if they still play the side. Otherwise returns another player of the side, if there is
 * one.
 */
const playerFor = (table: Table, side: SideId, by: PersonId): PersonId => {
  const players = playersOf(table, side);
  return players.includes(by) ? by : (players[0] ?? by);
};

const operationOf = (
  table: Table,
  side: SideId,
  { by, action = '', subject, choices = {}, payment }: CoveredChoice,
): Operation<'act'> => ({
  kind: 'act',
  actor: playerFor(table, side, by),
  action,
  subject,
  choices,
  payment: payment as readonly PieceId[] | undefined,
});

/**
 * Does all covered acts once the last side has chosen, and shows them if the phase allows it. Acts that are no longer
 * possible are skipped.
 */
export const executeCoveredActs = (
  table: Table,
  done: StepContext,
  begin: (act: ActWithPayment, operation: Operation<'act'>, done: StepContext) => unknown,
): Change | undefined => {
  if (gameOf(table).phase !== 'playing' || !isSimultaneousPhase(table)) return undefined;
  const phase = table.get('turn-phase', 'turn-phase');
  const acts =
    done.operation.kind === 'undo' || done.operation.kind === 'redo' ? undefined : coveredActsIfAllReady(table);
  if (!acts || !phase || phase.passes !== undefined) return undefined;
  skipImpossibleInstructions(done);
  for (const laid of acts)
    for (const chosen of listHiddenActChoices(laid)) {
      const operation = operationOf(table, laid.id, chosen);
      const act = judgeAct(seenTable(table, operation.actor) ?? table, operation, laid.id);
      if (!isRefusal(act)) begin(act, operation, done);
    }
  const now = findCurrentPhase(table);
  const is = now && areActsAlwaysCovered(now.definition) ? ({ done: true } as const) : ({ open: true } as const);
  const open = acts.map((act) => updated<CoveredAct>(act, { ...act, ...is }));
  return join(...open, updated(phase, { ...phase, passes: 'phase' }));
};

export const coveredSystem = {
  name: 'covered acts',
  operations: {},
  records: {
    'covered-act': {
      schema: coveredActSchema,
      names: (table, { id, phase }) =>
        isValidSideReference(table, id) && (moduleOf(table).turn?.phases ?? []).some(({ name }) => name === phase),
      visibility: coveredActVisibility,
      undo: 'takes-back',
      recognized: 'stays',
      affects: ['opening'],
      reports: coveredReports,
      texts: { phase: 'word', action: 'word', subject: 'word', choices: 'word', payment: 'word', more: 'word' },
    },
  },
  reports: coveredReportRules,
  acts: 'none',
} satisfies System;
